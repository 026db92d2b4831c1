internal import EngineComparison

/// `dashpot verify`: runs a suite and judges.
struct VerifyCommand: Command {
  static let syntax = CommandSyntax(
    name: "verify", summary: "run engines through a suite and judge them",
    discussion: """
      Runs engines through a suite of motions, judges each against the certified truth, and prints the report. \
      Ctrl-C stops after the cases in hand and keeps them; a second one stops at once. The suite 'published', or a \
      file in .tsv, is a table of published values instead: each is worked out again and judged. The suite 'easing' \
      holds easing curves against the exact curve, in units of the last place, region by region.
      """,
    positionals: [
      Positional(
        placeholder: "SUITE|FILE", isRequired: false,
        summary: "a built-in suite, a suite file in YAML or a table in TSV (default: standard)")
    ],
    options: [
      Options.case.syntax, Options.engine.syntax, Options.filter.syntax, Options.run.syntax, Options.report.syntax,
      Options.format.syntax, Options.jobs.syntax, Options.points.syntax, Options.seed.syntax,
    ],
    examples: [
      .init(line: "dashpot verify", meaning: "judge the built-in engine by the standard suite"),
      .init(
        line: "dashpot verify smoke --run smoke.sqlite --report out",
        meaning: "keep the run, and write its tables to the folder 'out'"),
      .init(line: "dashpot verify smoke --filter dampingRatio=1 --engine dashpot", meaning: "part of a suite"),
      .init(line: "dashpot verify published --filter pop", meaning: "what is printed about Pop, worked out again"),
      .init(
        line: "dashpot verify easing --filter steep-ends --points 100000", meaning: "one region of easing curves"),
    ])

  enum Options {
    static let `case` = Option("case", "ID", .text, "only the case with this id, as reports print it")
    static let engine = Option("engine", "NAME", .text, repeats: true, "only this engine of the suite")
    static let filter = Option(
      "filter", "FILTER", .text,
      "only the cases of a sweep, of some values, or both, such as SWEEP/mass=2; of a table, a part of a quantity or source; of easing, a region"
    )
    static let run = Option("run", "FILE", .text, "keep the run in this file, for 'dashpot report'")
    static let report = Option("report", "DIR", .text, "write the report and its tables to this folder")
    static let format = Option(
      "format", "FORMAT", ValueReader<ReportFormat>.choice, ReportFormat.summary)
    static let jobs = Option(
      "jobs", "N", .count(in: 1...1024), "cases at a time (default: one for each processor)")
    static let points = Option(
      "points", "N", .count(in: 1...10_000_000_000), "points of easing curves (default: 1000000)")
    static let seed = Option("seed", "S", .count(in: 0...Int.max), "another set of these points (default: 1)")
  }

  let suiteWord: String
  let selection: SuiteRun.Options
  let jobs: Int?
  let runPath: String?
  let reportPath: String?
  let format: ReportFormat
  let points: Int?
  let seed: Int?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    suiteWord = arguments.positionals.first ?? "standard"
    selection = SuiteRun.Options(
      caseID: try arguments.value(of: Options.case), filter: try arguments.value(of: Options.filter),
      engines: try arguments.values(of: Options.engine))
    jobs = try arguments.value(of: Options.jobs)
    runPath = try arguments.value(of: Options.run)
    reportPath = try arguments.value(of: Options.report)
    format = try arguments.value(of: Options.format) ?? .text
    points = try arguments.value(of: Options.points)
    seed = try arguments.value(of: Options.seed)
    if selection.caseID != nil, selection.filter != nil {
      throw .conflict(options: ["--case", "--filter"], reason: "a case is chosen by its id or by a part of it")
    }
    if PublishedSession.isMeant(by: suiteWord) { try Self.refuseWhatOnlyRunsHave(arguments) }
    if EasingSession.isMeant(by: suiteWord) {
      try refuseWhatEasingHasNot(arguments)
    } else {
      for option in [Options.points.syntax, Options.seed.syntax] where arguments.isGiven(option) {
        throw .refused(reason: "'\(option.word)' goes with 'easing' alone, whose points are drawn")
      }
    }
  }

  /// Points are drawn by a seed, and their errors counted; there are no engines and no runs.
  private func refuseWhatEasingHasNot(_ arguments: ParsedArguments) throws(UsageError) {
    let refusals: [(OptionSyntax, String)] = [
      (Options.run.syntax, "its points are not kept in a run file; use '--format json'"),
      (Options.report.syntax, "it has no folder of tables; use '--format markdown'"),
      (Options.engine.syntax, "its solvers are always all of them"),
    ]
    for (option, reason) in refusals where arguments.isGiven(option) {
      throw .refused(reason: "'\(option.word)' does not go with easing curves: \(reason)")
    }
    if format == .junit {
      throw .refused(reason: "JUnit tells of a run's verdicts, and a study has none; use json")
    }
    guard selection.caseID != nil else { return }
    for option in [Options.points.syntax, Options.seed.syntax, Options.jobs.syntax] where arguments.isGiven(option) {
      throw .conflict(options: ["--case", option.word], reason: "one point is evaluated alone")
    }
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
    if EasingSession.isMeant(by: suiteWord) { return try EasingSession(self, in: environment).run() }
    let suite = try SuiteChoice.suite(named: suiteWord)
    var options = selection
    options.jobs = jobs ?? environment.processors
    let selected = try SelectedCases(of: suite, options: options)
    let session = try VerifySession(selected, command: self, in: environment)
    return try session.run()
  }
}
