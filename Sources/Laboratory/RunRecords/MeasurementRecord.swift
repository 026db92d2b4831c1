/// One engine on one case. Errors are fractions of the case's amplitude unless said; nil where there is none to speak of.
public struct MeasurementRecord: Hashable, Sendable {
  public var caseID: String
  public var sweep: String
  public var engine: String
  public var role: Role
  public var verdict: Verdict
  /// The first precision class that the trace keeps to at every sample, whatever class was asked for; nil when it keeps
  /// to none.
  public var reachedClass: PrecisionClass?
  /// Largest |position − truth|; infinity or NaN are kept as such.
  public var positionError: Double?
  /// s; where `positionError` was seen.
  public var positionErrorTime: Double?
  public var positionErrorRMS: Double?
  /// Largest |velocity − truth| over the truth's largest speed.
  public var velocityError: Double?
  /// |position − truth| at the last sample.
  public var endError: Double?
  /// What `positionError` may be.
  public var tolerance: Double
  /// Overshoot minus the truth's; fraction of the settling scale.
  public var overshootError: Double?
  /// s.
  public var peakTimeError: Double?
  /// The s for which truth(s · t) fits best; 1 is right.
  public var timeScale: Double?
  /// The o, s, for which truth(s · t + o) fits best with the s that suits it; below 0 the engine is late.
  public var timeOffset: Double?
  /// Largest position error that is left after the best-fit time scale and offset together.
  public var errorAfterFit: Double?
  /// When the engine said it was finished, s.
  public var claimedSettlingTime: Double?
  /// Largest distance of the truth from its target from then on, fraction of the settling scale.
  public var excursionAfterStop: Double?
  /// s; the first sample that was NaN, infinite or beyond 1e6 amplitudes.
  public var blowUpTime: Double?

  public init(
    caseID: String, sweep: String, engine: String, role: Role, verdict: Verdict,
    reachedClass: PrecisionClass? = nil, positionError: Double? = nil, positionErrorTime: Double? = nil,
    positionErrorRMS: Double? = nil, velocityError: Double? = nil,
    endError: Double? = nil, tolerance: Double, overshootError: Double? = nil, peakTimeError: Double? = nil,
    timeScale: Double? = nil, timeOffset: Double? = nil, errorAfterFit: Double? = nil,
    claimedSettlingTime: Double? = nil,
    excursionAfterStop: Double? = nil, blowUpTime: Double? = nil
  ) {
    self.caseID = caseID
    self.sweep = sweep
    self.engine = engine
    self.role = role
    self.verdict = verdict
    self.reachedClass = reachedClass
    self.positionError = positionError
    self.positionErrorTime = positionErrorTime
    self.positionErrorRMS = positionErrorRMS
    self.velocityError = velocityError
    self.endError = endError
    self.tolerance = tolerance
    self.overshootError = overshootError
    self.peakTimeError = peakTimeError
    self.timeScale = timeScale
    self.timeOffset = timeOffset
    self.errorAfterFit = errorAfterFit
    self.claimedSettlingTime = claimedSettlingTime
    self.excursionAfterStop = excursionAfterStop
    self.blowUpTime = blowUpTime
  }
}
