import RunRecords

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What a constant trades, drawn: the error against it, or for rest the mean waste against what is left.
enum TuningPlot {
  static func render(
    _ record: TuningRecord, _ curve: TuningCurve, width: Int, style: TerminalPlot.Style, colour: Bool
  ) -> String {
    let series = record.isOfRest ? restSeries(curve) : errorSeries(record, curve)
    guard series.contains(where: { !$0.x.isEmpty }) else { return "" }
    let name = curve.isLogarithmic ? "log10 of the \(curve.constant)" : curve.constant
    let unit = curve.unit.map { " (\($0))" } ?? ""
    guard
      let plot = try? TerminalPlot(
        width: width, height: 16, style: style, colour: colour, xLabel: name + unit,
        yLabel: record.isOfRest ? "log10" : "log10 of the worst error")
    else { return "" }
    return plot.render(series)
  }

  private static func abscissa(_ value: Double, _ curve: TuningCurve) -> Double {
    curve.isLogarithmic ? log10(value) : value
  }

  /// Beyond a hundred amplitudes a motion has nothing to do with the true one.
  private static let largestError = 100.0

  private static func errorSeries(_ record: TuningRecord, _ curve: TuningCurve) -> [TerminalPlot.Series] {
    let drawn = curve.points.filter { $0.error > 0 && $0.error <= largestError }
    guard !drawn.isEmpty else { return [] }
    var series = [
      TerminalPlot.Series(
        label: "worst error", x: drawn.map { abscissa($0.value, curve) }, y: drawn.map { log10($0.error) })
    ]
    if let limit = record.errorLimit, let first = drawn.first, let last = drawn.last, limit > 0 {
      series.append(
        TerminalPlot.Series(
          label: "limit", x: [abscissa(first.value, curve), abscissa(last.value, curve)],
          y: [log10(limit), log10(limit)]))
    }
    return series
  }

  private static func restSeries(_ curve: TuningCurve) -> [TerminalPlot.Series] {
    let left = curve.points.compactMap { point in point.left.flatMap { $0 > 0 ? (point.value, log10($0)) : nil } }
    let waste = curve.points.compactMap { point in point.waste.flatMap { $0 > 0 ? (point.value, log10($0)) : nil } }
    return [("most left", left), ("mean waste (s), where it is above 0", waste)].compactMap { label, points in
      points.isEmpty
        ? nil : TerminalPlot.Series(label: label, x: points.map { abscissa($0.0, curve) }, y: points.map(\.1))
    }
  }
}
