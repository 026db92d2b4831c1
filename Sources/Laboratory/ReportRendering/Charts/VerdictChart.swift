public import RunRecords

/// How many cases of each engine came out within their tolerance, beyond it, and failed, as shares.
public enum VerdictChart {
  public static func chart(_ summary: RunSummary) -> Chart {
    let engines = engines(summary)
    let names = engines.map { VisibleText.of($0.name) }
    var data = ChartData([.text("engine"), .text("role"), .text("verdict"), .number("order"), .number("cases")])
    for engine in engines {
      for (order, part) in engine.parts.enumerated() where part.count > 0 {
        data.add([engine.name, engine.role.rawValue, part.verdict, String(order), String(part.count)])
      }
    }
    let body: ChartValue = [
      "data": data.value, "width": 560, "height": ["step": 22],
      "mark": ["type": "bar", "stroke": nil],
      "encoding": [
        "y": [
          "field": "engine", "type": "nominal", "sort": .strings(names), "axis": ["title": nil, "labelLimit": 260],
        ],
        "x": [
          "field": "cases", "type": "quantitative", "stack": "normalize",
          "axis": ["title": "share of the cases", "format": "%"],
        ],
        "color": [
          "field": "verdict", "type": "nominal",
          "scale": ["domain": ["within", "exceeds", "failed"], "range": ["#56b4e9", "#d55e00", "#cc79a7"]],
          "legend": ["title": "verdict", "orient": "top"],
        ],
        "order": ["field": "order", "type": "quantitative"],
        "tooltip": [
          ["field": "engine", "type": "nominal", "title": "engine"],
          ["field": "role", "type": "nominal", "title": "role"],
          ["field": "verdict", "type": "nominal", "title": "verdict"],
          ["field": "cases", "type": "quantitative", "title": "cases"],
        ],
      ],
    ]
    return Chart(
      .verdicts, title: "Verdicts", subtitle: ["specimens are faulty on purpose and have to exceed"],
      description: description(engines), body: body,
      plot: .bars(engines.map { engine in BarText(label: engine.name, counts: engine.parts.map(\.count)) }))
  }

  struct EngineVerdicts: Sendable {
    let name: String
    let role: Role
    var counts: VerdictCounts

    var parts: [(verdict: String, count: Int)] {
      [("within", counts.within), ("exceeds", counts.exceeds), ("failed", counts.failed)]
    }
  }

  /// Judged engines first, then those shown, then specimens, each in the order of their first case.
  static func engines(_ summary: RunSummary) -> [EngineVerdicts] {
    var engines: [EngineVerdicts] = []
    for engine in summary.sweeps.flatMap(\.engines) {
      if let index = engines.firstIndex(where: { $0.name == engine.engine }) {
        engines[index].counts += engine.verdicts
      } else {
        engines.append(EngineVerdicts(name: engine.engine, role: engine.role, counts: engine.verdicts))
      }
    }
    return Role.allCases.flatMap { role in engines.filter { $0.role == role } }
  }

  private static func description(_ engines: [EngineVerdicts]) -> String {
    let judged = engines.filter { $0.role == .judged }
    let said = judged.map { engine in
      "\(engine.name): \(engine.counts.within) within, \(engine.counts.exceeds) exceed, \(engine.counts.failed) failed"
    }
    return "Verdicts of \(engines.count) engines. Judged: \(said.joined(separator: "; "))."
  }
}
