import Foundation
import Testing

@testable import DashpotCommands

/// The commands that the README shows, and what it says they print.
@Suite("The commands in the README")
struct ReadmeTests {
  private static let text = ShownCommand.page("README.md")
  static let shown = ShownCommand.all(in: text)

  @Test("print what it says, on 100 columns", arguments: shown)
  func prints(_ shown: ShownCommand) async throws {
    let folder = try TemporaryFolder()
    let suite = try #require(ShownCommand.blocks(fencedAs: "```yaml", in: Self.text).first)
    let path = try folder.write(suite.joined(separator: "\n") + "\n", to: "my-suite.yaml")
    await shown.expectPrinted(files: ["my-suite.yaml": path])
  }

  @Test("There are four, and a suite to try")
  func count() {
    #expect(Self.shown.count == 4)
    #expect(Self.shown.allSatisfy { !$0.runs.isEmpty })
  }
}
