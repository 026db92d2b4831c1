internal import ReportRendering
internal import RunRecords

/// `dashpot report`: what a kept run found.
struct ReportCommand: Command {
  static let syntax = CommandSyntax(
    name: "report", summary: "print what a kept run found, or compare it with published tables",
    discussion: """
      Prints the report of a run that 'dashpot verify --run' kept: the same bytes as at the end of that run. With \
      '--against' it compares the run with the published report in a folder, by column and with tolerances, and prints \
      what differs.
      """,
    positionals: [Positional(placeholder: "RUN", isRequired: true, summary: "a file that 'verify --run' wrote")],
    options: [Options.format.syntax, Options.table.syntax, Options.against.syntax],
    examples: [
      .init(line: "dashpot report smoke.sqlite --table worst", meaning: "the worst cases of every engine"),
      .init(line: "dashpot report smoke.sqlite --format csv", meaning: "every case and engine, for a spreadsheet"),
      .init(
        line: "dashpot report smoke.sqlite --against Reports",
        meaning: "exit code 0 when it is what was published, 3 when it is only better"),
    ])

  enum Options {
    static let format = Option(
      "format", "FORMAT", ValueReader<ReportFormat>.choice, "text (default), markdown, csv or json")
    static let table = Option(
      "table", "TABLE", ValueReader<ReportTable>.choice,
      "one table alone: errors, settling, frame-rates, worst, specimens or truth")
    static let against = Option("against", "DIR", .text, "compare with the published report in this folder")
  }

  let path: String
  let format: ReportFormat
  let table: ReportTable?
  let against: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positionals[0]
    format = try arguments.value(of: Options.format) ?? .text
    table = try arguments.value(of: Options.table)
    against = try arguments.value(of: Options.against)
    if against != nil, table != nil || arguments.isGiven(Options.format) {
      throw .conflict(
        options: ["--against", table != nil ? "--table" : "--format"],
        reason: "a comparison covers the whole report and prints differences")
    }
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    let file = try RunFile(path: path)
    if let against {
      let comparison = try PublishedComparison(try file.findings(), publishedIn: against)
      try environment.print(comparison.text)
      return comparison.exitCode
    }
    let findings = try print(file, in: environment)
    return ExitCode(findings.outcome)
  }

  private func print(_ file: RunFile, in environment: CommandEnvironment) throws(CommandFailure) -> RunFindings {
    if let table {
      let findings = try file.findings()
      try environment.print(findings.text(table, format, in: environment))
      return findings
    }
    if format == .csv {
      let csv = try CaseCSV<CommandFailure> { (text) throws(CommandFailure) in try environment.print(text) }
      return try file.findings { (record, measurements) throws(CommandFailure) in try csv.add(record, measurements) }
    }
    let findings = try file.findings()
    if let text = findings.text(format, in: environment) { try environment.print(text) }
    return findings
  }
}
