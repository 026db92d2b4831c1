/// What a command is called, what it takes and how it is explained.
struct CommandSyntax: Sendable {
  /// The word after `dashpot`.
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// Whole sentences under the usage line.
  let discussion: String
  let positionals: [Positional]
  let options: [OptionSyntax]
  /// Whole command lines, each with what it does.
  let examples: [Example]

  struct Example: Sendable {
    let line: String
    let meaning: String
  }

  /// Every option, with the one that each command has.
  var allOptions: [OptionSyntax] { options + [Flag.help.syntax] }
}
