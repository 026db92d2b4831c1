package import MotionProblems

/// Dashpot's engine that goes on from rest after its first pause: a mutant that the suite must catch.
package struct RestingAfterPauseEngine: EngineModel {
  package init() {}

  package var name: String { "mutant-rests-after-pause" }
  package var summary: String { "Dashpot's engine that loses its velocity in a pause" }

  package func refusal(of problem: MotionProblem) -> String? { "the fault does not touch this problem" }

  package func refusal(of problem: MotionProblem, played playback: Playback) -> String? {
    playback.pauses.isEmpty || playback.repeats != nil
      ? refusal(of: problem) : SpokenLaws.springs.refusal(of: problem, by: name)
  }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    throw .rejected(reason: refusal(of: problem) ?? "")
  }

  package func record(
    _ problem: MotionProblem, played playback: Playback, at times: [Double], into trace: inout Trace
  ) throws(EngineFailure) {
    guard let pause = playback.pauses.first else { return trace.clear() }
    let split = times.firstIndex { $0 >= pause.end } ?? times.count
    var before = Trace()
    let held = Playback.Instant(time: pause.start, rate: 0)
    try before.fill(with: problem, at: times[..<split].map(playback.instant(at:)) + [held])
    let place = before.positions.removeLast()
    before.velocities.removeLast()
    let target = problem.retargets.last { $0.time <= pause.start }?.target ?? 0
    let later = problem.retargets.filter { $0.time > pause.start }.map {
      Retarget(time: $0.time - pause.start, target: $0.target - target)
    }
    let rest = try problem.replacing(start: PhaseState(position: place - target, velocity: 0), retargets: later)
    var after = Trace()
    try after.fill(
      with: rest,
      at: times[split...].map {
        let instant = playback.instant(at: $0)
        return Playback.Instant(time: instant.time - pause.start, rate: instant.rate)
      })
    trace.clear()
    trace.positions = before.positions + after.positions.map { $0 + target }
    trace.velocities = before.velocities + after.velocities
  }
}
