/// Numbers as a suite file writes them: the grammar of JSON, whatever the locale.
enum StrictNumber {
  enum Fault: Error, Hashable, Sendable {
    case notANumber
    case notFinite
    case outOfRange
  }

  /// `-12`, `0.5`, `1e-3`; not `.5`, `+1`, `1_000`, `0x10`, `.nan`, `.inf`, `1,5`.
  ///
  /// The double nearest to the text; -0 becomes 0.
  static func double(_ text: String) throws(Fault) -> Double {
    guard isNumber(text) else {
      throw ["nan", "inf", "infinity"].contains(text.lowercased().filter(\.isLetter)) ? .notFinite : .notANumber
    }
    guard let value = Double(text) else { throw .notANumber }
    guard value.isFinite else { throw .outOfRange }
    let isWrittenZero = !text.prefix { $0 != "e" && $0 != "E" }.contains { ("1"..."9").contains($0) }
    guard value != 0 || isWrittenZero else { throw .outOfRange }
    return value + 0
  }

  /// Digits with an optional minus.
  static func integer<T: FixedWidthInteger>(_ text: String) throws(Fault) -> T {
    guard isNumber(text), !text.contains(where: { ".eE".contains($0) }) else { throw .notANumber }
    guard let value = T(text) else { throw .outOfRange }
    return value
  }

  private static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    func digits() -> Int {
      let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    func skip(_ characters: StaticString...) -> Bool {
      guard let first = rest.first, characters.contains(where: { $0.utf8Start.pointee == first }) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = skip("-")
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !(startsWithZero && whole > 1) else { return false }
    if skip("."), digits() == 0 { return false }
    if skip("e", "E") {
      _ = skip("+", "-")
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }
}
