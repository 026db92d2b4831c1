import RunRecords

/// Rows for a chart as CSV inside its specification, which is a third of the size of JSON objects.
struct ChartData {
  /// A column: its field name, which is ours, and whether it is a number.
  struct Field {
    let name: String
    let isNumber: Bool

    static func number(_ name: String) -> Field { Field(name: name, isNumber: true) }
    static func text(_ name: String) -> Field { Field(name: name, isNumber: false) }
  }

  private let fields: [Field]
  private var text: String

  init(_ fields: [Field]) {
    self.fields = fields
    text = fields.map(\.name).joined(separator: ",") + "\n"
  }

  /// - Precondition: a value for each field.
  mutating func add(_ row: [String]) {
    precondition(row.count == fields.count, "a value for each field")
    text += row.map(Self.field).joined(separator: ",") + "\n"
  }

  var value: ChartValue {
    [
      "values": .string(text),
      "format": [
        "type": "csv",
        "parse": .object(fields.map { .init(key: $0.name, value: $0.isNumber ? "number" : "string") }),
      ],
    ]
  }

  /// Quoted where it has to be.
  ///
  /// Why not the fields of CSV files: those guard spreadsheets from formulas, and a chart compares its values as they are.
  private static func field(_ text: String) -> String {
    let visible = VisibleText.of(text)
    // Why scalars: a mark that is joined to a comma makes another character of it, and no other field.
    guard visible.unicodeScalars.contains(where: { $0 == "," || $0 == "\"" }) else { return visible }
    var quoted = "\"".unicodeScalars
    for scalar in visible.unicodeScalars {
      if scalar == "\"" { quoted.append("\"") }
      quoted.append(scalar)
    }
    return String(quoted) + "\""
  }

  /// A finite number to some digits, which is all that can be seen of it; empty for what is none.
  static func number(_ value: Double?, digits: Int = 6) -> String {
    guard let value, value.isFinite else { return "" }
    return ShownNumber.text(value, .significant(digits: digits))
  }

  /// For people: a number that is none is named.
  static func shown(_ value: Double?) -> String { value.map { ShownNumber.text($0, .scientific(digits: 2)) } ?? "none" }
}
