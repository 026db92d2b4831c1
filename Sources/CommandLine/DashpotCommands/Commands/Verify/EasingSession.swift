internal import EngineComparison
internal import ReportRendering
internal import RunRecords

/// `dashpot verify easing`: easing curves held against the curve in balls, in ulp.
struct EasingSession {
  static let builtInName = "easing"

  /// Whether a word means the study of easing curves and no suite of motions.
  static func isMeant(by word: String) -> Bool { word == builtInName }

  /// Points when none are asked for.
  static let defaultPoints = 1_000_000

  private let point: EasingPoint?
  private let regions: [EasingRegion]
  private let points: Int
  private let seed: UInt64
  private let jobs: Int
  private let format: ReportFormat
  private let environment: CommandEnvironment

  init(_ command: VerifyCommand, in environment: CommandEnvironment) throws(CommandFailure) {
    self.environment = environment
    format = command.format
    points = command.points ?? Self.defaultPoints
    seed = UInt64(command.seed ?? 1)
    jobs = command.jobs ?? environment.processors
    regions = try Self.regions(command.selection.filter)
    point = try Self.point(command.selection.caseID)
  }

  private static func regions(_ filter: String?) throws(CommandFailure) -> [EasingRegion] {
    guard let filter else { return EasingRegion.allCases }
    guard let region = EasingRegion(rawValue: filter) else {
      let names = EasingRegion.allCases.map(\.rawValue)
      let nearest = NearestWord.nearest(to: filter, among: names).map { "; did you mean '\($0)'?" } ?? ""
      throw .usage(
        .refused(reason: "'\(filter)' is no region of easing\(nearest) There are \(names.joined(separator: ", "))"),
        command: "verify")
    }
    return [region]
  }

  private static func point(_ text: String?) throws(CommandFailure) -> EasingPoint? {
    guard let text else { return nil }
    do {
      return try EasingPoint(text)
    } catch {
      throw .usage(.refused(reason: "\(error)"), command: "verify")
    }
  }

  func run() throws(CommandFailure) -> ExitCode {
    if let point { return try show(point) }
    let line = ProgressLine(in: environment)
    let study = EasingStudy(points: points, regions: regions, seed: seed, jobs: jobs)
    let findings = study.run { done, planned in
      line?.show(done: min(done, planned), of: planned, failures: 0)
      return environment.stopRequest() == nil
    }
    line?.finish()
    guard let findings else { return environment.stopRequest()?.exitCode ?? .interrupted }
    try environment.print(text(findings))
    return findings.points == 0 ? .nothingJudged : findings.beyond == 0 ? .allWithin : .exceeds
  }

  private func show(_ point: EasingPoint) throws(CommandFailure) -> ExitCode {
    guard let findings = EasingPointFindings(point) else {
      throw .unsolvable(reason: "the curve is vertical there, and has no slope")
    }
    switch format {
    case .json:
      try environment.print(
        JSONText.object([
          "point": .string(point.text), "value": .string(findings.value), "slope": .string(findings.slope),
          "solvers": AccuracyReport.json(findings.table),
        ]).text() + "\n")
    default: try environment.print(rendered(findings.table))
    }
    return findings.isWithin ? .allWithin : .exceeds
  }

  private func text(_ findings: EasingFindings) -> String {
    switch format {
    case .text:
      return (findings.tables.map(rendered) + [summary(findings) + "\n"]).joined(separator: "\n")
    case .markdown:
      return "# Easing\n\n\(summary(findings))\n\n" + findings.tables.map(rendered).joined(separator: "\n")
    case .csv: return findings.tables.first.map(rendered) ?? ""
    case .json:
      return JSONText.object([
        "format": .string("dashpot-easing"), "points": .number(Double(findings.points)),
        "seed": .number(Double(seed)), "beyond": .number(Double(findings.beyond)),
        "tables": .object(
          findings.tables.map { JSONText.Member(name: $0.key, value: AccuracyReport.json($0)) }),
      ]).text() + "\n"
    // Why: the command refuses them before anything is computed.
    case .junit, .github: return ""
    }
  }

  private func rendered(_ table: Table) -> String {
    switch format {
    case .text, .json, .junit, .github:
      TextTable.render(
        table, width: environment.reportColumns, colour: environment.isColoured(environment.output))
    case .markdown: MarkdownTable.render(table)
    case .csv: CSVTable.render(table)
    }
  }

  private func summary(_ findings: EasingFindings) -> String {
    let verdict =
      findings.beyond == 0
      ? "our own curves are within 2 ulp at all of them, and none falls where it rises"
      : "our own curves are beyond 2 ulp, or fall where they rise, at \(findings.beyond) of them"
    return "\(findings.points) points, seed \(seed): \(verdict)."
  }
}
