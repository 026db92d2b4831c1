/// Sine and cosine of angles counted in half turns.
enum Circle {
  /// To 2^-59 of one; the sine of an angle below a right one to 2^-59 of itself.
  ///
  /// - Parameter halfTurns: from 0 up; of π rad each.
  static func sineCosine(ofHalfTurns halfTurns: DoublePair) -> (sine: DoublePair, cosine: DoublePair) {
    let both = PairSineCosine.cosineSine(of: LooseSum(DoublePair.pi * halfTurns))
    return (both.second.pair, both.first.pair)
  }
}

/// Powers of two with exponents in two doubles.
enum BinaryExponential {
  static let logarithmOfTwo = DoublePair(high: 0x1.62e42fefa39efp-1, low: 0x1.abc9e3b39803fp-56)

  /// 2^x to 2^-64 of itself, for |x| at most 1000.
  static func of(_ x: DoublePair) -> DoublePair {
    let power = PairExponential.exponential(of: LooseSum(x * logarithmOfTwo))
    return power.mantissa.timesPowerOfTwo(power.exponent)
  }

  /// 2^x − 1 to 2^-59 of itself, for x from 0 to 1000.
  static func minusOne(_ x: DoublePair) -> DoublePair {
    let natural = x * logarithmOfTwo
    guard natural.high > 1.0 / 32 else { return PairExponential.smallExponentialMinusOne(of: LooseSum(natural)) }
    return of(x) - DoublePair(1)
  }
}

extension HeadTail {
  fileprivate var pair: DoublePair { ErrorFree.orderedSum(head, tail) }
}
