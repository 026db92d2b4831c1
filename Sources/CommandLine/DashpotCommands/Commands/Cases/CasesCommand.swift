internal import EngineComparison

/// `dashpot cases`: what a suite asks, for people and for other solvers.
struct CasesCommand: Command {
  static let syntax = CommandSyntax(
    name: "cases", summary: "the cases of a suite; with their statement and true motion for other solvers",
    discussion: """
      Prints the ids of the cases of a suite. With '--format json' each line is an object instead, with the constants of \
      the equation, the start, the retargets, some of the instants at which the case is judged, and the certified \
      positions and velocities there, each as a double and what it lacks: enough for any solver to solve the case and \
      be compared.
      """,
    positionals: [
      Positional(
        placeholder: "SUITE|FILE", isRequired: false, summary: "a built-in suite or a suite file (default: standard)")
    ],
    options: [
      Options.case.syntax, Options.filter.syntax, Options.sample.syntax, Options.instants.syntax, Options.format.syntax,
    ],
    examples: [
      .init(line: "dashpot cases smoke --filter dampingRatio=1", meaning: "the ids of a part of a suite"),
      .init(
        line: "dashpot cases standard --sample 2 --format json",
        meaning: "two cases of every sweep, stated and solved, one a line"),
    ])

  enum Options {
    static let `case` = VerifyCommand.Options.case
    static let filter = Option(
      "filter", "FILTER", .text, "only the cases of a sweep, of some values, or both, such as SWEEP/mass=2")
    static let sample = Option(
      "sample", "N", .count(in: 1...1_000_000), "so many cases of each sweep, spread over it (default: all)")
    static let instants = Option(
      "instants", "N", .count(in: 1...10_000), "instants after the start, of those of the case (default: 12)")
    static let format = Option(
      "format", "FORMAT", ValueReader<CasesFormat>.choice, "text (default), or json, an object a line")
  }

  let suiteWord: String
  let caseID: String?
  let filter: String?
  let sample: Int?
  let instants: Int
  let format: CasesFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    suiteWord = arguments.positionals.first ?? "standard"
    caseID = try arguments.value(of: Options.case)
    filter = try arguments.value(of: Options.filter)
    sample = try arguments.value(of: Options.sample)
    instants = try arguments.value(of: Options.instants) ?? 12
    format = try arguments.value(of: Options.format) ?? .text
    if caseID != nil, filter != nil {
      throw .conflict(options: ["--case", "--filter"], reason: "a case is chosen by its id or by a part of it")
    }
    if format == .text, arguments.isGiven(Options.instants) {
      throw .refused(reason: "ids have no instants; give '--format json' with '--instants'")
    }
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    let suite = try SuiteChoice.suite(named: suiteWord, for: "cases")
    let selection: CaseSelection
    do {
      if let caseID {
        selection = try suite.cases(matching: CaseFilter.parse(caseID))
        guard selection.count == 1 else { throw SelectionError.notOneCase(caseID, count: selection.count) }
      } else {
        selection = try suite.cases(
          matching: filter.map { (text) throws(SelectionError) in try CaseFilter.parse(text) })
      }
    } catch {
      throw .usage(.refused(reason: "\(error)"), command: "cases")
    }
    if let sample { return try print(suite.sample(of: selection, perSweep: sample), of: suite, in: environment) }
    return try print(selection, of: suite, in: environment)
  }

  private func print(
    _ indices: some Sequence<Int>, of suite: Suite, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    for index in indices {
      if let request = environment.stopRequest() { return request.exitCode }
      let line: String
      do {
        line =
          switch format {
          case .text: try suite.case(at: index).id
          case .json: CaseLine(try StatedCase(index, of: suite, instants: instants)).text
          }
      } catch {
        throw .unsolvable(reason: "\(error)")
      }
      try environment.print(line + "\n")
    }
    return .allWithin
  }
}

/// How cases are written.
enum CasesFormat: String, CaseIterable, Sendable {
  case text
  /// JSON lines.
  case json
}
