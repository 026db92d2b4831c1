/// One subcommand.
protocol Command: Sendable {
  static var syntax: CommandSyntax { get }

  /// Reads the whole command line, so that nothing is done before it is understood.
  init(_ arguments: ParsedArguments) throws(UsageError)

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode
}
