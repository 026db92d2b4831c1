internal import PlatformSprings
internal import ReportRendering
internal import RunRecords

/// A conversion in one of the formats: what was stated, a table of targets, their losses, and code.
struct ConversionReport: Sendable {
  struct Row: Sendable {
    let name: String
    let title: String
    let language: String
    let words: String?
    let wordsJSON: JSONText?
    let code: String?
    let losses: [ConversionLoss]
    let refusal: String?
    let difference: Double?
    let time: Double?
    let atMost: Double?
  }

  let heading: String
  let facts: [(String, Double)]
  let source: JSONText
  /// What the source's platform makes of its words.
  let notes: [ConversionLoss]
  let differenceUnit: String
  let rows: [Row]
  let showsCode: Bool
  /// A sentence or more under the losses; empty for none.
  let footnote: String

  func text(_ format: ConvertFormat, in environment: CommandEnvironment) -> String {
    switch format {
    case .text: plain(in: environment)
    case .csv: CSVTable.render(table)
    case .json: json.text() + "\n"
    }
  }

  private func plain(in environment: CommandEnvironment) -> String {
    let numbers = facts.map { "\($0.0) \(ShownNumber.text($0.1, .significant(digits: 10)))" }.joined(separator: ", ")
    var sections = [HelpScreen.wrap(heading) + "\n" + HelpScreen.wrap(numbers) + "\n"]
    if !notes.isEmpty { sections.append(notes.map { HelpScreen.wrap($0.text + ".") + "\n" }.joined()) }
    sections.append(table(in: environment))
    let losses = ConversionText.losses(rows)
    if !losses.isEmpty { sections.append("What is lost:\n" + losses) }
    if !footnote.isEmpty { sections.append(HelpScreen.wrap(footnote) + "\n") }
    if showsCode { sections += code }
    return sections.joined(separator: "\n")
  }

  /// Words of each form.
  func table(in environment: CommandEnvironment) -> String {
    ConversionText(rows, unit: differenceUnit, columns: environment.columns).table
  }

  /// What is lost, and code to paste.
  var pasted: [String] {
    let losses = ConversionText.losses(rows)
    return (losses.isEmpty ? [] : ["What is lost:\n" + losses]) + code
  }

  private var code: [String] {
    rows.compactMap { row in row.code.map { "\(row.title) (\(row.language)):\n\n\(Self.indented($0))\n" } }
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
  }

  var table: Table {
    Table(
      key: "conversion", title: "Conversion",
      columns: [
        Column("form", "form", .text), Column("language", "language", .text), Column("words", "words", .text),
        Column("difference", "largest difference", .number), Column("differenceTime", "at", .number),
        Column("differenceAtMost", "at most", .number), Column("losses", "losses", .text),
        Column("code", "code", .text),
      ],
      rows: rows.map { row in
        [
          .text(row.name), .text(row.language), .text(row.wordsJSON?.line),
          .number(row.difference, .significant(digits: 17)),
          .number(row.time, .significant(digits: 17)), .number(row.atMost, .significant(digits: 17)),
          .text(row.refusal ?? row.losses.map { "\($0.kind.rawValue): \($0.text)" }.joined(separator: "; ")),
          .text(row.code),
        ]
      }, emptyText: "")
  }

  var json: JSONText {
    .object([
      "source": source, "clamps": .array(notes.map(Self.json)),
      "targets": .array(
        rows.map { row in
          .object([
            "form": .string(row.name), "title": .string(row.title), "language": .string(row.language),
            "words": row.wordsJSON, "code": row.code.map { .string($0) }, "refusal": row.refusal.map { .string($0) },
            "losses": .array(row.losses.map(Self.json)), "difference": JSONText.number(row.difference),
            "differenceTime": JSONText.number(row.time), "differenceAtMost": JSONText.number(row.atMost),
          ])
        }),
    ])
  }

  private static func json(_ loss: ConversionLoss) -> JSONText {
    .object(["kind": .string(loss.kind.rawValue), "text": .string(loss.text)])
  }

  /// "stiffness 100, duration 0.5 s".
  static func words(_ words: [SpringWord], _ values: [Double]) -> String {
    zip(words, values).filter { $0.bound != .flag || $1 != 0 }.map { word, value in
      if word.bound == .flag { return word.name }
      let unit = word.unit.isEmpty ? "" : " " + word.unit
      return "\(word.name) \(ShownNumber.text(value, .significant(digits: 7)))\(unit)"
    }.joined(separator: ", ")
  }

  static func json(_ words: [SpringWord], _ values: [Double]) -> JSONText {
    .object(zip(words, values).map { JSONText.Member(name: $0.name, value: .number($1)) })
  }
}
