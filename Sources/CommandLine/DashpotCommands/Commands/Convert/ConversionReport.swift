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
    let difference: ShownDifference?
    /// Of the platform that the row is for.
    var nearest: ShownPreset?
    /// How long a platform lets a decay run, and where it leaves it.
    var end: (duration: Double, destination: Double)?
  }

  let heading: String
  let facts: [(String, Double)]
  let source: JSONText
  /// What the source's platform makes of its words.
  let notes: [ConversionLoss]
  /// "of the way", "units".
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
    sections += told
    if !footnote.isEmpty { sections.append(HelpScreen.wrap(footnote) + "\n") }
    if showsCode { sections += code }
    return sections.joined(separator: "\n")
  }

  /// Words of each form.
  func table(in environment: CommandEnvironment) -> String {
    ConversionText(rows, unit: differenceUnit, columns: environment.columns).table
  }

  /// The nearest presets, the ends and what is lost, and code to paste.
  var pasted: [String] { told + code }

  private var told: [String] {
    let losses = ConversionText.losses(rows)
    return [
      ConversionText.nearest(rows, unit: differenceUnit), ConversionText.ends(rows),
      losses.isEmpty ? "" : "What is lost:\n" + losses,
    ].filter { !$0.isEmpty }
  }

  private var code: [String] {
    rows.compactMap { row in row.code.map { "\(row.title) (\(row.language)):\n\n\(Self.indented($0))\n" } }
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
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
