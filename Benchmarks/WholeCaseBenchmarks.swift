import EngineComparison
import Foundation
import RunStore

/// Whole cases on one core: truth, integration, our engine, measurements, and the run file.
enum WholeCaseBenchmarks {
  /// Windows of at most 15 natural periods, ζ from 0.15 up, ten decades of stiffness.
  private static let suiteText = """
    suite: benchmark
    version: 1
    summary: whole cases over windows of at most 15 periods
    engines: {judged: [dashpot]}
    sweeps:
      - name: grid
        window: {periods: 15}
        template: {start: -1}
        axes:
          - {parameter: mass, list: [0.5, 1, 2, 4]}
          - {parameter: stiffness, logarithmic: {from: 1, to: 1e8, count: 17}}
          - {parameter: dampingRatio, linear: {from: 0.05, to: 0.95, count: 10}}
          - {parameter: relativeVelocity, list: [-1, 0, 0.5, 2]}
    """

  static var all: [Benchmark] { [wholeCase] }

  private static var wholeCase: Benchmark {
    Benchmark(name: "whole case", unit: "cases") {
      let suite = try Suite.parse(Array(suiteText.utf8), path: "benchmark.yaml")
      let run = try SuiteRun(suite, options: .init(jobs: 1))
      let path = FileManager.default.temporaryDirectory.appendingPathComponent(
        "dashpot-benchmark-\(ProcessInfo.processInfo.processIdentifier).sqlite"
      ).path
      let body = {
        defer { try? FileManager.default.removeItem(atPath: path) }
        guard let writer = try? RunWriter(path: path, run: run.record()) else {
          preconditionFailure("the temporary directory can be written")
        }
        run.run { measured in
          (try? writer.add(measured.record, measured.measurements, index: measured.index)) != nil
        }
        _ = try? writer.finish(isComplete: true)
      }
      return (run.plannedCases, body)
    }
  }
}
