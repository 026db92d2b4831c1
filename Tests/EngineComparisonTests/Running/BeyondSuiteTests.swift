import EngineModels
import MotionProblems
import RunRecords
import Testing

@testable import EngineComparison

/// Springs that no single closed form describes: the truth stands its check, right engines are within, wrong ones caught.
@Suite("The beyond suite") struct BeyondSuiteTests {
  private struct Tally {
    var verdicts: [String: [Verdict: Int]] = [:]
    var broken: [String] = []
    var largestRadius: [String: Double] = [:]
    var largestError: [String: Double] = [:]
  }

  private func run(_ engines: [any EngineModel], asking names: [String], filter: String? = nil) throws -> Tally {
    let suite = try SuiteCatalog.builtIn(named: "beyond")
    let run = try SuiteRun(suite, options: .init(filter: filter, engines: names, jobs: 2), engines: engines)
    var tally = Tally()
    run.run { measured in
      let record = measured.record
      if !record.check.holds { tally.broken.append("\(record.id): \(record.check)") }
      tally.largestRadius[record.sweep] = max(tally.largestRadius[record.sweep] ?? 0, record.truthRadius)
      for measurement in measured.measurements {
        var verdict = measurement.verdict
        if case .notApplicable = verdict { verdict = .notApplicable(reason: "") }
        tally.verdicts["\(record.sweep) \(measurement.engine)", default: [:]][verdict, default: 0] += 1
        let key = "\(record.sweep) \(measurement.engine)"
        if let error = measurement.positionError { tally.largestError[key] = max(tally.largestError[key] ?? 0, error) }
      }
      return true
    }
    return tally
  }

  @Test func everyTruthStandsItsCheckAndEveryEngineThatSpeaksTheLawIsWithin() throws {
    let tally = try run(EngineCatalog.all, asking: [])
    #expect(tally.broken.isEmpty, "\(tally.broken.prefix(5))")
    let not = Verdict.notApplicable(reason: "")
    for sweep in ["changes", "changes-and-retargets"] {
      #expect(tally.verdicts["\(sweep) dashpot"]?.keys.map(\.self) == [.within], "\(sweep): \(tally.verdicts)")
      #expect(tally.verdicts["\(sweep) textbook-closed-form"]?.keys.map(\.self) == [.within], "\(tally.verdicts)")
    }
    for sweep in ["coulomb", "coulomb-retargeted"] {
      #expect(tally.verdicts["\(sweep) dashpot"]?.keys.map(\.self) == [not])
      #expect(tally.verdicts["\(sweep) textbook-closed-form"]?.keys.map(\.self) == [.within], "\(tally.verdicts)")
    }
    for sweep in ["quadratic", "quadratic-retargeted"] {
      #expect(tally.verdicts["\(sweep) dashpot"]?.keys.map(\.self) == [not])
      #expect(tally.verdicts["\(sweep) rk4"]?.keys.map(\.self) == [.within], "\(tally.verdicts)")
      // The difference of both integrations, of the amplitude; a tolerance is at least ten times it.
      #expect(tally.largestRadius[sweep] ?? 1 <= 1e-13, "\(sweep): \(tally.largestRadius)")
    }
    for sweep in ["changes", "coulomb"] { #expect(tally.largestRadius[sweep] ?? 1 <= 1e-27, "\(tally.largestRadius)") }
    // A step of a millisecond: order 2 by what a reversal costs, order 1 for the semi-implicit one.
    #expect(tally.largestError["coulomb rk4"] ?? 1 <= 2e-4, "\(tally.largestError)")
    #expect((1e-4...1).contains(tally.largestError["coulomb semi-implicit-euler"] ?? 0), "\(tally.largestError)")
  }

  @Test func frictionForgottenIsCaughtOnEveryCaseThatHasAny() throws {
    let mutant = Renamed(FrictionForgottenEngine(), as: "dashpot")
    for (filter, count) in [("coulomb", 75), ("quadratic", 24)] {
      let tally = try run([mutant], asking: ["dashpot"], filter: filter)
      #expect(tally.verdicts["\(filter) dashpot"] == [.exceeds: count], "\(tally.verdicts)")
    }
  }

  @Test func frictionThatFlipsAtRestIsCaughtWhereTheMotionStops() throws {
    let mutant = Renamed(FlippingFrictionEngine(), as: "textbook-closed-form")
    let tally = try run([mutant], asking: ["textbook-closed-form"], filter: "coulomb")
    let verdicts = try #require(tally.verdicts["coulomb textbook-closed-form"])
    #expect(verdicts[.exceeds] ?? 0 >= 30, "\(verdicts)")
    // Where the spring is damped critically or more and never stops, it is right.
    #expect(verdicts[.within] ?? 0 >= 10, "\(verdicts)")
  }

  @Test func velocityLostAtAChangeIsCaught() throws {
    let mutant = Renamed(ForgetfulChangeEngine(), as: "textbook-closed-form")
    let tally = try run([mutant], asking: ["textbook-closed-form"], filter: "changes")
    #expect(tally.verdicts["changes textbook-closed-form"] == [.exceeds: 72], "\(tally.verdicts)")
  }
}

/// An engine under another's name.
private struct Renamed: EngineModel {
  let engine: any EngineModel
  let name: String
  var summary: String { engine.summary }

  init(_ engine: any EngineModel, as name: String) {
    self.engine = engine
    self.name = name
  }

  func refusal(of problem: MotionProblem) -> String? { engine.refusal(of: problem) }

  func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    try engine.record(problem, at: times, restBand: restBand, into: &trace)
  }
}
