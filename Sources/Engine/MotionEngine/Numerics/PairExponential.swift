/// A positive number kept as mantissa · 2^exponent, so that it cannot underflow.
struct ScaledPair {
  let mantissa: DoublePair
  let exponent: Int
}

/// The exponential of a pair.
enum PairExponential {
  /// e^x = mantissa · 2^exponent with the mantissa in [0.70, 1.42].
  ///
  /// - Parameter x: |x| at most 2^20.
  @inline(__always)
  static func exponential(of x: DoublePair) -> ScaledPair {
    // x = n ln 2 + r, |r| ≤ 0.35. The leading part of ln 2 has 32 bits, so that n times it is exact.
    let n = (x.high * 1.442_695_040_888_963_4).rounded(.toNearestOrEven)
    let leading = x.high - n * ln2Leading
    let reduced = ErrorFree.sum(leading, -n * ln2Trailing)
    let rest = reduced.low + (x.low - n * ln2Rest)
    let value = MathLibrary.exp(reduced.high)
    return ScaledPair(mantissa: DoublePair(high: value, low: value * rest), exponent: Int(n))
  }

  /// e^x − 1 for x ≤ 0, with a small relative error however small x is.
  @inline(__always)
  static func exponentialMinusOne(of x: DoublePair) -> DoublePair {
    let value = MathLibrary.expm1(x.high)
    return ErrorFree.orderedSum(value, (1 + value) * x.low)
  }

  // ln 2 = leading + trailing + rest, the first two with 32 and 53 bits.
  private static let ln2Leading = 0x1.62e42fee00000p-1
  private static let ln2Trailing = 0x1.a39ef35793c76p-33
  private static let ln2Rest = 0x1.cc01f97b57a08p-87
}
