/// What exponential loss does to the means of a motion, for an exponent z = λt ≥ 0:
///
///     share e^(−z)      first φ₁ = (1 − e^(−z))/z      second φ₂ = (1 − φ₁)/z
///
/// φ₁ is the mean of the share over the time, φ₂ that of φ₁ weighted with it. Both are smooth at z = 0, where they are 1
/// and 1/2, and are right to 2^-59 of themselves.
struct FrictionMeans {
  /// e^(−z) = mantissa · 2^exponent.
  let share: ScaledPair
  let first: DoublePair
  let second: DoublePair

  /// - Parameter z: at most 4096.
  init(_ z: DoublePair) {
    if z.high <= 0.5 {
      let second = Self.smallSecond(z)
      let first = DoublePair(1) - z * second
      self.init(share: ScaledPair(mantissa: DoublePair(1) - z * first, exponent: 0), first: first, second: second)
      return
    }
    let share = PairExponential.exponential(of: LooseSum(-z))
    let first = (DoublePair(1) - share.mantissa.timesPowerOfTwo(share.exponent)) / z
    self.init(share: share, first: first, second: (DoublePair(1) - first) / z)
  }

  private init(share: ScaledPair, first: DoublePair, second: DoublePair) {
    self.share = share
    self.first = first
    self.second = second
  }

  /// 1/2! − z/3! + z²/4! − … = (1 − z/3 (1 − z/4 (1 − z/5 (1 − …))))/2, for z ≤ 1/2.
  ///
  /// The first three terms are pairs, which leaves 2^-63; the first one left out is below 2^-67.
  private static func smallSecond(_ z: DoublePair) -> DoublePair {
    let x = z.high
    var rest = 0.0
    for divisor in stride(from: 17.0, through: 5, by: -1) { rest = (1 - x * rest) / divisor }
    let third = (DoublePair(1) - z * rest) * 0.25
    let second = (DoublePair(1) - z * third) / DoublePair(3)
    return (DoublePair(1) - z * second) * 0.5
  }
}
