/// A figure of which a baseline keeps one value for each sweep and engine.
public enum BaselineQuantity: String, CaseIterable, Hashable, Sendable {
  // The worst over the cases of a sweep.
  case positionError, positionErrorRMS, velocityError, endError, overshootError, peakTimeError, timeScale, timeOffset
  case errorAfterFit, earliestSettlingError, latestSettlingError, excursionAfterStop
  /// The place of the precision class that every case reaches, from 0 for the finest; 4 where it is none.
  case reachedClass
  // Counts.
  case judgements, against, blowUps
  /// How far an accepted exceedance is beyond its tolerance; 1 is at the tolerance.
  case severity
  // Of the truth itself.
  case cases, checksThatDoNotHold, deviation, truthRadius
  // Of a specimen.
  case signaturesNotShown, twinsNotClean

  public var polarity: Polarity {
    switch self {
    case .positionError, .positionErrorRMS, .velocityError, .endError, .errorAfterFit, .excursionAfterStop: .larger
    case .overshootError, .peakTimeError, .timeOffset, .earliestSettlingError, .latestSettlingError: .magnitude
    case .timeScale: .distanceFromOne
    case .reachedClass, .against, .blowUps, .severity, .checksThatDoNotHold, .deviation, .truthRadius: .larger
    case .signaturesNotShown, .twinsNotClean: .larger
    case .judgements, .cases: .anyChange
    }
  }

  /// "s"; nil for a fraction of the amplitude, a ratio or a count.
  public var unit: String? {
    switch self {
    case .peakTimeError, .timeOffset, .earliestSettlingError, .latestSettlingError: "s"
    default: nil
    }
  }

  public var isCount: Bool {
    switch self {
    case .judgements, .against, .blowUps, .cases, .checksThatDoNotHold, .signaturesNotShown, .twinsNotClean: true
    case .reachedClass: true
    default: false
    }
  }

  /// For people: "position error".
  public var title: String {
    switch self {
    case .positionError: "position error"
    case .positionErrorRMS: "position error, RMS"
    case .velocityError: "velocity error"
    case .endError: "end error"
    case .overshootError: "overshoot error"
    case .peakTimeError: "peak time error"
    case .timeScale: "time scale"
    case .timeOffset: "time offset"
    case .errorAfterFit: "error after fit"
    case .earliestSettlingError: "settling error, earliest"
    case .latestSettlingError: "settling error, latest"
    case .excursionAfterStop: "excursion after stop"
    case .reachedClass: "precision class"
    case .judgements: "judgements"
    case .against: "cases against it"
    case .blowUps: "blow-ups"
    case .severity: "of tolerance"
    case .cases: "cases"
    case .checksThatDoNotHold: "checks that do not hold"
    case .deviation: "deviation of the check"
    case .truthRadius: "radius of the truth"
    case .signaturesNotShown: "signatures not shown"
    case .twinsNotClean: "twins not clean"
    }
  }

  /// How people see a value of it.
  public var style: ShownNumber.Style {
    if isCount { return .significant(digits: 15) }
    switch self {
    case .timeScale: return .significant(digits: 6)
    case .peakTimeError, .timeOffset, .overshootError, .earliestSettlingError, .latestSettlingError:
      return .signedScientific(digits: 3)
    default: return .scientific(digits: 3)
    }
  }
}
