public import RunRecords

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A work–precision study for a terminal: what moves, a table of the methods and a plot.
public struct WorkPrecisionText {
  private let record: WorkPrecisionRecord
  private let width: Int
  private let colour: Bool
  private let style: TerminalPlot.Style

  public init(_ record: WorkPrecisionRecord, width: Int, colour: Bool, style: TerminalPlot.Style) {
    self.record = record
    self.width = width
    self.colour = colour
    self.style = style
  }

  public var text: String {
    let heading = Styled(VisibleText.of(Self.heading(record)), .bold).text(colour) + "\n"
    let verdict = Self.sentences(record).map { $0 + "\n" }.joined()
    let table = TextTable.render(record.methodsTable, width: width, colour: colour)
    return ([heading + Self.scope(record) + "\n", table] + plots + [verdict]).filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// "Spring, mass 1, …".
  static func heading(_ record: WorkPrecisionRecord) -> String {
    record.motion.prefix(1).uppercased() + record.motion.dropFirst()
  }

  static func scope(_ record: WorkPrecisionRecord) -> String {
    let window = ShownNumber.text(record.window, .significant(digits: 6))
    let amplitude = ShownNumber.text(record.amplitude, .significant(digits: 6))
    return "\(record.instants) instants up to \(window) s; errors are fractions of the amplitude, \(amplitude)."
  }

  /// What is wrong, or that nothing is.
  static func sentences(_ record: WorkPrecisionRecord) -> [String] {
    guard record.isJudged else { return ["No order could be judged."] }
    let against = record.against
    guard !against.isEmpty else { return ["Every order that could be judged is at least the formal one."] }
    return against.map { series in
      if case .failed(let error) = series.verdict { return "\(series.method) failed: \(error)" }
      let order = series.observedOrder.order.map { ShownNumber.text($0, .fixed(decimals: 2)) } ?? "none"
      return "\(series.method) misses its order: observed \(order), formal \(series.formalOrder ?? 0)."
    }.map(VisibleText.of)
  }

  /// One for each cost that was measured. Where there are no colours methods differ in their marks.
  private var plots: [String] {
    WorkPrecisionPlot.Cost.allCases.map { cost in
      Self.plot(record, against: cost, width: min(width, 100), style: colour ? style : .marks, colour: colour)
    }
  }

  /// Nothing where the terminal is too small for a plot or there is nothing to draw.
  static func plot(
    _ record: WorkPrecisionRecord, against cost: WorkPrecisionPlot.Cost, width: Int, style: TerminalPlot.Style,
    colour: Bool
  ) -> String {
    let series = WorkPrecisionPlot.series(of: record).compactMap { series -> TerminalPlot.Series? in
      let points = WorkPrecisionPlot.points(of: series, against: cost)
      guard !points.isEmpty else { return nil }
      return TerminalPlot.Series(
        label: series.method, x: points.map { log10($0.cost) }, y: points.map { log10($0.error) })
    }
    let name = cost == .evaluations ? "log10 of the evaluations" : "log10 of the processor time (s)"
    guard !series.isEmpty,
      let plot = try? TerminalPlot(
        width: width, height: 20, style: style, colour: colour, xLabel: name, yLabel: "log10 of the error")
    else { return "" }
    return plot.render(series)
  }
}
