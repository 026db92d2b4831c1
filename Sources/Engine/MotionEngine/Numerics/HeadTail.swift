/// A number as a head of 26 bits and the rest, some 78 bits in all: what the hot path carries between its operations.
///
/// Why: the product of two heads is exact, so that a product or a sum of products is right to 2^-77 of its terms
/// with plain multiplications and additions, and without the halves of every factor being formed anew.
struct HeadTail {
  let head: Double
  let tail: Double

  @inline(__always)
  init(head: Double, tail: Double) {
    self.head = head
    self.tail = tail
  }

  /// The double itself, exactly.
  @inline(__always)
  init(_ value: Double) {
    head = value.leadingHalf
    tail = value - head
  }

  /// high + low, for a low part of at most 2^-8 of the high one.
  @inline(__always)
  init(high: Double, low: Double) {
    head = (high + low).leadingHalf
    tail = (high - head) + low
  }

  @inline(__always)
  init(_ pair: DoublePair) { self.init(high: pair.high, low: pair.low) }

  @inline(__always) static var zero: HeadTail { HeadTail(head: 0, tail: 0) }
  @inline(__always) static var one: HeadTail { HeadTail(head: 1, tail: 0) }

  /// Rounded once.
  @inline(__always) var rounded: Double { head + tail }

  @inline(__always) static prefix func - (a: HeadTail) -> HeadTail { HeadTail(head: -a.head, tail: -a.tail) }

  /// The product as an exact part and a small one, not yet a head and a tail.
  @inline(__always)
  static func product(_ a: HeadTail, _ b: HeadTail) -> LooseSum {
    LooseSum(high: a.head * b.head, low: a.head * b.tail + a.tail * (b.head + b.tail))
  }

  @inline(__always)
  static func * (a: HeadTail, b: HeadTail) -> HeadTail {
    let product = product(a, b)
    return HeadTail(high: product.high, low: product.low)
  }

  /// Exact unless it leaves the range of normal numbers.
  @inline(__always)
  func timesPowerOfTwo(_ exponent: Int) -> HeadTail {
    HeadTail(head: head.timesPowerOfTwo(exponent), tail: tail.timesPowerOfTwo(exponent))
  }
}

extension Double {
  /// The leading 26 bits, cut off.
  @inline(__always)
  var leadingHalf: Double { Double(bitPattern: bitPattern & 0xFFFF_FFFF_F800_0000) }
}
