package import MotionProblems

/// Dashpot's engine on the plain spring, whatever else resists it: a mutant that the suite must catch.
package struct FrictionForgottenEngine: EngineModel {
  package init() {}

  package var name: String { "mutant-friction-forgotten" }
  package var summary: String { "Dashpot's engine that leaves out what resists a spring besides its damper" }

  package func refusal(of problem: MotionProblem) -> String? { SpokenLaws.everything.refusal(of: problem, by: name) }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    guard case .resistedSpring(let oscillator, _) = problem.law else {
      return try DashpotEngine().record(problem, at: times, restBand: restBand, into: &trace)
    }
    let plain: MotionProblem
    do throws(ProblemError) {
      plain = try MotionProblem(law: .spring(oscillator), start: problem.start, retargets: problem.retargets)
    } catch {
      throw .rejected(reason: "\(error)")
    }
    try DashpotEngine().record(plain, at: times, restBand: restBand, into: &trace)
  }
}
