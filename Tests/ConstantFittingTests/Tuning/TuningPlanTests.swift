import EngineComparison
import EngineModels
import Foundation
import RunRecords
import Synchronization
import Testing

@testable import ConstantFitting

@Suite("Tuning plans")
struct TuningPlanTests {
  static func plan(seed: UInt64 = 1) throws -> TuningPlan {
    try TuningPlan(
      name: "rule", engine: try tunable("settling-by-envelope-rate"), suite: try springs(dampingRatios: "0.2, 1, 2"),
      objective: .leastWaste(.mean, motionLeft: .ofTheWay(1e-3)), seed: seed)
  }

  @Test("The same record with any number of threads, and again")
  func determinism() throws {
    let one = try Self.plan().run(jobs: 1)
    #expect(try Self.plan().run(jobs: 3) == one)
    #expect(try Self.plan().run(jobs: 1) == one)
  }

  @Test("It stops when it is told to, and when its task is cancelled")
  func stopping() async throws {
    #expect(throws: TuningError.cancelled) { try Self.plan().run { _ in false } }
    let calls = Mutex(0)
    #expect(throws: TuningError.cancelled) {
      try Self.plan().run { progress in
        guard case .searching = progress else { return true }
        return calls.withLock { calls in
          calls += 1
          return calls < 5
        }
      }
    }
    #expect(calls.withLock { $0 } == 5)
    let plan = try Self.plan()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(TuningError) {
        _ = try plan.run()
        return TuningError?.none
      } catch { return error }
    }
    #expect(await task.value == .cancelled)
  }

  @Test("Names that an engine has not, and starts outside of their range, are refused with the way out")
  func refusals() throws {
    let suite = try springs(dampingRatios: "0.5")
    let rk4 = try tunable("rk4")
    #expect {
      try TuningPlan(
        name: "x", engine: rk4, suite: suite,
        objective: .extreme(.largest, of: "stop", figure: .positionError, limit: 1))
    } throws: {
      "\($0)" == "rk4 has no constant 'stop'; did you mean 'step'?"
    }
    #expect {
      try TuningPlan(
        name: "x", engine: rk4, suite: suite, objective: .leastError(.positionError, .worst), starts: ["step": 3])
    } throws: {
      "\($0)" == "step cannot begin at 3.0, outside of its range from 0.0001 to 0.1; widen the range"
    }
    let decays = try TuningPlan(
      name: "x", engine: try tunable("deceleration-first-order"), suite: suite,
      objective: .leastError(.positionError, .worst))
    #expect {
      try decays.run()
    } throws: {
      "\($0)"
        == "no case of trial@1 can be put to deceleration-first-order: deceleration-first-order has friction only; "
        + "choose another suite or sweep with --over"
    }
  }

  @Test("Every tunable engine has constants in their bounds, and keeps what it is not told")
  func engines() throws {
    #expect(Set(EngineCatalog.tunable.map(\.name)).count == EngineCatalog.tunable.count)
    for engine in EngineCatalog.tunable {
      #expect(!engine.constants.isEmpty)
      for constant in engine.constants {
        #expect(constant.bounds.contains(constant.value), "\(engine.name), \(constant.name)")
        let middle = try constant.range().value(at: 0.25)
        let changed = engine.with([constant.name: middle])
        #expect(changed.name == engine.name)
        for other in changed.constants {
          let expected = other.name == constant.name ? middle : engine.constantValues[other.name]
          #expect(other.value == expected, "\(engine.name), \(other.name)")
        }
      }
    }
  }

  @Test("The words for objectives")
  func words() throws {
    let rk4 = try tunable("rk4")
    #expect(
      try TuningObjective(word: "largest-step", for: rk4)
        == .extreme(.largest, of: "step", figure: .positionError, limit: 1e-3))
    #expect(
      try TuningObjective(word: "least-waste", limit: 2, for: rk4) == .leastWaste(.mean, motionLeft: .length(2)))
    for (word, limit, message) in [
      ("larges-step", nil, "there is no objective 'larges-step'; did you mean 'largest-step'?"),
      ("largest-stop", nil, "rk4 has no constant 'stop'; did you mean 'step'?"),
      (
        "largest-step", -1,
        "a limit is finite and above 0, not -1; give the error or the motion that may be left"
      ),
      ("largest-step", .nan, "a limit is finite and above 0, not nan; give the error or the motion that may be left"),
      ("least-error", 1, "'least-error' looks for the least error and keeps to no limit; leave it out"),
    ] as [(String, Double?, String)] {
      #expect {
        try TuningObjective(word: word, limit: limit, for: rk4)
      } throws: {
        "\($0)" == message
      }
    }
  }
}
