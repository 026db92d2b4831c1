public import RunRecords

/// When an engine says that a motion is at rest, against when it is: on the line it is right, below it stops early.
public enum SettlingChart {
  public static func chart(_ settling: SettlingPoints) -> Chart {
    let ends = self.ends(settling)
    let body: ChartValue = [
      "width": 460, "height": 380,
      "layer": [line(ends), points(settling)],
    ]
    return Chart(
      .settling, title: "Settling time of \(settling.engine)", subtitle: subtitle(settling),
      description: description(settling), body: body, plot: .lines([plot(settling)]))
  }

  private static let verdicts = (within: "within", against: "against the engine")

  private static func axis(_ field: String, _ title: String, _ ends: ClosedRange<Double>) -> ChartValue {
    let powers = powers(ends)
    let marks: ChartValue = powers.count < 3 ? [:] : ["values": .array(powers.map { .number($0) })]
    return [
      "field": .string(field), "type": "quantitative",
      "scale": ["type": "log", "domain": [.number(ends.lowerBound), .number(ends.upperBound)]],
      "axis": marks.adding(["title": .string(title), "format": powers.count > 7 ? "~e" : "~g", "labelOverlap": true]),
    ]
  }

  /// Powers of ten, where there are enough of them to read the axis by: lines between would hide the points.
  private static func powers(_ ends: ClosedRange<Double>) -> [Double] {
    (-300...300).map { Double("1e\($0)") ?? 1 }.filter(ends.contains)
  }

  private static func line(_ ends: ClosedRange<Double>) -> ChartValue {
    var data = ChartData([.number("true"), .number("claimed")])
    for end in [ends.lowerBound, ends.upperBound] { data.add([ChartData.number(end), ChartData.number(end)]) }
    return [
      "data": data.value, "mark": ["type": "line", "strokeDash": [4, 4], "strokeWidth": 1, "color": "#888888"],
      "encoding": [
        "x": axis("true", "true settling time (s)", ends), "y": axis("claimed", "claimed settling time (s)", ends),
      ],
    ]
  }

  private static func points(_ settling: SettlingPoints) -> ChartValue {
    var data = ChartData([
      .number("true"), .number("claimed"), .text("verdict"), .number("cases"), .text("case"),
    ])
    for point in settling.points {
      data.add([
        ChartData.number(point.trueTime, digits: 5), ChartData.number(point.claimedTime, digits: 5),
        point.isAgainst ? verdicts.against : verdicts.within, String(point.cases),
        withoutSuite(point.caseID),
      ])
    }
    let domain: ChartValue = [.string(verdicts.within), .string(verdicts.against)]
    func channel(_ range: ChartValue?) -> ChartValue {
      let scale: ChartValue = ["domain": domain]
      return [
        "field": "verdict", "type": "nominal", "scale": range.map { scale.adding(["range": $0]) } ?? scale,
        "legend": ["title": "verdict"],
      ]
    }
    return [
      "data": data.value, "mark": ["type": "point", "filled": true, "opacity": 0.7, "size": 36],
      "encoding": [
        "x": axis("true", "true settling time (s)", ends(settling)),
        "y": axis("claimed", "claimed settling time (s)", ends(settling)),
        "color": channel(nil), "shape": channel(["circle", "triangle-up"]), "tooltip": tooltip,
      ],
    ]
  }

  private static func withoutSuite(_ id: String) -> String {
    id.firstIndex(of: "/").map { String(id[id.index(after: $0)...]) } ?? id
  }

  private static let tooltip: ChartValue = [
    ["field": "true", "type": "quantitative", "title": "true (s)", "format": ".5~g"],
    ["field": "claimed", "type": "quantitative", "title": "claimed (s)", "format": ".5~g"],
    ["field": "verdict", "type": "nominal", "title": "verdict"],
    ["field": "cases", "type": "nominal", "title": "cases near here"],
    ["field": "case", "type": "nominal", "title": "one of them"],
  ]

  /// Of both axes, so that the line where they agree is a diagonal.
  private static func ends(_ settling: SettlingPoints) -> ClosedRange<Double> {
    let times = settling.points.flatMap { [$0.trueTime, $0.claimedTime] }
    guard let least = times.min(), let greatest = times.max() else { return 0.1...10 }
    return least / 1.5...greatest * 1.5
  }

  private static func subtitle(_ settling: SettlingPoints) -> [String] {
    var lines = ["on the dashed line the claim is right; below it the engine stops early"]
    if settling.withoutPlace > 0 { lines.append("\(settling.withoutPlace) cases at 0 or without end are not drawn") }
    if settling.leftOut > 0 { lines.append("\(settling.leftOut) more cases are not drawn") }
    return lines
  }

  private static func description(_ settling: SettlingPoints) -> String {
    let cases = settling.points.reduce(0) { $0 + $1.cases }
    let against = settling.points.reduce(0) { $0 + ($1.isAgainst ? $1.cases : 0) }
    return "Claimed against true settling time of \(settling.engine) on \(cases) cases, \(against) of which count "
      + "against it."
  }

  private static func plot(_ settling: SettlingPoints) -> LinePlotText {
    func series(_ label: String, _ isAgainst: Bool) -> TerminalPlot.Series {
      let points = settling.points.filter { $0.isAgainst == isAgainst }
      return TerminalPlot.Series(
        label: label, x: points.map { LinePlotText.power($0.trueTime) },
        y: points.map { LinePlotText.power($0.claimedTime) })
    }
    return LinePlotText(
      series: [series(verdicts.within, false), series(verdicts.against, true)].filter { !$0.x.isEmpty },
      xLabel: "true settling time (s), power of ten", yLabel: "claimed settling time (s), power of ten",
      isScattered: true)
  }
}
