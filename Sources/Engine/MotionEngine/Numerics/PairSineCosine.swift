/// Sine and cosine of a pair.
enum PairSineCosine {
  /// - Parameter angle: rad, finite. Beyond 2^50 the pair itself no longer fixes the phase; the values stay a sine and
  ///   a cosine.
  @inline(__always)
  static func sineCosine(of angle: DoublePair) -> (sine: DoublePair, cosine: DoublePair) {
    let sine = MathLibrary.sin(angle.high)
    let cosine = MathLibrary.cos(angle.high)
    if angle.high > 0x1p20 { return turned(sine, cosine, by: angle.low) }
    // First order in the low part: at most 2^-33, so that its square is below 2^-67 of one.
    return (
      DoublePair(high: sine, low: angle.low * cosine),
      DoublePair(high: cosine, low: -angle.low * sine)
    )
  }

  /// The addition theorem, for low parts that are not small.
  @inline(never)
  private static func turned(
    _ sine: Double, _ cosine: Double, by angle: Double
  ) -> (sine: DoublePair, cosine: DoublePair) {
    let lowSine = MathLibrary.sin(angle)
    let lowCosine = MathLibrary.cos(angle)
    return (
      ErrorFree.product(sine, lowCosine) + ErrorFree.product(cosine, lowSine),
      ErrorFree.product(cosine, lowCosine) - ErrorFree.product(sine, lowSine)
    )
  }
}
