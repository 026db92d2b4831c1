public import RunRecords

/// A table as CSV, with the columns for data and numbers in full.
public enum CSVTable {
  /// The keys of the columns, then a line for each row; the header alone for a table without rows.
  public static func render(_ table: Table) -> String {
    var text = CSVText.line(table.columns.map { CSVText.field($0.key) })
    for row in table.rows { text += CSVText.line(row.map(field)) }
    return text
  }

  private static func field(_ cell: Cell) -> String {
    switch cell {
    case .missing: ""
    case .text(let text): CSVText.field(text)
    case .count(let count): String(count)
    case .number(let value, _): ShortestNumber.text(value)
    case .verdict(let verdict): CSVText.field(verdict.shown)
    case .flag(let flag): flag ? "true" : "false"
    }
  }
}

/// Comma-separated values as in RFC 4180, with a line feed at the end of each line, in UTF-8.
///
/// A missing value is an empty field, an empty text is `""`. A text that a spreadsheet would take for a formula, or that
/// begins with an apostrophe, gets an apostrophe before it; other formats have it as it is.
enum CSVText {
  static func line(_ fields: [String]) -> String { fields.joined(separator: ",") + "\n" }

  static func field(_ text: String?) -> String {
    guard let text = text.map(FormulaText.disarmed) else { return "" }
    guard needsQuotes(text) else { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result.unicodeScalars.append("\"") }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  static func field(_ number: Double?) -> String { number.map(ShortestNumber.text) ?? "" }

  private static func needsQuotes(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return true }
    if first == UInt8(ascii: " ") || last == UInt8(ascii: " ") { return true }
    return text.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
  }
}
