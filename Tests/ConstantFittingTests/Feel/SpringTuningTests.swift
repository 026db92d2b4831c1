import MotionProblems
import Testing

@testable import ConstantFitting

@Suite("From a feel to constants")
struct SpringTuningTests {
  @Test("probe")
  func probe() throws {
    func show(_ title: String, _ feel: SpringFeel) {
      do {
        let t = try feel.tune()
        print("==", title, t.verdict, t.method, t.reasons.map(\.description))
        for s in t.springs {
          print("   *", s.oscillator.mass, s.oscillator.stiffness, s.oscillator.dampingCoefficient, s.oscillator.dampingRatio, s.largestMiss, s.reached.map { $0.reached ?? .nan })
        }
        for s in t.nearest { print("   ~", s.oscillator.stiffness, s.oscillator.dampingRatio, s.reached.map { $0.reached ?? .nan }) }
        if let s = t.compromise { print("   ?", s.oscillator.stiffness, s.oscillator.dampingRatio, s.reached.map { $0.reached ?? .nan }) }
      } catch { print("==", title, "ERROR", error) }
    }
    show("os+settle", SpringFeel([.overshoot(0.1), .settlingTime(0.5, within: 0.001)]))
    show("peak+settle", SpringFeel([.peakTime(0.1), .settlingTime(0.5, within: 0.001)]))
    show("rise+settle", SpringFeel([.riseTime(0.1), .settlingTime(0.5, within: 0.001)]))
    show("rise>settle", SpringFeel([.riseTime(0.6), .settlingTime(0.5, within: 0.001)]))
    var a = SpringFeel([.settlingTime(0.5, within: 0.001)]); a.constants.response = .held(0.4)
    show("response+settle", a)
    a.constants.response = .held(0.3)
    show("response+settle", a)
    a = SpringFeel([.settlingTime(0.5, within: 0.001)]); a.constants.dampingCoefficient = .held(27.6)
    show("c+settle", a)
    a = SpringFeel([.overshoot(0.1)]); a.constants.dampingRatio = .held(1)
    show("os z=1", a)
    a = SpringFeel([.overshoot(0.1)]); a.constants.stiffness = .held(200)
    show("os k", a)
    show("os", SpringFeel([.overshoot(0.1)]))
    show("settle", SpringFeel([.settlingTime(0.5, within: 0.001)]))
    show("speed+rise", SpringFeel([.peakSpeed(8), .riseTime(0.1)]))
    show("value+value", SpringFeel([.value(0.5, at: 0.1), .value(0.9, at: 0.2)]))
    a = SpringFeel([.overshoot(0.3), .settlingTime(0.5, within: 0.001)]); a.initialVelocity = 5
    show("flight", a)
    a.from = 0; a.to = 100; a.initialVelocity = -300
    show("flight", a)
  }
}
