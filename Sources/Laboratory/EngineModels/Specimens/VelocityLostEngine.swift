package import MotionProblems

/// The textbook form that starts from rest again at every retarget.
///
/// The thing stands still for a frame when its target moves; reported of many libraries, such as sveltejs/svelte-extras#9
/// and motiondivision/motion#2041.
package struct VelocityLostEngine: EngineModel {
  package init() {}

  package var name: String { "velocity-lost-at-retarget" }
  package var summary: String { "The right closed form that forgets its velocity whenever the target moves" }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    var isRetarget = false
    trace.follow(problem, at: times) { anchor in
      defer { isRetarget = true }
      let start = isRetarget ? PhaseState(position: anchor.position, velocity: 0) : anchor
      return TextbookClosedForm(problem.law, from: start)
    }
  }
}
