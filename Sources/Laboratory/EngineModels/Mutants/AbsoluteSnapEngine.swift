package import MotionProblems

/// Dashpot's engine that puts a spring onto its target once it is nearer than a length: a mutant that only tiny travels
/// show.
package struct AbsoluteSnapEngine: EngineModel {
  /// Units of length.
  package static let distance = 1e-13

  package init() {}

  package var name: String { "mutant-absolute-snap" }
  package var summary: String { "Dashpot's engine that snaps to its target within \(Self.distance) units" }

  package func refusal(of problem: MotionProblem) -> String? { SpokenLaws.springs.refusal(of: problem, by: name) }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    try DashpotEngine().record(problem, at: times, restBand: restBand, into: &trace)
    let target = problem.finalTarget
    let lastRetarget = problem.retargets.last?.time ?? 0
    for index in times.indices where times[index] >= lastRetarget {
      if (trace.positions[index] - target).magnitude < Self.distance { trace.positions[index] = target }
    }
  }
}
