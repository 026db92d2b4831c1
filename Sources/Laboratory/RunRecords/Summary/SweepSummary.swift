/// One sweep: its truth, and every engine on it.
public struct SweepSummary: Hashable, Sendable {
  public let sweep: String
  public private(set) var cases = 0
  /// In the order of their first measurement.
  public private(set) var engines: [EngineSummary] = []
  /// Cases on which the independent integration agrees with the certified truth.
  public private(set) var checksThatHold = 0
  /// Cases on which it did not finish.
  public private(set) var checksThatFailed = 0
  /// Largest deviation over its tolerance; infinite where the integration failed.
  public private(set) var deviationOverTolerance: Extreme?
  /// Largest deviation over the amplitude.
  public private(set) var deviation: Extreme?
  /// Largest radius of the enclosures over the amplitude.
  public private(set) var truthRadius: Extreme?

  init(sweep: String) { self.sweep = sweep }

  /// Cases on which it deviates by more than its tolerance or did not finish.
  public var checksThatDoNotHold: Int { cases - checksThatHold }

  mutating func add(_ record: CaseRecord, _ measurements: [MeasurementRecord]) {
    cases += 1
    addCheck(of: record)
    for (position, measurement) in measurements.enumerated() {
      engines[index(of: measurement, guess: position)].add(measurement, settlingTime: record.settlingTime)
    }
  }

  private mutating func addCheck(of record: CaseRecord) {
    let check = record.check
    if check.holds { checksThatHold += 1 }
    if check.failure != nil { checksThatFailed += 1 }
    truthRadius.raise(to: record.truthRadius, in: record.id)
    deviation.raise(to: check.deviation, in: record.id)
    deviationOverTolerance.raise(to: check.deviationOverTolerance, in: record.id)
  }

  /// Engines come in the same order with nearly every case, so the position is tried first.
  private mutating func index(of measurement: MeasurementRecord, guess: Int) -> Int {
    if engines.indices.contains(guess), engines[guess].engine == measurement.engine { return guess }
    if let index = engines.firstIndex(where: { $0.engine == measurement.engine }) { return index }
    engines.append(EngineSummary(sweep: sweep, engine: measurement.engine, role: measurement.role))
    return engines.count - 1
  }
}

extension IntegrationCheck {
  /// At most 1 exactly when the check holds; infinite where it failed.
  var deviationOverTolerance: Double {
    guard failure == nil, let deviation else { return .infinity }
    return deviation == 0 && tolerance >= 0 ? 0 : deviation / tolerance
  }
}
