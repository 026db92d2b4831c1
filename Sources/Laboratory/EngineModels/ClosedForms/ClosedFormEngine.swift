package import MotionProblems

/// An engine that evaluates one closed form at absolute time from the last retarget.
///
/// It has no rest rule: ``Trace/finished`` stays nil.
package struct ClosedFormEngine<Form: ClosedForm>: EngineModel {
  package init() {}

  package var name: String { Form.name }
  package var summary: String { Form.summary }

  package func refusal(of problem: MotionProblem) -> String? {
    Form.laws.refusal(of: problem, by: Form.name)
  }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    if let refusal = refusal(of: problem) { throw .rejected(reason: refusal) }
    guard problem.constantsChanges.isEmpty else {
      return trace.follow(problem, at: times) { start, law in Form(law, from: start) }
    }
    trace.follow(problem, at: times) { start in Form(problem.law, from: start) }
  }
}
