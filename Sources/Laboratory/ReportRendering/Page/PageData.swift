import RunRecords

/// What the script of a page draws: every chart with what it is chosen by, and the colours of both themes.
struct PageData {
  /// One chart of the page.
  struct Entry {
    let chart: Chart
    var sweep: String?
    var engine: String?
    var place: Int?
    /// Whether something in it counts against the engine.
    var isAgainst = false
    /// The command that runs the case of a trace again.
    var replay: String?

    var value: ChartValue {
      var members: [ChartValue.Member] = []
      func add(_ key: String, _ value: ChartValue?) {
        if let value { members.append(.init(key: key, value: value)) }
      }
      add("sweep", sweep.map { .string(VisibleText.of($0)) })
      add("engine", engine.map { .string(VisibleText.of($0)) })
      add("place", place.map { .integer($0) })
      add("against", isAgainst ? true : nil)
      add("replay", replay.map { .string(VisibleText.of($0)) })
      add("spec", chart.embedded)
      return .object(members)
    }
  }

  let entries: [(kind: Chart.Kind, entries: [Entry])]
  /// The place of the chart that is drawn first.
  let first: [(kind: Chart.Kind, place: Int)]

  init(_ charts: RunCharts, suiteWord: String) {
    let worst = RunCharts.byRank(charts.records.heatMaps).first
    let heatMaps = charts.records.heatMaps.map { map in
      Entry(chart: HeatMapChart.chart(map), sweep: map.sweep, engine: map.engine, isAgainst: map.against > 0)
    }
    let traces = Self.traces(charts, suiteWord)
    entries = [
      (.heatMap, heatMaps),
      (.frameRates, Self.frameRates(charts)), (.settling, Self.settling(charts)), (.trace, traces),
    ]
    func place(_ entries: [Entry]) -> Int {
      entries.firstIndex { $0.sweep == worst?.sweep && $0.engine == worst?.engine } ?? 0
    }
    first = [(.heatMap, place(heatMaps)), (.trace, place(traces))]
  }

  func has(_ kind: Chart.Kind) -> Bool { entries.contains { $0.kind == kind && !$0.entries.isEmpty } }

  /// JSON, in which no `<` stands.
  var text: String {
    let value: ChartValue = [
      "charts": .object(entries.map { .init(key: $0.kind.rawValue, value: .array($0.entries.map(\.value))) }),
      "first": .object(first.map { .init(key: $0.kind.rawValue, value: .integer($0.place)) }),
      "themes": .object(ChartTheme.allCases.map { .init(key: $0.rawValue, value: $0.config) }),
    ]
    return value.text(onOneLine: true)
  }

  private static func frameRates(_ charts: RunCharts) -> [Entry] {
    var sweeps: [String] = []
    for rates in charts.summary.frameRates where !sweeps.contains(rates.sweep) { sweeps.append(rates.sweep) }
    return sweeps.compactMap { sweep in
      charts.chart(.init(.frameRates, sweep: sweep)).map { Entry(chart: $0, sweep: sweep) }
    }
  }

  private static func settling(_ charts: RunCharts) -> [Entry] {
    charts.records.settling.map { points in
      Entry(
        chart: SettlingChart.chart(points), engine: points.engine, isAgainst: points.points.contains(where: \.isAgainst)
      )
    }
  }

  /// The worst of every sweep and engine, and the others that count against what is judged. Of judged engines that are
  /// within, all of which lie on the truth, only the farthest off in each sweep: a page has to stay small.
  private static func traces(_ charts: RunCharts, _ suiteWord: String) -> [Entry] {
    let against = Set(charts.records.against.entries.map { "\($0.engine) \($0.entry.caseID)" })
    let farthest = Self.farthest(charts.records.samples.filter { $0.role == .judged && $0.place == 1 })
    return charts.records.samples.compactMap { sample in
      let isAgainst = against.contains("\(sample.engine) \(sample.caseID)")
      let isShown = sample.role == .judged ? farthest[sample.sweep] == sample.engine : true
      guard isAgainst || sample.place == 1 && isShown else { return nil }
      return Entry(
        chart: TraceChart.chart(sample), sweep: sample.sweep, engine: sample.engine, place: sample.place,
        isAgainst: isAgainst, replay: ReplayCommand.text(suite: suiteWord, caseID: sample.caseID))
    }
  }

  /// By sweep the engine whose sample is the largest part of its way off; the first of those that are equally far.
  private static func farthest(_ samples: [SampleRecord]) -> [String: String] {
    var found: [String: (engine: String, error: Double)] = [:]
    for sample in samples {
      let error = sample.curves.largestPartOff
      if let known = found[sample.sweep], known.error >= error { continue }
      found[sample.sweep] = (sample.engine, error)
    }
    return found.mapValues(\.engine)
  }
}

extension SampledCurves {
  /// The largest error over the way that the truth goes; NaN counts as infinite.
  fileprivate var largestPartOff: Double {
    let start = truePositions.first ?? 0
    let way = truePositions.lazy.map { ($0 - start).magnitude }.max() ?? 0
    let error = errors.lazy.map { $0.isNaN ? .infinity : $0.magnitude }.max() ?? 0
    return error == 0 ? 0 : error / way
  }
}
