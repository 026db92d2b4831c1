public import RunRecords

/// The Markdown that GitHub shows on the page of a job. A step may write a mebibyte; tables are cut before that, by whole rows.
public struct JobSummary: Hashable, Sendable {
  /// Bytes that a step may write, with room to spare below GitHub's 1,048,576.
  public static let limit = 1_000_000

  /// A short heading, such as "standard@3".
  public var title: String
  /// Whether all is well, for the mark before the heading.
  public var isGood: Bool
  public var sentences: [String]
  public var tables: [Table]
  /// Lines of text drawn for a terminal.
  public var drawing: String

  public init(title: String, isGood: Bool, sentences: [String], tables: [Table], drawing: String = "") {
    self.title = title
    self.isGood = isGood
    self.sentences = sentences
    self.tables = tables
    self.drawing = drawing
  }

  /// - Parameter room: bytes that it may have; what does not fit is left out, the last tables first, and said so.
  public func markdown(room: Int = limit) -> String {
    var text = "## \(isGood ? "✅" : "❌") \(MarkdownText.escaped(title))\n"
    for sentence in sentences { text += "\n\(MarkdownText.escaped(sentence))\n" }
    var leftOut: [String] = []
    for table in tables where !table.rows.isEmpty {
      guard let part = Self.fitting(table, room: room - text.utf8.count - Self.closingRoom) else {
        leftOut.append(table.title)
        continue
      }
      text += "\n" + part
    }
    let picture = drawing.isEmpty ? "" : "\n```text\n\(drawing)```\n"
    if text.utf8.count + picture.utf8.count + Self.closingRoom <= room { text += picture }
    if !leftOut.isEmpty {
      text += "\nLeft out for want of room: \(leftOut.map(MarkdownText.escaped).joined(separator: ", ")).\n"
    }
    return text.utf8.count <= room ? text : "This summary does not fit.\n"
  }

  /// For the sentence about what is left out.
  private static let closingRoom = 1_000

  /// With as many rows as fit; nil where none does.
  private static func fitting(_ table: Table, room: Int) -> String? {
    var cut = table
    var low = 0
    var high = table.rows.count
    if let whole = rendered(table, rows: high, room: room) { return whole }
    while low + 1 < high {
      let middle = (low + high) / 2
      if rendered(table, rows: middle, room: room) == nil { high = middle } else { low = middle }
    }
    guard low > 0 else { return nil }
    cut.notes.append("\(table.rows.count - low) more rows are left out for want of room.")
    return rendered(cut, rows: low, room: room + 100)
  }

  private static func rendered(_ table: Table, rows: Int, room: Int) -> String? {
    var part = table
    part.rows = Array(table.rows.prefix(rows))
    let text = MarkdownTable.render(part, level: 3)
    return text.utf8.count <= room ? text : nil
  }
}
