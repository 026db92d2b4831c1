internal import EngineComparison
internal import EngineModels
internal import GSLNumerics
internal import PlatformSprings

/// `dashpot list`: the names that other commands take.
struct ListCommand: Command {
  static let syntax = CommandSyntax(
    name: "list", summary: "the names of suites, engines, springs and steppers",
    discussion: "Prints the names that other commands take, each with what it is.",
    positionals: [
      Positional(placeholder: "KIND", isRequired: true, summary: "suites, engines, springs or steppers")
    ],
    options: [],
    examples: [.init(line: "dashpot list springs", meaning: "the springs of other platforms, for 'solve --spring'")])

  enum Kind: String, CaseIterable, Sendable {
    case suites
    case engines
    case springs
    case steppers
  }

  let kind: Kind

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let word = arguments.positionals.first ?? ""
    guard let kind = Kind(rawValue: word) else {
      let names = Kind.allCases.map(\.rawValue)
      throw .unknownName(
        kind: "kind of list", word: word, nearest: NearestWord.nearest(to: word, among: names),
        list: "dashpot help list")
    }
    self.kind = kind
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    try environment.print(Self.text(try entries()))
    return .allWithin
  }

  private func entries() throws(CommandFailure) -> [(name: String, meaning: String)] {
    switch kind {
    case .suites: try SuiteChoice.entries()
    case .engines: EngineCatalog.all.map { ($0.name, $0.summary) }
    case .springs: SpringCatalog.all.map { ($0.name, "\($0.platform): \($0.summary)") }
    case .steppers: ODEStepper.allCases.map { ($0.rawValue, $0.summary) }
    }
  }

  /// Names in one column, what they are beside them, wrapped at 80 columns.
  static func text(_ entries: [(name: String, meaning: String)]) -> String {
    let column = (entries.map(\.name.count).max() ?? 0) + 2
    return entries.map { entry in
      HelpScreen.wrap(entry.meaning, indent: column, head: entry.name) + "\n"
    }.joined()
  }
}
