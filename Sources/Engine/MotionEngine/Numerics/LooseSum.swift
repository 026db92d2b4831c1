/// A sum high + low whose low part may be as large as the rounding of a sum of its terms: what the hot path carries
/// from one operation to the next, without putting it in order after each.
///
/// Why: errors here are measured against the sum of the magnitudes of the terms, and each operation adds about
/// 4 u² of that, in order or not; putting in order is a quarter of the work.
struct LooseSum {
  let high: Double
  let low: Double

  @inline(__always)
  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  @inline(__always)
  init(_ pair: DoublePair) { self.init(high: pair.high, low: pair.low) }

  @inline(__always)
  init(_ pair: SplitPair) { self.init(high: pair.high.value, low: pair.low) }

  @inline(__always)
  init(_ a: SplitPair, times b: SplitDouble) {
    let product = ErrorFree.product(a.high, b)
    self.init(high: product.high, low: product.low + a.low * b.value)
  }

  /// a · (b + low), for a low part at most the rounding of b.
  @inline(__always)
  init(_ a: SplitPair, times b: SplitDouble, low: Double) {
    let product = ErrorFree.product(a.high, b)
    self.init(high: product.high, low: product.low + (a.low * b.value + a.high.value * low))
  }

  @inline(__always)
  init(_ a: SplitPair, times b: SplitPair) {
    let product = ErrorFree.product(a.high, b.high)
    self.init(high: product.high, low: product.low + (a.high.value * b.low + a.low * b.high.value))
  }

  @inline(__always) static prefix func - (a: LooseSum) -> LooseSum { LooseSum(high: -a.high, low: -a.low) }

  @inline(__always)
  static func + (a: LooseSum, b: LooseSum) -> LooseSum {
    let highs = ErrorFree.sum(a.high, b.high)
    return LooseSum(high: highs.high, low: highs.low + (a.low + b.low))
  }

  /// A half of it, exactly.
  @inline(__always) var half: LooseSum { LooseSum(high: 0.5 * high, low: 0.5 * low) }

  /// The product with a pair, rounded once.
  @inline(__always)
  func roundedProduct(_ factor: SplitPair) -> Double {
    let product = ErrorFree.product(factor.high, SplitDouble(high))
    return product.high + (product.low + (factor.high.value * low + factor.low * high))
  }

  @inline(__always)
  func timesPowerOfTwo(_ exponent: Int) -> LooseSum {
    LooseSum(high: high.timesPowerOfTwo(exponent), low: low.timesPowerOfTwo(exponent))
  }
}

/// A constant pair with its leading part split in advance, for products in the hot path.
struct SplitPair {
  let high: SplitDouble
  let low: Double

  @inline(__always)
  init(high: SplitDouble, low: Double) {
    self.high = high
    self.low = low
  }

  @inline(__always)
  init(_ pair: DoublePair) { self.init(high: SplitDouble(pair.high), low: pair.low) }

  @inline(__always)
  init(_ value: Double) { self.init(DoublePair(value)) }

  /// Without its halves.
  @inline(__always) var pair: DoublePair { DoublePair(high: high.value, low: low) }
}
