import Foundation
import Testing

/// The guides for those who come from elsewhere: every call with its counterpart, none of them made up.
@Suite("The guides")
struct GuideTests {
  static let guides = ["pop", "core-animation", "uikit", "intu"]

  /// Every word of the engine's sources; empty where they cannot be read, which fails every guide.
  private static let words: Set<String> = {
    let sources = (try? RepositoryFiles.swiftFiles(under: ["Sources/Engine"])) ?? []
    return Set(
      sources.flatMap { path in
        ((try? RepositoryFiles.text(of: path)) ?? "")
          .split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
          .map { String($0) }
      })
  }()

  private static func text(of guide: String) throws -> String {
    try RepositoryFiles.text(of: "docs/guides/coming-from-\(guide).md")
  }

  /// Names like `timingFunction`, which are those of calls and properties.
  private static func names(in text: some StringProtocol) -> [String] {
    text.split(whereSeparator: { !($0.isLetter && $0.isASCII) && !$0.isNumber })
      .map { String($0) }
      .filter { $0.first?.isLowercase == true && $0.contains(where: \.isUppercase) }
  }

  @Test("Every call and property that a test holds is named", arguments: guides)
  func everyCall(_ guide: String) throws {
    let text = try Self.text(of: guide)
    var count = 0
    for line in try RepositoryFiles.text(of: "docs/parity.tsv").split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 5, fields[0] == guide, ["call", "property"].contains(fields[2]), fields[3] == "held",
        !fields[1].hasPrefix("name ")
      else { continue }
      count += 1
      for name in Self.names(in: fields[1]) where !text.contains(name) {
        Issue.record("coming-from-\(guide).md does not say what becomes of \(name) (\(fields[1]))")
      }
    }
    #expect(count > 10)
  }

  @Test("Every counterpart is a name of the engine", arguments: guides)
  func everyCounterpart(_ guide: String) throws {
    var count = 0
    for line in try Self.text(of: guide).split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|")
      guard cells.count == 2, let counterpart = cells.last else { continue }
      for (index, code) in counterpart.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where !index.isMultiple(of: 2) {
        count += 1
        for name in Self.names(in: code) + code.split(separator: " ").map { String($0) }.filter { Self.isType($0) } {
          #expect(Self.words.contains(name), "coming-from-\(guide).md: \(name)")
        }
      }
    }
    #expect(count > 10)
  }

  private static func isType(_ code: String) -> Bool {
    code.first?.isUppercase == true && code.allSatisfy { $0.isLetter || $0.isNumber }
  }
}
