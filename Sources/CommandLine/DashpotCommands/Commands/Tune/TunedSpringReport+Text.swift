internal import ConstantFitting
internal import ReportRendering
internal import RunRecords

extension TunedSpringReport {
  func plain(in environment: CommandEnvironment) -> String {
    let colour = environment.isColoured(environment.output)
    var sections = [facts]
    if let chosen { sections.append(TextTable.render(targetTable(chosen), width: environment.columns, colour: colour)) }
    if chosen == nil || tuning.springs.count > 1 {
      sections.append(TextTable.render(springTable, width: environment.columns, colour: colour))
    }
    if let conversion {
      let report = conversion.report
      sections.append(report.table(in: environment))
      sections +=
        conversion.isExplicit ? report.pasted : [Self.hint]
    }
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Under the words of all platforms.
  static let hint = "'--to NAME' prints what a platform loses, and code to paste.\n"

  var markdown: String {
    var sections = [sentences.map { "\($0)\n" }.joined(separator: "\n")]
    if let chosen { sections.append(MarkdownTable.render(targetTable(chosen))) }
    sections.append(MarkdownTable.render(springTable))
    if let conversion { sections.append(MarkdownTable.render(conversion.report.table)) }
    return sections.joined(separator: "\n")
  }

  private var facts: String {
    let width = (entries.map(\.0.count).max() ?? 0) + 2
    return entries.map { HelpScreen.wrap($0.1, indent: width, head: $0.0) + "\n" }.joined()
  }

  private var sentences: [String] { entries.map { "\($0.0): \($0.1)." } }

  private var entries: [(String, String)] {
    let feel = subject.feel
    var entries = [
      (
        "Motion",
        "from \(number(feel.from)) to \(number(feel.to)), at first \(number(feel.initialVelocity)) a second"
      ),
      ("Found", finding),
    ]
    if let chosen {
      let constants = chosen.oscillator
      entries.append(
        (
          "Spring",
          "mass \(number(constants.mass)), stiffness \(number(constants.stiffness)) mass/s^2, damping coefficient "
            + "\(number(constants.dampingCoefficient)) mass/s"
        ))
      entries.append(
        (
          "Shape",
          "damping ratio \(number(constants.dampingRatio)), response \(number(constants.naturalPeriod)) s"
        ))
    }
    entries += tuning.reasons.map { (tuning.verdict == .infeasible ? "Why" : "Open", "\($0)") }
    if !tuning.determined.isEmpty {
      let known = tuning.determined.map { "\($0.name) \(number($0.value))" + ($0.unit.isEmpty ? "" : " \($0.unit)") }
      entries.append(("Known", known.joined(separator: ", ")))
    }
    if chosen != nil, tuning.massIsChosen || isMassHeld {
      let reason = "a free motion is the same for every mass when stiffness and damping grow with it"
      entries.append(("Mass", tuning.massIsChosen ? "chosen: \(reason)" : "held: \(reason)"))
    }
    return entries
  }

  private var isMassHeld: Bool { if case .held = subject.feel.constants.mass { true } else { false } }

  private var finding: String {
    switch tuning.verdict {
    case .infeasible, .underdetermined: tuning.verdict.sentence(of: "spring")
    case .exact:
      tuning.springs.count == 1
        ? "one spring, by \(tuning.method.words)"
        : "\(tuning.springs.count + tuning.omitted) springs, by \(tuning.method.words)\(omission); number \(subject.solution) is said "
          + "here" + (subject.solution == 1 ? ", which is damped most; '--solution N' takes another" : "")
    }
  }

  private var omission: String {
    tuning.omitted == 0 ? "" : ", of which the \(tuning.springs.count) that are damped most are listed"
  }

  /// What the chosen spring makes of each target.
  private func targetTable(_ spring: TunedSpring) -> Table {
    Table(
      key: "targets", title: "Targets",
      columns: [
        Column("target", "target", .text), Column("wanted", "wanted", .number), Column("reached", "reached", .number),
        Column("miss", "off by", .number), Column("unit", "unit", .text),
      ],
      rows: spring.reached.map { reached in
        [
          .text(Self.name(reached.target)), .number(reached.target.wanted, .significant(digits: 12)),
          reached.reached.map { .number($0, .significant(digits: 12)) } ?? .missing,
          .number(reached.miss, .scientific(digits: 2)), .text(reached.target.unit),
        ]
      }, emptyText: "Nothing is asked of the motion but its constants.")
  }

  /// Every spring with all it reaches.
  var springTable: Table {
    let targets = subject.feel.targets
    let columns =
      [
        Column("spring", "spring", .text),
        Column("mass", "mass", .number, audience: isMassHeld ? .data : .everyone),
        Column("stiffness", "stiffness", .number),
        Column("dampingCoefficient", "damping", .number),
        Column("dampingRatio", "ratio", .number), Column("response", "response", .number, unit: "s"),
      ] + targets.map { Column(Self.name($0), $0.name, .number, unit: $0.unit.isEmpty ? nil : $0.unit) }
    let rows = springs.map { role, spring -> [Cell] in
      let constants = spring.oscillator
      let values = [
        constants.mass, constants.stiffness, constants.dampingCoefficient, constants.dampingRatio,
        constants.naturalPeriod,
      ]
      return [.text(role)] + values.map { .number($0, .significant(digits: 7)) }
        + spring.reached.map { $0.reached.map { .number($0, .significant(digits: 7)) } ?? .missing }
    }
    return Table(
      key: "springs", title: tuning.verdict == .exact ? "Solutions" : "Springs that come near", columns: columns,
      rows: rows, emptyText: "There are none.")
  }

  static func name(_ target: SpringTarget) -> String {
    switch target {
    case .settlingTime(_, let band): "settling time within \(ShortestNumber.text(band))"
    case .value(_, let time): "value at \(ShortestNumber.text(time)) s"
    default: target.name
    }
  }

  private func number(_ value: Double) -> String { ShownNumber.text(value, .significant(digits: 12)) }
}
