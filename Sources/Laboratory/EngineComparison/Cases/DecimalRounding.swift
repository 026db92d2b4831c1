#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Rounding to decimal digits, so that the inner points of an axis have short names and are the same doubles on every
/// processor, whatever the last bit of its `pow`.
enum DecimalRounding {
  /// The double nearest to `value` rounded to `places` decimal places.
  static func rounded(_ value: Double, places: Int) -> Double {
    let power = places.magnitude <= 22 ? exactPowers[Int(places.magnitude)] : pow(10, Double(places.magnitude))
    let scaled = (places >= 0 ? value * power : value / power).rounded()
    guard scaled.magnitude < 0x1p53 else { return value }
    // Why: one correctly rounded operation on two exact numbers gives the double nearest to the decimal. Beyond 10²²
    // powers are not exact, and reading the text is.
    if places.magnitude <= 22 { return (places >= 0 ? scaled / power : scaled * power) + 0 }
    return (Double("\(Int(scaled))e\(-places)") ?? value) + 0
  }

  /// The double nearest to `value` rounded to `digits` significant decimal digits.
  static func rounded(_ value: Double, significantDigits digits: Int) -> Double {
    guard value != 0 else { return 0 }
    return rounded(value, places: digits - 1 - exponent(of: value))
  }

  /// e with 10^e ≤ |value| < 10^(e+1), to within the rounding of `log10`.
  static func exponent(of value: Double) -> Int { Int(log10(value.magnitude).rounded(.down)) }

  private static let exactPowers: [Double] = (0...22).map { exponent in
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }
}
