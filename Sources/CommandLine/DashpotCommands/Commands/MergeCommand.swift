internal import EngineComparison
internal import ReportRendering
internal import RunRecords
internal import RunStore

/// `dashpot merge`: the shards of a run, joined into one.
struct MergeCommand: Command {
  static let syntax = CommandSyntax(
    name: "merge", summary: "join the parts of a run that were made with 'verify --shard'",
    discussion: """
      Joins the parts of one run, in whatever order they are named, into a file that reports the same bytes as the run in \
      one piece. All parts must be there, each complete, of the same suite, made with the same versions and options.
      """,
    positionals: [
      Positional(placeholder: "PART…", isRequired: true, repeats: true, summary: "files that 'verify --shard' wrote")
    ],
    options: [Options.run.syntax, Options.replace.syntax, Options.format.syntax],
    examples: [
      .init(line: "dashpot merge part-*.sqlite --run whole.sqlite", meaning: "join them, keep the run and report it"),
      .init(line: "dashpot merge part-*.sqlite --format junit", meaning: "report the whole run and keep nothing"),
    ])

  enum Options {
    static let run = Option("run", "FILE", .text, "keep the whole run in this file")
    static let replace = Flag("replace", "let '--run' take the place of any run, one of another suite too")
    static let format = Option("format", "FORMAT", ValueReader<ReportFormat>.choice, ReportFormat.summary)
  }

  let paths: [String]
  let runPath: String?
  let replacement: RunReplacement
  let format: ReportFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.positionals
    runPath = try arguments.value(of: Options.run)
    replacement = try RunReplacement(asked: arguments.has(Options.replace), keepingIn: runPath)
    format = try arguments.value(of: Options.format) ?? .text
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    let parts = try MergedParts(paths)
    let csv =
      format == .csv
      ? try CaseCSV<CommandFailure> { (text) throws(CommandFailure) in try environment.print(text) } : nil
    let findings = try parts.joined(keptIn: runPath, replacing: replacement) {
      (record, measurements) throws(CommandFailure) in
      try csv?.add(record, measurements)
    }
    try findings.print(format, in: environment)
    return ExitCode(findings)
  }
}
