/// A sum high + low that has not been put in order: the low part may be up to 2^-20 of the high one, or more where the
/// high one is small.
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

  @inline(__always) static prefix func - (a: LooseSum) -> LooseSum { LooseSum(high: -a.high, low: -a.low) }

  /// In order: the low part at most half an ulp of the high one.
  @inline(__always)
  var ordered: LooseSum { LooseSum(ErrorFree.orderedSum(high, low)) }
}
