/// One engine over one sweep. Errors are fractions of each case's amplitude, as in `MeasurementRecord`.
public struct EngineSummary: Hashable, Sendable {
  public let sweep: String
  public let engine: String
  public let role: Role
  public private(set) var verdicts = VerdictCounts()
  public private(set) var positionError: Extreme?
  /// Largest `positionError` over its tolerance.
  public private(set) var positionErrorOverTolerance: Extreme?
  private var rootMeanSquare = RootMeanSquare()
  public private(set) var velocityError: Extreme?
  public private(set) var endError: Extreme?
  /// Signed; the largest in magnitude, fraction of the settling scale.
  public private(set) var overshootError: Extreme?
  /// Signed; the largest in magnitude, s.
  public private(set) var peakTimeError: Extreme?
  public private(set) var smallestTimeScale: Extreme?
  public private(set) var largestTimeScale: Extreme?
  /// Signed; the largest in magnitude, s.
  public private(set) var timeOffset: Extreme?
  /// Largest error that is left after the best-fit time scale and offset.
  public private(set) var errorAfterFit: Extreme?
  private var classes = ClassFold()
  private var worst: WorstCases
  /// Why the engine was not asked, on the first such case.
  public private(set) var firstRefusal: String?
  /// Claimed settling time minus the truth's, s; below 0 the engine stops early. −infinity where it stops and the
  /// motion never settles.
  public private(set) var earliestSettlingError: Extreme?
  public private(set) var latestSettlingError: Extreme?
  /// Largest distance from the target after the engine said it was finished, fraction of the settling scale.
  public private(set) var excursionAfterStop: Extreme?
  public private(set) var blowUps = 0
  /// The earliest, s.
  public private(set) var earliestBlowUp: Extreme?

  init(sweep: String, engine: String, role: Role) {
    self.sweep = sweep
    self.engine = engine
    self.role = role
    worst = WorstCases(engine: engine, role: role, limit: 1)
  }

  /// The worst of the cases that count against the engine.
  public var worstAgainst: WorstCases.Entry? { worst.entries.first }

  /// Root mean square over cases of each case's RMS position error: every case weighs the same.
  public var positionErrorRMS: Double? { rootMeanSquare.value }

  /// The worst of the classes that the cases reach; nil when a case reaches none or failed, or when there is no case to
  /// speak of. Cases that an engine is not asked do not count.
  public var reachedClass: PrecisionClass? { verdicts.unsound == 0 ? classes.value : nil }

  mutating func add(_ measurement: MeasurementRecord, settlingTime: Double?) {
    let id = measurement.caseID
    verdicts.add(measurement)
    if measurement.verdict.isAgainst || measurement.isUnsound { worst.add(measurement) }
    positionError.raise(to: measurement.positionError, in: id)
    positionErrorOverTolerance.raise(to: measurement.severity, in: id)
    if let value = measurement.positionErrorRMS { rootMeanSquare.add(value) }
    velocityError.raise(to: measurement.velocityError, in: id)
    endError.raise(to: measurement.endError, in: id)
    overshootError.raiseMagnitude(to: measurement.overshootError, in: id)
    peakTimeError.raiseMagnitude(to: measurement.peakTimeError, in: id)
    smallestTimeScale.lower(to: measurement.timeScale, in: id)
    largestTimeScale.raise(to: measurement.timeScale, in: id)
    timeOffset.raiseMagnitude(to: measurement.timeOffset, in: id)
    errorAfterFit.raise(to: measurement.errorAfterFit, in: id)
    switch measurement.verdict {
    case .within, .exceeds: classes.add(measurement.reachedClass)
    case .failed: classes.add(nil)
    case .notApplicable(let reason): firstRefusal = firstRefusal ?? reason
    }
    excursionAfterStop.raise(to: measurement.excursionAfterStop, in: id)
    if measurement.blowUpTime != nil {
      blowUps += 1
      earliestBlowUp.lower(to: measurement.blowUpTime, in: id)
    }
    if let claimed = measurement.claimedSettlingTime, let settlingTime {
      let error = claimed == settlingTime ? 0 : claimed - settlingTime
      earliestSettlingError.lower(to: error, in: id)
      latestSettlingError.raise(to: error, in: id)
    }
  }
}
