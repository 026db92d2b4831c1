internal import RunRecords

/// The table of a conversion for a terminal: words are broken between words, never left out.
struct ConversionText {
  private let rows: [ConversionReport.Row]
  private let unit: String
  private let nameWidth: Int
  private let wordsWidth: Int
  private static let differenceWidth = 9

  init(_ rows: [ConversionReport.Row], unit: String, columns: Int) {
    self.rows = rows
    self.unit = unit
    nameWidth = max(8, rows.map(\.name.count).max() ?? 0)
    wordsWidth = max(24, min(72, columns - nameWidth - Self.differenceWidth - 4))
  }

  var table: String {
    let heading = line("form", "words", "apart by")
    let rule = line(
      String(repeating: "-", count: nameWidth), String(repeating: "-", count: wordsWidth),
      String(repeating: "-", count: Self.differenceWidth))
    return heading + rule + rows.map(text).joined() + HelpScreen.wrap(note) + "\n"
  }

  private var note: String {
    let note = "Apart by: the largest difference of the motions at any time, \(unit)."
    let ends = rows.compactMap(\.difference?.until).filter(\.isFinite)
    guard let end = ends.min() else { return note }
    return note + " Where motions hardly die away: in the first \(ShownNumber.text(end, .significant(digits: 3))) s."
  }

  private func text(_ row: ConversionReport.Row) -> String {
    let pieces = Self.broken(row.words ?? "cannot say it", to: wordsWidth)
    let difference = row.difference?.text ?? ""
    return pieces.enumerated().map { index, piece in
      line(index == 0 ? row.name : "", piece, index == 0 ? difference : "")
    }.joined()
  }

  private func line(_ name: String, _ words: String, _ difference: String) -> String {
    let gap = String(repeating: " ", count: max(0, Self.differenceWidth - difference.count))
    var text = Self.padded(name, nameWidth) + "  " + Self.padded(words, wordsWidth) + "  " + gap + difference
    while text.last == " " { text.removeLast() }
    return text + "\n"
  }

  /// The nearest preset of each platform that has any.
  static func nearest(_ rows: [ConversionReport.Row], unit: String) -> String {
    var seen: Set<String> = []
    let found = rows.compactMap(\.nearest).filter { seen.insert($0.platform).inserted }
    guard !found.isEmpty else { return "" }
    let width = found.map(\.name.count).max() ?? 0
    return "Nearest preset, differs by (\(unit)):\n"
      + found.map { "  \(padded($0.name, width))  \($0.difference.text)\n" }.joined()
  }

  /// How long platforms let a decay run, and where they leave it.
  static func ends(_ rows: [ConversionReport.Row]) -> String {
    let ends = rows.compactMap { row in row.end.map { (row.name, $0) } }
    let width = ends.map(\.0.count).max() ?? 0
    let lines = ends.map { name, end in
      let time = end.duration.isFinite ? ShownNumber.secondsWithUnit(end.duration) : "no time"
      return "  " + padded(name, width)
        + "  at \(ShownNumber.text(end.destination, .significant(digits: 7))) after \(time)\n"
    }
    return lines.isEmpty ? "" : "Where each platform leaves it:\n" + lines.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Between the words of a text.
  private static func broken(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    // Why at commas: a word and its number stay together.
    for piece in text.split(separator: ", ").map(String.init) {
      let next = line.isEmpty ? piece : line + ", " + piece
      if next.count + 1 > width, !line.isEmpty {
        lines.append(line + ",")
        line = piece
      } else {
        line = next
      }
    }
    return lines + [line]
  }

  /// Each loss once, with the forms it holds for.
  static func losses(_ rows: [ConversionReport.Row]) -> String {
    var order: [String] = []
    var names: [String: [String]] = [:]
    for row in rows {
      for text in row.refusal.map({ ["cannot be said: \($0)"] }) ?? row.losses.map(\.text) {
        if names[text] == nil { order.append(text) }
        names[text, default: []].append(row.name)
      }
    }
    return order.map { text in
      let forms = (names[text] ?? []).joined(separator: ", ")
      return HelpScreen.wrap(text + ":", indent: 4, head: "  ") + "\n" + HelpScreen.wrap(forms, indent: 6) + "\n"
    }.joined()
  }
}
