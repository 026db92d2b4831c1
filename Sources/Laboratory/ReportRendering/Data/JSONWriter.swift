import RunRecords

/// Builds JSON text: keys in the order they are given, numbers in their shortest form, `<` escaped so that the text can
/// stand in an HTML script, nothing but ASCII control-free lines.
///
/// NaN and the infinities are the strings "nan", "infinity" and "-infinity"; a value that is missing is null.
struct JSONWriter {
  private(set) var text = ""
  private struct Container {
    var isOnOneLine: Bool
    var hasElement = false
  }

  private var containers: [Container] = []
  private var followsKey = false

  /// - Parameter onOneLine: whether it is written without line breaks, and all that is in it.
  mutating func beginObject(onOneLine: Bool = false) { begin("{", onOneLine) }
  mutating func endObject() { end("}") }
  mutating func beginArray(onOneLine: Bool = false) { begin("[", onOneLine) }
  mutating func endArray() { end("]") }

  /// - Parameter name: ours, so that nothing in it has to be escaped.
  mutating func key(_ name: String) {
    separate()
    text += "\""
    text += name
    text += "\": "
    followsKey = true
  }

  mutating func value(_ string: String?) {
    separate()
    if let string { appendString(string) } else { text += "null" }
  }

  mutating func value(_ number: Double?) {
    separate()
    guard let number else {
      text += "null"
      return
    }
    let spelling = ShortestNumber.text(number)
    if number.isFinite { text += spelling } else { appendString(spelling) }
  }

  mutating func value(_ integer: Int) {
    separate()
    text += String(integer)
  }

  mutating func value(_ flag: Bool) {
    separate()
    text += flag ? "true" : "false"
  }

  mutating func member(_ name: String, _ value: String?) { key(name); self.value(value) }
  mutating func member(_ name: String, _ value: Double?) { key(name); self.value(value) }
  mutating func member(_ name: String, _ value: Int) { key(name); self.value(value) }
  mutating func member(_ name: String, _ value: Bool) { key(name); self.value(value) }

  /// The text so far, which is forgotten: for writing a long document piece by piece.
  mutating func takeText() -> String {
    defer { text = "" }
    return text
  }

  mutating func endDocument() { text += "\n" }

  private mutating func begin(_ bracket: String, _ onOneLine: Bool) {
    separate()
    text += bracket
    containers.append(Container(isOnOneLine: onOneLine || containers.last?.isOnOneLine ?? false))
  }

  private mutating func end(_ bracket: String) {
    if let container = containers.popLast(), container.hasElement, !container.isOnOneLine { breakLine() }
    text += bracket
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    guard let container = containers.last else { return }
    if container.hasElement { text += "," }
    if !container.isOnOneLine { breakLine() } else if container.hasElement { text += " " }
    containers[containers.count - 1].hasElement = true
  }

  private mutating func breakLine() { text += "\n" + String(repeating: "  ", count: containers.count) }

  private mutating func appendString(_ string: String) {
    text += "\""
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && !Self.isSpecial($0) }) {
      text += string
    } else {
      for scalar in string.unicodeScalars { appendScalar(scalar) }
    }
    text += "\""
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<")
  }

  private mutating func appendScalar(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "<": text += "\\u003c"
    default:
      if VisibleText.mark(for: scalar) != nil {
        text += escape(scalar.value)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  private func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
