/// Two numbers of the kind of ``HeadTail`` side by side: one operation works on both.
struct HeadTailPair {
  let head: SIMD2<Double>
  let tail: SIMD2<Double>

  @inline(__always)
  init(head: SIMD2<Double>, tail: SIMD2<Double>) {
    self.head = head
    self.tail = tail
  }

  @inline(__always)
  init(_ first: HeadTail, _ second: HeadTail) {
    self.init(head: SIMD2(first.head, second.head), tail: SIMD2(first.tail, second.tail))
  }

  /// high + low, for low parts of at most 2^-8 of the high ones.
  @inline(__always)
  init(high: SIMD2<Double>, low: SIMD2<Double>) {
    let bits = unsafeBitCast(high + low, to: SIMD2<UInt64>.self) & SIMD2(repeating: 0xFFFF_FFFF_F800_0000)
    head = unsafeBitCast(bits, to: SIMD2<Double>.self)
    tail = (high - head) + low
  }

  @inline(__always) var first: HeadTail { HeadTail(head: head.x, tail: tail.x) }
  @inline(__always) var second: HeadTail { HeadTail(head: head.y, tail: tail.y) }

  /// Both times one number, each as an exact part and a small one.
  @inline(__always)
  static func product(_ a: HeadTailPair, _ b: HeadTail) -> (high: SIMD2<Double>, low: SIMD2<Double>) {
    (a.head * b.head, a.head * b.tail + a.tail * (b.head + b.tail))
  }

  /// a·f + b·g for both a and b, as a sum and what it lacks: to 2^-77 of the terms.
  @inline(__always)
  static func sum(
    _ a: HeadTailPair, _ f: HeadTail, _ b: HeadTailPair, _ g: HeadTail
  ) -> (high: SIMD2<Double>, low: SIMD2<Double>) {
    let first = product(a, f)
    let second = product(b, g)
    let sum = first.high + second.high
    let share = sum - first.high
    let lost = (first.high - (sum - share)) + (second.high - share)
    return (sum, lost + (first.low + second.low))
  }

  /// a·f + b·g for both a and b, each rounded once.
  @inline(__always)
  static func combination(_ a: HeadTailPair, _ f: HeadTail, _ b: HeadTailPair, _ g: HeadTail) -> SIMD2<Double> {
    let sum = sum(a, f, b, g)
    return sum.high + sum.low
  }

  /// (a·f + b·g) · e for both a and b, each rounded once.
  @inline(__always)
  static func combination(
    _ a: HeadTailPair, _ f: HeadTail, _ b: HeadTailPair, _ g: HeadTail, times e: HeadTail
  ) -> SIMD2<Double> {
    let sum = sum(a, f, b, g)
    let product = product(HeadTailPair(high: sum.high, low: sum.low), e)
    return product.high + product.low
  }
}
