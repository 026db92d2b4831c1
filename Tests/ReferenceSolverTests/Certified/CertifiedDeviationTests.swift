import Foundation
import MotionProblems
import ReferenceSolver
import Testing

@Suite("Certified distance of straight lines from a spring")
struct CertifiedDeviationTests {
  /// m = 1, k = 100, c = 10: x(t) = 1 − e^(−5t)(cos ωt + 5/ω sin ωt), ω = √75.
  private func step(_ time: Double) -> Double {
    let frequency = 75.0.squareRoot()
    return 1 - exp(-5 * time) * (cos(frequency * time) + 5 / frequency * sin(frequency * time))
  }

  @Test(
    "one line: the bound is above the largest distance by a millionth at most, with however many instants it begins",
    arguments: [2, 64, 1000, 20_000])
  func line(_ instants: Int) throws {
    let oscillator = try Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 10)
    let bound = try CertifiedDeviation.bound(
      of: [(0, 0), (1, 1)], from: oscillator, duration: 1, instants: instants)
    let largest = (0...200_000).reduce(0) { max($0, abs(step(Double($1) / 200_000) - Double($1) / 200_000)) }
    #expect(bound >= largest)
    // Between two of the scan's instants, 5e-6 s apart, hides max |x″| h²/8.
    let hidden = 100 * 5e-6 * 5e-6 / 8
    #expect(bound <= (largest + hidden) * (1 + CertifiedDeviation.tightness) + 2 * CertifiedDeviation.rounding)
  }

  @Test("behind the last point the lines rest at 1, and what the motion still does counts")
  func rest() throws {
    let oscillator = try Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 10)
    // The first way to the target ends at 0.2418399152312290 s, the swing beyond it is e^(−π/√3).
    let points = (0...400).map { (share: Double($0) / 400, value: step(0.241839915231229 * Double($0) / 400)) }
    let bound = try CertifiedDeviation.bound(
      of: points.dropLast() + [(1, 1)], from: oscillator, duration: 0.241839915231229, instants: 100)
    #expect(abs(bound - exp(-Double.pi / 3.0.squareRoot())) <= 1e-15)
  }

  @Test("points on the motion: between them lies the sagitta, and a point that is off is found")
  func points() throws {
    let oscillator = try Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 10)
    var points = (0...50).map { (share: Double($0) / 50, value: step(Double($0) / 50)) }
    let bound = try CertifiedDeviation.bound(of: points, from: oscillator, duration: 1, instants: 10_000)
    // At the start the motion is 50 t² − …, whose chord over 0.02 s is 50 · 0.01² off; the bend only falls from there.
    #expect(bound <= 100 * 0.02 * 0.02 / 8 && bound >= 0.85 * 100 * 0.02 * 0.02 / 8)
    points[20].value += 0.1
    let moved = try CertifiedDeviation.bound(of: points, from: oscillator, duration: 1, instants: 10_000)
    #expect(moved >= 0.1 && moved <= 0.1 + 1e-5)
  }
}
