public import RunRecords

/// One of the worst cases as it moved: the engine over the truth, and below it how far they are apart.
public enum TraceChart {
  /// How far beyond the way of the truth the axis reaches for an engine that leaves it, in ways.
  private static let reach = 1.0

  public static func chart(_ sample: SampleRecord) -> Chart {
    let curves = sample.curves
    let body: ChartValue = [
      "data": data(curves).value, "spacing": 18,
      "transform": [["calculate": "isValid(datum.error) ? datum.truth + datum.error : null", "as": "shown"]],
      "vconcat": [positions(sample), errors],
      "resolve": ["scale": ["x": "shared"]],
    ]
    return Chart(
      .trace, title: "\(sample.engine), place \(sample.place) of the worst in \(sample.sweep)",
      subtitle: [sample.caseID], description: description(sample), body: body, plot: .lines(plots(sample)))
  }

  private static func data(_ curves: SampledCurves) -> ChartData {
    var data = ChartData([.number("t"), .number("truth"), .number("error")])
    let errors = curves.errors
    for index in curves.times.indices {
      let isShown = !curves.positions.isEmpty
      data.add([
        ChartData.number(curves.times[index], digits: 4), ChartData.number(curves.truePositions[index], digits: 4),
        isShown ? ChartData.number(errors[index], digits: 3) : "",
      ])
    }
    return data
  }

  private static func positions(_ sample: SampleRecord) -> ChartValue {
    let engine = VisibleText.of(sample.engine)
    // Why: a scale with the names as its domain gives both curves one legend, whatever an engine is called.
    let names: ChartValue = ["truth", .string(engine == "truth" ? "truth (engine)" : engine)]
    let range = shownRange(sample.curves)
    func curve(_ field: String, _ name: ChartValue, _ mark: ChartValue) -> ChartValue {
      let base: ChartValue = ["type": "line", "clip": true]
      return [
        // Why computed: a constant of the data has no scale and no legend in the schema of Vega-Lite.
        "transform": [
          ["filter": .string("isValid(datum.\(field))")],
          ["calculate": .string(name.text(onOneLine: true)), "as": "curve"],
        ],
        "mark": base.adding(mark),
        "encoding": [
          "y": [
            "field": .string(field), "type": "quantitative",
            "scale": ["domain": [.number(range.lowerBound), .number(range.upperBound)], "zero": false],
            "axis": ["title": "position", "format": "~g"],
          ],
          "color": [
            "field": "curve", "type": "nominal", "scale": ["domain": names], "legend": ["title": nil, "orient": "top"],
          ],
        ],
      ]
    }
    let last: ChartValue
    if case .array(let both) = names { last = both[1] } else { last = .string(engine) }
    return [
      "width": 640, "height": 260, "encoding": ["x": time(isLast: false)],
      "layer": [
        curve("truth", "truth", ["strokeWidth": 5, "opacity": 0.45]), curve("shown", last, ["strokeWidth": 1.75]),
        [
          "mark": ["type": "point", "opacity": 0, "size": 60, "clip": true],
          "encoding": ["y": ["field": "truth", "type": "quantitative"], "tooltip": tooltip],
        ],
      ],
    ]
  }

  private static func time(isLast: Bool) -> ChartValue {
    [
      "field": "t", "type": "quantitative", "scale": ["nice": false],
      "axis": isLast ? ["title": "time (s)", "format": "~g"] : ["title": nil, "labels": false, "ticks": false],
    ]
  }

  private static let errors: ChartValue = [
    "width": 640, "height": 120,
    "transform": [["filter": "isValid(datum.error)"]],
    "encoding": [
      "x": time(isLast: true),
      "y": [
        "field": "error", "type": "quantitative", "axis": ["title": "shown − true", "format": ".2~g", "tickCount": 5],
      ],
      "tooltip": tooltip,
    ],
    "layer": [
      ["mark": ["type": "area", "opacity": 0.25, "line": ["strokeWidth": 1.25]]],
      ["mark": ["type": "point", "opacity": 0, "size": 60]],
    ],
  ]

  private static let tooltip: ChartValue = [
    ["field": "t", "type": "quantitative", "title": "time (s)", "format": ".5~g"],
    ["field": "truth", "type": "quantitative", "title": "true position", "format": ".5~g"],
    ["field": "shown", "type": "quantitative", "title": "shown position", "format": ".5~g"],
    ["field": "error", "type": "quantitative", "title": "shown − true", "format": ".3~e"],
  ]

  /// The way of the truth, and what the engine shows as far as ``reach`` beyond it.
  private static func shownRange(_ curves: SampledCurves) -> ClosedRange<Double> {
    guard let least = curves.truePositions.min(), let greatest = curves.truePositions.max() else { return 0...1 }
    let way = max(greatest - least, max(least.magnitude, greatest.magnitude) * 1e-9, .leastNormalMagnitude)
    let shown = curves.positions.filter(\.isFinite)
    let low = max(min(least, shown.min() ?? least), least - reach * way)
    let high = min(max(greatest, shown.max() ?? greatest), greatest + reach * way)
    return (low - 0.05 * way)...(high + 0.05 * way)
  }

  private static func description(_ sample: SampleRecord) -> String {
    let errors = sample.curves.errors
    guard !errors.isEmpty else {
      return "The true motion of case \(sample.caseID); \(sample.engine) showed nothing."
    }
    let largest = errors.map { $0.isNaN ? .infinity : $0.magnitude }.max() ?? 0
    return "Position of \(sample.engine) over the true one on case \(sample.caseID) for "
      + "\(ChartData.number(sample.curves.times.last, digits: 4)) s; they are at most \(ChartData.shown(largest)) apart."
  }

  private static func plots(_ sample: SampleRecord) -> [LinePlotText] {
    let range = shownRange(sample.curves)
    var series = [
      TerminalPlot.Series(label: "truth", x: sample.curves.times, y: sample.curves.truePositions)
    ]
    if !sample.curves.positions.isEmpty {
      series.append(
        TerminalPlot.Series(
          label: sample.engine, x: sample.curves.times,
          y: sample.curves.positions.map { range.contains($0) ? $0 : .nan }))
    }
    let positions = LinePlotText(
      series: series, xLabel: "time (s)", yLabel: "position", isScattered: false, height: 18)
    guard !sample.curves.positions.isEmpty else { return [positions] }
    let error = TerminalPlot.Series(label: "error", x: sample.curves.times, y: sample.curves.errors)
    return [
      positions,
      LinePlotText(series: [error], xLabel: "time (s)", yLabel: "shown - true", isScattered: false, height: 10),
    ]
  }
}
