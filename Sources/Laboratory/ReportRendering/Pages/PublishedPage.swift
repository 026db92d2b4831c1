import RunRecords

/// One file of a published report: Markdown that is read on its own and reviewed as a difference.
public struct PublishedPage: Hashable, Sendable {
  /// "errors.md".
  public let fileName: String
  public let text: String

  public init(fileName: String, text: String) {
    self.fileName = fileName
    self.text = text
  }

  /// What of a page is compared: all but the names of the libraries and the processor, which may differ.
  public static func compared(_ text: String) -> String {
    guard let end = text.firstRange(of: madeWith) else { return text }
    return String(text[..<end.lowerBound])
  }

  /// The heading of the last part of the first page.
  static let madeWith = "\n## Made with\n"
}

/// Puts a page together.
struct PageText {
  private var parts: [String]

  init(title: String) { parts = ["# \(MarkdownText.escaped(title))\n"] }

  /// - Parameter markdown: ours; nothing in it is escaped.
  mutating func paragraph(_ markdown: String) { parts.append(markdown + "\n") }

  mutating func heading(_ text: String) { parts.append("## \(MarkdownText.escaped(text))\n") }

  /// What columns mean. Nothing in it is escaped.
  mutating func columns(_ meanings: KeyValuePairs<String, String>) {
    parts.append(meanings.map { "- **\($0.key)**: \($0.value)\n" }.joined())
  }

  mutating func table(_ table: Table, level: Int = 2) { parts.append(MarkdownTable.render(table, level: level)) }

  /// A table without its heading.
  mutating func rows(_ table: Table) {
    let text = MarkdownTable.render(table, level: 2)
    parts.append(String(text.drop { $0 != "\n" }.dropFirst(2)))
  }

  /// - Parameter language: the word after the fence: "sh", "text".
  mutating func block(_ lines: String, language: String) {
    parts.append("```\(language)\n" + lines + (lines.hasSuffix("\n") ? "" : "\n") + "```\n")
  }

  func page(_ fileName: String) -> PublishedPage {
    PublishedPage(fileName: fileName, text: parts.joined(separator: "\n"))
  }
}
