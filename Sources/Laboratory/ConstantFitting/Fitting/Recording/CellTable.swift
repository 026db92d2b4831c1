/// The cells of a text file of columns, whatever separates them.
struct CellTable: Sendable {
  enum Separator: String, Sendable {
    case tab, semicolon, comma, spaces
  }

  struct Row: Sendable {
    /// From 1, comments and blank lines counted.
    let line: Int
    let cells: [Substring]
  }

  let separator: Separator
  /// The names of the columns; nil where the first row is numbers.
  let header: [Substring]?
  let rows: [Row]
  let hasDecimalComma: Bool

  /// Lines end in LF, CR LF or CR; a byte order mark, blank lines and lines that begin with `#` or `%` are skipped.
  init(_ text: String) {
    var content = Substring(text)
    if content.first == "\u{FEFF}" { content.removeFirst() }
    var lines: [(number: Int, text: Substring)] = []
    for (index, line) in content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let trimmed = Self.trimmed(line)
      if let first = trimmed.first, first != "#", first != "%" { lines.append((index + 1, trimmed)) }
    }
    let sample = lines.prefix(20).map(\.text)
    let separator = Self.separator(of: sample)
    var rows = lines.map { Row(line: $0.number, cells: Self.cells(of: $0.text, separator)) }
    let comma = separator != .comma && Self.usesDecimalComma(rows.prefix(20))
    if let first = rows.first, first.cells.contains(where: { !$0.isEmpty && Self.number($0, comma) == nil }) {
      header = first.cells
      rows.removeFirst()
    } else {
      header = nil
    }
    self.separator = separator
    self.rows = rows
    hasDecimalComma = comma
  }

  /// The number that a cell says, infinities and NaN included; nil for a word.
  func number(_ cell: Substring) -> Double? { Self.number(cell, hasDecimalComma) }

  /// A cell as it may be shown: what steers a terminal is a question mark.
  static func printable(_ cell: Substring) -> String {
    var text = String.UnicodeScalarView()
    for scalar in cell.unicodeScalars {
      text.append(scalar.properties.generalCategory == .control || scalar.value == 0x202E ? "?" : scalar)
    }
    return String(text)
  }

  private static func number(_ cell: Substring, _ comma: Bool) -> Double? {
    let word = comma ? String(cell).replacing(",", with: ".") : String(cell)
    return Double(word)
  }

  private static func separator(of lines: [Substring]) -> Separator {
    func all(_ mark: Character) -> Bool { !lines.isEmpty && lines.allSatisfy { $0.contains(mark) } }
    if all("\t") { return .tab }
    if all(";") { return .semicolon }
    guard all(",") else { return lines.contains { $0.contains(",") } && !all(" ") ? .comma : .spaces }
    // Why: "0,1 0,2" is two numbers with a decimal comma, and "0.1, 0.2" two with a point.
    let words = lines.dropFirst().flatMap { $0.split(separator: " ") }
    let isDecimal = !words.isEmpty && words.allSatisfy { $0.last != "," && $0.count(where: { $0 == "," }) <= 1 }
    return isDecimal && all(" ") ? .spaces : .comma
  }

  private static func usesDecimalComma(_ rows: ArraySlice<Row>) -> Bool {
    rows.contains { row in
      row.cells.contains { cell in
        cell.contains(",") && !cell.contains(".") && Double(String(cell).replacing(",", with: ".")) != nil
      }
    }
  }

  private static func cells(of line: Substring, _ separator: Separator) -> [Substring] {
    switch separator {
    case .spaces: line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(unquoted)
    case .tab: split(line, at: "\t")
    case .semicolon: split(line, at: ";")
    case .comma: split(line, at: ",")
    }
  }

  /// A separator inside of quotes separates nothing.
  private static func split(_ line: Substring, at mark: Character) -> [Substring] {
    var cells: [Substring] = []
    var start = line.startIndex
    var isQuoted = false
    for index in line.indices {
      if line[index] == "\"" { isQuoted.toggle() }
      if line[index] == mark, !isQuoted {
        cells.append(unquoted(line[start..<index]))
        start = line.index(after: index)
      }
    }
    return cells + [unquoted(line[start...])]
  }

  private static func unquoted(_ cell: Substring) -> Substring {
    let cell = trimmed(cell)
    guard cell.count >= 2, cell.first == "\"", cell.last == "\"" else { return cell }
    return trimmed(cell.dropFirst().dropLast())
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
