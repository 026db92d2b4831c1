/// A piece of a specification: JSON whose keys keep their order.
indirect enum ChartValue: Hashable, Sendable {
  case object([Member])
  case array([ChartValue])
  case string(String)
  case number(Double)
  case integer(Int)
  case flag(Bool)
  case null

  struct Member: Hashable, Sendable {
    /// Ours, so that nothing in it has to be escaped.
    var key: String
    var value: ChartValue
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .object(let members):
      json.beginObject()
      for member in members {
        json.key(member.key)
        member.value.write(to: &json)
      }
      json.endObject()
    case .array(let values):
      json.beginArray()
      for value in values { value.write(to: &json) }
      json.endArray()
    case .string(let text): json.value(text)
    case .number(let number): json.value(number)
    case .integer(let count): json.value(count)
    case .flag(let flag): json.value(flag)
    case .null: json.value(String?.none)
    }
  }

  /// - Parameter onOneLine: without line breaks.
  func text(onOneLine: Bool) -> String {
    var json = JSONWriter()
    if onOneLine {
      json.beginArray(onOneLine: true)
      write(to: &json)
      json.endArray()
      return String(json.text.dropFirst().dropLast())
    }
    write(to: &json)
    json.endDocument()
    return json.text
  }

  /// The object with the members of another after its own; itself where it is no object.
  func adding(_ other: ChartValue) -> ChartValue {
    guard case .object(let own) = self, case .object(let more) = other else { return self }
    return .object(own + more)
  }

  static func strings(_ texts: some Sequence<String>) -> ChartValue { .array(texts.map { .string($0) }) }
}

extension ChartValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  init(dictionaryLiteral elements: (String, ChartValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
  init(arrayLiteral elements: ChartValue...) { self = .array(elements) }
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(nilLiteral: ()) { self = .null }
}
