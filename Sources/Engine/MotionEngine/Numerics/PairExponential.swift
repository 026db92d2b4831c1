/// A positive number kept as mantissa · 2^exponent, so that it cannot underflow.
struct ScaledPair {
  let mantissa: DoublePair
  let exponent: Int
}

/// The same in the hot path.
struct ScaledHeadTail {
  let mantissa: HeadTail
  let exponent: Int
}

/// The exponential of a pair, by table and series; the same bits on every processor.
enum PairExponential {
  /// e^x = mantissa · 2^exponent with the mantissa in [0.99, 2.01), to 2^-59 of itself: a fiftieth of an ulp.
  ///
  /// - Parameter x: |x| at most 4097; its low part at most 2^-25 of the high one.
  @inline(__always)
  static func quickExponential(of x: LooseSum) -> ScaledHeadTail {
    // As below. Every rounding is of a number below 2^-8, and so below 2^-61 of the result.
    let (n, index) = NearestInteger.of(x.high * ExponentialStep.inverse)
    let h = (x.high - n * ExponentialStep.leading) + (x.low - n * ExponentialStep.trailing)
    let square = h * h
    let series = square * ((0.5 + h * (1.0 / 6)) + square * ((1.0 / 24 + h * (1.0 / 120)) + square * (1.0 / 720)))
    let row = 4 &* (index & 127)
    let base = exponentialTable[row &+ 2]
    let low = exponentialTable[row &+ 3] + base * (h + series)
    return ScaledHeadTail(mantissa: HeadTail(high: base, low: low), exponent: index >> 7)
  }

  /// Two at once, with the bits of ``quickExponential(of:)``.
  @inline(__always)
  static func quickExponentials(
    of high: SIMD2<Double>, _ low: SIMD2<Double>
  ) -> (mantissas: HeadTailPair, first: Int, second: Int) {
    let shifted = high * ExponentialStep.inverse + 0x1.8p52
    let n = shifted - 0x1.8p52
    let bits = unsafeBitCast(shifted, to: SIMD2<UInt64>.self)
    let first = Int(truncatingIfNeeded: bits.x &- 0x1.8p52.bitPattern)
    let second = Int(truncatingIfNeeded: bits.y &- 0x1.8p52.bitPattern)
    let h = (high - n * ExponentialStep.leading) + (low - n * ExponentialStep.trailing)
    let square = h * h
    let outer = (1.0 / 24 + h * (1.0 / 120)) + square * (1.0 / 720)
    let series = square * ((0.5 + h * (1.0 / 6)) + square * outer)
    let row = 4 &* (first & 127)
    let other = 4 &* (second & 127)
    let base = SIMD2(exponentialTable[row &+ 2], exponentialTable[other &+ 2])
    let rest = SIMD2(exponentialTable[row &+ 3], exponentialTable[other &+ 3]) + base * (h + series)
    return (HeadTailPair(high: base, low: rest), first >> 7, second >> 7)
  }

  /// e^x = mantissa · 2^exponent with the mantissa in [0.99, 2), to 2^-66 of itself.
  ///
  /// - Parameter x: |x| at most 4097; its low part at most two ulp of the high one.
  @inline(__always)
  static func exponential(of x: LooseSum) -> ScaledPair {
    // x = n ln 2/128 + h + l, |h| ≤ 0.0028. n has at most 20 bits and the leading part of the step 32, so that their
    // product, and the difference of two numbers that are close, are exact.
    let (n, index) = NearestInteger.of(x.high * ExponentialStep.inverse)
    let sum = ErrorFree.sum(x.high - n * ExponentialStep.leading, -n * ExponentialStep.trailing)
    let h = sum.high
    let l = sum.low + (x.low - n * ExponentialStep.rest)

    // e^x = 2^(n/128) (1 + h + q), q = l (1 + h + h²/2) + h²/2 + … + h⁶/720; the next terms are below 2^-70.
    let square = h * h
    let series = square * ((0.5 + h * (1.0 / 6)) + square * ((1.0 / 24 + h * (1.0 / 120)) + square * (1.0 / 720)))
    let q = series + (l + l * (h + 0.5 * square))
    let row = 4 &* (index & 127)
    let base = SplitDouble(
      value: exponentialTable[row &+ 2], head: exponentialTable[row], tail: exponentialTable[row &+ 1])
    let baseLow = exponentialTable[row &+ 3]
    let product = ErrorFree.product(base, SplitDouble(h))
    let leading = ErrorFree.orderedSum(base.value, product.high)
    let low = (leading.low + product.low) + ((baseLow + baseLow * h) + base.value * q)
    return ScaledPair(mantissa: ErrorFree.orderedSum(leading.high, low), exponent: index >> 7)
  }

  /// e^x − 1 for |x| ≤ 1/32, to 2^-63 of itself.
  @inline(__always)
  static func smallExponentialMinusOne(of x: LooseSum) -> DoublePair {
    let value = quickExponentialMinusOne(of: x)
    return ErrorFree.orderedSum(value.high, value.low)
  }

  /// The same as a sum that is not yet in order.
  ///
  /// x + x²/2 + x³ (1/6 + x/24 + … + x⁷/10!): the square is kept to 2^-77, and the next term is below 2^-77 too.
  @inline(__always)
  static func quickExponentialMinusOne(of x: LooseSum) -> LooseSum {
    let h = x.high
    let square = h * h
    let upper = (1.0 / 5040 + h * (1.0 / 40_320)) + square * (1.0 / 362_880 + h * (1.0 / 3_628_800))
    let middle = (1.0 / 120 + h * (1.0 / 720)) + square * upper
    let series = (1.0 / 6 + h * (1.0 / 24)) + square * middle
    let parts = HeadTail(h)
    let leading = ErrorFree.orderedSum(h, 0.5 * (parts.head * parts.head))
    let rest = (parts.head + 0.5 * parts.tail) * parts.tail
    // The derivative of e^x − 1 carries the low part.
    return LooseSum(high: leading.high, low: (leading.low + rest) + (h * square * series + x.low * (1 + h)))
  }
}

/// The nearest integer of a double below 2^51, by adding a number at which the spacing of doubles is 1.
enum NearestInteger {
  @inline(__always)
  static func of(_ x: Double) -> (value: Double, index: Int) {
    let shifted = x + 0x1.8p52
    return (shifted - 0x1.8p52, Int(truncatingIfNeeded: shifted.bitPattern &- 0x1.8p52.bitPattern))
  }
}
