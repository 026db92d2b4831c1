public import RunRecords

/// All charts of a run.
public struct RunCharts: Sendable {
  public let summary: RunSummary
  public let records: ChartRecords

  public init(_ summary: RunSummary, _ records: ChartRecords) {
    self.summary = summary
    self.records = records
  }

  /// What one chart is asked for by. A kind that has no use for a part ignores it.
  public struct Choice: Hashable, Sendable {
    public var kind: Chart.Kind
    public var sweep: String?
    public var engine: String?
    /// From 1, the worst.
    public var place: Int

    public init(_ kind: Chart.Kind, sweep: String? = nil, engine: String? = nil, place: Int = 1) {
      self.kind = kind
      self.sweep = sweep
      self.engine = engine
      self.place = place
    }
  }

  /// The chart that fits the choice: of several the first of a judged engine on which it comes out worst.
  ///
  /// - Returns: nil where the run has none.
  public func chart(_ choice: Choice) -> Chart? {
    switch choice.kind {
    case .verdicts: return summary.sweeps.isEmpty ? nil : VerdictChart.chart(summary)
    case .heatMap: return Self.worst(heatMaps(choice)).map(HeatMapChart.chart)
    case .frameRates:
      let sweep = choice.sweep ?? summary.frameRates.first?.sweep
      let rates = summary.frameRates.filter { rates in
        rates.sweep == sweep && (choice.engine.map { $0 == rates.engine } ?? true)
      }
      return rates.isEmpty ? nil : FrameRateChart.chart(rates)
    case .settling:
      let settling = records.settling.filter { points in choice.engine.map { $0 == points.engine } ?? true }
      return Role.allCases.lazy.compactMap { role in settling.first { $0.role == role } }.first.map(SettlingChart.chart)
    case .trace:
      let maps = Self.byRank(heatMaps(choice))
      let sample = maps.lazy.compactMap { map in
        records.samples.first { $0.sweep == map.sweep && $0.engine == map.engine && $0.place == choice.place }
      }.first
      return sample.map(TraceChart.chart)
    }
  }

  private func heatMaps(_ choice: Choice) -> [HeatMap] {
    records.heatMaps.filter { map in
      (choice.sweep.map { $0 == map.sweep } ?? true) && (choice.engine.map { $0 == map.engine } ?? true)
    }
  }

  private static func worst(_ maps: [HeatMap]) -> HeatMap? { byRank(maps).first }

  /// Judged engines first, of each role the worst first, of equals in the order of the run.
  static func byRank(_ maps: [HeatMap]) -> [HeatMap] {
    func rank(_ map: HeatMap) -> Int { Role.allCases.firstIndex(of: map.role) ?? 0 }
    let keyed = maps.enumerated().map {
      (offset: $0.offset, rank: rank($0.element), map: $0.element, severity: $0.element.severity)
    }
    return keyed.sorted { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      return left.severity != right.severity ? left.severity > right.severity : left.offset < right.offset
    }.map(\.map)
  }
}
