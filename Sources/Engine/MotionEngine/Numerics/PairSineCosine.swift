/// Sine and cosine of a pair.
enum PairSineCosine {
  /// - Parameter angle: rad, any finite pair.
  @inline(__always)
  static func sineCosine(of angle: DoublePair) -> (sine: DoublePair, cosine: DoublePair) {
    // First order in the low part: its square is below 2^-106 of one, up to angles of 2^53.
    let sine = MathLibrary.sin(angle.high)
    let cosine = MathLibrary.cos(angle.high)
    return (
      DoublePair(high: sine, low: angle.low * cosine),
      DoublePair(high: cosine, low: -angle.low * sine)
    )
  }
}
