/// Two numbers of the kind of ``HeadTail`` side by side: one operation works on both.
struct HeadTailPair {
  let head: SIMD2<Double>
  let tail: SIMD2<Double>
  /// Each rounded once.
  let rounded: SIMD2<Double>

  @inline(__always)
  private init(head: SIMD2<Double>, tail: SIMD2<Double>, rounded: SIMD2<Double>) {
    self.head = head
    self.tail = tail
    self.rounded = rounded
  }

  @inline(__always)
  init(_ first: HeadTail, _ second: HeadTail) {
    self.init(
      head: SIMD2(first.head, second.head), tail: SIMD2(first.tail, second.tail),
      rounded: SIMD2(first.rounded, second.rounded))
  }

  /// high + low, for low parts of at most 2^-8 of the high ones.
  @inline(__always)
  init(high: SIMD2<Double>, low: SIMD2<Double>) {
    rounded = high + low
    head = rounded.leadingHalves
    tail = (high - head) + low
  }

  /// The same a little earlier, for low parts of at most 2^-25 of the high ones or of what counts.
  @inline(__always)
  init(quick sum: (high: SIMD2<Double>, low: SIMD2<Double>)) {
    rounded = sum.high + sum.low
    head = sum.high.leadingHalves
    tail = (sum.high - head) + sum.low
  }

  @inline(__always) var first: HeadTail { HeadTail(head: head.x, tail: tail.x, rounded: rounded.x) }
  @inline(__always) var second: HeadTail { HeadTail(head: head.y, tail: tail.y, rounded: rounded.y) }

  /// (factor · second, first).
  @inline(__always)
  func swapped(_ factor: Double) -> HeadTailPair { HeadTailPair(second.scaled(by: factor), first) }

  /// Both times one number, each as an exact part and a small one.
  @inline(__always)
  static func product(_ a: HeadTailPair, _ b: HeadTail) -> (high: SIMD2<Double>, low: SIMD2<Double>) {
    (a.head * b.head, a.head * b.tail + a.tail * b.rounded)
  }

  /// Both times one number, each rounded once.
  @inline(__always)
  func times(_ factor: HeadTail) -> SIMD2<Double> {
    let product = HeadTailPair.product(self, factor)
    return product.high + product.low
  }

  /// A sum of two products and what it lacks.
  @inline(__always)
  private static func sum(
    _ first: (high: SIMD2<Double>, low: SIMD2<Double>), _ second: (high: SIMD2<Double>, low: SIMD2<Double>)
  ) -> (high: SIMD2<Double>, low: SIMD2<Double>) {
    let sum = first.high + second.high
    let share = sum - first.high
    let lost = (first.high - (sum - share)) + (second.high - share)
    return (sum, lost + (first.low + second.low))
  }

  /// a·f + b·g for both a and b, as a sum and what it lacks: to 2^-77 of the terms.
  @inline(__always)
  static func sum(
    _ a: HeadTailPair, _ f: HeadTail, _ b: HeadTailPair, _ g: HeadTail
  ) -> (high: SIMD2<Double>, low: SIMD2<Double>) {
    sum(product(a, f), product(b, g))
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
    rounded(sum(a, f, b, g), times: e)
  }

  /// (a + b·g) · e for both a and b, each rounded once.
  @inline(__always)
  static func combination(_ a: HeadTailPair, _ b: HeadTailPair, _ g: HeadTail, times e: HeadTail) -> SIMD2<Double> {
    rounded(sum((a.head, a.tail), product(b, g)), times: e)
  }

  /// The same where either has a g of its own.
  @inline(__always)
  static func combination(_ a: HeadTailPair, _ b: HeadTailPair, _ g: HeadTailPair, times e: HeadTail) -> SIMD2<Double> {
    let second = (high: b.head * g.head, low: b.head * g.tail + b.tail * g.rounded)
    return rounded(sum((a.head, a.tail), second), times: e)
  }

  @inline(__always)
  private static func rounded(
    _ sum: (high: SIMD2<Double>, low: SIMD2<Double>), times e: HeadTail
  ) -> SIMD2<Double> {
    HeadTailPair(quick: sum).times(e)
  }

  /// Of each number this one where the mask says so, and the other's elsewhere.
  @inline(__always)
  func replaced(by other: HeadTailPair, where mask: SIMDMask<SIMD2<Int64>>) -> HeadTailPair {
    HeadTailPair(
      head: head.replacing(with: other.head, where: mask), tail: tail.replacing(with: other.tail, where: mask),
      rounded: rounded.replacing(with: other.rounded, where: mask))
  }
}

extension SIMD2<Double> {
  /// The leading 26 bits of each, cut off.
  @inline(__always)
  fileprivate var leadingHalves: SIMD2<Double> {
    let bits = unsafeBitCast(self, to: SIMD2<UInt64>.self) & SIMD2<UInt64>(repeating: 0xFFFF_FFFF_F800_0000)
    return unsafeBitCast(bits, to: SIMD2<Double>.self)
  }
}
