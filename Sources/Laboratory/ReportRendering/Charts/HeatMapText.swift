import RunRecords

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A heat map of characters: two columns to a place, brighter or denser for larger errors, a cross where a case counts
/// against the engine.
struct HeatMapText: Hashable, Sendable {
  private let map: HeatMap

  init(_ map: HeatMap) { self.map = map }

  func render(colour: Bool, unicode: Bool) -> String {
    let layout = map.layout
    var text = ""
    let cells = map.cells
    for facet in 0..<layout.facet.count {
      if layout.facet.count > 1 {
        text += "\n\(VisibleText.of(layout.facet.name)) = \(VisibleText.of(layout.facet.label(at: facet)))\n"
      }
      text += panel(cells.filter { $0.facet == facet }, colour: colour, unicode: unicode)
    }
    return text + "\n" + legend(colour: colour, unicode: unicode)
  }

  private func panel(_ cells: [HeatMap.Cell], colour: Bool, unicode: Bool) -> String {
    let labels = map.layout.y.labels.map(VisibleText.of)
    let margin = labels.map { VisibleText.width(of: $0) }.max() ?? 0
    let isNumeric = labels.allSatisfy { Double($0) != nil }
    var lines = map.layout.y.name.isEmpty ? [] : [VisibleText.of(map.layout.y.name)]
    let rows = isNumeric ? Array(labels.indices.reversed()) : Array(labels.indices)
    for row in rows {
      let padding = String(repeating: " ", count: margin - VisibleText.width(of: labels[row]))
      var line = "\(padding)\(labels[row]) "
      for column in 0..<map.layout.x.count {
        line += Self.mark(cells.first { $0.x == column && $0.y == row }, colour, unicode)
      }
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
    if map.layout.x.count > 1, let first = map.layout.x.labels.first, let last = map.layout.x.labels.last {
      let axis = "\(VisibleText.of(first)) … \(VisibleText.of(last))"
      lines.append(String(repeating: " ", count: margin + 1) + "\(VisibleText.of(map.layout.x.name)): \(axis)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let ascii = [".", ":", "-", "=", "+", "*"]
  private static let blocks = ["·", "░", "▒", "▓", "█", "█"]
  /// Of the 256 colours of terminals, those next to viridis.
  private static let colours = [54, 61, 31, 36, 78, 226]
  /// The powers of ten of the error over its tolerance at which the next mark begins.
  private static let steps = [-4, -2, 0, 2, 4]

  /// Two columns.
  private static func mark(_ cell: HeatMap.Cell?, _ colour: Bool, _ unicode: Bool) -> String {
    guard let cell, cell.cases > 0 else { return "  " }
    let level = HeatMapChart.shade(cell).map { shade in steps.filter { Double($0) < log10(shade) }.count } ?? 0
    if colour {
      let cross = cell.against > 0 ? (unicode ? "××" : "xx") : "  "
      return "\u{1B}[48;5;\(colours[level]);38;5;\(level > 2 ? 16 : 231)m\(cross)\u{1B}[0m"
    }
    if cell.against > 0 { return unicode ? "××" : "xx" }
    let mark = (unicode ? blocks : ascii)[level]
    return mark + mark
  }

  private func legend(colour: Bool, unicode: Bool) -> String {
    let cross = unicode ? "××" : "xx"
    let bounds = ["≤ 1e-4", "1e-2", "1", "100", "1e4", "more"].map { unicode ? $0 : $0.replacing("≤", with: "<=") }
    let marks = bounds.indices.map { index in
      let mark =
        colour
        ? "\u{1B}[48;5;\(Self.colours[index])m  \u{1B}[0m"
        : String(repeating: (unicode ? Self.blocks : Self.ascii)[index], count: 2)
      return "\(mark) \(bounds[index])"
    }
    return "error / tolerance: \(marks.joined(separator: "  "))   \(cross) a case counts against the engine\n"
  }
}
