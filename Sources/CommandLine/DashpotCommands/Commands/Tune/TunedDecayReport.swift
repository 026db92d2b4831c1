internal import ConstantFitting
internal import Foundation
internal import ReportRendering
internal import RunRecords

/// What became of a decay's feel, in one of the formats.
struct TunedDecayReport {
  let subject: DecaySubject
  let tuning: DecayTuning
  private let conversion: DecayConversion?

  init(_ subject: DecaySubject, _ tuning: DecayTuning) throws(CommandFailure) {
    self.subject = subject
    self.tuning = tuning
    guard subject.feel.law == .exponential, let decay = tuning.decays.first else {
      conversion = nil
      return
    }
    do throws(UsageError) {
      conversion = try subject.conversion(rate: decay.friction.rate, velocity: decay.velocity)
    } catch {
      throw .unsayable(reason: "\(error)")
    }
    if let conversion, conversion.isExplicit, let refusal = conversion.refusal { throw .unsayable(reason: refusal) }
  }

  func text(_ format: TuneFormat, in environment: CommandEnvironment) -> String {
    switch format {
    case .text: plain(in: environment)
    case .markdown: markdown
    case .csv: CSVTable.render(table)
    case .json: json.text() + "\n"
    }
  }

  private func plain(in environment: CommandEnvironment) -> String {
    let width = (entries.map(\.0.count).max() ?? 0) + 2
    var sections = [entries.map { HelpScreen.wrap($0.1, indent: width, head: $0.0) + "\n" }.joined()]
    if !table.rows.isEmpty {
      sections.append(
        TextTable.render(table, width: environment.columns, colour: environment.isColoured(environment.output)))
    }
    if let conversion {
      sections.append(conversion.report.table(in: environment))
      sections += conversion.isExplicit ? conversion.report.pasted : [TunedSpringReport.hint]
    }
    return sections.joined(separator: "\n")
  }

  private var markdown: String {
    var sections = [entries.map { "\($0.0): \($0.1).\n" }.joined(separator: "\n")]
    sections.append(MarkdownTable.render(table))
    if let conversion { sections.append(MarkdownTable.render(conversion.report.table)) }
    return sections.joined(separator: "\n")
  }

  private var entries: [(String, String)] {
    let feel = subject.feel
    let stop =
      feel.stoppingSpeed > 0
      ? "stopped where its speed is \(number(feel.stoppingSpeed))" : "stopped where it is at rest"
    var entries = [("Motion", "\(feel.law.rawValue) friction, \(stop)")]
    let count = tuning.decays.count
    entries.append(
      (
        "Found",
        tuning.verdict == .exact
          ? "\(count == 1 ? "one decay" : "\(count) decays"), by \(tuning.method.words)"
          : tuning.verdict.sentence(of: "decay")
      ))
    if let decay = tuning.decays.first { entries.append(("Decay", words(for: decay))) }
    entries += tuning.reasons.map { (tuning.verdict == .infeasible ? "Why" : "Open", "\($0)") }
    if let compromise = tuning.compromise { entries.append(("Squares", words(for: compromise))) }
    return entries
  }

  private func words(for decay: TunedDecay) -> String {
    Self.constants(of: decay).map { "\($0.name) \(number($0.value)) \($0.unit)" }.joined(separator: ", ")
  }

  /// With the deceleration factor, as platforms state a rate.
  private static func constants(of decay: TunedDecay) -> [(name: String, key: String, value: Double, unit: String)] {
    let friction = decay.friction
    var constants: [(String, String, Double, String)] = []
    switch friction {
    case .exponential, .combined:
      constants.append(("friction rate", "frictionRate", friction.rate, "1/s"))
      constants.append(("deceleration factor", "decelerationFactor", exp(-friction.rate / 1000), "a millisecond"))
    case .constant, .quadratic: break
    }
    switch friction {
    case .constant, .combined:
      constants.append(("friction deceleration", "frictionDeceleration", friction.deceleration, "units/s^2"))
    case .quadratic: constants.append(("drag", "drag", friction.drag, "1/unit"))
    case .exponential: break
    }
    return constants + [("velocity", "velocity", decay.velocity, "units/s")]
  }

  private var decays: [(role: String, decay: TunedDecay)] {
    tuning.decays.enumerated().map { ("\($0.offset + 1)", $0.element) }
      + (tuning.compromise.map { [("squares", $0)] } ?? [])
  }

  /// A row for each target of each decay.
  private var table: Table {
    let keys = decays.first.map { Self.constants(of: $0.decay) } ?? []
    let columns =
      [Column("decay", "decay", .text)]
      + keys.map { Column($0.key, $0.name, .number, audience: .data) } + [
        Column("target", "target", .text), Column("wanted", "wanted", .number), Column("reached", "reached", .number),
        Column("miss", "off by", .number), Column("unit", "unit", .text),
      ]
    let rows = decays.flatMap { role, decay -> [[Cell]] in
      let constants: [Cell] = Self.constants(of: decay).map { .number($0.value, .significant(digits: 12)) }
      return decay.reached.map { reached -> [Cell] in
        [.text(role)] + constants + [
          .text(reached.target.name), .number(reached.target.wanted, .significant(digits: 12)),
          reached.reached.map { .number($0, .significant(digits: 12)) } ?? .missing,
          .number(reached.miss, .scientific(digits: 2)), .text(reached.target.unit),
        ]
      }
    }
    return Table(key: "decays", title: "Targets", columns: columns, rows: rows, emptyText: "There are none.")
  }

  private var json: JSONText {
    .object([
      "verdict": .string(tuning.verdict.rawValue), "method": .string(tuning.method.rawValue),
      "law": .string(subject.feel.law.rawValue), "stoppingSpeed": .number(subject.feel.stoppingSpeed),
      "reasons": .array(tuning.reasons.map { .string("\($0)") }), "decays": .array(tuning.decays.map(Self.json)),
      "leastSquares": tuning.compromise.map(Self.json), "conversion": conversion?.report.json,
    ])
  }

  private static func json(_ decay: TunedDecay) -> JSONText {
    let targets = decay.reached.map { reached in
      JSONText.object([
        "name": .string(reached.target.name), "wanted": .number(reached.target.wanted),
        "reached": .number(reached.reached), "miss": .number(reached.miss),
      ])
    }
    return .object(
      constants(of: decay).map { JSONText.Member(name: $0.key, value: .number($0.value)) } + [
        JSONText.Member(name: "targets", value: .array(targets))
      ])
  }

  private func number(_ value: Double) -> String { ShownNumber.text(value, .significant(digits: 12)) }
}
