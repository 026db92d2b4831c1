import Foundation

/// A fenced block of Swift code in a page of Markdown.
struct DocumentedCode {
  /// The line of the page on which the code begins.
  let line: Int
  /// The modules it imports.
  let imports: [String]
  /// What is left of it, without indentation and empty lines.
  let statements: [String]

  /// The blocks of a page that are fenced as `swift`, in order.
  static func blocks(in page: String) -> [DocumentedCode] {
    var found: [DocumentedCode] = []
    var begin: Int?
    var lines: [String] = []
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if let start = begin {
        if text == "```" {
          found.append(DocumentedCode(line: start + 1, lines: lines))
          begin = nil
        } else {
          lines.append(text)
        }
      } else if text == "```swift" {
        begin = index + 1
        lines = []
      }
    }
    return found
  }

  private init(line: Int, lines: [String]) {
    self.line = line
    imports = lines.filter { $0.hasPrefix("import ") }
    statements = lines.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }

  /// How far a source has the block, and the first line that it does not have where it must be.
  struct Match {
    let count: Int
    /// nil when it has all lines in one run.
    let missing: String?
  }

  /// The lines of the block follow each other in the source too; only what a test expects may stand between.
  func match(in source: CodeUnderTest) -> Match {
    for module in imports where !source.imports.contains(module) { return Match(count: 0, missing: module) }
    var farthest = 0
    for start in source.lines.indices where source.lines[start] == statements.first {
      var place = start
      var matched = 0
      while matched < statements.count, place < source.lines.count {
        if source.lines[place] == statements[matched] {
          matched += 1
        } else if !source.isExpectation[place] {
          break
        }
        place += 1
      }
      if matched == statements.count { return Match(count: matched, missing: nil) }
      farthest = max(farthest, matched)
    }
    return Match(count: farthest, missing: statements.isEmpty ? nil : statements[farthest])
  }
}

/// A file of tests, line by line.
struct CodeUnderTest {
  let path: String
  let imports: Set<String>
  let lines: [String]
  /// Whether a line belongs to what a test expects, which a page does not show.
  let isExpectation: [Bool]

  init(path: String, text: String) {
    self.path = path
    let all = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    imports = Set(all.filter { $0.contains("import ") }.map { $0.replacing("@testable ", with: "") })
    lines = all
    var open = 0
    isExpectation = all.map { line in
      let begins = ["#expect(", "#expect {", "expectClose(", "try expect"].contains(where: line.hasPrefix)
      guard open > 0 || begins else { return false }
      for character in line {
        if "([{".contains(character) { open += 1 }
        if ")]}".contains(character) { open -= 1 }
      }
      return true
    }
  }
}
