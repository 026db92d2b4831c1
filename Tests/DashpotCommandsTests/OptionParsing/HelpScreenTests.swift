import Testing

@testable import DashpotCommands

@Suite("Help screens")
struct HelpScreenTests {
  @Test("A whole screen of a command")
  func wholeScreen() {
    let screen = """
      Usage: dashpot probe [options] FILE [OTHER]

      Tests the parser.

      Arguments:
        FILE               a file
        OTHER              another

      Options:
        --quiet            say less
        --jobs N           at a time
        --velocity V       speed
        --engine NAME ...  engines
        --format F         format
        -h, --help         print this screen

      Example:
        dashpot probe x
            probes x

      """
    #expect(HelpScreen.command(ParsedArgumentsTests.syntax) == screen)
  }

  @Test("Words are wrapped at 80 columns, never split, and a long word has its own line")
  func wrapping() {
    let long = String(repeating: "x", count: 90)
    #expect(HelpScreen.wrap("a b \(long) c", indent: 2) == "  a b\n  \(long)\n  c")
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    let lines = HelpScreen.wrap(words, indent: 7).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 && $0.hasPrefix("       word") })
    #expect(lines.joined(separator: " ").split(separator: " ").count == 60)
  }

  @Test("Every screen has an example, fits 80 columns and names every option", arguments: DashpotTool.commands.indices)
  func everyCommand(_ index: Int) {
    let syntax = DashpotTool.commands[index].syntax
    let screen = HelpScreen.command(syntax)
    #expect(screen.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(!syntax.examples.isEmpty)
    for example in syntax.examples {
      #expect(example.line.hasPrefix("dashpot \(syntax.name)"))
      #expect(screen.contains("  \(example.line)\n"))
    }
    for option in syntax.options { #expect(screen.contains("\n  \(option.word)"), "\(option.word)") }
    #expect(Set(syntax.allOptions.map(\.name)).count == syntax.allOptions.count)
    #expect(screen.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test("Every example is a command line that is understood", arguments: DashpotTool.commands.indices)
  func examples(_ index: Int) throws {
    let command = DashpotTool.commands[index]
    for example in command.syntax.examples {
      // What follows the sign of redirection is the shell's, and a quoted argument is one word.
      let line = example.line.split(separator: " > ")[0]
      let parts = line.split(separator: "'", omittingEmptySubsequences: false)
      let words = parts.enumerated().flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }.dropFirst(2)
      let parsed = try ParsedArguments.parse(Array(words), syntax: command.syntax)
      _ = try command.init(parsed)
    }
  }
}
