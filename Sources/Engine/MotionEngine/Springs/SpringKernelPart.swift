/// The constants of one of the two quantities, displacement or velocity, in normalised units.
///
/// Its value is e^(−decay·t) · (initial · C + slope · S), where C and S are cos and sin, 1 and t, or 1 and e^(−2αt) − 1.
struct SpringKernelPart {
  let initial: SplitDouble
  /// w/ω, w, or B.
  let slope: SplitPair
  /// A, the amplitude of the slow mode; only above critical damping.
  let slow: DoublePair
  /// Whether A and B have the same sign, so that their sum cannot cancel.
  let modesAgree: Bool
  /// Units of the caller are 2^exponent of those here.
  let exponent: Int

  init(initial: Double, slope: DoublePair, slow: DoublePair = .zero, exponent: Int) {
    self.initial = SplitDouble(initial)
    self.slope = SplitPair(slope)
    self.slow = slow
    modesAgree = slow.high * slope.high.signOfValue >= 0
    self.exponent = exponent
  }
}

extension Double {
  /// −1, 0 or 1: a sign that can be multiplied without overflow.
  var signOfValue: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
