package import MotionProblems

/// The textbook's spring with Coulomb friction that turns the friction round wherever the motion comes to rest, also where
/// friction would hold it, so that it never rests: a mutant that the suite must catch.
package struct FlippingFrictionEngine: EngineModel {
  package init() {}

  package var name: String { "mutant-friction-flips-at-rest" }
  package var summary: String { "The textbook's Coulomb friction that pushes what it should hold" }

  package func refusal(of problem: MotionProblem) -> String? {
    if case .resistedSpring(_, .coulomb) = problem.law { nil } else { "\(name) has springs with Coulomb friction only" }
  }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    guard case .resistedSpring(let oscillator, .coulomb(let force)) = problem.law else {
      throw .rejected(reason: refusal(of: problem) ?? "")
    }
    trace.follow(problem, at: times) { start in
      FlippingMotion(spring: TextbookDrySpring(oscillator, force: force, from: start, holds: false))
    }
  }

  private struct FlippingMotion: AnchoredMotion {
    let spring: TextbookDrySpring

    func state(after time: Double) -> PhaseState { spring.state(after: time) }
  }
}
