internal import EngineComparison

/// `dashpot verify`: runs a suite and judges.
struct VerifyCommand: Command {
  static let syntax = CommandSyntax(
    name: "verify", summary: "run engines through a suite and judge them",
    discussion: """
      Runs engines through a suite of motions, judges each against the certified truth, and prints the report. \
      Ctrl-C stops after the cases in hand and keeps them; a second one stops at once. The suite 'published', or a \
      file in .tsv, is a table of published values instead: each is worked out again and judged.
      """,
    positionals: [
      Positional(
        placeholder: "SUITE|FILE", isRequired: false,
        summary: "a built-in suite, a suite file in YAML or a table in TSV (default: standard)")
    ],
    options: [
      Options.case.syntax, Options.engine.syntax, Options.filter.syntax, Options.run.syntax, Options.report.syntax,
      Options.format.syntax, Options.jobs.syntax,
    ],
    examples: [
      .init(line: "dashpot verify", meaning: "judge the built-in engine by the standard suite"),
      .init(
        line: "dashpot verify smoke --run smoke.sqlite --report out",
        meaning: "keep the run, and write its tables to the folder 'out'"),
      .init(line: "dashpot verify smoke --filter dampingRatio=1 --engine dashpot", meaning: "part of a suite"),
      .init(line: "dashpot verify published --filter pop", meaning: "what is printed about Pop, worked out again"),
    ])

  enum Options {
    static let `case` = Option("case", "ID", .text, "only the case with this id, as reports print it")
    static let engine = Option("engine", "NAME", .text, repeats: true, "only this engine of the suite")
    static let filter = Option(
      "filter", "FILTER", .text,
      "only the cases of a sweep, of some values, or both, such as SWEEP/mass=2; of a table, a part of a quantity or source"
    )
    static let run = Option("run", "FILE", .text, "keep the run in this file, for 'dashpot report'")
    static let report = Option("report", "DIR", .text, "write the report and its tables to this folder")
    static let format = Option(
      "format", "FORMAT", ValueReader<ReportFormat>.choice, ReportFormat.summary)
    static let jobs = Option(
      "jobs", "N", .count(in: 1...1024), "cases at a time (default: one for each processor)")
  }

  let suiteWord: String
  let selection: SuiteRun.Options
  let jobs: Int?
  let runPath: String?
  let reportPath: String?
  let format: ReportFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    suiteWord = arguments.positionals.first ?? "standard"
    selection = SuiteRun.Options(
      caseID: try arguments.value(of: Options.case), filter: try arguments.value(of: Options.filter),
      engines: try arguments.values(of: Options.engine))
    jobs = try arguments.value(of: Options.jobs)
    runPath = try arguments.value(of: Options.run)
    reportPath = try arguments.value(of: Options.report)
    format = try arguments.value(of: Options.format) ?? .text
    if selection.caseID != nil, selection.filter != nil {
      throw .conflict(options: ["--case", "--filter"], reason: "a case is chosen by its id or by a part of it")
    }
    if PublishedSession.isMeant(by: suiteWord) { try Self.refuseWhatOnlyRunsHave(arguments) }
  }

  /// A table is judged in a moment, by one engine, and not kept.
  private static func refuseWhatOnlyRunsHave(_ arguments: ParsedArguments) throws(UsageError) {
    let refusals: [(OptionSyntax, String)] = [
      (Options.run.syntax, "its rows are not kept in a run file; use '--format csv' or '--format json'"),
      (Options.report.syntax, "it has no folder of tables; use '--format markdown'"),
      (Options.engine.syntax, "its rows are worked out by Dashpot's own engine and the certified truth alone"),
      (Options.jobs.syntax, "its rows are judged one after another"),
    ]
    if try arguments.value(of: Options.format) == .junit {
      throw .refused(reason: "JUnit tells of sweeps and engines, which a table of published values has not; use json")
    }
    for (option, reason) in refusals where arguments.isGiven(option) {
      throw .refused(reason: "'\(option.word)' does not go with a table of published values: \(reason)")
    }
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    if PublishedSession.isMeant(by: suiteWord) { return try PublishedSession(self, in: environment).run() }
    let suite = try SuiteChoice.suite(named: suiteWord)
    var options = selection
    options.jobs = jobs ?? environment.processors
    let selected = try SelectedCases(of: suite, options: options)
    let session = try VerifySession(selected, command: self, in: environment)
    return try session.run()
  }
}
