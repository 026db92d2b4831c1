public import RunRecords

extension JobSummary {
  /// What a run found: what it comes to, the worst cases against it, and the errors of what is judged.
  ///
  /// - Parameters:
  ///   - worst: the cases that count against judged engines.
  ///   - errors: of every engine.
  public init(_ run: RunRecord, _ summary: RunSummary, outcome: Outcome, worst: Table, errors: Table) {
    self.init(
      title: "\(run.suite)@\(run.suiteVersion)", isGood: outcome.exitStatus == .allWithin,
      sentences: OutcomeText.sentences(run, outcome, cases: summary.cases), tables: [worst, errors])
  }
}

extension WorkflowCommand {
  /// An error for each of the worst cases against a judged engine, and for what else is wrong with a run; a notice where
  /// all is well.
  ///
  /// - Parameters:
  ///   - suiteWord: the word by which the suite was asked for.
  ///   - file: the suite's file in the repository; nil for a built-in suite.
  public static func annotations(
    of run: RunRecord, _ summary: RunSummary, outcome: Outcome, suiteWord: String, file: String?
  ) -> [WorkflowCommand] {
    let sentences = OutcomeText.sentences(run, outcome, cases: summary.cases)
    let title = "\(run.suite)@\(run.suiteVersion)"
    guard outcome.exitStatus != .allWithin else {
      return [WorkflowCommand(.notice, title: title, message: sentences.joined(separator: " "), file: file)]
    }
    var commands = [WorkflowCommand(.error, title: title, message: sentences.joined(separator: " "), file: file)]
    for worst in summary.worst where worst.role == .judged {
      for entry in worst.entries where entry.verdict.isAgainst {
        let figure = entry.positionError.map { ShownNumber.text($0, .scientific(digits: 2)) } ?? "none"
        let allowed = ShownNumber.text(entry.tolerance, .scientific(digits: 2))
        commands.append(
          WorkflowCommand(
            .error, title: "\(worst.engine) \(entry.verdict.shown)",
            message: "position error \(figure), allowed \(allowed). Run it again: "
              + ReplayCommand.text(suite: suiteWord, caseID: entry.caseID), file: file))
      }
    }
    return commands
  }
}
