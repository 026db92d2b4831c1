/// Line plots for a terminal: a pure function from numbers to lines of text.
///
/// Points that are not finite leave a gap; a series with one point is a dot; where all values are equal the axis is
/// opened by half of their magnitude to either side, by 0.5 about 0. Coordinates that are finite in binary64 never
/// overflow the scale.
public struct TerminalPlot: Sendable {
  /// One line of the plot.
  public struct Series: Hashable, Sendable {
    public var label: String
    public var x: [Double]
    public var y: [Double]

    /// - Precondition: as many abscissas as ordinates.
    public init(label: String, x: [Double], y: [Double]) {
      precondition(x.count == y.count, "a series needs an ordinate for each abscissa")
      self.label = label
      self.x = x
      self.y = y
    }
  }

  public enum Style: Hashable, Sendable {
    /// Eight dots to a character. Series differ in colour alone.
    case braille
    /// ASCII, one mark to a character: * + o x # @ and six more. Series differ in their mark; a later one lies on top.
    case marks
  }

  /// Of the whole text, axes and labels included.
  public var width: Int
  public var height: Int
  public var style: Style
  public var colour: Bool
  /// For the axes: "t (s)".
  public var xLabel: String
  public var yLabel: String
  /// Values that the ordinates' axis must reach: a target, zero.
  public var including: [Double]

  static let smallestWidth = 24
  static let smallestHeight = 6

  /// A size below 24 × 6 is not possible: there would be no room beside the labels.
  public init(
    width: Int, height: Int, style: Style = .braille, colour: Bool = false, xLabel: String = "",
    yLabel: String = "", including: [Double] = []
  ) throws(TerminalPlotError) {
    guard width >= Self.smallestWidth, height >= Self.smallestHeight else {
      throw .tooSmall(width: width, height: height)
    }
    self.width = width
    self.height = height
    self.style = style
    self.colour = colour
    self.xLabel = xLabel
    self.yLabel = yLabel
    self.including = including
  }

  /// Lines of at most `width` columns, `height` of them plus those that the legend of several series needs.
  public func render(_ series: [Series]) -> String {
    let xScale = PlotScale(series.flatMap(\.x).lazy.filter(\.isFinite))
    let yScale = PlotScale((series.flatMap(\.y) + including).lazy.filter(\.isFinite))
    guard let xScale, let yScale else { return "Nothing to plot: no value is finite.\n" }
    let hasTitle = !yLabel.isEmpty
    let rows = height - 2 - (hasTitle ? 1 : 0)
    let labels = yScale.labels(count: max(2, min(rows, rows / 3 + 1)), over: rows)
    let margin = labels.values.map(\.count).max() ?? 0
    let columns = width - margin - 2
    var canvas = PlotCanvas(columns: columns, rows: rows, style: style)
    for (index, one) in series.enumerated() { canvas.draw(one, index: index, xScale, yScale) }
    var lines = hasTitle ? [clipped(VisibleText.of(yLabel))] : []
    for row in 0..<rows {
      let label = labels[row] ?? ""
      let tick = label.isEmpty ? "│" : "┤"
      let padded = String(repeating: " ", count: margin - label.count) + label
      lines.append(trimmed("\(padded) \(axis(tick))\(canvas.line(row, colour: colour))"))
    }
    lines.append(String(repeating: " ", count: margin + 1) + axis("└") + axis(String(repeating: "─", count: columns)))
    lines.append(abscissas(xScale, margin: margin + 2, columns: columns))
    if series.count > 1 { lines += legend(series) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func axis(_ text: String) -> String {
    guard style == .marks else { return text }
    return String(
      text.map { character in
        switch character {
        case "│": "|"
        case "┤", "└": "+"
        default: "-"
        }
      })
  }

  private func abscissas(_ scale: PlotScale, margin: Int, columns: Int) -> String {
    let low = PlotScale.text(scale.lowest)
    let high = PlotScale.text(scale.highest)
    let name = VisibleText.of(xLabel)
    let room = columns - low.count - high.count
    guard room > 0 else { return clipped(String(repeating: " ", count: margin) + low) }
    let shown = VisibleText.width(of: name) + 2 <= room ? name : ""
    let left = (room - VisibleText.width(of: shown)) / 2
    let right = room - VisibleText.width(of: shown) - left
    return String(repeating: " ", count: margin) + low + String(repeating: " ", count: left) + shown
      + String(repeating: " ", count: right) + high
  }

  private func legend(_ series: [Series]) -> [String] {
    var lines: [(text: String, width: Int)] = []
    for (index, one) in series.enumerated() {
      let mark = style == .braille ? "⣿" : String(PlotCanvas.mark(index))
      let entry = clipped("\(mark) \(VisibleText.of(one.label))")
      let shown = PlotCanvas.coloured(entry, index: index, colour)
      let needed = VisibleText.width(of: entry)
      if let last = lines.last, last.width + 3 + needed <= width {
        lines[lines.count - 1] = (last.text + "   " + shown, last.width + 3 + needed)
      } else {
        lines.append((shown, needed))
      }
    }
    return lines.map(\.text)
  }

  private func clipped(_ text: String) -> String {
    VisibleText.width(of: text) <= width ? text : String(text.prefix(width - 1)) + "…"
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " || text.last == "\u{2800}" { text.removeLast() }
    return text
  }
}

/// Why there is no plot.
public enum TerminalPlotError: Error, Hashable, Sendable, CustomStringConvertible {
  case tooSmall(width: Int, height: Int)

  public var description: String {
    switch self {
    case .tooSmall(let width, let height):
      "a plot needs at least \(TerminalPlot.smallestWidth) columns and \(TerminalPlot.smallestHeight) lines, "
        + "not \(width) × \(height); widen the terminal, or ask for the values"
    }
  }
}
