internal import RunRecords

/// `dashpot baseline`: a run kept as a text file, and later runs held against it.
struct BaselineCommand: Command {
  static let syntax = CommandSyntax(
    name: "baseline", summary: "record a run as a text file, and hold later runs against it",
    discussion: """
      'record' writes the worst figures of a run, sweep by sweep and engine by engine, to a text file that is kept with \
      the code; 'check' holds a later run against it, by tolerances that the file states; 'show' prints it. A figure \
      that is worse beyond its tolerance, missing, extra or not a number ends with 1 and a table, the worst first; one \
      that is better ends with 3 and asks for a new record. Cases that exceed when a baseline is recorded are known \
      from then on and judged by their movement alone.
      """,
    positionals: [
      Positional(placeholder: "record|check|show", isRequired: true, summary: "what to do"),
      Positional(
        placeholder: "FILE…", isRequired: true, repeats: true,
        summary: "RUN BASELINE for 'record' and 'check', BASELINE for 'show'; runs are files that 'verify --run' wrote"),
    ],
    options: [
      Options.known.syntax, Options.allowNaN.syntax, Options.format.syntax, Options.limit.syntax, Options.engine.syntax,
      Options.sweep.syntax,
    ],
    examples: [
      .init(
        line: "dashpot baseline record standard.sqlite Baselines/standard.txt",
        meaning: "write the baseline, and keep the tolerances of one that is there"),
      .init(line: "dashpot baseline check standard.sqlite Baselines/standard.txt", meaning: "what moved since then"),
      .init(
        line: "dashpot baseline check run.sqlite mine.txt --known accepted.tsv",
        meaning: "exceedances that the list accepts, each with a reason, count for nothing"),
      .init(
        line: "dashpot baseline show Baselines/standard.txt --engine dashpot", meaning: "the figures of one engine"),
    ])

  enum Options {
    static let known = Option(
      "known", "FILE", .text, "accepted exceedances: lines of engine, case and reason, with tabs between them")
    static let allowNaN = Flag("allow-nan", "NaN may be recorded, and may follow NaN")
    static let format = Option("format", "FORMAT", ValueReader<TableFormat>.choice, TableFormat.summary)
    static let limit = Option(
      "limit", "N", .count(in: 1...1_000_000), "rows that people are shown (default: 50); data formats have all")
    static let engine = Option("engine", "NAME", .text, repeats: true, "with 'show', only this engine")
    static let sweep = Option("sweep", "NAME", .text, repeats: true, "with 'show', only this sweep")
  }

  enum Action: String, CaseIterable, Sendable {
    case record
    case check
    case show

    var files: [String] {
      switch self {
      case .record, .check: ["RUN", "BASELINE"]
      case .show: ["BASELINE"]
      }
    }
  }

  let action: Action
  let paths: [String]
  let knownPath: String?
  let allowsNaN: Bool
  let format: TableFormat
  let limit: Int
  let engines: [String]
  let sweeps: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    action = try Self.action(arguments.positionals[0])
    paths = Array(arguments.positionals.dropFirst())
    if paths.count < action.files.count { throw .missingArgument(placeholder: action.files[paths.count]) }
    if paths.count > action.files.count { throw .surplusArgument(word: paths[action.files.count]) }
    knownPath = try arguments.value(of: Options.known)
    allowsNaN = arguments.has(Options.allowNaN)
    format = try arguments.value(of: Options.format) ?? .text
    limit = try arguments.value(of: Options.limit) ?? 50
    engines = try arguments.values(of: Options.engine)
    sweeps = try arguments.values(of: Options.sweep)
    try refuseWhatDoesNotApply(arguments)
  }

  private static func action(_ word: String) throws(UsageError) -> Action {
    do {
      return try ValueReader<Action>.choice.read(word)
    } catch {
      throw .refused(reason: "'\(word)' is nothing that 'baseline' does; write record, check or show")
    }
  }

  private func refuseWhatDoesNotApply(_ arguments: ParsedArguments) throws(UsageError) {
    let selecting = [Options.engine.syntax, Options.sweep.syntax]
    let refused: [OptionSyntax] =
      switch action {
      case .record: selecting + [Options.format.syntax, Options.limit.syntax]
      case .check: selecting
      case .show: [Options.known.syntax, Options.allowNaN.syntax]
      }
    for option in refused where arguments.isGiven(option) {
      throw .refused(reason: "'\(option.word)' does not go with 'baseline \(action.rawValue)'")
    }
    if action == .show, format == .github {
      throw .refused(reason: "'--format github' is for 'baseline check'; a baseline is shown as text or data")
    }
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    switch action {
    case .record: try record(in: environment)
    case .check: try check(in: environment)
    case .show: try show(in: environment)
    }
  }
}
