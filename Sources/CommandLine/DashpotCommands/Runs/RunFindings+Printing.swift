internal import ReportRendering
internal import RunRecords

extension RunFindings {
  /// The report in every format but CSV, which is written case by case.
  func print(_ format: ReportFormat, in environment: CommandEnvironment) throws(CommandFailure) {
    guard format == .github else {
      if let text = text(format, in: environment) { try environment.print(text) }
      return
    }
    // Why: a suite of ours is no file of whoever reads the annotations.
    let file = suiteWord.hasSuffix(".yaml") || suiteWord.hasSuffix(".yml") ? suiteWord : nil
    try GitHubOutput(
      summary: JobSummary(
        run, summary, outcome: outcome, worst: table(.worst, whole: false), errors: table(.errors, whole: false)),
      annotations: WorkflowCommand.annotations(
        of: run, summary, outcome: outcome, suiteWord: suiteWord, file: file)
    ).write(in: environment)
  }
}
