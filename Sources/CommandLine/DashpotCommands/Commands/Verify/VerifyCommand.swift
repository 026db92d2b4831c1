internal import EngineComparison
internal import RunRecords
internal import RunStore

/// `dashpot verify`: runs a suite and judges.
struct VerifyCommand: Command {
  static let syntax = CommandSyntax(
    name: "verify", summary: "run engines through a suite and judge them",
    discussion: """
      Runs engines through a suite of motions, judges each against the certified truth, and prints the report. \
      Ctrl-C stops after the cases in hand and keeps them; a second one stops at once, and '--resume' goes on. A file \
      named by '--run' is written anew only where an earlier run of the same cases is in it. The \
      suite 'published', or a file in .tsv, is a table of published values instead: each is worked out again and \
      judged. The suite 'easing' holds easing curves against the exact curve, in units of the last place, region by \
      region.
      """,
    positionals: [
      Positional(
        placeholder: "SUITE|FILE", isRequired: false,
        summary: "a built-in suite, a suite file in YAML or a table in TSV (default: standard)")
    ],
    options: [
      Options.case.syntax, Options.engine.syntax, Options.filter.syntax, Options.shard.syntax, Options.run.syntax,
      Options.replace.syntax, Options.resume.syntax, Options.report.syntax, Options.format.syntax, Options.jobs.syntax,
      Options.points.syntax,
      Options.seed.syntax,
    ],
    examples: [
      .init(line: "dashpot verify", meaning: "judge the built-in engine by the standard suite"),
      .init(
        line: "dashpot verify smoke --run smoke.sqlite --report out",
        meaning: "keep the run, and write its tables to the folder 'out'"),
      .init(line: "dashpot verify smoke --filter dampingRatio=1 --engine dashpot", meaning: "part of a suite"),
      .init(
        line: "dashpot verify --shard 2/8 --run part-2.sqlite",
        meaning: "the second of eight parts, for 'dashpot merge'"),
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
    static let replace = Flag("replace", "let '--run' take the place of any run, one of another suite too")
    static let shard = Option(
      "shard", "K/N", .shard, "only part K of N equal parts of the cases; 'dashpot merge' joins them")
    static let resume = Option(
      "resume", "FILE", .text, "go on with an interrupted run: it knows its suite and what was selected of it")
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
  let replacement: RunReplacement
  let resumePath: String?
  let reportPath: String?
  let format: ReportFormat
  let points: Int?
  let seed: Int?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    suiteWord = arguments.positionals.first ?? "standard"
    selection = SuiteRun.Options(
      caseID: try arguments.value(of: Options.case), filter: try arguments.value(of: Options.filter),
      engines: try arguments.values(of: Options.engine), shard: try arguments.value(of: Options.shard))
    jobs = try arguments.value(of: Options.jobs)
    runPath = try arguments.value(of: Options.run)
    replacement = try RunReplacement(asked: arguments.has(Options.replace), keepingIn: runPath)
    resumePath = try arguments.value(of: Options.resume)
    reportPath = try arguments.value(of: Options.report)
    format = try arguments.value(of: Options.format) ?? .text
    points = try arguments.value(of: Options.points)
    seed = try arguments.value(of: Options.seed)
    if selection.caseID != nil, selection.filter != nil {
      throw .conflict(options: ["--case", "--filter"], reason: "a case is chosen by its id or by a part of it")
    }
    if resumePath != nil { try Self.refuseWhatTheRunSays(arguments) }
    if PublishedSession.isMeant(by: suiteWord) { try Self.refuseWhatOnlyRunsHave(arguments) }
    if EasingSession.isMeant(by: suiteWord) {
      try refuseWhatEasingHasNot(arguments)
    } else {
      for option in [Options.points.syntax, Options.seed.syntax] where arguments.isGiven(option) {
        throw .refused(reason: "'\(option.word)' goes with 'easing' alone, whose points are drawn")
      }
    }
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    if PublishedSession.isMeant(by: suiteWord) { return try PublishedSession(self, in: environment).run() }
    if EasingSession.isMeant(by: suiteWord) { return try EasingSession(self, in: environment).run() }
    if let resumePath { return try resumed(resumePath, in: environment) }
    return try session(suiteWord, selection, .new(runPath, replacement), in: environment).run()
  }

  private func session(
    _ word: String, _ selection: SuiteRun.Options, _ place: VerifySession.Place, in environment: CommandEnvironment
  ) throws(CommandFailure) -> VerifySession {
    var options = selection
    options.jobs = jobs ?? environment.processors
    return try VerifySession(
      try SelectedCases(of: try SuiteChoice.suite(named: word), options: options), suiteWord: word, place: place,
      reportPath: reportPath, format: format, in: environment)
  }

  private func resumed(
    _ path: String, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    let run: RunRecord
    do { run = try RunWriter.interruptedRun(at: path) } catch { throw .runStore(error) }
    let findings = RunFindings(run: run, summary: RunSummary())
    func said(_ name: String) -> String? { run.provenance.first { $0.name == name }?.value }
    let options = SuiteRun.Options(
      caseID: said("case"), filter: said("filter"),
      engines: said("engines")?.split(separator: ", ").map(String.init) ?? [], shard: findings.shard)
    return try session(findings.suiteWord, options, .resumed(path), in: environment).run()
  }
}
