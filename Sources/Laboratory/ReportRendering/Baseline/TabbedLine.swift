internal import RunRecords

/// One line of a file with tabs, which knows where it stands.
struct TabbedLine {
  let fields: [Substring]
  let path: String
  /// From 1.
  let number: Int

  /// Every line of a text that is not empty and no comment.
  static func lines(of text: String, path: String) -> [TabbedLine] {
    var lines: [TabbedLine] = []
    // Why not by Character: a carriage return and a newline are one of those.
    let all = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      let content = Substring(line.last == "\r" ? line.dropLast() : line)
      if content.isEmpty || content.utf8.first == UInt8(ascii: "#") { continue }
      let fields = content.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false).map { Substring($0) }
      lines.append(TabbedLine(fields: fields, path: path, number: index + 1))
    }
    return lines
  }

  func error(_ kind: BaselineTextError.Kind, at field: Int = 0) -> BaselineTextError {
    let before = fields.prefix(field).reduce(0) { $0 + $1.count + 1 }
    return BaselineTextError(kind: kind, path: path, line: number, column: before + 1)
  }

  func require(_ count: Int) throws(BaselineTextError) {
    guard fields.count == count else {
      throw error(.fieldCount(keyword: String(fields[0]), found: fields.count, expected: count))
    }
  }

  /// Without its escapes; empty for a lone `-`.
  func text(_ field: Int) throws(BaselineTextError) -> String {
    guard let text = BaselineField.text(of: fields[field]) else {
      throw error(.badEscape(String(fields[field])), at: field)
    }
    return text
  }

  func filledText(_ field: Int, _ what: String) throws(BaselineTextError) -> String {
    let text = try text(field)
    guard !text.isEmpty else { throw error(.empty(what: what), at: field) }
    return text
  }

  func number(_ field: Int) throws(BaselineTextError) -> Double {
    guard let value = ShortestNumber.value(of: String(fields[field])) else {
      throw error(.notANumber(String(fields[field])), at: field)
    }
    return value
  }
}
