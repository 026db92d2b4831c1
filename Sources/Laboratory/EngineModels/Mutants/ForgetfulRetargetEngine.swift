package import MotionProblems

/// Dashpot's engine that loses its velocity at one retarget and keeps it at the others: a mutant that the suite must
/// catch.
package struct ForgetfulRetargetEngine: EngineModel {
  /// The place of the retarget among those of a motion, from 0.
  package let forgotten: Int

  package init(forgotten: Int) {
    self.forgotten = forgotten
  }

  package var name: String { "mutant-forgetful-retarget-\(forgotten + 1)" }
  package var summary: String { "Dashpot's engine that starts from rest again at retarget \(forgotten + 1)" }

  package func refusal(of problem: MotionProblem) -> String? {
    problem.retargets.indices.contains(forgotten) ? nil : "there is no retarget \(forgotten + 1)"
  }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    guard problem.retargets.indices.contains(forgotten), let last = times.last,
      problem.retargets[forgotten].time <= last
    else { return try DashpotEngine().record(problem, at: times, restBand: restBand, into: &trace) }
    let lost = problem.retargets[forgotten]
    let split = times.firstIndex { $0 >= lost.time } ?? times.count
    var before = Trace()
    try DashpotEngine().record(
      problem.replacing(start: problem.start, retargets: Array(problem.retargets[..<forgotten])),
      at: times[..<split] + [lost.time], restBand: restBand, into: &before)
    let kept = before.positions.removeLast()
    _ = before.velocities.popLast()
    var after = Trace()
    let later = problem.retargets[(forgotten + 1)...].map {
      Retarget(time: $0.time - lost.time, target: $0.target - lost.target)
    }
    try DashpotEngine().record(
      problem.replacing(start: PhaseState(position: kept - lost.target, velocity: 0), retargets: later),
      at: times[split...].map { $0 - lost.time }, restBand: restBand, into: &after)
    trace.clear()
    trace.positions = before.positions + after.positions.map { $0 + lost.target }
    trace.velocities = before.velocities + after.velocities
    trace.finished = after.finished.map { $0 + lost.time }
  }
}
