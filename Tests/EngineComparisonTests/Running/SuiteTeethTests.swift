import EngineModels
import MotionProblems
import RunRecords
import Testing

@testable import EngineComparison

/// A suite that has never caught a fault proves nothing: our own engine with one thing wrong must fail `standard`.
@Suite("The standard suite has teeth")
struct SuiteTeethTests {
  private struct Tally {
    var within = 0
    var caught: [String] = []
  }

  /// Runs the cases of `standard` that `filter` means with `mutant` in the place of our engine.
  private func run(_ mutant: any EngineModel, filter: String? = nil) throws -> Tally {
    let suite = try SuiteCatalog.builtIn(named: "standard")
    let run = try SuiteRun(
      suite, options: .init(filter: filter, engines: ["dashpot"], jobs: 2), engines: [Renamed(mutant)])
    var tally = Tally()
    run.run { measured in
      for measurement in measured.measurements {
        switch measurement.verdict {
        case .within: tally.within += 1
        case .exceeds, .failed: tally.caught.append(measured.record.id)
        case .notApplicable: break
        }
      }
      return true
    }
    return tally
  }

  @Test func aFrequencyTooHighByTenToTheMinusElevenIsCaught() throws {
    let tally = try run(DetunedEngine(relativeDetuning: 1e-11), filter: "anywhere")
    #expect(tally.caught.count > 1000, "caught in \(tally.caught.count) cases, within in \(tally.within)")
  }

  @Test func nearCriticalTreatedAsCriticalIsCaught() throws {
    let tally = try run(MutantCatalog.coarselyCritical(within: 1e-6), filter: "critical")
    #expect(tally.caught.count > 10, "caught in \(tally.caught.count) cases, within in \(tally.within)")
    #expect(tally.within > 10, "where |ζ − 1| is far above or far below, it is right")
  }

  @Test func velocityLostAtOneRetargetIsCaught() throws {
    let tally = try run(ForgetfulRetargetEngine(forgotten: 0), filter: "retarget")
    #expect(tally.caught.count > 50, "caught in \(tally.caught.count) cases, within in \(tally.within)")
  }

  @Test func theUnchangedEngineIsWithinOnEveryCase() throws {
    let tally = try run(try #require(EngineCatalog.engine(named: "dashpot")))
    #expect(tally.caught.isEmpty, "\(tally.caught.prefix(5))")
    #expect(tally.within >= 20_000)
  }
}

/// An engine under our engine's name.
private struct Renamed: EngineModel {
  let engine: any EngineModel
  let name = "dashpot"
  var summary: String { engine.summary }

  init(_ engine: any EngineModel) { self.engine = engine }

  func refusal(of problem: MotionProblem) -> String? { engine.refusal(of: problem) }

  func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    try engine.record(problem, at: times, restBand: restBand, into: &trace)
  }
}
