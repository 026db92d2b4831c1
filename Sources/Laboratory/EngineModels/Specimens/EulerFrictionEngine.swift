package import MotionProblems

/// Friction in one Euler step a frame: v ← v − v λ dt, then x ← x + v dt.
///
/// The motion depends on the frame rate; a frame longer than 1/λ turns it round, and one longer than 2/λ makes it
/// faster and faster. A view flung at 1000 units/s under λ = 4 that comes back after 30 s in the background flies off
/// backwards at 119,000. Reported in tangrams/tangram-es#2208.
package struct EulerFrictionEngine: EngineModel {
  package init() {}

  package var name: String { "euler-friction-sign-flip" }
  package var summary: String { "Friction in one Euler step a frame, which a long frame turns round, as in Tangram" }

  package func refusal(of problem: MotionProblem) -> String? { SpokenLaws.friction.refusal(of: problem, by: name) }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    guard case .friction(.exponential(let rate)) = problem.law else {
      throw .rejected(reason: refusal(of: problem) ?? "\(name) has exponential friction only")
    }
    var state = problem.start
    var previous = 0.0
    for time in times {
      let elapsed = time - previous
      previous = time
      state.velocity -= state.velocity * rate * elapsed
      state.position += state.velocity * elapsed
      trace.positions.append(state.position)
      trace.velocities.append(state.velocity)
    }
  }
}
