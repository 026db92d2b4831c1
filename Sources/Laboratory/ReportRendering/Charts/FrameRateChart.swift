public import RunRecords

/// What the same motions look like on displays of different rates: the largest error of every engine at each rate.
public enum FrameRateChart {
  /// What is drawn at the foot of a logarithmic axis, an error of 0 among it.
  static let least = 1e-17

  /// - Parameter summaries: of one sweep, one for each engine.
  public static func chart(_ summaries: [FrameRateSummary]) -> Chart {
    let sweep = summaries.first?.sweep ?? ""
    let engines = summaries.map { VisibleText.of($0.engine) }
    let body: ChartValue = [
      "data": data(summaries).value, "width": 560, "height": 340,
      "encoding": [
        "x": [
          "field": "rate", "type": "quantitative", "scale": ["type": "log", "nice": false],
          "axis": [
            "title": "frame rate (Hz)", "values": .array(rates(summaries).map { .number($0) }), "format": "~g",
          ],
        ],
        "y": [
          "field": "error", "type": "quantitative", "scale": ["type": "log"],
          "axis": ["title": "largest position error / amplitude", "format": "~e", "labelOverlap": true],
        ],
        "tooltip": tooltip,
      ],
      "layer": [
        ["mark": ["type": "line", "strokeWidth": 1.5, "opacity": 0.75], "encoding": ["color": series(engines)]],
        [
          "mark": ["type": "point", "filled": true, "size": 60, "opacity": 1],
          "encoding": ["color": series(engines), "shape": series(engines)],
        ],
      ],
    ]
    return Chart(
      .frameRates, title: "Error against frame rate in \(sweep)",
      subtitle: ["the same motions on every display; a line that is not flat depends on the frame rate"],
      description: description(summaries, sweep), body: body, plot: .lines([plot(summaries)]))
  }

  private static func rates(_ summaries: [FrameRateSummary]) -> [Double] {
    Set(summaries.flatMap { $0.rates.map(\.framesPerSecond) }).sorted()
  }

  // Why: a domain, not an order, gives colour and shape one legend.
  private static func series(_ engines: [String]) -> ChartValue {
    ["field": "engine", "type": "nominal", "scale": ["domain": .strings(engines)], "legend": ["title": "engine"]]
  }

  private static func data(_ summaries: [FrameRateSummary]) -> ChartData {
    var data = ChartData([
      .text("engine"), .text("role"), .number("rate"), .number("error"), .text("shown"), .text("end"), .number("cases"),
    ])
    for summary in summaries {
      for rate in summary.rates {
        data.add([
          summary.engine, summary.role.rawValue, ChartData.number(rate.framesPerSecond),
          ChartData.number(drawn(rate.positionError?.value)), ChartData.shown(rate.positionError?.value),
          ChartData.shown(rate.endError?.value), String(rate.cases),
        ])
      }
    }
    return data
  }

  private static func drawn(_ error: Double?) -> Double? { error.flatMap { $0.isFinite ? max($0, least) : nil } }

  private static let tooltip: ChartValue = [
    ["field": "engine", "type": "nominal", "title": "engine"], ["field": "role", "type": "nominal", "title": "role"],
    ["field": "rate", "type": "nominal", "title": "frame rate (Hz)"],
    ["field": "shown", "type": "nominal", "title": "largest error / amplitude"],
    ["field": "end", "type": "nominal", "title": "end error / amplitude"],
    ["field": "cases", "type": "nominal", "title": "cases"],
  ]

  private static func description(_ summaries: [FrameRateSummary], _ sweep: String) -> String {
    let worst = summaries.compactMap { summary in
      summary.positionErrorSpread.map { (summary.engine, $0.value) }
    }.max { $0.1 < $1.1 }
    let spread = worst.map { " The error of \($0.0) differs most between rates, by \(ChartData.shown($0.1))." } ?? ""
    return "Largest position errors of \(summaries.count) engines in sweep \(sweep) at frame rates from "
      + "\(ChartData.number(rates(summaries).first)) to \(ChartData.number(rates(summaries).last)) Hz." + spread
  }

  private static func plot(_ summaries: [FrameRateSummary]) -> LinePlotText {
    LinePlotText(
      series: summaries.map { summary in
        let points = summary.rates.compactMap { rate in
          drawn(rate.positionError?.value).map { (rate.framesPerSecond, $0) }
        }
        return TerminalPlot.Series(
          label: summary.engine, x: points.map(\.0), y: points.map { LinePlotText.power($0.1) })
      }, xLabel: "frame rate (Hz)", yLabel: "largest position error / amplitude, power of ten", isScattered: false)
  }
}
