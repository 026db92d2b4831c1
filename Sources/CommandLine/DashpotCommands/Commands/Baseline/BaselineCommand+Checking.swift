internal import ReportRendering
internal import RunRecords

extension BaselineCommand {
  /// Holds a run against a baseline.
  func check(in environment: CommandEnvironment) throws(CommandFailure) -> ExitCode {
    let document = try BaselineFile.document(at: paths[1])
    let accepted = try BaselineFile.accepted(at: knownPath)
    let recorded = try RecordedRun(at: paths[0], .known(document.baseline.known), accepted: accepted) {
      document.baseline.objection(to: $0)
    }
    let comparison = BaselineComparison(
      document.baseline, with: recorded.fold, accepted: accepted,
      allowsNaN: allowsNaN || document.baseline.allowsNaN)
    let report = report(of: comparison, recorded)
    if format == .github {
      try GitHubOutput(
        summary: report.jobSummary(
          title: "Baseline of \(document.baseline.suite)", isGood: comparison.outcome == .same),
        annotations: WorkflowCommand.annotations(
          of: comparison, sentences: comparison.sentences, suiteWord: recorded.suiteWord, counterpart: .baseline,
          document: document, path: paths[1], acceptedPath: knownPath)
      ).write(in: environment)
    } else {
      try environment.print(report.text(format, in: environment))
    }
    return ExitCode(comparison.outcome)
  }

  private func report(of comparison: BaselineComparison, _ recorded: RecordedRun) -> TableReport {
    TableReport(
      format: "dashpot-baseline-check",
      facts: [
        .init("suite", .text(recorded.run.suite)), .init("suiteVersion", .count(recorded.run.suiteVersion)),
        .init("suiteHash", .text(recorded.run.suiteHash)), .init("compared", .count(comparison.compared)),
        .init("against", .count(comparison.against)), .init("better", .count(comparison.better)),
        .init("knownExceedances", .count(comparison.knownExceedances)),
        .init("exitStatus", .count(Int(comparison.outcome.rawValue))),
      ],
      table: comparison.table(suite: recorded.suiteWord, limit: format.isForPeople ? limit : nil),
      sentences: comparison.sentences)
  }

  /// Prints a baseline.
  func show(in environment: CommandEnvironment) throws(CommandFailure) -> ExitCode {
    let baseline = try BaselineFile.document(at: paths[0]).baseline
    var table = baseline.table(engines: Set(engines), sweeps: Set(sweeps))
    let isEmpty = table.rows.isEmpty
    if format.isForPeople, table.rows.count > limit {
      table.notes.append("\(table.rows.count - limit) more are not shown; '--limit' shows them.")
      table.rows.removeLast(table.rows.count - limit)
    }
    let report = TableReport(
      format: "dashpot-baseline",
      facts: [
        .init("suite", .text(baseline.suite)), .init("suiteVersion", .count(baseline.suiteVersion)),
        .init("suiteHash", .text(baseline.suiteHash)),
      ], table: table, sentences: Self.madeWith(baseline))
    try environment.print(report.text(format, in: environment))
    return isEmpty ? .nothingJudged : .allWithin
  }

  private static func madeWith(_ baseline: Baseline) -> [String] {
    let selection = baseline.selection.map { "\($0.name) \($0.value)" }
    let parts = baseline.madeWith.map { "\($0.name) \($0.value)" }
    return (selection.isEmpty ? [] : ["Of a part of the suite: \(selection.joined(separator: ", "))."])
      + ["Made with \((["suite hash \(baseline.suiteHash)"] + parts).joined(separator: ", "))."]
      + ["NaN is \(baseline.allowsNaN ? "allowed" : "refused")."]
  }
}

extension ExitCode {
  init(_ outcome: BaselineOutcome) {
    switch outcome {
    case .same: self = .allWithin
    case .worse: self = .exceeds
    case .nothingCompared: self = .nothingJudged
    case .better: self = .betterThanBaseline
    }
  }
}
