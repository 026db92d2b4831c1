import INTUInterface
import MotionEngine
import Testing

@Suite("Coming from INTUAnimationEngine")
struct INTUGuideTests {
  @Test("the guide's example")
  func example() throws {
    let clock = ManualClock()
    let engine = AnimationEngine(clock: clock)
    var x = 0.0
    var done = false
    let id = try engine.animate(
      duration: 0.5, delay: 0.25, easing: INTUEasing.easeInOutBack,
      animations: { progress in x = Interpolation.value(from: 20.0, to: 120.0, at: progress) },
      completion: { finished in done = finished })
    clock.tick(at: 10)
    clock.tick(at: 10.5)
    #expect(x == 70 && !done && id.rawValue == 1)
    clock.tick(at: 10.75)
    #expect(x == 120 && done)
  }
}
