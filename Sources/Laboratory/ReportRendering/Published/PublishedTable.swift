public import RunRecords

/// Compares a published Markdown report with a fresh one.
///
/// Bytes may not be compared, since the mathematical library differs between processors and errors of rounding size with
/// it. So texts are compared exactly, numbers by the kind of their column:
///
/// - whole numbers without a point or exponent, on both sides: exactly;
/// - in a column whose heading ends in "(s)": `Rules.time`;
/// - with an exponent on either side, an error: equal when both are below `Rules.errorFloor` in magnitude, else by
///   `Rules.error`;
/// - every other number, a value such as a time scale: `Rules.value`.
///
/// Of a picture in a block fenced as text, two characters in a hundred may differ.
///
/// Words within a cell are compared one by one, so that a number in a sentence is a number too.
public enum PublishedTable {
  public struct Rules: Hashable, Sendable {
    /// Errors below it are rounding noise and equal to each other.
    public var errorFloor: Double
    public var error: NumberAgreement
    public var value: NumberAgreement
    public var time: NumberAgreement
    /// Headings of columns that are not compared, as they stand in the file.
    public var ignoredColumns: Set<String>

    /// - Parameters:
    ///   - errorFloor: 1e-14, some forty units in the last place.
    ///   - error: relative, above the floor: half, since errors are shown with two digits, and those made of rounding
    ///     differ by small factors.
    ///   - value: relative, 1e-4: the last of the five digits that are shown.
    ///   - time: absolute, s.
    ///   - allowsNaN: whether a published nan may be nan again.
    ///   - ignoredColumns: the ratio of an error to its tolerance, which says nothing that the error does not and has no
    ///     floor; and the commands, since rounding decides which of the good cases is the worst.
    public init(
      errorFloor: Double = 1e-14, error: Double = 0.5, value: Double = 1e-4, time: Double = 1e-6,
      allowsNaN: Bool = false, ignoredColumns: Set<String> = ["of tolerance", "run it again"]
    ) {
      self.errorFloor = errorFloor
      self.error = NumberAgreement(absolute: 0, relative: error, allowsNaN: allowsNaN)
      self.value = NumberAgreement(absolute: 0, relative: value, allowsNaN: allowsNaN)
      self.time = NumberAgreement(absolute: time, relative: 0, allowsNaN: allowsNaN)
      self.ignoredColumns = ignoredColumns
    }
  }

  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// In the published file, from 1.
    public var line: Int
    /// Heading of the column, for a cell.
    public var column: String?
    public var published: String
    public var fresh: String
    public var reason: String

    public var description: String {
      let place = column.map { "line \(line), column \"\($0)\"" } ?? "line \(line)"
      return "\(place): published \(quoted(published)), now \(quoted(fresh)): \(reason)"
    }

    private func quoted(_ text: String) -> String { text.isEmpty ? "nothing" : "\"\(text)\"" }
  }

  /// Empty when the reports agree.
  public static func differences(published: String, fresh: String, rules: Rules = Rules()) -> [Difference] {
    let old = lines(published)
    let new = lines(fresh)
    var differences: [Difference] = []
    var headings: [String] = []
    var picture: PublishedPicture?
    for index in 0..<max(old.count, new.count) {
      guard index < old.count, index < new.count else {
        differences.append(
          Difference(
            line: index + 1, column: nil, published: index < old.count ? String(old[index]) : "",
            fresh: index < new.count ? String(new[index]) : "",
            reason: "the published report has \(old.count) lines, the new one \(new.count)"))
        break
      }
      if var open = picture {
        let isEnd = old[index] == PublishedPicture.end && new[index] == PublishedPicture.end
        if isEnd { differences += [open.difference].compactMap(\.self) } else { open.add(old[index], new[index]) }
        picture = isEnd ? nil : open
        continue
      }
      if old[index] == PublishedPicture.fence, new[index] == old[index] {
        picture = PublishedPicture(line: index + 1)
        headings = []
        continue
      }
      let cells = (old: MarkdownRow.cells(old[index]), new: MarkdownRow.cells(new[index]))
      guard let oldCells = cells.old, let newCells = cells.new, oldCells.count == newCells.count else {
        headings = []
        differences += line(String(old[index]), String(new[index]), number: index + 1, column: nil, rules)
        continue
      }
      if headings.isEmpty { headings = oldCells }
      for (place, pair) in zip(oldCells, newCells).enumerated() {
        let heading = headings.indices.contains(place) ? headings[place] : nil
        if let heading, rules.ignoredColumns.contains(heading), pair.0 != heading { continue }
        differences += line(pair.0, pair.1, number: index + 1, column: heading, rules)
      }
    }
    return differences
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// At most one difference for a line outside a table, or a cell.
  private static func line(
    _ old: String, _ new: String, number: Int, column: String?, _ rules: Rules
  ) -> [Difference] {
    let oldTokens = NumericToken.split(old)
    let newTokens = NumericToken.split(new)
    let isTime = column?.hasSuffix("(s)") ?? false
    var reason: String?
    if oldTokens.count == newTokens.count {
      for (oldToken, newToken) in zip(oldTokens, newTokens) where reason == nil {
        reason = oldToken.objection(to: newToken, isCell: column != nil, isTime: isTime, rules)
      }
    } else {
      reason = "the text differs"
    }
    return reason.map { [Difference(line: number, column: column, published: old, fresh: new, reason: $0)] } ?? []
  }
}
