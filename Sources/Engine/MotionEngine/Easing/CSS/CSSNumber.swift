/// Numbers of CSS as text. A percentage is read and written by moving its decimal point, so that no bit is lost.
enum CSSNumber {
  /// The shortest text that reads back to the same bits: `0.25`, `1`, `-0.1`, `1e-7`.
  static func text(_ value: Double) -> String { Decimal(value).text(movedBy: 0) }

  /// The same of a share, in percent: `25%` for 0.25.
  static func percentage(_ share: Double) -> String { Decimal(share).text(movedBy: 2) + "%" }

  /// The number of a text, or a hundredth of it, rounded once; nil for one that is out of range.
  static func value(of text: String, isPercentage: Bool) -> Double? {
    guard isPercentage else { return finite(text) }
    let parts = text.split(whereSeparator: { $0 == "e" || $0 == "E" })
    let exponent = parts.count > 1 ? Int(parts[1]) : 0
    guard let exponent, exponent > -100_000 else { return exponent == nil ? finite(text).map { $0 / 100 } : 0 }
    return finite("\(parts[0])e\(exponent - 2)")
  }

  private static func finite(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Sign, digits without zeros at the ends, and the place of the point before the first digit.
  private struct Decimal {
    let isNegative: Bool
    let digits: [Character]
    let point: Int

    init(_ value: Double) {
      let text = value.magnitude.description
      let parts = text.split(whereSeparator: { $0 == "e" || $0 == "E" })
      let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
      let whole = Array(mantissa[0])
      let all = whole + (mantissa.count > 1 ? Array(mantissa[1]) : [])
      let leading = all.prefix { $0 == "0" }.count
      var significant = Array(all.dropFirst(leading))
      while significant.last == "0" { significant.removeLast() }
      isNegative = value < 0
      digits = significant
      point = whole.count - leading + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    }

    func text(movedBy places: Int) -> String {
      guard !digits.isEmpty else { return "0" }
      let point = point + places
      let sign = isNegative ? "-" : ""
      if point > 21 || point < -5 {
        let rest = digits.count > 1 ? "." + String(digits.dropFirst()) : ""
        return "\(sign)\(digits[0])\(rest)e\(point - 1)"
      }
      if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + String(digits) }
      if point >= digits.count { return sign + String(digits) + String(repeating: "0", count: point - digits.count) }
      return sign + String(digits.prefix(point)) + "." + String(digits.dropFirst(point))
    }
  }
}
