import MotionProblems
import Testing

@testable import ReferenceSolver

@Suite struct IntegratedSettlingTests {
  struct Known: CustomTestStringConvertible, Sendable {
    let stiffness: Double
    let damping: Double
    let band: Double
    let time: Double
    var testDescription: String { "k \(stiffness), c \(damping), band \(band)" }
  }

  /// Last exits of unit springs from rest, computed with 60 digits.
  static let known = [
    Known(stiffness: 100, damping: 5, band: 1e-3, time: 2.687869488900066),
    Known(stiffness: 100, damping: 10, band: 1e-3, time: 1.270165195653986),
    Known(stiffness: 100, damping: 15, band: 1e-3, time: 0.7998656609966888),
    Known(stiffness: 100, damping: 20, band: 1e-3, time: 0.9233413476451586),
    Known(stiffness: 100, damping: 40, band: 1e-3, time: 2.605814851562864),
    Known(stiffness: 100, damping: 100, band: 1e-3, time: 6.848126731084460),
    Known(stiffness: 1200, damping: 415.6921938165306, band: 1e-4, time: 3.170673958930147),
    Known(stiffness: 180, damping: 12, band: 0.01, time: 0.6539965433306264),
    Known(stiffness: 180, damping: 12, band: 0.001, time: 1.136698599237074),
    Known(stiffness: 2000, damping: 240, band: 0.005, time: 0.6173020478080546),
  ]

  @Test(arguments: known, [1, 0.005, 1e9]) func lastExit(known: Known, size: Double) throws {
    let oscillator = try Oscillator(mass: 1, stiffness: known.stiffness, dampingCoefficient: known.damping)
    let observed = try IntegratedSettling.settlingTime(
      of: oscillator, from: PhaseState(position: -size, velocity: 0), within: known.band * size)
    let tolerance = 1e-9 * known.time
    #expect(abs(observed - known.time) < tolerance, "\(observed), expected \(known.time) ± \(tolerance)")
  }

  @Test func stiffSprings() throws {
    // Far from its start a spring of ratio 100 decays with its slow root alone.
    let oscillator = try Oscillator(mass: 1, stiffness: 1, dampingCoefficient: 200)
    let observed = try IntegratedSettling.settlingTime(
      of: oscillator, from: PhaseState(position: -1, velocity: 0), within: 1e-3)
    let expected = 1381.5215163440319
    #expect(abs(observed - expected) < 1e-8 * expected, "\(observed), expected \(expected)")
  }

  @Test func undampedNeverSettlesAndRestIsSettled() throws {
    let undamped = try Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 0)
    let start = PhaseState(position: -1, velocity: 0)
    #expect(try IntegratedSettling.settlingTime(of: undamped, from: start, within: 0.1) == .infinity)
    #expect(try IntegratedSettling.settlingTime(of: undamped, from: start, within: 2) == 0)
    let damped = try Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 10)
    #expect(
      try IntegratedSettling.settlingTime(of: damped, from: PhaseState(position: 0, velocity: 0), within: 1e-3) == 0)
  }
}
