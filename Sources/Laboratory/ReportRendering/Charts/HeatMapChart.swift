public import RunRecords

/// Where in the space of a sweep an engine breaks: the largest error over its tolerance at each place, on a scale that is
/// the same for every engine, with a cross where a case counts against it.
public enum HeatMapChart {
  /// The scale of colours; what lies beyond has the colour of its end.
  static let scale = 1e-6...1e6

  public static func chart(_ map: HeatMap) -> Chart {
    let layout = map.layout
    let isDivided = layout.facet.count > 1
    let panel = self.panel(map)
    var body: ChartValue = ["data": data(map).value, "transform": [["calculate": .string(shade), "as": "shade"]]]
    if isDivided {
      body = body.adding([
        "facet": [
          "field": "facet", "type": "ordinal", "title": .string(VisibleText.of(layout.facet.name)),
          "sort": .strings(layout.facet.labels.map(VisibleText.of)),
        ],
        "columns": .integer(columns(layout)), "spec": panel,
      ])
    } else {
      body = body.adding(panel)
    }
    return Chart(
      .heatMap, title: "Where \(map.engine) breaks in \(map.sweep)", subtitle: subtitle(map),
      description: description(map), body: body, plot: .heatMap(HeatMapText(map)))
  }

  private static func subtitle(_ map: HeatMap) -> [String] {
    let folded = map.layout.folded
    let over = folded.isEmpty ? "" : ", the worst over \(folded.joined(separator: ", "))"
    return ["largest position error as a fraction of its tolerance\(over)", "× a case counts against the engine"]
  }

  private static func description(_ map: HeatMap) -> String {
    let axes = [map.layout.x, map.layout.y, map.layout.facet].map(\.name).filter { !$0.isEmpty }
    return "Heat map of \(map.engine) in sweep \(map.sweep) over \(axes.joined(separator: ", ")): the largest error is "
      + "\(ChartData.shown(map.severity)) of its tolerance; \(map.against) cases count against it."
  }

  private static func data(_ map: HeatMap) -> ChartData {
    // Why: where nothing counts against the engine nobody asks which case was nearest to it, and a page has to stay small.
    let tellsCases = map.against > 0
    var data = ChartData(
      [
        .text("x"), .text("y"), .text("facet"), .text("severity"), .text("error"), .number("cases"), .number("against"),
      ] + (tellsCases ? [.text("case")] : []))
    let layout = map.layout
    for cell in map.cells {
      let worst = cell.caseID.map { rest(of: $0, layout) } ?? "none"
      data.add(
        [
          layout.x.label(at: cell.x), layout.y.label(at: cell.y), layout.facet.label(at: cell.facet),
          ChartData.shown(cell.severity), ChartData.shown(cell.positionError), String(cell.cases), String(cell.against),
        ] + (tellsCases ? [worst] : []))
    }
    return data
  }

  /// What the place of a case does not say of it already.
  private static func rest(of id: String, _ layout: HeatMapLayout) -> String {
    let said = [layout.x, layout.y, layout.facet].filter { axis in
      if case .values = axis.places { return true }
      return false
    }
    let entries = SweptAxes.entries(of: id).filter { entry in !said.contains { $0.name == entry.name } }
    return entries.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
  }

  /// The shade in the words of Vega, as ``shade(_:)`` has it.
  private static let shade =
    "datum.severity == 'infinity' ? 1e6 : isNaN(toNumber(datum.severity)) ? (datum.against > 0 ? 1e6 : null) "
    + ": max(toNumber(datum.severity), 1e-6)"

  /// Within `scale`; nil for a place where nothing was measured.
  static func shade(_ cell: HeatMap.Cell) -> Double? {
    guard let severity = cell.severity else { return cell.against > 0 ? scale.upperBound : nil }
    return severity.isFinite ? min(max(severity, scale.lowerBound), scale.upperBound) : scale.upperBound
  }

  private static func panel(_ map: HeatMap) -> ChartValue {
    let layout = map.layout
    return [
      "width": ["step": .integer(step(layout.x))], "height": ["step": .integer(layout.y.count > 12 ? 16 : 24)],
      "encoding": ["x": side("x", layout.x), "y": side("y", layout.y), "tooltip": tooltip(map)],
      "layer": [
        ["mark": ["type": "rect", "stroke": nil], "encoding": ["color": colour]],
        [
          "transform": [["filter": "datum.against > 0"]],
          "mark": ["type": "text", "text": "×", "fontSize": 13, "fontWeight": "bold"], "encoding": ["color": cross],
        ],
      ],
    ]
  }

  /// Few places are drawn larger.
  private static func step(_ axis: HeatMapAxis) -> Int { min(max(300 / axis.count, 20), 44) }

  /// Maps beside one another, as many as a wide page has room for.
  private static func columns(_ layout: HeatMapLayout) -> Int {
    let fitting = max(1, 920 / (layout.x.count * step(layout.x) + 30))
    // Why: four maps are two rows of two rather than three and one.
    return layout.facet.count == 4 && fitting == 3 ? 2 : min(fitting, layout.facet.count)
  }

  private static func side(_ field: String, _ axis: HeatMapAxis) -> ChartValue {
    let labels = axis.labels.map(VisibleText.of)
    let isNumeric = axis.count > 1 && labels.allSatisfy { Double($0) != nil }
    // Why: numbers go up the axis, names down as they are read.
    let order = field == "y" && isNumeric ? labels.reversed() : labels
    if axis.count <= 1 { return ["field": .string(field), "type": "ordinal", "axis": nil] }
    return [
      "field": .string(field), "type": "ordinal", "sort": .strings(order),
      "axis": [
        "title": .string(VisibleText.of(axis.name)), "labelAngle": field == "x" ? -45 : 0, "labelOverlap": true,
        "labelLimit": 220, "grid": false,
      ],
    ]
  }

  private static let colour: ChartValue = [
    "field": "shade", "type": "quantitative",
    "scale": ["type": "log", "domain": [1e-6, 1e6], "clamp": true, "scheme": "viridis"],
    "legend": [
      "title": ["error /", "tolerance"], "format": "~e", "values": [1e-6, 1e-3, 1, 1e3, 1e6], "gradientLength": 140,
    ],
  ]

  /// Dark on the bright half of the scale.
  private static let cross: ChartValue = [
    "condition": ["test": "datum.shade > 1", "value": "#14181d"], "value": "#ffffff",
  ]

  private static func tooltip(_ map: HeatMap) -> ChartValue {
    let layout = map.layout
    var rows: [ChartValue] = []
    for (field, axis) in [("x", layout.x), ("y", layout.y), ("facet", layout.facet)] where axis.count > 1 {
      rows.append(["field": .string(field), "type": "nominal", "title": .string(VisibleText.of(axis.name))])
    }
    for (field, title) in [
      ("severity", "largest error / tolerance"), ("error", "error / amplitude"), ("cases", "cases"),
      ("against", "against the engine"), ("case", "the worst at"),
    ] where field != "case" || map.against > 0 {
      rows.append(["field": .string(field), "type": "nominal", "title": .string(title)])
    }
    return .array(rows)
  }
}
