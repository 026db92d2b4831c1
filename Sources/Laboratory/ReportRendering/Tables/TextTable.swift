public import RunRecords

/// A table for a terminal.
///
/// Columns are aligned and two spaces apart. Where the width is too small, columns are left out from the largest rank
/// down, the rightmost first among equals, and the line under the table names them; columns of rank 0 stay, and if even
/// they need more room their leading-aligned texts are broken over several lines. Numbers are never cut: a table of
/// numbers alone may still be wider. Commands stand on lines of their own under their row, whole, so that they can be
/// copied.
public enum TextTable {
  public static func render(_ table: Table, width: Int, colour: Bool) -> String {
    let heading = Styled(table.title, .bold)
    guard !table.rows.isEmpty else { return heading.text(colour) + "\n" + table.emptyText + "\n" }
    var layout = Layout(table)
    layout.fit(width)
    var lines = [heading.text(colour)]
    lines += layout.headingLines(colour)
    for row in table.rows { lines += layout.lines(of: row, colour) }
    if !layout.leftOut.isEmpty {
      let names = layout.leftOut.map(\.heading).joined(separator: ", ")
      lines.append("Not shown at this width: \(names).")
    }
    lines += table.notes
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Which columns are shown, how wide.
private struct Layout {
  private let table: Table
  private let commands: [Int]
  private var shown: [Int]
  private var widths: [Int: Int] = [:]
  var leftOut: [Column] = []

  private static let gap = 2
  private static let narrowestText = 8

  init(_ table: Table) {
    self.table = table
    let visible = table.columns.indices.filter { table.columns[$0].audience == .everyone }
    shown = visible.filter { table.columns[$0].kind != .code }
    commands = visible.filter { table.columns[$0].kind == .code }
    for index in shown {
      let cells = table.rows.map { VisibleText.width(of: VisibleText.of($0[index].shown)) }
      widths[index] = max(VisibleText.width(of: table.columns[index].heading), cells.max() ?? 0)
    }
  }

  private var total: Int { shown.reduce(-Self.gap) { $0 + width($1) + Self.gap } }

  private func width(_ index: Int) -> Int { widths[index] ?? 0 }

  mutating func fit(_ limit: Int) {
    var dropped: [Int] = []
    while total > limit, let rank = shown.map({ table.columns[$0].rank }).max(), rank > 0,
      let index = shown.last(where: { table.columns[$0].rank == rank })
    {
      shown.removeAll { $0 == index }
      dropped.append(index)
    }
    leftOut = dropped.sorted().map { table.columns[$0] }
    while total > limit, let widest = breakable.max(by: { width($0) < width($1) }) {
      widths[widest] = max(Self.narrowestText, width(widest) - (total - limit))
    }
  }

  private var breakable: [Int] {
    shown.filter { table.columns[$0].alignment == .leading && width($0) > Self.narrowestText }
  }

  func headingLines(_ colour: Bool) -> [String] {
    lines(shown.map { Styled(table.columns[$0].heading, .plain) }, colour)
      + [shown.map { String(repeating: "-", count: width($0)) }.joined(separator: "  ")]
  }

  func lines(of row: [Cell], _ colour: Bool) -> [String] {
    let cells = shown.map { Styled(VisibleText.of(row[$0].shown), .style(of: row[$0])) }
    return lines(cells, colour) + commands.filter { row[$0] != .missing }.map { "    " + VisibleText.of(row[$0].shown) }
  }

  private func lines(_ cells: [Styled], _ colour: Bool) -> [String] {
    let pieces = zip(shown, cells).map { index, cell in broken(cell.content, to: width(index)) }
    return (0..<(pieces.map(\.count).max() ?? 0)).map { line in
      var text = ""
      for (place, index) in shown.enumerated() {
        let piece = pieces[place].indices.contains(line) ? pieces[place][line] : ""
        let room = String(repeating: " ", count: max(0, width(index) - VisibleText.width(of: piece)))
        let styled = Styled(piece, cells[place].style).text(colour)
        text += (place == 0 ? "" : "  ") + (table.columns[index].alignment == .leading ? styled + room : room + styled)
      }
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// In pieces of at most `width` columns.
  private func broken(_ text: String, to width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in text {
      let needed = VisibleText.width(of: String(character))
      if used + needed > width, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
        used = 0
      }
      piece.append(character)
      used += needed
    }
    return pieces + [piece]
  }
}

/// A text and how a terminal stresses it.
struct Styled {
  enum Style {
    case plain
    case bold
    case good
    case bad
    case faint

    static func style(of cell: Cell) -> Style {
      switch cell {
      case .verdict(.within), .flag(true): .good
      case .verdict(.exceeds), .verdict(.failed), .flag(false): .bad
      case .missing, .verdict(.notApplicable): .faint
      case .text, .count, .number: .plain
      }
    }

    var code: String? {
      switch self {
      case .plain: nil
      case .bold: "1"
      case .good: "32"
      case .bad: "31"
      case .faint: "2"
      }
    }
  }

  var content: String
  var style: Style

  init(_ content: String, _ style: Style) {
    self.content = content
    self.style = style
  }

  func text(_ colour: Bool) -> String {
    guard colour, !content.isEmpty, let code = style.code else { return content }
    return "\u{1B}[\(code)m\(content)\u{1B}[0m"
  }
}
