internal import ReportRendering
internal import RunRecords

/// `dashpot diff`: what changed from one run to another.
struct DiffCommand: Command {
  static let syntax = CommandSyntax(
    name: "diff", summary: "what changed from one run to another, as a table and a chart",
    discussion: """
      Holds the figures of the second run against those of the first, as 'dashpot baseline check' does with a baseline: \
      the worst of every measurement, sweep by sweep and engine by engine, and the judged cases that exceed in one of \
      them alone. Ends with 1 where something became worse or is in one run only, with 3 where things only became \
      better, with 2 where the runs have nothing in common.
      """,
    positionals: [
      Positional(placeholder: "RUN", isRequired: true, summary: "a file that 'verify --run' wrote: before"),
      Positional(placeholder: "RUN", isRequired: true, summary: "another one of the same suite: after"),
    ],
    options: [
      Options.all.syntax, Options.engine.syntax, Options.sweep.syntax, Options.limit.syntax, Options.format.syntax,
    ],
    examples: [
      .init(line: "dashpot diff before.sqlite after.sqlite", meaning: "what changed beyond the standard tolerances"),
      .init(
        line: "dashpot diff before.sqlite after.sqlite --all --engine dashpot",
        meaning: "every figure of one engine that is not the same to the last bit"),
      .init(line: "dashpot diff before.sqlite after.sqlite --format csv", meaning: "the same, for a spreadsheet"),
    ])

  enum Options {
    static let all = Flag("all", "tell every change, down to the last digit")
    static let engine = Option("engine", "NAME", .text, repeats: true, "only this engine")
    static let sweep = Option("sweep", "NAME", .text, repeats: true, "only this sweep")
    static let limit = Option(
      "limit", "N", .count(in: 1...1_000_000), "rows that people are shown (default: 30); data formats have all")
    static let format = Option("format", "FORMAT", ValueReader<TableFormat>.choice, TableFormat.summary)
  }

  /// Bars under the table.
  private static let barLimit = 20

  let paths: [String]
  let tellsAll: Bool
  let engines: Set<String>
  let sweeps: Set<String>
  let limit: Int
  let format: TableFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.positionals
    tellsAll = arguments.has(Options.all)
    engines = Set(try arguments.values(of: Options.engine))
    sweeps = Set(try arguments.values(of: Options.sweep))
    limit = try arguments.value(of: Options.limit) ?? 30
    format = try arguments.value(of: Options.format) ?? .text
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    var suiteWord = ""
    let difference = try RunDifference(
      tolerances: tellsAll ? BaselineTolerance.none : BaselineTolerance.standard,
      before: { (exclusion) throws(CommandFailure) in
        let recorded = try RecordedRun(at: paths[0], exclusion)
        return (recorded.run, recorded.fold)
      },
      after: { (exclusion) throws(CommandFailure) in
        let recorded = try RecordedRun(at: paths[1], exclusion)
        suiteWord = recorded.suiteWord
        return (recorded.run, recorded.fold)
      }
    ).of(engines: engines, sweeps: sweeps)
    guard difference.before.suite == difference.after.suite else {
      throw .badInput(
        path: paths[1],
        reason: "it is a run of '\(difference.after.suite)', '\(paths[0])' one of '\(difference.before.suite)'; "
          + "only runs of one suite have figures in common.")
    }
    let report = report(of: difference, suiteWord, in: environment)
    if format == .github {
      try GitHubOutput(
        summary: report.jobSummary(
          title: "What changed in \(difference.after.suite)", isGood: difference.comparison.outcome == .same),
        annotations: WorkflowCommand.annotations(
          of: difference.comparison, sentences: difference.sentences, suiteWord: suiteWord, counterpart: .anotherRun)
      ).write(in: environment)
    } else {
      try environment.print(report.text(format, in: environment))
    }
    return ExitCode(difference.comparison.outcome)
  }

  private func report(
    of difference: RunDifference, _ suiteWord: String, in environment: CommandEnvironment
  ) -> TableReport {
    let comparison = difference.comparison
    let isText = format == .text
    let chart = RatioChart(
      width: isText ? min(environment.reportColumns, 120) : 100,
      colour: isText && environment.isColoured(environment.output), unicode: !isText || environment.showsUnicode)
    return TableReport(
      format: "dashpot-diff",
      facts: [
        .init("suite", .text(difference.after.suite)),
        .init("suiteVersionBefore", .count(difference.before.suiteVersion)),
        .init("suiteVersionAfter", .count(difference.after.suiteVersion)),
        .init("compared", .count(comparison.compared)), .init("against", .count(comparison.against)),
        .init("better", .count(comparison.better)), .init("exitStatus", .count(Int(comparison.outcome.rawValue))),
      ],
      table: comparison.table(
        suite: suiteWord, limit: format.isForPeople ? limit : nil, counterpart: .anotherRun),
      drawing: format.isForPeople
        ? chart.render(RatioChart.bars(of: comparison.findings, limit: Self.barLimit)) : "",
      sentences: difference.sentences)
  }
}
