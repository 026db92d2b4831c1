public import RunRecords

/// A table for GitHub-flavoured Markdown. Cells are not padded, so that one long cell does not change every line.
public enum MarkdownTable {
  /// - Parameter level: of the heading.
  public static func render(_ table: Table, level: Int = 2) -> String {
    var text = String(repeating: "#", count: level) + " " + MarkdownText.escaped(table.title) + "\n\n"
    guard !table.rows.isEmpty else { return text + MarkdownText.escaped(table.emptyText) + "\n" }
    let columns = table.columns.indices.filter { table.columns[$0].audience == .everyone }
    text += line(columns.map { MarkdownText.escaped(table.columns[$0].heading) })
    text += line(columns.map { table.columns[$0].alignment == .leading ? "---" : "---:" })
    for row in table.rows {
      text += line(
        columns.map {
          table.columns[$0].kind == .code ? MarkdownText.code(row[$0].shown) : MarkdownText.escaped(row[$0].shown)
        })
    }
    for note in table.notes { text += "\n" + MarkdownText.escaped(note) + "\n" }
    return text
  }

  private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}

/// Text that Markdown shows as it is.
enum MarkdownText {
  private static let special = Set<Character>("\\`*_{}[]<>#|~&$").union(["!"])

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in VisibleText.of(text) {
      if special.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// A code span for a table cell. A pipe is escaped even there; a run of backticks is fenced by a longer one.
  ///
  /// Why: in a code span nothing can stand for a backslash before a pipe; an element of HTML takes escaped text.
  static func code(_ text: String) -> String {
    let visible = VisibleText.of(text)
    guard !visible.isEmpty else { return "" }
    if visible.contains("\\|") { return "<code>\(escaped(visible))</code>" }
    var longest = 0
    var run = 0
    for character in visible {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let room = longest > 0 || visible.hasPrefix(" ") && visible.hasSuffix(" ") ? " " : ""
    let content = visible.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    return fence + room + content + room + fence
  }
}
