public import RunRecords

/// A list of accepted exceedances: lines of an engine, a case id (or the beginning of one with a `*` after it) and a
/// reason, with one tab between them. Empty lines and lines that begin with `#` are comments. Escapes as in a baseline.
public enum AcceptedExceedancesText {
  /// - Parameter path: how errors name the file.
  public static func parse(
    _ bytes: some Collection<UInt8>, path: String
  ) throws(BaselineTextError) -> AcceptedExceedances {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw BaselineTextError(kind: .notUTF8, path: path, line: 1, column: 1)
    }
    var entries: [AcceptedExceedances.Entry] = []
    var lines: [KnownExceedance.Key: Int] = [:]
    for line in TabbedLine.lines(of: text, path: path) {
      guard line.fields.count == 3 else {
        throw line.error(
          .fieldCount(keyword: "engine, case and reason", found: line.fields.count, expected: 3))
      }
      let entry = AcceptedExceedances.Entry(
        engine: try line.filledText(0, "engine"), pattern: try line.filledText(1, "case"),
        reason: try line.filledText(2, "reason"), line: line.number)
      let key = KnownExceedance.Key(engine: entry.engine, caseID: entry.pattern)
      if let first = lines.updateValue(line.number, forKey: key) {
        throw line.error(.repeated(what: "engine and case", firstLine: first), at: 1)
      }
      entries.append(entry)
    }
    return AcceptedExceedances(entries)
  }
}
