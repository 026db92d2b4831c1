/// One measurement over many runs.
public struct RunHistory: Hashable, Sendable {
  /// A run, as far as a history tells of it.
  public struct Entry: Hashable, Sendable {
    /// Where it is kept.
    public var path: String
    /// "2026-11-30T16:16:48Z".
    public var date: String
    /// "standard@3".
    public var suite: String
    public var isComplete: Bool

    public init(path: String, date: String, suite: String, isComplete: Bool) {
      self.path = path
      self.date = date
      self.suite = suite
      self.isComplete = isComplete
    }
  }

  /// One engine over one sweep of one suite, a figure for each run.
  public struct Series: Hashable, Sendable {
    public struct Key: Hashable, Sendable {
      public var suite: String
      public var sweep: String
      public var engine: String
      public var part: BaselineRow.Part
    }

    public var key: Key
    /// In the order of the runs; nil where a run has none.
    public internal(set) var figures: [BaselineRow?]

    public var values: [Double?] { figures.map { $0?.value } }
  }

  public let quantity: BaselineQuantity
  public private(set) var runs: [Entry] = []
  /// In the order of their first figure.
  public private(set) var series: [Series] = []
  private var places: [Series.Key: Int] = [:]

  public init(of quantity: BaselineQuantity) { self.quantity = quantity }

  /// Adds the next run. Runs are told in the order in which they are added.
  ///
  /// - Parameter rows: its figures; those of other measurements are left out.
  public mutating func add(_ run: Entry, _ rows: [BaselineRow]) {
    let index = runs.count
    runs.append(run)
    for place in series.indices { series[place].figures.append(nil) }
    for row in rows where row.key.quantity == quantity {
      // Why without the version: a suite goes on when it grows.
      let suite = String(run.suite.prefix { $0 != "@" })
      let key = Series.Key(suite: suite, sweep: row.key.sweep, engine: row.key.engine, part: row.part)
      let place = places[key] ?? series.count
      if place == series.count {
        places[key] = place
        series.append(Series(key: key, figures: Array(repeating: nil, count: index + 1)))
      }
      series[place].figures[index] = row
    }
  }

  /// The same, of some of its series alone.
  public func filtered(_ isKept: (Series.Key) -> Bool) -> RunHistory {
    var part = self
    part.series.removeAll { !isKept($0.key) }
    part.places = Dictionary(uniqueKeysWithValues: part.series.enumerated().map { ($1.key, $0) })
    return part
  }
}
