/// Text that people can read safely: what would move the cursor, hide, reorder or break a line is replaced by a visible
/// mark, so that a name can neither disguise itself nor take a table or a terminal apart.
enum VisibleText {
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { mark(for: $0) != nil }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(mark(for: scalar) ?? scalar) }
    return String(result)
  }

  /// The mark that stands for a scalar: a control picture (␀ … ␟, ␡), or U+FFFD; nil for one that is fine.
  static func mark(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF:
      "\u{FFFD}"
    default: nil
    }
  }

  /// Columns that a terminal gives to the text: two for East Asian wide characters and emoji, else one.
  static func width(of text: String) -> Int {
    text.reduce(0) { sum, character in
      guard let value = character.unicodeScalars.first?.value, value >= 0x1100 else { return sum + 1 }
      return sum + (isWide(value) ? 2 : 1)
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
