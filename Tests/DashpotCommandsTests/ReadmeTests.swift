import Foundation
import Testing

@testable import DashpotCommands

/// The commands that the README shows, and what it says they print.
@Suite("The commands in the README")
struct ReadmeTests {
  struct Shown: Sendable, CustomTestStringConvertible {
    let command: String
    /// The lines that follow each other; between two of these something is left out.
    let runs: [[String]]
    var testDescription: String { command }
  }

  private static let text: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return (try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)) ?? ""
  }()

  private static func blocks(fencedAs fence: String) -> [[String]] {
    var found: [[String]] = []
    var block: (fence: String, lines: [String])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let open = block {
        if line == "```", open.fence == fence { found.append(open.lines) }
        block = line == "```" ? nil : (open.fence, open.lines + [line])
      } else if line.hasPrefix("```") {
        block = (line, [])
      }
    }
    return found
  }

  static let shown: [Shown] = blocks(fencedAs: "```").compactMap { block in
    guard let first = block.first, first.hasPrefix("$ dashpot ") else { return nil }
    let runs = block.dropFirst().split(separator: "...").map { $0.filter { !$0.isEmpty } }
    return Shown(command: String(first.dropFirst(2)), runs: runs)
  }

  @Test("print what it says, on 100 columns", arguments: shown)
  func prints(_ shown: Shown) async throws {
    let folder = try TemporaryFolder()
    let suite = try #require(Self.blocks(fencedAs: "```yaml").first)
    let path = try folder.write(suite.joined(separator: "\n") + "\n", to: "my-suite.yaml")
    let words = shown.command.split(separator: " ").dropFirst().map { $0 == "my-suite.yaml" ? path : String($0) }
    let outcome = await dashpot(words, variables: ["COLUMNS": "100", "LC_ALL": "C.UTF-8"])
    let printed = outcome.output.replacing(path, with: "my-suite.yaml").split(separator: "\n").map(String.init)
      .filter { !$0.isEmpty }
    for run in shown.runs {
      let isThere = printed.indices.contains { printed[$0...].starts(with: run) }
      #expect(isThere, "\(run.joined(separator: "\n"))\nis not in\n\(printed.joined(separator: "\n"))")
    }
  }

  @Test("There are four, and a suite to try")
  func count() {
    #expect(Self.shown.count == 4)
    #expect(Self.shown.allSatisfy { !$0.runs.isEmpty })
  }
}
