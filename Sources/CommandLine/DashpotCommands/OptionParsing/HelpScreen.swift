/// Help screens: aligned, at most 80 columns, each with an example.
enum HelpScreen {
  static let width = 80
  /// The widest left column; a longer entry has its text on the next line.
  private static let widestEntry = 26

  /// The screen of one command.
  static func command(_ syntax: CommandSyntax) -> String {
    let arguments = syntax.positionals.map { $0.isRequired ? $0.placeholder : "[\($0.placeholder)]" }
    let usage = (["dashpot", syntax.name, "[options]"] + arguments).joined(separator: " ")
    var sections = ["Usage: \(usage)", wrap(syntax.discussion)]
    let entries = syntax.positionals.map { ($0.placeholder, $0.summary) }
    let options = syntax.allOptions.map { ($0.display, $0.summary) }
    let column = textColumn(for: entries + options)
    if !entries.isEmpty { sections.append("Arguments:\n" + list(entries, column: column)) }
    sections.append("Options:\n" + list(options, column: column))
    sections.append(examples(syntax.examples))
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The screen of the tool.
  static func overview(
    summary: String, commands: [CommandSyntax], options: [(String, String)], examples: [CommandSyntax.Example],
    closing: [(String, String)]
  ) -> String {
    let entries = commands.map { ($0.name, $0.summary) } + [("help COMMAND", "print the screen of a command")]
    let column = textColumn(for: entries + options + closing)
    return [
      "Usage: dashpot COMMAND [options]", wrap(summary),
      "Commands:\n" + list(entries, column: column),
      "Options:\n" + list(options, column: column),
      self.examples(examples),
      "Exit codes:\n" + list(closing, column: column),
    ].joined(separator: "\n\n") + "\n"
  }

  private static func examples(_ examples: [CommandSyntax.Example]) -> String {
    let title = examples.count == 1 ? "Example:" : "Examples:"
    let lines = examples.flatMap { ["  \($0.line)", wrap($0.meaning, indent: 6)] }
    return ([title] + lines).joined(separator: "\n")
  }

  private static func textColumn(for entries: [(String, String)]) -> Int {
    (entries.map(\.0.count).filter { $0 <= widestEntry }.max() ?? 0) + 4
  }

  private static func list(_ entries: [(String, String)], column: Int) -> String {
    entries.map { wrap($1, indent: column, head: "  " + $0) }.joined(separator: "\n")
  }

  /// `text` beside `head`, or under it where the head is too long for the indentation.
  static func wrap(_ text: String, indent: Int, head: String) -> String {
    let body = wrap(text, indent: indent)
    return head.count < indent ? head + body.dropFirst(head.count) : head + "\n" + body
  }

  /// Breaks `text` between words so that no line passes column 80, each line indented by `indent`.
  static func wrap(_ text: String, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      var lines: [String] = []
      var line = margin
      for word in paragraph.split(separator: " ") {
        if line.count > indent, line.count + 1 + word.count > width {
          lines.append(line)
          line = margin
        }
        line += (line.count > indent ? " " : "") + word
      }
      return (lines + [line]).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
