public import RunRecords

extension WorkflowCommand {
  /// An error for each finding that is against an engine, a warning for each that asks for a new record, in the line of
  /// the baseline's file that it is about; a notice where nothing moved.
  ///
  /// - Parameters:
  ///   - document: nil for two runs, which have no lines.
  ///   - path: of the baseline's file.
  ///   - acceptedPath: of the list of accepted exceedances.
  public static func annotations(
    of comparison: BaselineComparison, sentences: [String], suiteWord: String,
    counterpart: BaselineComparison.Counterpart, document: BaselineDocument? = nil, path: String? = nil,
    acceptedPath: String? = nil
  ) -> [WorkflowCommand] {
    let summary = sentences.joined(separator: " ")
    guard comparison.outcome != .same else {
      return [WorkflowCommand(.notice, title: "Nothing moved", message: summary, file: path)]
    }
    guard comparison.outcome != .nothingCompared else {
      return [WorkflowCommand(.error, title: "Nothing was compared", message: summary, file: path)]
    }
    return comparison.findings.map { finding in
      let isAccepted = finding.acceptedLine != nil
      let replay = finding.replay(suite: suiteWord).map { " Run it again: \($0)" } ?? ""
      return WorkflowCommand(
        finding.kind.isBetter ? .warning : .error,
        title: [finding.kind.words(counterpart), finding.key.engine, finding.key.quantity.title]
          .filter { !$0.isEmpty }.joined(separator: " · "),
        message: words(finding) + replay, file: isAccepted ? acceptedPath : path,
        line: finding.acceptedLine ?? document?.line(of: finding))
    }
  }

  private static func words(_ finding: BaselineFinding) -> String {
    let style = finding.key.quantity.style
    func shown(_ value: Double?) -> String { value.map { ShownNumber.text($0, style) } ?? "nothing" }
    let place = finding.key.sweep.isEmpty ? finding.caseID ?? "" : finding.key.sweep
    let figures = "\(shown(finding.before)), then \(shown(finding.after))"
    let allowance = finding.allowance.map { ", may move by \(ShownNumber.text($0, .scientific(digits: 2)))" } ?? ""
    return [place, finding.reason.map { "accepted because \($0)" } ?? figures + allowance]
      .filter { !$0.isEmpty }.joined(separator: ": ") + "."
  }
}

extension BaselineDocument {
  /// Of its figure or its known exceedance, from 1; nil for what the file does not have.
  func line(of finding: BaselineFinding) -> Int? {
    if finding.key.quantity == .severity, let caseID = finding.caseID {
      return knownLines[KnownExceedance.Key(engine: finding.key.engine, caseID: caseID)]
    }
    return rowLines[finding.key]
  }
}
