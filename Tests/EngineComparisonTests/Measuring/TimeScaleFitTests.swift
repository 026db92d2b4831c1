import EngineModels
import Foundation
import MotionProblems
import ReferenceSolver
import Testing

@testable import EngineComparison

/// Traces that are the true motion at s · t must give s back.
@Suite("Best-fit time scale")
struct TimeScaleFitTests {
  /// e^(−σt)(cos ωt + …) for a rest start at −1, in plain doubles.
  private func position(_ c: Double, at time: Double) -> Double {
    let sigma = c / 2
    let omega = (100 - sigma * sigma).squareRoot()
    return -exp(-sigma * time) * (cos(omega * time) + sigma / omega * sin(omega * time))
  }

  private func fit(
    scale: Double, damping c: Double, window: Double, rate: Double = 60, hitch: Double = 0
  ) throws -> TimeScaleFit? {
    let problem = try MotionProblem(
      law: .spring(Oscillator(mass: 1, stiffness: 100, dampingCoefficient: c)),
      start: PhaseState(position: -1, velocity: 0))
    let times = DisplayFrames(rate: rate, hitches: hitch > 0 ? [.init(start: 0.3, length: hitch)] : []).times(
      over: window)
    var truth = ReferenceTrace()
    let motion = try CertifiedMotion(problem)
    try motion.record(at: times, into: &truth)
    var shown = Trace()
    shown.positions = times.times.map { position(c, at: scale * $0) }
    let amplitude = try motion.amplitude(over: times.last)
    let errors = ErrorFigures(of: shown, against: truth, at: times.times, amplitude: amplitude)
    return TimeScaleFit(
      of: shown, to: truth, at: times.times, problem: problem, largestError: errors.position, amplitude: amplitude)
  }

  @Test(arguments: [0.9, 0.932, 0.98, 1.02, 1.199], [0.1, 1, 10])
  func aStretchedMotionGivesItsStretchBack(_ scale: Double, _ damping: Double) throws {
    let found = try #require(try fit(scale: scale, damping: damping, window: min(20, 30 / damping)))
    #expect(abs(found.scale - scale) < 1e-9, "scale \(found.scale), expected \(scale)")
    #expect(found.errorLeft < 1e-8, "left \(found.errorLeft)")
  }

  @Test(arguments: [1 + 1e-5, 1 - 1e-7, 1])
  func aSlightStretchIsFoundToFirstOrder(_ scale: Double) throws {
    let found = try #require(try fit(scale: scale, damping: 10, window: 3))
    #expect(abs(found.scale - scale) < 1e-9, "scale \(found.scale), expected \(scale)")
  }

  @Test func aHitchDoesNotBlurTheFit() throws {
    let found = try #require(try fit(scale: 0.95, damping: 1, window: 10, hitch: 0.25))
    #expect(abs(found.scale - 0.95) < 1e-9, "scale \(found.scale)")
  }

  @Test func whatIsNotAStretchIsLeft() throws {
    let problem = try MotionProblem(
      law: .spring(Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 1)),
      start: PhaseState(position: -1, velocity: 0))
    let times = DisplayFrames(rate: 60).times(over: 5)
    var truth = ReferenceTrace()
    let motion = try CertifiedMotion(problem)
    try motion.record(at: times, into: &truth)
    var shown = Trace()
    shown.positions = times.times.map { position(1, at: $0) + 0.1 * sin(37 * $0) }
    let fit = try #require(
      TimeScaleFit(of: shown, to: truth, at: times.times, problem: problem, largestError: 0.1, amplitude: 1.85))
    #expect(abs(fit.scale - 1) < 2e-3)
    #expect(fit.errorLeft > 0.09)
  }
}
