/// The constants of one of the two quantities, displacement or velocity, in normalised units.
///
/// Its value is e^(−decay·t) · (initial · C + slope · S), where C and S are cos and sin, 1 and t, or 1 and e^(−2αt) − 1.
struct SpringKernelPart {
  let initial: HeadTail
  /// w/ω, w, or B.
  let slope: HeadTail
  /// A, the amplitude of the slow mode; only above critical damping.
  let slow: HeadTail
  /// |x₀/B| where A and B differ in sign, so that their sum cancels while e^(−2αt) is above it; infinite where they do not.
  let cancelledAbove: Double
  /// Units of the caller are 2^exponent of those here.
  let exponent: Int

  static let nothing = SpringKernelPart(initial: 0, slope: .zero, exponent: 0)

  init(initial: Double, slope: DoublePair, slow: DoublePair = .zero, exponent: Int) {
    self.initial = HeadTail(initial)
    self.slope = HeadTail(slope)
    self.slow = HeadTail(slow)
    let modesDiffer = slow.high.signOfValue * slope.high.signOfValue < 0
    cancelledAbove = modesDiffer ? (initial / slope.high).magnitude : .infinity
    self.exponent = exponent
  }

  /// By how many binary places the fast mode may lead the slow one; only above critical damping.
  var fastLead: Int {
    guard slope.head != 0, slow.head != 0 else { return -10_000 }
    return Int(slope.head.exponent) - Int(slow.head.exponent)
  }
}

extension Double {
  /// −1, 0 or 1: a sign that can be multiplied without overflow.
  var signOfValue: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
