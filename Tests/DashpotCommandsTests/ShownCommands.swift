import Foundation
import Testing

@testable import DashpotCommands

/// A command that a page shows, and what the page says it prints.
struct ShownCommand: Sendable, CustomTestStringConvertible {
  let command: String
  /// The lines that follow each other; between two of these something is left out.
  let runs: [[String]]
  var testDescription: String { command }

  /// Those of a page: blocks that begin with "$ dashpot".
  static func all(in text: String) -> [ShownCommand] {
    blocks(fencedAs: "```", in: text).compactMap { block in
      guard let first = block.first, first.hasPrefix("$ dashpot ") else { return nil }
      let runs = block.dropFirst().split(separator: "...").map { $0.filter { !$0.isEmpty } }
      return ShownCommand(command: String(first.dropFirst(2)), runs: runs)
    }
  }

  static func page(_ path: String) -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  static func blocks(fencedAs fence: String, in text: String) -> [[String]] {
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

  /// The lines that are printed on 100 columns hold every run.
  ///
  /// - Parameter files: names in the command that stand for files.
  func expectPrinted(files: [String: String] = [:]) async {
    let words = command.split(separator: " ").dropFirst().map { files[String($0)] ?? String($0) }
    let outcome = await dashpot(words, variables: ["COLUMNS": "100", "LC_ALL": "C.UTF-8"])
    var output = outcome.output
    for (name, path) in files { output = output.replacing(path, with: name) }
    let printed = output.split(separator: "\n").map(String.init).filter { !$0.isEmpty }
    for run in runs {
      let isThere = printed.indices.contains { printed[$0...].starts(with: run) }
      #expect(isThere, "\(run.joined(separator: "\n"))\nis not in\n\(printed.joined(separator: "\n"))")
    }
  }
}
