/// A field of a baseline file: no tab, no line break, nothing invisible, and nothing that a spreadsheet takes for a
/// formula, whatever a name is made of.
///
/// A backslash begins an escape: `\\`, `\t`, `\n`, `\r`, and `\u{…}` with a code point in hexadecimal digits. A lone
/// `-` is a field with nothing in it.
enum BaselineField {
  static let nothing = "-"

  static func escaped(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return nothing }
    var result = ""
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let isOutermost = index == scalars.startIndex || scalars.index(after: index) == scalars.endIndex
      result += escaped(scalars[index], isFirst: index == scalars.startIndex, isOutermost: isOutermost)
    }
    return result
  }

  private static func escaped(_ scalar: Unicode.Scalar, isFirst: Bool, isOutermost: Bool) -> String {
    switch scalar {
    case "\\": return "\\\\"
    case "\t": return "\\t"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "=", "+", "-", "@", "#", "\"", "'": return isFirst ? code(scalar) : String(scalar)
    case " ": return isOutermost ? code(scalar) : " "
    default: return VisibleText.mark(for: scalar) == nil ? String(scalar) : code(scalar)
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Nil for an escape that is none; an empty text for a lone `-`.
  static func text(of field: some StringProtocol) -> String? {
    if field == nothing { return "" }
    var result = String.UnicodeScalarView()
    var rest = Substring(field).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let replaced = escape(from: &rest) else { return nil }
      result.append(replaced)
    }
    return String(result)
  }

  private static func escape(from rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "\\": return "\\"
    case "t": return "\t"
    case "n": return "\n"
    case "r": return "\r"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = rest[..<end]
      rest = rest[rest.index(after: end)...]
      guard (1...6).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.properties.isASCIIHexDigit }),
        let value = UInt32(String(digits), radix: 16)
      else { return nil }
      return Unicode.Scalar(value)
    default: return nil
    }
  }

  /// A case id without what its line says anyhow, the suite and the sweep; one that does not begin with them in whole,
  /// after a `/`.
  static func short(_ caseID: String?, prefix: String) -> String {
    guard let caseID, !caseID.isEmpty else { return nothing }
    let rest = caseID.utf8.starts(with: prefix.utf8) ? caseID.utf8.dropFirst(prefix.utf8.count) : nil
    guard let rest, let first = rest.first, first != UInt8(ascii: "/") else { return escaped("/" + caseID) }
    return escaped(String(Substring(rest)))
  }

  /// The inverse of `short(_:prefix:)`, from a field that is unescaped already.
  static func whole(_ text: String, prefix: String) -> String? {
    if text.isEmpty { return nil }
    return text.hasPrefix("/") ? String(text.dropFirst()) : prefix + text
  }
}
