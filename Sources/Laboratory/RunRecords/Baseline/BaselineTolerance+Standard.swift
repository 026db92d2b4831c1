extension BaselineTolerance {
  /// What a baseline is recorded with first; its file may say otherwise, and then keeps it.
  public static let standard: [BaselineQuantity: BaselineTolerance] = Dictionary(
    uniqueKeysWithValues: BaselineQuantity.allCases.map { ($0, standard(for: $0)) })

  /// Nothing may move.
  public static let none: [BaselineQuantity: BaselineTolerance] = Dictionary(
    uniqueKeysWithValues: BaselineQuantity.allCases.map {
      ($0, BaselineTolerance(absolute: 0, relative: 0, reason: "every change is told"))
    })

  /// The standard tolerance of one quantity.
  public static func standard(for quantity: BaselineQuantity) -> BaselineTolerance {
    switch quantity {
    case .positionError, .velocityError, .errorAfterFit:
      BaselineTolerance(
        absolute: 1e-15, relative: 1e-6,
        reason: "a few units in the last place of the amplitude; libm differs by processor")
    case .positionErrorRMS, .endError:
      BaselineTolerance(
        absolute: 1e-15, relative: 1e-6, reason: "as the position error")
    case .overshootError, .excursionAfterStop:
      BaselineTolerance(absolute: 1e-12, relative: 1e-6, reason: "a fraction of the way, read off between samples")
    case .peakTimeError, .timeOffset:
      BaselineTolerance(absolute: 1e-9, relative: 1e-6, reason: "a nanosecond: times are searched for, not read off")
    case .earliestSettlingError, .latestSettlingError:
      BaselineTolerance(absolute: 1e-9, relative: 1e-6, reason: "a nanosecond: far below a frame")
    case .timeScale:
      BaselineTolerance(absolute: 1e-9, relative: 1e-6, reason: "a fit: it ends where steps no longer help")
    case .reachedClass, .judgements, .against, .blowUps, .cases, .checksThatDoNotHold, .signaturesNotShown,
      .twinsNotClean:
      BaselineTolerance(absolute: 0, relative: 0, reason: "counted")
    case .severity:
      BaselineTolerance(absolute: 1e-6, relative: 1e-3, reason: "an exceedance that grows by a thousandth is news")
    case .deviation:
      BaselineTolerance(absolute: 1e-11, relative: 10, reason: "an integrator takes other steps on another processor")
    case .truthRadius:
      BaselineTolerance(
        absolute: 1e-30, relative: 0.1, reason: "computed in integers and balls: nearly the same everywhere")
    }
  }
}
