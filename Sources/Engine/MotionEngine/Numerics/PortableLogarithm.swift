/// A natural logarithm with the same bits on every processor, for places where a choice hangs on it.
enum PortableLogarithm {
  /// ln x for a finite x > 0, to a few ulp of the larger of it and 1.
  ///
  /// x = 2^e m with m within √2 of 1, and ln m = 2 artanh s, s = (m − 1)/(m + 1), |s| ≤ 0.172; the next term is below 2^-60.
  static func of(_ x: Double) -> Double {
    var exponent = Double(x.exponent)
    var mantissa = x.significand
    if mantissa > 1.4142135623730951 {
      mantissa *= 0.5
      exponent += 1
    }
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    var series = 1.0 / 21
    for divisor in stride(from: 19.0, through: 1, by: -2) { series = series * square + 1 / divisor }
    return exponent * 0.6931471805599453 + 2 * s * series
  }
}
