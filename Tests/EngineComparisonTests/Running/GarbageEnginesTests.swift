import EngineModels
import MotionProblems
import RunRecords
import Testing

@testable import EngineComparison

/// Whatever an engine hands back costs its own measurement: not the run, not the truth, not the engine beside it.
@Suite("Engines that give garbage")
struct GarbageEnginesTests {
  /// Springs, a retarget among them, and one whose truth is an integration.
  private static let yaml = """
    suite: garbage
    version: 1
    engines: {judged: [dashpot, rk4]}
    sweeps:
      - name: plain
        template: {stiffness: 100}
        axes: [{parameter: dampingRatio, list: [0, 0.3, 1, 4]}]
      - name: retargeted
        template: {dampingRatio: 0.4}
        retargets: [{after: 0.1, target: 2}]
        axes: [{parameter: stiffness, list: [100, 200]}]
      - name: integrated
        template: {stiffness: 200, dampingRatio: 0.05, quadraticDamping: 0.3}
        window: {periods: 4}
        axes: [{parameter: mass, list: [1, 2]}]
    """

  private func records(with garbage: Garbage?) throws -> [MeasuredCase] {
    let suite = try parse(Self.yaml)
    let own = try #require(EngineCatalog.engine(named: "dashpot"))
    let run = try SuiteRun(
      suite, options: .init(engines: garbage == nil ? ["dashpot"] : [], jobs: 2),
      engines: [own] + (garbage.map { [GarbageEngine(garbage: $0)] } ?? []))
    var cases: [MeasuredCase] = []
    run.run {
      cases.append($0)
      return true
    }
    return cases
  }

  @Test(arguments: Garbage.allCases)
  func othersAreUntouched(_ garbage: Garbage) throws {
    let alone = try records(with: nil)
    let beside = try records(with: garbage)
    #expect(beside.count == 8)
    #expect(beside.map { "\($0.record)" } == alone.map { "\($0.record)" })
    for (measured, expected) in zip(beside, alone) {
      #expect(measured.measurements.count == 2)
      #expect("\(measured.measurements[0])" == "\(expected.measurements[0])")
      let own = measured.measurements[1]
      switch own.verdict {
      case .failed(let error): #expect(garbage.isRefused && !error.isEmpty, "\(own)")
      case .exceeds: #expect(!garbage.isRefused, "\(own)")
      case .within, .notApplicable: Issue.record("\(garbage): \(own)")
      }
    }
  }
}

/// What an engine should never hand back.
enum Garbage: CaseIterable {
  case throwing, nothing, tooFew, tooMany, fewVelocities, notANumber, infinite, largest
  case finishedNever, finishedBefore, finishedNotANumber, finishedInTheFarFuture

  /// Whether there is nothing to measure.
  var isRefused: Bool {
    switch self {
    case .throwing, .nothing, .tooFew, .tooMany, .fewVelocities: true
    case .finishedBefore, .finishedNotANumber, .finishedInTheFarFuture: true
    case .notANumber, .infinite, .largest, .finishedNever: false
    }
  }
}

/// In the place of an engine that a suite knows.
private struct GarbageEngine: EngineModel {
  let garbage: Garbage
  let name = "rk4"
  let summary = "garbage"

  func refusal(of problem: MotionProblem) -> String? { nil }

  func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.positions = times.map { _ in 0.5 }
    trace.velocities = times.map { _ in 0.5 }
    switch garbage {
    case .throwing: throw .rejected(reason: "not today")
    case .nothing: trace.clear()
    case .tooFew: trace.positions.removeLast()
    case .tooMany: trace.positions.append(1)
    case .fewVelocities: trace.velocities.removeLast()
    case .notANumber: trace.positions = times.map { _ in .nan }
    case .infinite: trace.positions = times.map { _ in -.infinity }
    case .largest: trace.positions = times.map { _ in .greatestFiniteMagnitude }
    case .finishedNever: trace.finished = .infinity
    case .finishedBefore: trace.finished = -1
    case .finishedNotANumber: trace.finished = .nan
    case .finishedInTheFarFuture: trace.finished = .greatestFiniteMagnitude
    }
  }
}
