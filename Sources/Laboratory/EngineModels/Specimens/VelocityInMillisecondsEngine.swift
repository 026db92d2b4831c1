package import MotionProblems

/// The textbook form whose start velocity is the number of units per millisecond, read as units per second.
///
/// Gestures and flings count per millisecond, springs per second, and no documentation says which: a flick of 1.2 px/ms
/// sets off at 1.2 px/s, a thousand times too slow. Reported in react/react-native#18953. A velocity that it has worked
/// out itself, as at a retarget, keeps its unit.
package struct VelocityInMillisecondsEngine: EngineModel {
  package init() {}

  package var name: String { "velocity-in-milliseconds" }
  package var summary: String { "The right closed form that takes a velocity per millisecond for one per second" }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    var isRetarget = false
    trace.follow(problem, at: times) { anchor in
      defer { isRetarget = true }
      let velocity = isRetarget ? anchor.velocity : anchor.velocity / 1000
      return TextbookClosedForm(problem.law, from: PhaseState(position: anchor.position, velocity: velocity))
    }
  }
}
