/// A number as a head of 26 bits and the rest, some 78 bits in all: what the hot path carries between its operations.
///
/// Why: the product of two heads is exact, so that a product or a sum of products is right to 2^-77 of its terms
/// with plain multiplications and additions, and without the halves of every factor being formed anew.
struct HeadTail {
  let head: Double
  let tail: Double
  /// Both, rounded: it is at hand before the head is cut off it.
  let rounded: Double

  @inline(__always)
  init(head: Double, tail: Double, rounded: Double) {
    self.head = head
    self.tail = tail
    self.rounded = rounded
  }

  /// The double itself, exactly.
  @inline(__always)
  init(_ value: Double) {
    head = value.leadingHalf
    tail = value - head
    rounded = value
  }

  /// high + low, for a low part of at most 2^-8 of the high one.
  @inline(__always)
  init(high: Double, low: Double) {
    rounded = high + low
    head = rounded.leadingHalf
    tail = (high - head) + low
  }

  @inline(__always)
  init(_ pair: DoublePair) { self.init(high: pair.high, low: pair.low) }

  @inline(__always) static var zero: HeadTail { HeadTail(head: 0, tail: 0, rounded: 0) }
  @inline(__always) static var one: HeadTail { HeadTail(head: 1, tail: 0, rounded: 1) }

  @inline(__always) static prefix func - (a: HeadTail) -> HeadTail { a.scaled(by: -1) }

  /// Times a power of two or its negative, or 0; exact unless it leaves the range of normal numbers.
  @inline(__always)
  func scaled(by factor: Double) -> HeadTail {
    HeadTail(head: factor * head, tail: factor * tail, rounded: factor * rounded)
  }

  /// The product as an exact part and a small one, not yet a head and a tail.
  @inline(__always)
  static func product(_ a: HeadTail, _ b: HeadTail) -> LooseSum {
    LooseSum(high: a.head * b.head, low: a.head * b.tail + a.tail * b.rounded)
  }

  @inline(__always)
  static func * (a: HeadTail, b: HeadTail) -> HeadTail {
    let product = product(a, b)
    return HeadTail(high: product.high, low: product.low)
  }

  /// Exact unless it leaves the range of normal numbers.
  @inline(__always)
  func timesPowerOfTwo(_ exponent: Int) -> HeadTail {
    guard exponent >= -1022, exponent <= 1023 else {
      return HeadTail(
        head: head.timesPowerOfTwo(exponent), tail: tail.timesPowerOfTwo(exponent),
        rounded: rounded.timesPowerOfTwo(exponent))
    }
    return scaled(by: .powerOfTwo(exponent))
  }
}

extension Double {
  /// The leading 26 bits, cut off.
  @inline(__always)
  var leadingHalf: Double { Double(bitPattern: bitPattern & 0xFFFF_FFFF_F800_0000) }
}
