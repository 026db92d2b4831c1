internal import ReportRendering
internal import RunRecords

/// `dashpot report`: what a kept run found.
struct ReportCommand: Command {
  static let syntax = CommandSyntax(
    name: "report", summary: "print what a kept run found, publish it, or compare it with what was published",
    discussion: """
      Prints the report of a run that 'dashpot verify --run' kept: the same bytes as at the end of that run. With \
      '--publish' it writes readable pages to a folder instead; with '--against' it compares the run with the pages in \
      a folder, by column and with tolerances, and prints what differs. A run that is not complete ends with exit code \
      2, or 1 where something is wrong already.
      """,
    positionals: [Positional(placeholder: "RUN", isRequired: true, summary: "a file that 'verify --run' wrote")],
    options: [
      Options.format.syntax, Options.table.syntax, Options.publish.syntax, Options.against.syntax, Options.vega.syntax,
    ],
    examples: [
      .init(line: "dashpot report smoke.sqlite --table worst", meaning: "the worst cases of every engine"),
      .init(line: "dashpot report smoke.sqlite --format csv", meaning: "every case and engine, for a spreadsheet"),
      .init(line: "dashpot report smoke.sqlite --format html > smoke.html", meaning: "a page with charts, in one file"),
      .init(
        line: "dashpot report standard.sqlite --against Reports",
        meaning: "exit code 0 when it is what was published, 3 when it is only better"),
    ])

  enum Options {
    static let format = Option(
      "format", "FORMAT", ValueReader<KeptReportFormat>.word, KeptReportFormat.summary)
    static let table = Option(
      "table", "TABLE", ValueReader<ReportTable>.choice,
      "one table alone: errors, settling, frame-rates, worst, specimens or truth")
    static let publish = Option("publish", "DIR", .text, "write the pages of the report to this folder")
    static let vega = PlotCommand.Options.vega
    static let against = Option("against", "DIR", .text, "compare with the pages published in this folder")
  }

  let path: String
  /// Nil for the page.
  let format: ReportFormat?
  let vega: String?
  let table: ReportTable?
  let publish: String?
  let against: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positionals[0]
    let asked = try arguments.value(of: Options.format) ?? .written(.text)
    if case .written(let format) = asked { self.format = format } else { format = nil }
    vega = try arguments.value(of: Options.vega)
    table = try arguments.value(of: Options.table)
    publish = try arguments.value(of: Options.publish)
    against = try arguments.value(of: Options.against)
    try Self.refuseConflicts(arguments, table: table, format: format)
  }

  private static func refuseConflicts(
    _ arguments: ParsedArguments, table: ReportTable?, format: ReportFormat?
  ) throws(UsageError) {
    let given = [Options.against.syntax, Options.publish.syntax].filter { arguments.isGiven($0) }.map(\.word)
    if given.count > 1 {
      throw .conflict(options: given, reason: "a run is compared with what was published before it is published")
    }
    if let word = given.first, table != nil || arguments.isGiven(Options.format) {
      throw .conflict(
        options: [word, table != nil ? "--table" : "--format"],
        reason: "it covers the whole report, in a form of its own")
    }
    if table != nil, format == nil {
      throw .conflict(options: ["--table", "--format html"], reason: "a page has every table")
    }
    if format != nil, arguments.isGiven(Options.vega.syntax) {
      throw .refused(reason: "'--vega' goes with '--format html' alone, whose charts it draws")
    }
    if table != nil, let format, [.junit, .github].contains(format) {
      throw .conflict(options: ["--table", "--format \(format.rawValue)"], reason: "it tells of a whole run")
    }
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    let file = try RunFile(path: path)
    if let publish {
      let findings = try file.findings()
      try ReportFolder(publish).publish(PublishedPages.pages(of: findings, keptIn: path))
      return code(of: findings, in: environment)
    }
    if let against {
      let findings = try file.findings()
      let comparison = try PublishedComparison(
        of: PublishedPages.pages(of: findings, keptIn: path), publishedIn: against)
      try environment.print(comparison.text)
      noteIncompleteness(of: findings, in: environment)
      return comparison.exitCode.known(ofWholeRun: findings.run.isComplete)
    }
    let findings: RunFindings
    if let format {
      findings = try print(file, format, in: environment)
    } else {
      findings = try printPage(file, in: environment)
    }
    return code(of: findings, in: environment)
  }

  private func code(of findings: RunFindings, in environment: CommandEnvironment) -> ExitCode {
    noteIncompleteness(of: findings, in: environment)
    return ExitCode(findings)
  }

  private func noteIncompleteness(of findings: RunFindings, in environment: CommandEnvironment) {
    guard !findings.run.isComplete else { return }
    let done = "\(findings.summary.cases) of \(findings.run.plannedCases) cases"
    environment.note(
      "dashpot: the run in '\(path)' is not complete, it has \(done); 'dashpot verify --resume \(path)' goes on.")
  }

  private func printPage(_ file: RunFile, in environment: CommandEnvironment) throws(CommandFailure) -> RunFindings {
    let (findings, charts) = try file.chartedFindings()
    let folder = try VegaFolder.found(vega, in: environment)
    var script: String?
    if let folder { script = try folder.script() }
    if vega != nil, script == nil, let folder { throw .noSuchFile(path: folder.bundle) }
    try environment.print(
      RunPage.render(
        findings.run, charts, tables: ReportTable.allCases.map { findings.table($0) }, outcome: findings.outcome,
        suiteWord: findings.suiteWord, vega: script, remedy: VegaFolder.remedy))
    return findings
  }

  private func print(
    _ file: RunFile, _ format: ReportFormat, in environment: CommandEnvironment
  ) throws(CommandFailure) -> RunFindings {
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
    try findings.print(format, in: environment)
    return findings
  }
}
