import EngineModels
import MotionProblems
import ReferenceSolver
import Testing

@testable import EngineComparison

@Suite("The fit of time lost")
struct TimeLostFitTests {
  /// Seconds.
  static let tolerance = 1e-12

  static let stalled = DisplayFrames(rate: 60, hitches: [.init(start: 0.5, length: 0.4)])

  private func fit(lost: Double, dampingCoefficient: Double) throws -> TimeLostFit? {
    let problem = try MotionProblem(
      law: .spring(Oscillator(mass: 1, stiffness: 100, dampingCoefficient: dampingCoefficient)),
      start: PhaseState(position: -1, velocity: 2))
    let times = Self.stalled.times(over: 2)
    let motion = try CertifiedMotion(problem)
    var late = ReferenceTrace()
    try motion.record(at: SampleTimes(arbitrary: times.times.map { $0 > 0.5 ? $0 - lost : $0 }), into: &late)
    var shown = Trace()
    shown.positions = late.positions
    return TimeLostFit(of: shown, to: motion, at: times.times)
  }

  @Test("It finds what was lost", arguments: [0, 0.001, 0.1, 0.2, 0.3, 0.39])
  func finds(lost: Double) throws {
    for damping in [0.1, 2, 20, 30] {
      let found = try #require(try fit(lost: lost, dampingCoefficient: damping)).lost
      #expect(abs(found - lost) <= Self.tolerance, "c \(damping), lost \(lost), found \(found)")
    }
  }

  @Test("Nothing is found where nothing moves")
  func nothing() throws {
    let problem = try MotionProblem(
      law: .spring(Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 10)),
      start: PhaseState(position: 0, velocity: 0))
    let times = Self.stalled.times(over: 2)
    var truth = ReferenceTrace()
    let motion = try CertifiedMotion(problem)
    try motion.record(at: times, into: &truth)
    var shown = Trace()
    shown.positions = truth.positions
    #expect(TimeLostFit(of: shown, to: motion, at: times.times) == nil)
  }
}
