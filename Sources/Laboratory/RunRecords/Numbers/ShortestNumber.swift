/// The text of a number for data formats: the shortest that reads back to the same bits.
///
/// The decimal mark is a point and digits are not grouped, whatever the locale. A whole number below 2⁵³ has no
/// fraction ("22843"); negative zero is "-0.0", since "-0" is read as an integer by many JSON readers.
/// What is not finite is spelled "nan", "infinity" and "-infinity" in every format; formats without a word for it
/// (JSON) put that word into a string. It is never written as an empty cell, as null, or as 0.
public enum ShortestNumber {
  public static func text(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-infinity" : "infinity" }
    let text = value.description
    guard text.utf8.count > 2, text.hasSuffix(".0"), value != 0 else { return value == 0 ? zero(value) : text }
    return String(text.dropLast(2))
  }

  private static func zero(_ value: Double) -> String { value.sign == .minus ? "-0.0" : "0" }

  /// The number that `text` writes; nil for anything `text(_:)` could not have meant: an empty text, a decimal comma,
  /// spaces, hexadecimal, other spellings of what is not finite.
  public static func value(of text: String) -> Double? {
    switch text {
    case "nan": return .nan
    case "infinity": return .infinity
    case "-infinity": return -.infinity
    default: break
    }
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    return isDecimal ? Double(text) : nil
  }
}
