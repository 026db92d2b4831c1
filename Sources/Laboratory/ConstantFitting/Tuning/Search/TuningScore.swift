/// How good a choice of constants is; the smaller the better, by the first part that differs.
public struct TuningScore: Hashable, Sendable, Comparable {
  /// By how much what must hold does not, 0 when it does: the worst case's claim before its last exit, s.
  public var violation: Double
  /// Cases in which there is nothing to judge: no claim, or no trace.
  public var missing: Int
  /// What is to be small; never NaN.
  public var value: Double

  /// NaN, which is nothing to be chosen, becomes infinity.
  public init(violation: Double = 0, missing: Int = 0, value: Double) {
    self.violation = violation.isNaN ? .infinity : violation
    self.missing = missing
    self.value = value.isNaN ? .infinity : value
  }

  public static func < (first: TuningScore, second: TuningScore) -> Bool {
    if first.violation != second.violation { return first.violation < second.violation }
    if first.missing != second.missing { return first.missing < second.missing }
    return first.value < second.value
  }
}
