internal import RunRecords

/// A curve drawn with characters.
struct TerminalPlot: Sendable {
  struct Point: Hashable, Sendable {
    let x: Double
    let y: Double
  }

  let points: [Point]
  /// A horizontal line to draw, such as a target.
  let level: Double?
  /// Columns of the whole picture, its scale included.
  let columns: Int
  /// Rows of the curve.
  let rows: Int

  private static let margin = 11

  /// The picture, a line each; empty when there is nothing finite to draw.
  var lines: [String] {
    let finite = points.filter { $0.x.isFinite && $0.y.isFinite }
    guard let first = finite.first, let last = finite.last, last.x > first.x, rows > 1 else { return [] }
    var low = finite.reduce(first.y) { min($0, $1.y) }
    var high = finite.reduce(first.y) { max($0, $1.y) }
    if let level {
      low = min(low, level)
      high = max(high, level)
    }
    guard high > low, (high - low).isFinite else { return [] }
    let width = max(10, columns - Self.margin - 1)
    func row(_ y: Double) -> Int { Int(((high - y) / (high - low) * Double(rows - 1)).rounded()) }
    var grid = [[Character]](repeating: [Character](repeating: " ", count: width), count: rows)
    if let level { grid[row(level)] = [Character](repeating: "-", count: width) }
    for point in finite {
      let column = Int(((point.x - first.x) / (last.x - first.x) * Double(width - 1)).rounded())
      grid[row(point.y)][column] = "*"
    }
    let labels = grid.indices.map { index in
      let y = high - (high - low) * Double(index) / Double(rows - 1)
      return index == 0 || index == rows - 1 || index == level.map(row)
        ? label(index == level.map(row) ? level ?? y : y) : ""
    }
    let picture = zip(labels, grid).map { label, cells in trimmed(padded(label) + "|" + String(cells)) }
    return picture + [String(repeating: " ", count: Self.margin) + "+" + String(repeating: "-", count: width)]
      + [scale(from: first.x, to: last.x, width: width)]
  }

  private func label(_ value: Double) -> String { ShownNumber.text(value, .significant(digits: 4)) }

  private func padded(_ label: String) -> String {
    String(repeating: " ", count: max(0, Self.margin - 1 - label.count)) + label + " "
  }

  private func scale(from first: Double, to last: Double, width: Int) -> String {
    let left = label(first)
    let right = label(last) + " s"
    let gap = max(1, width - left.count - right.count)
    return String(repeating: " ", count: Self.margin + 1) + left + String(repeating: " ", count: gap) + right
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
