/// What became of a figure since it was recorded.
public enum Movement: String, CaseIterable, Hashable, Sendable {
  /// Within its tolerance, or the same infinity.
  case same
  case better
  /// Beyond its tolerance on the bad side; for infinities of opposite signs whatever the side.
  case worse
  /// NaN on one side, or on both where that is not allowed.
  case notANumber

  /// - Parameters:
  ///   - before: as recorded.
  ///   - after: as found now.
  ///   - allowsNaN: whether NaN may follow NaN. A number and NaN never agree.
  public init(
    from before: Double, to after: Double, polarity: Polarity, tolerance: BaselineTolerance, allowsNaN: Bool = false
  ) {
    if before.isNaN || after.isNaN {
      self = allowsNaN && before.isNaN && after.isNaN ? .same : .notANumber
      return
    }
    // Why: it also makes +0 and −0 one, and keeps ∞ − ∞ out of what follows.
    if before == after {
      self = .same
      return
    }
    if before.isInfinite, after.isInfinite {
      self = .worse
      return
    }
    let change = polarity.badness(after) - polarity.badness(before)
    let allowance = before.isInfinite ? 0 : tolerance.allowance(about: before, polarity)
    guard change.magnitude > allowance else {
      self = .same
      return
    }
    self = change > 0 || polarity == .anyChange ? .worse : .better
  }
}
