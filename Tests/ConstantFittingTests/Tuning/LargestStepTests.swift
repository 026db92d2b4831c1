import EngineComparison
import EngineModels
import Foundation
import RunRecords
import Testing

@testable import ConstantFitting

@Suite("The largest step")
struct LargestStepTests {
  /// A thousandth from step to step.
  static let ratio = 1.001
  static let limit = 1e-6

  static func plan(
    _ engine: String, from lower: Double = 1e-3, to upper: Double = 0.1, start: Double? = nil, seed: UInt64 = 1,
    limit: Double = Self.limit
  ) throws -> TuningPlan {
    let suite = try SuiteCatalog.builtIn(named: "smoke")
    return try TuningPlan(
      name: engine, engine: try tunable(engine), suite: suite, filter: CaseFilter(sweep: "named"),
      objective: .extreme(.largest, of: "step", figure: .positionError, limit: limit),
      ranges: ["step": try ConstantRange(from: lower, to: upper, scale: .logarithmic)],
      starts: start.map { ["step": $0] } ?? [:], seed: seed)
  }

  /// The last of all steps, a thousandth apart, before the first that errs more.
  static func scanned(_ plan: TuningPlan) throws -> Double {
    let bench = try TuningBench(plan, jobs: 2) { _, _ in true }
    let range = plan.choices[0].range
    var (step, last) = (range.lower, Double.nan)
    while step <= range.upper {
      let error = bench.score(bench.figures(of: plan.engine.with(["step": step])), by: plan.objective).value
      guard error <= limit else { return last }
      (last, step) = (step, step * ratio)
    }
    return last
  }

  @Test("RK4's for an error of 1e-6, from bad starts, within 1 % of an exhaustive scan")
  func rk4() throws {
    let exhaustive = try Self.scanned(try Self.plan("rk4"))
    for (start, seed) in [(0.1, UInt64(1)), (1e-3, 2), (0.05, 77)] {
      let record = try Self.plan("rk4", start: start, seed: seed).run(jobs: 2)
      let found = record.tuned("step")
      #expect((found / exhaustive - 1).magnitude <= 0.01, "\(found) from \(start), the scan says \(exhaustive)")
      #expect(record.after.value <= Self.limit)
      #expect(record.evaluations < 900, "\(record.evaluations) candidates, the scan takes some 3000")
    }
  }

  @Test("A scan and the search agree on a method whose error goes up and down with the step")
  func roundedUp() throws {
    let engine = try tunable("semi-implicit-euler-steps-rounded-up")
    let suite = try SuiteCatalog.builtIn(named: "smoke")
    let plan = try TuningPlan(
      name: "rounded", engine: engine, suite: suite, filter: CaseFilter(sweep: "frames"),
      objective: .extreme(.largest, of: "step", figure: .positionError, limit: 0.02),
      ranges: ["step": try ConstantRange(from: 1e-5, to: 0.01, scale: .logarithmic)])
    let record = try plan.run(jobs: 2)
    let bench = try TuningBench(plan, jobs: 2) { _, _ in true }
    var (step, last) = (1e-5, Double.nan)
    while bench.score(bench.figures(of: engine.with(["step": step])), by: plan.objective).value <= 0.02 {
      (last, step) = (step, step * Self.ratio)
    }
    #expect((record.tuned("step") / last - 1).magnitude <= 0.01, "\(record.tuned("step")), the scan says \(last)")
  }

  @Test("Where every step of the range errs more nothing is changed, and where none does its end is the answer")
  func ends() throws {
    let none = try Self.plan("explicit-euler", limit: 1e-9).run()
    #expect(none.outcome == .nothingKeeps)
    #expect(none.tuned("step") == 0.001)
    let all = try Self.plan("rk4", to: 2e-3, limit: 1e-3).run()
    #expect(all.outcome == .endOfRange)
    #expect(all.tuned("step") == 2e-3)
  }
}
