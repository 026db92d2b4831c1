/// A line of a Markdown table.
enum MarkdownRow {
  /// Its trimmed cells; nil for a line that is not a row. Escaped pipes are part of their cell.
  static func cells(_ line: Substring) -> [String]? {
    guard line.first == "|" else { return nil }
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in line.dropFirst() {
      if character == "|", !isEscaped {
        cells.append(trimmed(cell))
        cell = ""
      } else {
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if !trimmed(cell).isEmpty { cells.append(trimmed(cell)) }
    return cells
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...last])
  }
}
