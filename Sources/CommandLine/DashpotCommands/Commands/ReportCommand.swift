struct ReportCommand: Command {
  static let syntax = CommandSyntax(
    name: "report", summary: "print what a kept run found, or compare it with published tables", discussion: "x",
    positionals: [], options: [], examples: [.init(line: "dashpot report", meaning: "x")])
  init(_ arguments: ParsedArguments) throws(UsageError) {}
  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode { .allWithin }
}
