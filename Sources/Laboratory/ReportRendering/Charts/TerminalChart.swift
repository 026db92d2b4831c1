import RunRecords

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What stands for a chart in a terminal.
enum TerminalChart: Hashable, Sendable {
  case heatMap(HeatMapText)
  /// One above the other.
  case lines([LinePlotText])
  case bars([BarText])

  func render(width: Int, colour: Bool, unicode: Bool) -> String {
    switch self {
    case .heatMap(let map): map.render(colour: colour, unicode: unicode)
    case .lines(let plots):
      plots.map { $0.render(width: width, colour: colour, unicode: unicode) }.joined(separator: "\n")
    case .bars(let bars): BarText.render(bars, width: width, colour: colour, unicode: unicode)
    }
  }
}

/// Lines or points on the axes of a ``TerminalPlot``.
struct LinePlotText: Hashable, Sendable {
  var series: [TerminalPlot.Series]
  var xLabel: String
  var yLabel: String
  /// Points that are not joined.
  var isScattered: Bool
  /// Lines of the whole plot.
  var height = 22

  static func power(_ value: Double) -> Double { log10(value) }

  func render(width: Int, colour: Bool, unicode: Bool) -> String {
    let plot = try? TerminalPlot(
      width: max(width, TerminalPlot.smallestWidth), height: height,
      // Why: without colour, series that differ in colour alone could not be told apart.
      style: unicode && (colour || series.count < 2) ? .braille : .marks, colour: colour, xLabel: xLabel, yLabel: yLabel
    )
    return plot?.render(isScattered ? series.map(Self.apart) : series) ?? ""
  }

  private static func apart(_ series: TerminalPlot.Series) -> TerminalPlot.Series {
    func spread(_ values: [Double]) -> [Double] { values.flatMap { [$0, .nan] } }
    return TerminalPlot.Series(label: series.label, x: spread(series.x), y: spread(series.y))
  }
}

/// One bar of shares: within, exceeds, failed.
struct BarText: Hashable, Sendable {
  var label: String
  var counts: [Int]

  private static let ascii: [Character] = ["=", "x", "!"]
  private static let blocks: [Character] = ["█", "▒", "░"]

  static func render(_ bars: [BarText], width: Int, colour: Bool, unicode: Bool) -> String {
    let labels = bars.map { VisibleText.of($0.label) }
    let margin = labels.map { VisibleText.width(of: $0) }.max() ?? 0
    let room = max(10, width - margin - 24)
    var lines: [String] = []
    for (bar, label) in zip(bars, labels) {
      let total = max(bar.counts.reduce(0, +), 1)
      var shown = ""
      for (index, count) in bar.counts.enumerated() {
        // Why: a share that is not nothing is seen.
        let length = count == 0 ? 0 : max(1, Int((Double(count) / Double(total) * Double(room)).rounded(.down)))
        let mark = String(repeating: (unicode ? blocks : ascii)[index % 3], count: length)
        shown += PlotCanvas.coloured(mark, index: [0, 1, 2][index % 3], colour)
      }
      let padding = String(repeating: " ", count: margin - VisibleText.width(of: label))
      lines.append("\(padding)\(label) \(shown) \(bar.counts.map(String.init).joined(separator: " / "))\n")
    }
    let marks = unicode ? blocks : ascii
    lines.append("\(marks[0]) within   \(marks[1]) exceeds   \(marks[2]) failed\n")
    return lines.joined()
  }
}
