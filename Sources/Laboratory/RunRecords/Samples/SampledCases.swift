/// Which cases a run keeps the curves of: the three worst of each sweep and engine.
///
/// Worse is what ranks higher among the worst cases of a report; cases without an error to rank by are never chosen.
/// The choice is the same in whatever order the cases come, and the choice of a whole run is among those of its parts.
public struct SampledCases: Sendable {
  /// How many of each sweep and engine.
  public static let placesPerEngine = 3

  /// One case to keep the curves of.
  public struct Choice: Hashable, Sendable {
    public let caseID: String
    public let sweep: String
    public let engine: String
    public let role: Role
    /// From 1, the worst.
    public let place: Int
  }

  private struct Sweep {
    let name: String
    /// In the order of their first measurement.
    var engines: [WorstCases] = []
  }

  /// In the order of their first case.
  private var sweeps: [Sweep] = []
  private var current = 0

  public init() {}

  public mutating func add(_ measurements: [MeasurementRecord]) {
    for (guess, measurement) in measurements.enumerated() {
      select(measurement.sweep)
      let index = engineIndex(of: measurement, guess: guess)
      sweeps[current].engines[index].add(measurement)
    }
  }

  /// Sweep by sweep and engine by engine, the worst first.
  public var choices: [Choice] {
    sweeps.flatMap { sweep in
      sweep.engines.flatMap { engine in
        engine.entries.enumerated().map { index, entry in
          Choice(
            caseID: entry.caseID, sweep: sweep.name, engine: engine.engine, role: engine.role, place: index + 1)
        }
      }
    }
  }

  private mutating func select(_ name: String) {
    if sweeps.indices.contains(current), sweeps[current].name == name { return }
    if let index = sweeps.firstIndex(where: { $0.name == name }) {
      current = index
    } else {
      sweeps.append(Sweep(name: name))
      current = sweeps.count - 1
    }
  }

  /// Engines come in the same order with nearly every case, so the position is tried first.
  private mutating func engineIndex(of measurement: MeasurementRecord, guess: Int) -> Int {
    let engines = sweeps[current].engines
    if engines.indices.contains(guess), engines[guess].engine == measurement.engine { return guess }
    if let index = engines.firstIndex(where: { $0.engine == measurement.engine }) { return index }
    sweeps[current].engines.append(
      WorstCases(engine: measurement.engine, role: measurement.role, limit: Self.placesPerEngine))
    return engines.count
  }
}
