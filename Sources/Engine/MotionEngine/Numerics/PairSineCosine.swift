/// Sine and cosine of a pair, by table and series; the same bits on every processor.
enum PairSineCosine {
  /// The largest angle that is reduced at all; there a pair is no longer right to a radian.
  static let largestAngle = 0x1p80

  /// Up to here the low part of an angle, some 2^-25 of it, is short beside a step of the table.
  static let nearAngle = 2048.0
  /// Up to here n below has at most 26 bits, so that its products with parts of 27 bits are exact.
  private static let largestReduced = 1.6e6

  /// Cosine and sine, side by side: to 2^-59 of one; the sine of an angle below π/2 to 2^-60 of itself.
  ///
  /// - Parameter angle: rad, from 0 up to ``largestAngle``.
  @inline(__always)
  static func cosineSine(of angle: LooseSum) -> HeadTailPair {
    let ordered = angle.ordered
    return cosineSine(ofNear: ordered.high < largestReduced ? ordered : reduced(ordered))
  }

  /// The same up to ``nearAngle``, or for an angle in order.
  @inline(__always)
  static func cosineSine(ofNear loose: LooseSum) -> HeadTailPair {
    // angle = n π/128 + h + l, |h| ≤ 0.0124, and l at most the rounding of the angle, 2^-32.
    let (n, index) = NearestInteger.of(loose.high * SineCosineStep.inverse)
    let angle = loose.ordered
    let sum = ErrorFree.sum(angle.high - n * SineCosineStep.leading, -n * SineCosineStep.middle)
    let h = sum.high
    let l = sum.low + (angle.low - n * SineCosineStep.trailing)

    // sin(h + l) = h + s, cos(h + l) = 1 + c. The next terms, h⁹/9!, h¹⁰/10! and l²/2, are below 2^-64.
    let square = h * h
    let cubic = h * square * ((-1.0 / 6 + square * (1.0 / 120)) + square * square * (-1.0 / 5040))
    let quadratic = square * ((-0.5 + square * (1.0 / 24)) + square * square * (-1.0 / 720 + square * (1.0 / 40_320)))
    let s = (cubic + l) + l * quadratic
    let c = quadratic - l * (h + cubic)

    // sin(a + r) = sin a + (cos a sin r + sin a (cos r − 1)), cos(a + r) = cos a − (sin a sin r − cos a (cos r − 1)).
    let row = 4 &* (index & 255)
    let cosine = DoublePair(high: sineCosineTable[row], low: sineCosineTable[row &+ 2])
    let sine = DoublePair(high: sineCosineTable[row &+ 1], low: sineCosineTable[row &+ 3])
    // Why exact: beside sin a = 0.0245 the sum may be half of it, and the rounding of this product would show. The cosine
    // counts against one, where that of its product is 2^-60.
    let lead = HeadTail(cosine.high)
    let shift = HeadTail(h)
    let sineLead = ErrorFree.orderedSum(sine.high, lead.head * shift.head)
    let sineRest =
      (lead.head * shift.tail + (lead.tail * h + cosine.high * s)) + ((sine.low + cosine.low * h) + sine.high * c)
    let cosineLead = ErrorFree.orderedSum(cosine.high, -sine.high * h)
    let cosineRest = (cosine.low - sine.high * s) - (sine.low * h - cosine.high * c)
    return HeadTailPair(
      high: SIMD2(cosineLead.high, sineLead.high),
      low: SIMD2(cosineLead.low + cosineRest, sineLead.low + sineRest))
  }

  /// A large angle less whole turns, right to 2^-104 of the angle: to what the pair itself says.
  ///
  /// Each round takes off a multiple of 2π of at most 26 bits, whose products with the parts of 2π are exact.
  @inline(never)
  private static func reduced(_ angle: LooseSum) -> LooseSum {
    var rest = ErrorFree.orderedSum(angle.high, angle.low)
    while rest.high.magnitude >= 4 {
      let turns = (rest.high * (1 / (2 * Double.pi))).rounded(.toNearestOrEven)
      let head = SplitDouble(turns).head.rounded(.toNearestOrEven)
      var sum = ExactSum()
      sum.add(rest)
      for part in fullTurnParts { sum.add(-head * part) }
      rest = sum.pair
    }
    return LooseSum(rest.high < 0 ? rest + DoublePair.pi.timesPowerOfTwo(1) : rest)
  }
}
