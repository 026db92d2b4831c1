package import MotionProblems

/// Dashpot's engine that loses its velocity at the first retarget and keeps it at the others: a mutant that the suite
/// must catch.
package struct ForgetfulRetargetEngine: EngineModel {
  package init() {}

  package var name: String { "mutant-forgetful-retarget" }
  package var summary: String { "Dashpot's engine that starts from rest again at the first retarget" }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    guard let first = problem.retargets.first, let last = times.last, first.time <= last else {
      return try DashpotEngine().record(problem, at: times, restBand: restBand, into: &trace)
    }
    let split = times.firstIndex { $0 >= first.time } ?? times.count
    var before = Trace()
    try DashpotEngine().record(
      problem.replacing(start: problem.start, retargets: []), at: times[..<split] + [first.time], restBand: restBand,
      into: &before)
    let kept = before.positions.removeLast()
    _ = before.velocities.popLast()
    var after = Trace()
    let later = problem.retargets.dropFirst().map {
      Retarget(time: $0.time - first.time, target: $0.target - first.target)
    }
    try DashpotEngine().record(
      problem.replacing(start: PhaseState(position: kept - first.target, velocity: 0), retargets: later),
      at: times[split...].map { $0 - first.time }, restBand: restBand, into: &after)
    trace.clear()
    trace.positions = before.positions + after.positions.map { $0 + first.target }
    trace.velocities = before.velocities + after.velocities
    trace.finished = after.finished.map { $0 + first.time }
  }
}
