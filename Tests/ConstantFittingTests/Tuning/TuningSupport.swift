import EngineComparison
import Foundation
import MotionProblems
import ReferenceSolver
import RunRecords

@testable import ConstantFitting
@testable import EngineModels

/// A suite with one sweep over a list of damping ratios.
func springs(
  template: String = "{stiffness: 100}", dampingRatios: String, more: String = ""
) throws -> EngineComparison.Suite {
  try Suite.parse(
    Array(
      """
      suite: trial
      version: 1
      engines: {judged: [dashpot]}
      sweeps:
        - name: springs
          template: \(template)
          axes: [{parameter: dampingRatio, list: [\(dampingRatios)]}]
      \(more)
      """.utf8), path: "trial.yaml")
}

func tunable(_ name: String) throws -> any TunableEngine {
  guard let engine = EngineCatalog.tunable.first(where: { $0.name == name }) else { throw MissingEngine(name: name) }
  return engine
}

struct MissingEngine: Error { let name: String }

extension TuningRecord {
  func tuned(_ constant: String) -> Double { constants.first { $0.name == constant }?.after ?? .nan }
}

/// The right motion of a spring whose frequency is off by a hidden factor and by one that may be chosen.
struct HiddenFrequencyEngine: TunableEngine {
  let hidden: Double
  var factor = 3.0

  var name: String { "hidden-frequency" }
  var summary: String { "a spring whose frequency is off" }
  var constants: [TunableConstant] { [TunableConstant("factor", "on the frequency", value: factor, in: 0.1...10)] }

  func with(_ values: [String: Double]) -> HiddenFrequencyEngine {
    HiddenFrequencyEngine(hidden: hidden, factor: values["factor"] ?? factor)
  }

  func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    try DetunedEngine(relativeDetuning: hidden * factor - 1).record(
      problem, at: times, restBand: restBand, into: &trace)
  }
}

/// The right motion of a critical spring from rest that is finished when it is slower than a threshold for good.
struct LastSpeedEngine: TunableEngine {
  var speed = 1000.0

  var name: String { "last-speed" }
  var summary: String { "finished at the last time with a speed" }
  var constants: [TunableConstant] {
    [TunableConstant("speed", "of the threshold", unit: "/s", value: speed, in: 1e-6...1e4)]
  }

  func with(_ values: [String: Double]) -> LastSpeedEngine { LastSpeedEngine(speed: values["speed"] ?? speed) }

  func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    try DashpotEngine().record(problem, at: times, restBand: restBand, into: &trace)
    guard let frequency = problem.oscillator?.naturalFrequency else { return }
    // |v| = A ω u e^(−u) at u = ω t, falling from u = 1 on.
    let level = speed / (problem.start.position.magnitude * frequency)
    var (early, late) = (1.0, 700.0)
    guard level < early * exp(-early) else { return trace.finished = 0 }
    for _ in 0..<200 {
      let middle = (early + late) / 2
      if middle * exp(-middle) > level { early = middle } else { late = middle }
    }
    trace.finished = late / frequency
  }
}
