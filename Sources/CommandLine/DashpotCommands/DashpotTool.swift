internal import EngineComparison

/// The tool `dashpot`: finds the command, runs it, and words what goes wrong.
public enum DashpotTool {
  /// The version of the tool and of the engine it carries.
  public static let version = "0.1.0-dev"

  static let commands: [any Command.Type] = [
    VerifyCommand.self, MergeCommand.self, ReportCommand.self, PlotCommand.self, BaselineCommand.self, DiffCommand.self,
    HistoryCommand.self, SolveCommand.self, TuneCommand.self, FitCommand.self, ConvertCommand.self,
    AccuracyCommand.self, PrecisionCommand.self, CasesCommand.self, ListCommand.self,
  ]

  /// Runs one command line and gives the code to exit with.
  public static func run(in environment: CommandEnvironment) async -> ExitCode {
    do {
      return try await dispatch(environment)
    } catch {
      // Why: `dashpot … | head` has shown what was asked for; there is nothing to complain about.
      if error == .readerLeft { return error.exitCode }
      let name = Colour(isOn: environment.isColoured(environment.errors)).red("dashpot:")
      environment.note("\(name) \(error)")
      return error.exitCode
    }
  }

  private static func dispatch(_ environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    guard let word = environment.arguments.first else { return try show(overview, in: environment) }
    let rest = Array(environment.arguments.dropFirst())
    switch word {
    case "--help", "-h": return try show(overview, in: environment)
    case "--version": return try show("dashpot \(version)\n", in: environment)
    case "help": return try help(rest, in: environment)
    default:
      if word.hasPrefix("-") {
        let nearest = NearestWord.nearest(to: word, among: ["--help", "--version"])
        throw .usage(.unknownOption(word: word, nearest: nearest), command: nil)
      }
      return try await run(command(named: word), rest, in: environment)
    }
  }

  private static func run(
    _ command: any Command.Type, _ words: [String], in environment: CommandEnvironment
  ) async throws(CommandFailure) -> ExitCode {
    let understood: any Command
    do {
      let arguments = try ParsedArguments.parse(words, syntax: command.syntax)
      if arguments.asksForHelp { return try show(HelpScreen.command(command.syntax), in: environment) }
      understood = try command.init(arguments)
    } catch let error as UsageError {
      throw .usage(error, command: command.syntax.name)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .internalError(reason: "\(error)")
    }
    return try await understood.run(in: environment)
  }

  private static func help(
    _ words: [String], in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    guard let word = words.first else { return try show(overview, in: environment) }
    if words.count > 1 { throw .usage(.surplusArgument(word: words[1]), command: nil) }
    return try show(HelpScreen.command(command(named: word).syntax), in: environment)
  }

  private static func command(named word: String) throws(CommandFailure) -> any Command.Type {
    guard let command = commands.first(where: { $0.syntax.name == word }) else {
      let nearest = NearestWord.nearest(to: word, among: commands.map { $0.syntax.name } + ["help"])
      throw .usage(.unknownCommand(word: word, nearest: nearest), command: nil)
    }
    return command
  }

  private static func show(_ text: String, in environment: CommandEnvironment) throws(CommandFailure) -> ExitCode {
    try environment.print(text)
    return .allWithin
  }

  private static var overview: String {
    HelpScreen.overview(
      summary: """
        Proves animation engines: runs them through suites of springs and decays and judges every motion against \
        certified closed forms and an independent integration of its equation.
        """,
      commands: commands.map { $0.syntax },
      options: [("-h, --help", "print this screen"), ("--version", "print the version")],
      examples: [
        .init(line: "dashpot verify", meaning: "judge the built-in engine by the standard suite"),
        .init(
          line: "dashpot solve --stiffness 200 --damping-ratio 0.4",
          meaning: "one spring: its true motion, settling time and overshoot"),
      ],
      closing: ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
  }
}
