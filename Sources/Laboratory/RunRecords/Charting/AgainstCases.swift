/// The cases that count against what is judged, the worst of each engine.
public struct AgainstCases: Sendable {
  /// How many are kept of one engine.
  public static let limit = 100

  /// In the order of their first measurement.
  private var engines: [WorstCases] = []
  private var counts: [Int] = []

  public init() {}

  mutating func add(_ measurement: MeasurementRecord) {
    guard measurement.role == .judged, measurement.verdict.isAgainst || measurement.isUnsound else { return }
    let index = engines.firstIndex { $0.engine == measurement.engine } ?? engines.count
    if index == engines.count {
      engines.append(WorstCases(engine: measurement.engine, role: measurement.role, limit: Self.limit))
      counts.append(0)
    }
    engines[index].add(measurement)
    counts[index] += 1
  }

  /// Worst first, engine by engine.
  public var entries: [(engine: String, entry: WorstCases.Entry)] {
    engines.flatMap { engine in engine.entries.map { (engine.engine, $0) } }
  }

  /// Those that are not among `entries`.
  public var leftOut: Int { zip(engines, counts).reduce(0) { $0 + $1.1 - $1.0.entries.count } }
}
