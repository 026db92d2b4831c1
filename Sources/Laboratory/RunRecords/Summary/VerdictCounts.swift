/// How many of each verdict.
public struct VerdictCounts: Hashable, Sendable {
  public private(set) var within = 0
  public private(set) var exceeds = 0
  public private(set) var failed = 0
  public private(set) var notApplicable = 0
  /// Of `within`: those with a number that is not one. They cannot be within anything.
  public private(set) var unsound = 0

  public init() {}

  public mutating func add(_ measurement: MeasurementRecord) {
    switch measurement.verdict {
    case .within:
      within += 1
      if measurement.isUnsound { unsound += 1 }
    case .exceeds: exceeds += 1
    case .failed: failed += 1
    case .notApplicable: notApplicable += 1
    }
  }

  public static func += (left: inout VerdictCounts, right: VerdictCounts) {
    left.within += right.within
    left.exceeds += right.exceeds
    left.failed += right.failed
    left.notApplicable += right.notApplicable
    left.unsound += right.unsound
  }

  /// Cases that came to a judgement: all but `notApplicable`.
  public var decided: Int { within + exceeds + failed }
  /// Cases that count against the engine.
  public var against: Int { exceeds + failed + unsound }
}

extension MeasurementRecord {
  /// Whether it is called within although an error of it is NaN, or the position error infinite.
  var isUnsound: Bool {
    guard verdict == .within else { return false }
    if let positionError, !positionError.isFinite { return true }
    let errors = [positionErrorRMS, velocityError, endError, overshootError, peakTimeError, timeScale, timeOffset]
    return errors.contains { $0?.isNaN ?? false } || tolerance.isNaN
  }

  /// `positionError` over `tolerance`; infinite where the error is not finite, or absent though the verdict is against
  /// the engine; nil where there is nothing to rank.
  var severity: Double? {
    guard let positionError else { return verdict.isAgainst ? .infinity : nil }
    guard positionError.isFinite, !tolerance.isNaN else { return .infinity }
    return positionError == 0 ? 0 : positionError / tolerance
  }
}
