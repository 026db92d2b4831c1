internal import RunRecords

/// A JSON value and its text. A number that is not finite becomes the string that names it, never null or 0.
enum JSONText: Hashable, Sendable {
  case null
  case number(Double)
  case string(String)
  case array([JSONText])
  /// In this order.
  case object([Member])

  struct Member: Hashable, Sendable {
    let name: String
    let value: JSONText
  }

  /// Members with nil left out.
  static func object(_ members: KeyValuePairs<String, JSONText?>) -> JSONText { .object(Self.members(members)) }

  /// Those with nil left out.
  static func members(_ members: KeyValuePairs<String, JSONText?>) -> [Member] {
    members.compactMap { name, value in value.map { Member(name: name, value: $0) } }
  }

  static func number(_ value: Double?) -> JSONText? { value.map { .number($0) } }

  /// Objects and arrays of objects over several lines, arrays of plain values on one.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .number(let value): return value.isFinite ? ShortestNumber.text(value) : "\"\(ShortestNumber.text(value))\""
    case .string(let text): return Self.quoted(text)
    case .array(let values):
      guard values.contains(where: \.isObject) else {
        return "[" + values.map { $0.text(indent: inner) }.joined(separator: ", ") + "]"
      }
      return "[\n" + values.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map { "\(inner)\(Self.quoted($0.name)): \($0.value.text(indent: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  /// The whole value on one line.
  var line: String {
    switch self {
    case .null, .number, .string: text()
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.name)): \($0.value.line)" }.joined(separator: ", ") + "}"
    }
  }

  private var isObject: Bool {
    if case .object = self { return true }
    return false
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
