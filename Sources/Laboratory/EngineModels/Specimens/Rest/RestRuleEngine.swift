package import MotionProblems

/// The textbook form, right in every frame, with a rest rule that is not.
///
/// Nothing that it shows gives it away, only when it says it is finished. An engine that acts on its rule stops there,
/// jumps to the target and calls the completion. While a retarget is still to come it says nothing.
package struct RestRuleEngine<Rule: RestRule>: EngineModel {
  private let rule: Rule

  package init(_ rule: Rule = Rule()) { self.rule = rule }

  package var name: String { Rule.name }
  package var summary: String { Rule.summary }

  package func refusal(of problem: MotionProblem) -> String? { Rule.laws.refusal(of: problem, by: Rule.name) }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    if let refusal = refusal(of: problem) { throw .rejected(reason: refusal) }
    var start = problem.start
    trace.follow(problem, at: times) { anchor in
      start = anchor
      return TextbookClosedForm(problem.law, from: anchor)
    }
    let anchorTime = problem.retargets.last?.time ?? 0
    guard let first = times.firstIndex(where: { $0 >= anchorTime }) else { return }
    let stretch = ShownStretch(law: problem.law, start: start, times: times[first...].map { $0 - anchorTime })
    trace.finished = rule.rest(of: stretch, restBand: restBand).map { anchorTime + $0 }
  }
}

extension RestRuleEngine: TunableEngine where Rule: TunableRestRule {
  package var constants: [TunableConstant] { rule.constants }
  package func with(_ values: [String: Double]) -> RestRuleEngine { RestRuleEngine(rule.with(values)) }
}
