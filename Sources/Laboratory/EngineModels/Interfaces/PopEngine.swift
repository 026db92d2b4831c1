internal import MotionEngine
package import MotionProblems
internal import PopInterface

/// Dashpot's engine through Pop's words: an object, a property, an animator, a clock, and a spring animation by tension,
/// friction and mass, or a decay by its deceleration.
///
/// A retarget has a frame of its own at its instant, since a target that is set holds from the last frame on. It calls
/// itself finished by its rest rule with a threshold of two bands.
///
/// Pop's springs are cut off by nothing but their rest; a repeated leg of another length is a basic animation along an
/// easing that is the spring's own motion. Pop's decay is a sum over milliseconds, which goes the way of a continuous one
/// whose velocity is a little less: it is told the velocity whose sum is the way that is asked for.
package struct PopEngine: EngineModel {
  package init() {}

  package var name: String { "dashpot-pop" }
  package var summary: String {
    "Dashpot through Pop's words: a spring or decay animation on an object, driven by a clock"
  }

  package func refusal(of problem: MotionProblem) -> String? {
    guard case .friction(let friction) = problem.law else { return SpokenLaws.springs.refusal(of: problem, by: name) }
    guard case .exponential = friction else { return "Pop's decay is by a factor per millisecond only" }
    return problem.decelerationFactor == nil ? "Pop's decay is stated by a factor per millisecond, not by a rate" : nil
  }

  package func refusal(of problem: MotionProblem, played playback: Playback) -> String? {
    if let reason = refusal(of: problem) { return reason }
    guard let repeats = playback.repeats else { return nil }
    if problem.decelerationFactor != nil { return "Pop's decay is repeated when it has come to rest, and not before" }
    return repeats.autoreverses
      ? "Pop's way back is an animation from the target to the start, not the way there played backwards" : nil
  }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    do {
      guard case .spring(let oscillator) = problem.law else {
        return try trace.watch(try PopDecayRun(problem), at: times, events: [])
      }
      let run = try PopSpringRun(oscillator, from: problem.start)
      try trace.watch(run, at: times, events: problem.wallEvents())
      guard problem.lastChangeTime <= times.last ?? 0 else { return }
      trace.finished = run.settled(within: restBand)
    } catch {
      throw .rejected(reason: "\(error)")
    }
  }

  package func record(
    _ problem: MotionProblem, played playback: Playback, at times: [Double], into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    let events = problem.wallEvents(played: playback)
    do {
      switch (problem.law, playback.repeats) {
      case (.spring(let oscillator), let repeats?):
        let spring = try DashpotEngine.spring(oscillator)
        try trace.watch(
          try PopLegRun(spring, from: problem.start, repeats), at: times, events: events, hasVelocity: false)
      case (.spring(let oscillator), nil):
        try trace.watch(try PopSpringRun(oscillator, from: problem.start), at: times, events: events)
      default: try trace.watch(try PopDecayRun(problem), at: times, events: events)
      }
    } catch {
      throw error as? EngineFailure ?? .rejected(reason: "\(error)")
    }
  }
}
