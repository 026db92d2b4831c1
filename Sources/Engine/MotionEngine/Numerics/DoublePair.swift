/// An unevaluated sum high + low with |low| ≤ ulp(high)/2: about 106 bits.
///
/// The relative error of each operation is stated with u = 2^-53.
struct DoublePair {
  var high: Double
  var low: Double

  @inline(__always)
  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The double itself, exactly.
  @inline(__always)
  init(_ value: Double) { self.init(high: value, low: 0) }

  static let zero = DoublePair(0)
  static let pi = DoublePair(high: Double.pi, low: 0x1.1a62633145c07p-53)

  /// Rounded once.
  @inline(__always) var rounded: Double { high + low }

  @inline(__always) static prefix func - (a: DoublePair) -> DoublePair { DoublePair(high: -a.high, low: -a.low) }

  /// Relative error at most 3 u².
  @inline(__always)
  static func + (a: DoublePair, b: DoublePair) -> DoublePair {
    let highs = ErrorFree.sum(a.high, b.high)
    let lows = ErrorFree.sum(a.low, b.low)
    let first = ErrorFree.orderedSum(highs.high, highs.low + lows.high)
    return ErrorFree.orderedSum(first.high, first.low + lows.low)
  }

  @inline(__always) static func - (a: DoublePair, b: DoublePair) -> DoublePair { a + -b }

  /// Relative error at most 7 u².
  @inline(__always)
  static func * (a: DoublePair, b: DoublePair) -> DoublePair {
    let product = ErrorFree.product(a.high, b.high)
    return ErrorFree.orderedSum(product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  /// Relative error at most 3 u².
  @inline(__always)
  static func * (a: DoublePair, b: Double) -> DoublePair {
    let product = ErrorFree.product(a.high, b)
    return ErrorFree.orderedSum(product.high, product.low + a.low * b)
  }

  /// Relative error at most 10 u²: long division to three digits of 53 bits.
  static func / (a: DoublePair, b: DoublePair) -> DoublePair {
    let first = a.high / b.high
    let afterFirst = a - b * first
    let second = afterFirst.high / b.high
    let third = (afterFirst - b * second).high / b.high
    let leading = ErrorFree.orderedSum(first, second)
    return leading + DoublePair(third)
  }

  /// Relative error at most 4 u²: one Newton step on the double root, its residual exact. Zero gives zero.
  func squareRoot() -> DoublePair {
    guard high > 0 else { return .zero }
    let root = high.squareRoot()
    let residual = self - ErrorFree.product(root, root)
    return ErrorFree.orderedSum(root, residual.high / (2 * root))
  }

  /// Exact unless it leaves the range of normal numbers.
  @inline(__always)
  func timesPowerOfTwo(_ exponent: Int) -> DoublePair {
    DoublePair(high: high.timesPowerOfTwo(exponent), low: low.timesPowerOfTwo(exponent))
  }

  var magnitude: DoublePair { high < 0 ? -self : self }
}
