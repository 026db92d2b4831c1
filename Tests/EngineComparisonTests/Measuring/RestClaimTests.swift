import EngineModels
import MotionProblems
import ReferenceSolver
import RunRecords
import Testing

@testable import EngineComparison

/// m 1, k 100, c 10, −1 → 0, which keeps within a thousandth from 1.270165195653986 s on.
@Suite("Claims of rest")
struct RestClaimTests {
  static let band = 1e-3

  /// What becomes of an engine that shows the truth and says that it is finished at a time.
  private func measured(claim: Double?, excursionAfterStop: Double?) throws -> MeasurementRecord {
    let problem = try MotionProblem(
      law: .spring(Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 10)),
      start: PhaseState(position: -1, velocity: 0))
    let times = SampleTimes.uniform(count: 100, over: 2)
    var trace = ReferenceTrace()
    try CertifiedMotion(problem).record(at: times, into: &trace)
    let truth = CaseTruth(
      problem: problem, times: times.times, trace: trace, amplitude: 1.163, settlingScale: 1)
    var shown = Trace()
    shown.positions = trace.positions
    shown.velocities = trace.velocities
    shown.finished = claim
    return truth.measurement(
      of: shown, caseID: "case", sweep: "sweep", selection: EngineSelection(engine: "engine", role: .judged),
      settlingBand: Self.band,
      excursionAfterStop: excursionAfterStop)
  }

  @Test(
    "A claim is within up to twice the band, and exceeds beyond",
    arguments: [(0, true), (1e-3, true), (2e-3, true), (2.001e-3, false), (1, false), (Double.nan, false)])
  func allowance(excursion: Double, isWithin: Bool) throws {
    let record = try measured(claim: 1.2, excursionAfterStop: excursion)
    #expect(record.verdict == (isWithin ? .within : .exceeds), "excursion \(excursion)")
    #expect(record.claimedSettlingTime == 1.2)
    #expect(record.excursionAfterStop == excursion || excursion.isNaN)
  }

  @Test("Who claims nothing, or that it never rests, is not judged on it")
  func noClaim() throws {
    #expect(try measured(claim: nil, excursionAfterStop: nil).verdict == .within)
    #expect(try measured(claim: .infinity, excursionAfterStop: nil).verdict == .within)
  }

  @Test("A claim that is no time exceeds", arguments: [Double.nan, -1, -Double.infinity])
  func noTime(claim: Double) throws {
    #expect(try measured(claim: claim, excursionAfterStop: nil).verdict == .exceeds)
  }
}
