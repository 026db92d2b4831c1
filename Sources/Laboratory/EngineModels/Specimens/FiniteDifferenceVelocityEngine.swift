package import MotionProblems

/// The textbook form that reports as its velocity the last frame's change of the value over the frame's time.
///
/// The value is right. The velocity is that of half a frame ago, off by half the acceleration times the frame's time:
/// what a gesture or the next animation takes over depends on the frame rate. Common where an engine animates plain
/// numbers and works the velocity out of what it has shown. Before the second frame it is the velocity of the start.
package struct FiniteDifferenceVelocityEngine: EngineModel {
  package init() {}

  package var name: String { "finite-difference-velocity" }
  package var summary: String { "The right closed form with a velocity taken from the last two frames shown" }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.follow(problem, at: times) { start in TextbookClosedForm(problem.law, from: start) }
    for index in times.indices.dropFirst() {
      trace.velocities[index] =
        (trace.positions[index] - trace.positions[index - 1]) / (times[index] - times[index - 1])
    }
  }
}
