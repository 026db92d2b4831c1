import Foundation
import MotionProblems
import ReferenceSolver
import Testing

@Suite("Certified settling times beside a dense scan")
struct DenseScanTests {
  /// A motion drawn by its number, with the scan that belongs to it.
  private struct Drawn {
    let problem: MotionProblem
    let band: Double
    let law: DenseScan.Law
    let start: (x: Double, v: Double)
    let step: Double
    /// 1/s: τ = rate · t.
    let rate: Double
    let text: String

    init(_ number: Int) throws {
      func draw(_ index: Int) -> Double { SplitMix64.uniform(seed: 20, index: UInt64(8 * number + index)) }
      func logarithmic(_ index: Int, _ low: Double, _ high: Double) -> Double { low * pow(high / low, draw(index)) }
      let share = logarithmic(0, 1e-9, 0.1)
      if number % 8 == 7 {
        let rate = logarithmic(1, 0.01, 1000)
        let velocity = (draw(2) < 0.5 ? -1 : 1) * logarithmic(3, 1e-3, 1e5)
        problem = try MotionProblem(
          law: .friction(.exponential(frictionRate: rate)), start: PhaseState(position: 0, velocity: velocity))
        band = share * (velocity / rate).magnitude
        (law, start) = (.decay, (x: -velocity / rate, v: velocity / rate))
        (step, self.rate) = (0.05, rate)
        text = "decay \(number): rate \(rate), velocity \(velocity), band \(band)"
        return
      }
      let mass = logarithmic(1, 0.1, 10)
      let stiffness = logarithmic(2, 0.1, 1e6)
      let ratio: Double
      switch number % 4 {
      case 0: ratio = logarithmic(3, 0.01, 0.9)
      case 1: ratio = 1 + (draw(4) < 0.5 ? -1 : 1) * logarithmic(3, 1e-15, 0.1)
      case 2: ratio = logarithmic(3, 1.01, 200)
      default: ratio = 0.05 + 1.2 * draw(3)
      }
      let oscillator = try Oscillator(
        mass: mass, stiffness: stiffness, dampingCoefficient: 2 * ratio * (stiffness * mass).squareRoot())
      let frequency = (stiffness / mass).squareRoot()
      let position = draw(5) < 0.1 ? 0 : (draw(5) < 0.5 ? -1 : 1)
      let velocity = draw(6) < 0.3 && position != 0 ? 0 : (8 * draw(6) - 4) * frequency
      problem = try MotionProblem(
        law: .spring(oscillator), start: PhaseState(position: Double(position), velocity: velocity))
      band = share
      let stated = oscillator.dampingCoefficient / (2 * (stiffness * mass).squareRoot())
      (law, start) = (.spring(dampingRatio: stated), (x: Double(position), v: velocity / frequency))
      (step, rate) = (2 * Double.pi / 40 * max(1, ratio), frequency)
      text = "spring \(number): \(oscillator), from \(position) at \(velocity), band \(band)"
    }
  }

  /// What is wrong with a claimed settling time, in words; nil when nothing is.
  ///
  /// The scan's displacement is good to some 1e-10 of itself: thousands of products, each to 1e-15, and twenty squarings.
  private func fault(in drawn: Drawn, claim: Double?) -> String? {
    let scan = DenseScan(
      drawn.law, from: drawn.start, band: drawn.band, step: drawn.step, claim: claim.map { $0 * drawn.rate })
    guard let claim else {
      return scan.lastOutside.map { "never outside, but outside after \($0 / drawn.rate) s" }
    }
    let time = claim * drawn.rate
    let slack = 1e-12 * time
    if let last = scan.lastOutside, time < last - slack {
      return "\(claim) s, but outside after \(last / drawn.rate) s"
    }
    if time > scan.insideForEver + slack {
      return "\(claim) s, but inside for ever from \(scan.insideForEver / drawn.rate) s on"
    }
    guard let distance = scan.distanceAtClaim else { return "\(claim) s is never reached" }
    let miss = (distance / drawn.band - 1).magnitude
    return miss <= 1e-7 ? nil : "at \(claim) s the distance is \(distance), \(miss) of the band off"
  }

  static let count = 100_000

  @Test(
    "A hundred thousand of any kind, bands from 0.1 to 1e-9: from the last sample outside to the first inside for ever"
  )
  func dense() throws {
    var finite = 0
    for number in 0..<Self.count {
      let drawn = try Drawn(number)
      let answer = try CertifiedMotion(drawn.problem).settlingTime(within: drawn.band)
      switch answer {
      case .finite(let time, let radius):
        finite += 1
        #expect(radius <= 0x1p-52 * time)
        if let fault = fault(in: drawn, claim: time) { Issue.record("\(drawn.text): \(fault)") }
      case .never:
        if let fault = fault(in: drawn, claim: nil) { Issue.record("\(drawn.text): \(fault)") }
      case .infinite: Issue.record("\(drawn.text): it settles")
      }
    }
    #expect(finite > Self.count * 9 / 10)
  }

  @Test("Claims that are off by a millionth, or by a swing, are noticed", arguments: [1 - 1e-6, 1 + 1e-6, 0.9, 1.1])
  func planted(factor: Double) throws {
    var noticed = 0
    for number in 0..<2000 {
      let drawn = try Drawn(number)
      guard case .finite(let time, _) = try CertifiedMotion(drawn.problem).settlingTime(within: drawn.band) else {
        continue
      }
      if fault(in: drawn, claim: time * factor) != nil { noticed += 1 }
    }
    #expect(noticed > 1800, "\(noticed) of 2000")
  }
}
