/// What a run found, folded from its records one case at a time.
///
/// Its size depends on the numbers of sweeps, engines and frame rates, not on the number of cases. The same cases in the
/// same order give the same bits. Numbers that are not numbers count as the worst there is.
public struct RunSummary: Sendable {
  /// In the order of their first case.
  public private(set) var sweeps: [SweepSummary] = []
  /// One for each engine, in the order of its first measurement.
  public private(set) var worst: [WorstCases] = []
  public private(set) var signatures: [SignatureRecord] = []
  /// How many of the worst cases of each engine are kept.
  public let worstLimit: Int

  private var finishedFrameRates: [FrameRateSummary] = []
  private var frameRateTracker: FrameRateTracker?
  private var currentSweep = 0

  public init(worstLimit: Int = 10) { self.worstLimit = worstLimit }

  /// Adds one case and what every engine made of it.
  ///
  /// - Precondition: the measurements are of this case. A sweep's cases follow one another.
  public mutating func add(_ record: CaseRecord, _ measurements: [MeasurementRecord]) {
    selectSweep(record.sweep)
    sweeps[currentSweep].add(record, measurements)
    for (guess, measurement) in measurements.enumerated() {
      precondition(measurement.caseID == record.id, "a measurement of another case")
      worst[worstIndex(of: measurement, guess: guess)].add(measurement)
    }
    guard record.frameRateGroup != nil, record.frameRate != nil else { return }
    if frameRateTracker?.sweep != record.sweep {
      finishedFrameRates += frameRateTracker?.finished() ?? []
      frameRateTracker = FrameRateTracker(sweep: record.sweep)
    }
    frameRateTracker?.add(record, measurements)
  }

  public mutating func add(_ signature: SignatureRecord) { signatures.append(signature) }

  /// One for each sweep and engine with frame rates.
  public var frameRates: [FrameRateSummary] { finishedFrameRates + (frameRateTracker?.finished() ?? []) }

  public var cases: Int { sweeps.reduce(0) { $0 + $1.cases } }

  private mutating func selectSweep(_ name: String) {
    if sweeps.indices.contains(currentSweep), sweeps[currentSweep].sweep == name { return }
    if let index = sweeps.firstIndex(where: { $0.sweep == name }) {
      currentSweep = index
    } else {
      sweeps.append(SweepSummary(sweep: name))
      currentSweep = sweeps.count - 1
    }
  }

  private mutating func worstIndex(of measurement: MeasurementRecord, guess: Int) -> Int {
    if worst.indices.contains(guess), worst[guess].engine == measurement.engine { return guess }
    if let index = worst.firstIndex(where: { $0.engine == measurement.engine }) { return index }
    worst.append(WorstCases(engine: measurement.engine, role: measurement.role, limit: worstLimit))
    return worst.count - 1
  }
}
