/// Sums and products whose rounding error is returned beside them, exactly.
///
/// Valid for round-to-nearest binary64. Products are exact while no factor exceeds 2^995 and the product stays above
/// 2^-968, which the kernel's normalisation ensures where it matters.
enum ErrorFree {
  /// a + b = sum + error exactly (Knuth).
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> DoublePair {
    let sum = a + b
    let share = sum - a
    return DoublePair(high: sum, low: (a - (sum - share)) + (b - share))
  }

  /// a + b = sum + error exactly, for |a| ≥ |b| or a = 0 (Dekker).
  @inline(__always)
  static func orderedSum(_ a: Double, _ b: Double) -> DoublePair {
    let sum = a + b
    return DoublePair(high: sum, low: b - (sum - a))
  }

  /// a · b = product + error exactly (Veltkamp and Dekker).
  ///
  /// Why: a fused multiply-add would do in one step, but it is a slow library call on processors without one, and its
  /// presence cannot be known when the code is compiled.
  @inline(__always)
  static func product(_ a: SplitDouble, _ b: SplitDouble) -> DoublePair {
    let product = a.value * b.value
    let error = ((a.head * b.head - product) + a.head * b.tail + a.tail * b.head) + a.tail * b.tail
    return DoublePair(high: product, low: error)
  }

  @inline(__always)
  static func product(_ a: Double, _ b: Double) -> DoublePair { product(SplitDouble(a), SplitDouble(b)) }
}

/// A number beside its two halves of at most 26 bits, value = head + tail exactly, ready to be multiplied.
struct SplitDouble {
  let value: Double
  let head: Double
  let tail: Double

  /// - Parameter value: at most 2^995 in magnitude.
  @inline(__always)
  init(_ value: Double) {
    let shifted = 134_217_729 * value  // 2^27 + 1
    let head = shifted - (shifted - value)
    self.value = value
    self.head = head
    self.tail = value - head
  }

  /// From a number and its halves, of at most 26 and 27 bits.
  @inline(__always)
  init(value: Double, head: Double, tail: Double) {
    self.value = value
    self.head = head
    self.tail = tail
  }
}
