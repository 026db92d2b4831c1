internal import EngineComparison
internal import ReportRendering
internal import RunRecords

/// `dashpot history`: a measurement over many runs, and which old runs go.
struct HistoryCommand: Command {
  static let syntax = CommandSyntax(
    name: "history", summary: "a measurement over many runs, with spark lines; prunes old runs",
    discussion: """
      Reads runs, in the order of their dates, and tells how one measurement went: its worst over every sweep, engine by \
      engine. A folder stands for the runs in it. With '--prune' it removes old runs from folders instead: of each suite \
      the newest are kept, and of older ones the newest of each week (from Monday, 0:00 UTC). Only whole runs that this \
      Dashpot can read are removed; everything else in the folder is left as it is.
      """,
    positionals: [
      Positional(placeholder: "FILE…", isRequired: true, repeats: true, summary: "runs, or folders of runs")
    ],
    options: [
      Options.measurement.syntax, Options.engine.syntax, Options.sweep.syntax, Options.format.syntax,
      Options.prune.syntax, Options.keep.syntax, Options.dryRun.syntax,
    ],
    examples: [
      .init(line: "dashpot history Reports/runs", meaning: "the position error of judged engines over all runs there"),
      .init(
        line: "dashpot history *.sqlite --measurement latestSettlingError --engine dashpot",
        meaning: "another measurement, one engine"),
      .init(line: "dashpot history Reports/runs --format csv", meaning: "every figure with its run, date and case"),
      .init(line: "dashpot history Reports/runs --prune --dry-run", meaning: "which runs would go"),
    ])

  enum Options {
    static let measurement = Option(
      "measurement", "NAME", ValueReader<BaselineQuantity>.choice,
      "one of those that a baseline has, such as velocityError (default: positionError)")
    static let engine = Option(
      "engine", "NAME", .text, repeats: true, "only this engine, judged or not (default: all that are judged)")
    static let sweep = Option("sweep", "NAME", .text, repeats: true, "only this sweep")
    static let format = Option(
      "format", "FORMAT", ValueReader<TableFormat>.choice, "text (default), markdown, csv or json")
    static let prune = Flag("prune", "remove old runs from folders, and say which")
    static let keep = Option(
      "keep", "N", .count(in: 1...100_000), "with '--prune', newest runs of a suite that are kept (default: 10)")
    static let dryRun = Flag("dry-run", "with '--prune', remove nothing")
  }

  let paths: [String]
  let quantity: BaselineQuantity
  let engines: Set<String>
  let sweeps: Set<String>
  let format: TableFormat
  let prunes: Bool
  let keep: Int
  let isDryRun: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.positionals
    quantity = try arguments.value(of: Options.measurement) ?? .positionError
    engines = Set(try arguments.values(of: Options.engine))
    sweeps = Set(try arguments.values(of: Options.sweep))
    format = try arguments.value(of: Options.format) ?? .text
    prunes = arguments.has(Options.prune)
    keep = try arguments.value(of: Options.keep) ?? RunPruning.standardKeep
    isDryRun = arguments.has(Options.dryRun)
    if format == .github {
      throw .refused(reason: "a history has no verdict that GitHub could be told of; use markdown")
    }
    let refused: [OptionSyntax] =
      prunes
      ? [Options.measurement.syntax, Options.engine.syntax, Options.sweep.syntax, Options.format.syntax]
      : [Options.keep.syntax, Options.dryRun.syntax]
    for option in refused where arguments.isGiven(option) {
      throw .refused(
        reason: "'\(option.word)' \(prunes ? "does not go with" : "goes with") '--prune'\(prunes ? "" : " alone")")
    }
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    try prunes ? prune(in: environment) : tell(in: environment)
  }

  private func tell(in environment: CommandEnvironment) throws(CommandFailure) -> ExitCode {
    let files = try HistoryFiles(paths, leavingOutInFolders: { environment.note("dashpot: \($0)") })
    var history = RunHistory(of: quantity)
    for file in files.dated {
      let recorded = try RecordedRun(at: file.path, .none)
      history.add(file.entry, recorded.fold.rows)
    }
    let known = Set(history.series.map(\.key.engine))
    if let unknown = engines.first(where: { !known.contains($0) }), !history.runs.isEmpty {
      throw .usage(
        .unknownName(
          kind: "engine", word: unknown, nearest: NearestWord.nearest(to: unknown, among: known.sorted()),
          list: "dashpot history"), command: "history")
    }
    history = history.filtered { key in
      (engines.isEmpty ? key.part == .judged || key.part == .truth : engines.contains(key.engine))
        && (sweeps.isEmpty || sweeps.contains(key.sweep))
    }
    let report = TableReport(
      format: "dashpot-history",
      facts: [.init("measurement", .text(quantity.rawValue)), .init("runs", .count(history.runs.count))],
      table: format.isForPeople
        ? history.sparklinesTable(format == .markdown || environment.showsUnicode ? .blocks : .digits)
        : history.pointsTable, sentences: history.sentences)
    try environment.print(report.text(format, in: environment))
    return history.series.isEmpty ? .nothingJudged : .allWithin
  }
}
