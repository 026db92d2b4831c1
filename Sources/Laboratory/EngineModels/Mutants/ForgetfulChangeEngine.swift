package import MotionProblems

/// The textbook's closed form that starts from rest whenever the constants of its spring change: a mutant that the suite must
/// catch.
package struct ForgetfulChangeEngine: EngineModel {
  package init() {}

  package var name: String { "mutant-forgetful-change" }
  package var summary: String { "The right closed form that forgets its velocity whenever its constants change" }

  package func refusal(of problem: MotionProblem) -> String? {
    SpokenLaws.changingSpringsAndFriction.refusal(of: problem, by: name)
  }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    if let refusal = refusal(of: problem) { throw .rejected(reason: refusal) }
    var before = problem.law
    trace.follow(problem, at: times) { start, law in
      defer { before = law }
      let kept = law == before ? start : PhaseState(position: start.position, velocity: 0)
      return TextbookClosedForm(law, from: kept)
    }
  }
}
