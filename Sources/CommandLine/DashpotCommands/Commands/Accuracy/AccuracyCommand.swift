internal import EngineComparison
internal import ReportRendering
internal import RunRecords

/// `dashpot accuracy`: errors of formulas in units of the last place.
struct AccuracyCommand: Command {
  static let syntax = CommandSyntax(
    name: "accuracy", summary: "the kernel's errors in ulp, by region, beside the textbook's",
    discussion: """
      Draws points from every region of motions, more than half of them chosen to be hard, evaluates Dashpot's kernel, \
      the textbook's formula and those of the specimens there, and counts their errors in ulp of the tight envelope \
      beside certified values. Points depend on the seed alone.
      """,
    positionals: [],
    options: [
      Options.points.syntax, Options.region.syntax, Options.seed.syntax, Options.point.syntax, Options.worst.syntax,
      Options.worstCases.syntax, Options.format.syntax, Options.jobs.syntax,
    ],
    examples: [
      .init(line: "dashpot accuracy", meaning: "a hundred thousand points, some seconds"),
      .init(
        line: "dashpot accuracy --points 10000000 --region zeros --region tail", meaning: "two regions, thoroughly"),
      .init(line: "dashpot accuracy --point 'm=1 k=1 c=2 x0=1 v0=-1 t=30'", meaning: "one point, with its true values"),
    ])

  enum Options {
    static let points = Option("points", "N", .count(in: 1...10_000_000_000), "points in all (default: 100000)")
    static let region = Option(
      "region", "NAME", ValueReader<AccuracyRegion>.choice, repeats: true,
      "only this region; a name that is not known prints them")
    static let seed = Option("seed", "S", .count(in: 0...Int.max), "another set of points (default: 1)")
    static let point = Option("point", "POINT", .text, "one point alone, as reports print it")
    static let worst = Option(
      "worst", "N", .count(in: 0...1000), "worst points printed of each region and formula (default: 1)")
    static let worstCases = Option(
      "worst-cases", "N", .count(in: 1...1000), "print that many of each as the file of worst cases that a test reads")
    static let format = Option(
      "format", "FORMAT", ValueReader<ReportFormat>.choice, "text (default), markdown, csv or json")
    static let jobs = Option("jobs", "N", .count(in: 1...1024), "threads (default: one for each processor)")
  }

  let points: Int
  let regions: [AccuracyRegion]
  let seed: UInt64
  let point: AccuracyPoint?
  let keeping: Int
  let printsWorstCases: Bool
  let format: ReportFormat
  let jobs: Int?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    points = try arguments.value(of: Options.points) ?? 100_000
    let chosen = Set(try arguments.values(of: Options.region))
    regions = chosen.isEmpty ? AccuracyRegion.allCases : AccuracyRegion.allCases.filter(chosen.contains)
    seed = UInt64(try arguments.value(of: Options.seed) ?? 1)
    let worstCases = try arguments.value(of: Options.worstCases)
    let worst = try arguments.value(of: Options.worst)
    keeping = worstCases ?? worst ?? 1
    printsWorstCases = worstCases != nil
    format = try arguments.value(of: Options.format) ?? .text
    if [.junit, .github].contains(format) {
      throw .refused(reason: "'\(format.rawValue)' tells of a run's verdicts, and a study has none")
    }
    jobs = try arguments.value(of: Options.jobs)
    point = try Self.point(arguments)
    if printsWorstCases, arguments.isGiven(Options.format) || arguments.isGiven(Options.worst) {
      throw .conflict(
        options: ["--worst-cases", arguments.isGiven(Options.format) ? "--format" : "--worst"],
        reason: "the file of worst cases has a form of its own")
    }
  }

  private static func point(_ arguments: ParsedArguments) throws(UsageError) -> AccuracyPoint? {
    guard let text = try arguments.value(of: Options.point) else { return nil }
    let others = [Options.points.syntax, Options.region.syntax, Options.seed.syntax, Options.worstCases.syntax]
    if let other = others.first(where: arguments.isGiven) {
      throw .conflict(options: ["--point", other.word], reason: "one point is evaluated alone")
    }
    do {
      return try AccuracyPoint(text)
    } catch {
      throw .refused(reason: "\(error)")
    }
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    if let point { return try show(point, in: environment) }
    let line = ProgressLine(in: environment)
    let study = AccuracyStudy(
      points: points, regions: regions, seed: seed, jobs: jobs ?? environment.processors, keeping: keeping)
    let findings = study.run { done, planned in
      line?.show(done: min(done, planned), of: planned, failures: 0)
      return environment.stopRequest() == nil
    }
    line?.finish()
    guard let findings else { return environment.stopRequest()?.exitCode ?? .interrupted }
    try environment.print(
      printsWorstCases ? WorstCaseFile.text(findings) : AccuracyReport(findings).text(format, in: environment))
    return findings.points == 0 ? .nothingJudged : findings.beyond == 0 ? .allWithin : .exceeds
  }

  private func show(_ point: AccuracyPoint, in environment: CommandEnvironment) throws(CommandFailure) -> ExitCode {
    guard let findings = PointFindings(point) else {
      throw .unsolvable(reason: "its envelope is beyond the range of doubles")
    }
    try environment.print(AccuracyReport.text(findings, format, in: environment))
    return findings.isWithin ? .allWithin : .exceeds
  }
}
