/// The text of a number for people: few digits, a point for the decimal mark, nothing grouped, whatever the locale.
///
/// Digits are rounded from the shortest text of the number, halves away from zero, so 0.15 shown with one digit is 0.2.
/// What is not finite is spelled as in `ShortestNumber`.
public enum ShownNumber {
  public enum Style: Hashable, Sendable {
    /// d.de±x with so many significant digits; 0 is "0". For errors, which are compared by their exponent.
    case scientific(digits: Int)
    /// So many significant digits, trailing zeros dropped; an exponent below 10⁻⁴ and from 10⁹.
    case significant(digits: Int)
    /// Four decimals from a millisecond up, two significant digits with an exponent below. The unit is s.
    case seconds
    /// `seconds` with a sign, for differences of times.
    case signedSeconds
    /// `scientific` with a sign, for differences.
    case signedScientific(digits: Int)
    /// So many decimals, whatever the size. For orders, which are compared by their distance from a whole number.
    case fixed(decimals: Int)
  }

  public static func text(_ value: Double, _ style: Style) -> String {
    guard value.isFinite else { return ShortestNumber.text(value) }
    switch style {
    case .scientific(let digits): return scientific(value, digits)
    case .significant(let digits): return significant(value, digits)
    case .seconds: return seconds(value)
    case .signedSeconds: return signed(value, seconds(value))
    case .signedScientific(let digits): return signed(value, scientific(value, digits))
    case .fixed(let decimals): return fixed(value, decimals: decimals)
    }
  }

  /// With its unit: "1.2702 s".
  public static func secondsWithUnit(_ value: Double) -> String { text(value, .seconds) + " s" }

  private static func signed(_ value: Double, _ text: String) -> String { value > 0 ? "+" + text : text }

  private static func seconds(_ value: Double) -> String {
    if value == 0 { return "0" }
    return value.magnitude < 1e-3 ? scientific(value, 2) : fixed(value, decimals: 4)
  }

  private static func scientific(_ value: Double, _ digits: Int) -> String {
    let rounded = DecimalDigits(value).rounded(to: max(digits, 1))
    if rounded.isAllZero { return "0" }
    return rounded.sign + rounded.mantissa + "e\(rounded.exponent)"
  }

  private static func significant(_ value: Double, _ digits: Int) -> String {
    var rounded = DecimalDigits(value).rounded(to: max(digits, 1))
    if rounded.isAllZero { return "0" }
    while rounded.digits.count > 1, rounded.digits.last == 0 { rounded.digits.removeLast() }
    if rounded.exponent < -4 || rounded.exponent >= 9 {
      return rounded.sign + rounded.mantissa + "e\(rounded.exponent)"
    }
    return rounded.sign + rounded.plain(decimals: max(0, rounded.digits.count - 1 - rounded.exponent))
  }

  /// Plain decimal with so many decimals: "14029.2550". A number beyond 10¹⁵ gets an exponent instead.
  public static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return ShortestNumber.text(value) }
    guard value.magnitude < 1e15 else { return scientific(value, 6) }
    let digits = DecimalDigits(value)
    let rounded = digits.isZero ? digits : digits.rounded(to: digits.exponent + 1 + decimals)
    let text = rounded.plain(decimals: decimals)
    return rounded.isAllZero ? text : rounded.sign + text
  }
}

extension DecimalDigits {
  fileprivate var isAllZero: Bool { digits.allSatisfy { $0 == 0 } }
  fileprivate var sign: String { isNegative ? "-" : "" }

  fileprivate var mantissa: String {
    let rest = digits.dropFirst().map(String.init).joined()
    return rest.isEmpty ? "\(digits[0])" : "\(digits[0]).\(rest)"
  }

  /// Without sign or exponent.
  fileprivate func plain(decimals: Int) -> String {
    func digit(at power: Int) -> String {
      let index = exponent - power
      return digits.indices.contains(index) ? String(digits[index]) : "0"
    }
    let whole = stride(from: max(exponent, 0), through: 0, by: -1).map(digit(at:)).joined()
    guard decimals > 0 else { return whole }
    return whole + "." + (1...decimals).map { digit(at: -$0) }.joined()
  }
}
