/// A number as it was printed: the text says how exactly it is known.
struct PrintedNumber: Hashable, Sendable {
  let text: String
  let value: Double
  /// Half a unit of the last printed digit, and four ulp for the rounding of what is compared with it; 0 for infinity.
  let tolerance: Double

  /// `12`, `.5`, `0.50`, `1e-3`, `-2.0`, and `infinity`, which is met by infinity alone.
  ///
  /// - Returns: nil for anything else, and for what no double holds.
  init?(_ text: String) {
    self.text = text
    if text == "infinity" {
      value = .infinity
      tolerance = 0
      return
    }
    guard let value = Double(Self.withLeadingZero(text)), let places = Self.places(text), value.isFinite else {
      return nil
    }
    self.value = value
    // Why the four ulp: with sixteen digits or more, half a unit is less than a double can be off.
    tolerance = (Double("5e\(-places - 1)") ?? 0) + 4 * value.ulp
  }

  /// How many digits stand behind the point, the exponent taken off; nil for what is no number.
  private static func places(_ text: String) -> Int? {
    let isWritten = text.utf8.allSatisfy { "0123456789.-+eE".utf8.contains($0) }
    let parts = text.split(separator: text.contains("E") ? "E" : "e", omittingEmptySubsequences: false)
    guard isWritten, parts.count <= 2, let mantissa = parts.first, mantissa.contains(where: \.isNumber) else {
      return nil
    }
    var exponent = 0
    if parts.count == 2 {
      guard let written = Int(parts[1]) else { return nil }
      exponent = written
    }
    let sides = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    return (sides.count > 1 ? sides[1].count : 0) - exponent
  }

  private static func withLeadingZero(_ text: String) -> String {
    if text.hasPrefix(".") { return "0" + text }
    return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
  }
}
