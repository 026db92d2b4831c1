internal import PlatformSprings
internal import RunRecords

/// Every platform with its words, its velocities and its presets.
enum PlatformList {
  static var text: String {
    let springs = SpringPlatform.all.map { platform in
      section(
        "\(platform.title)  \(([platform.name] + platform.aliases).joined(separator: ", "))",
        platform.forms.map { "\($0.name): \(StatedSpring.signature($0))" }, platform.velocityUnit,
        platform.presets.map { (platform.name + "." + $0.name, platform.forms[$0.form].words, $0.values) })
    }
    let decays = DecayPlatform.all.map { platform in
      section(
        "\(platform.title)  \(([platform.name] + platform.aliases).joined(separator: ", "))",
        [
          "\(platform.name): "
            + platform.words.map { "\($0.name)=\($0.usual.map { ShortestNumber.text($0) } ?? "")" }
            .joined(separator: " ")
        ], platform.velocityUnit, platform.presets.map { (platform.name + "." + $0.name, platform.words, $0.values) })
    }
    return "SPRINGS\n\n" + springs.joined(separator: "\n") + "\nDECAYS\n\n" + decays.joined(separator: "\n")
  }

  private static func section(
    _ title: String, _ forms: [String], _ unit: VelocityUnit, _ presets: [(String, [SpringWord], [Double])]
  ) -> String {
    let column = (presets.map(\.0.count).max() ?? 0) + 4
    let lines =
      [HelpScreen.wrap(title)] + forms.map { HelpScreen.wrap($0, indent: 2) }
      + (unit == .none ? [] : ["  velocity in \(unit.rawValue)"])
      + presets.map { HelpScreen.wrap(ConversionReport.words($0.1, $0.2), indent: column, head: "  " + $0.0) }
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Entry {
    let kind: String
    let platform: String
    let form: String
    let preset: String
    let words: [SpringWord]
    let values: [Double]
  }

  private static var entries: [Entry] {
    SpringPlatform.all.flatMap { platform in
      platform.presets.map {
        Entry(
          kind: "spring", platform: platform.name, form: platform.forms[$0.form].name,
          preset: "\(platform.name).\($0.name)", words: platform.forms[$0.form].words, values: $0.values)
      }
    }
      + DecayPlatform.all.flatMap { platform in
        platform.presets.map {
          Entry(
            kind: "decay", platform: platform.name, form: platform.name, preset: "\(platform.name).\($0.name)",
            words: platform.words, values: $0.values)
        }
      }
  }

  static var table: Table {
    Table(
      key: "presets", title: "Presets",
      columns: [
        Column("kind", "kind", .text), Column("preset", "preset", .text), Column("form", "form", .text),
        Column("words", "words", .text),
      ],
      rows: entries.map {
        [.text($0.kind), .text($0.preset), .text($0.form), .text(ConversionReport.json($0.words, $0.values).line)]
      }, emptyText: "")
  }

  static var json: JSONText {
    .object([
      "springs": .array(
        SpringPlatform.all.map { platform in
          .object([
            "name": .string(platform.name), "title": .string(platform.title),
            "aliases": .array(platform.aliases.map { .string($0) }),
            "velocity": .string(platform.velocityUnit.rawValue),
            "forms": .array(
              platform.forms.map {
                .object([
                  "name": .string($0.name), "title": .string($0.title), "language": .string($0.language.rawValue),
                  "words": .array($0.words.map { .string($0.name) }),
                ])
              }),
            "presets": .array(
              platform.presets.map {
                .object([
                  "name": .string("\(platform.name).\($0.name)"), "form": .string(platform.forms[$0.form].name),
                  "words": ConversionReport.json(platform.forms[$0.form].words, $0.values),
                ])
              }),
          ])
        }),
      "decays": .array(
        DecayPlatform.all.map { platform in
          .object([
            "name": .string(platform.name), "title": .string(platform.title),
            "aliases": .array(platform.aliases.map { .string($0) }),
            "velocity": .string(platform.velocityUnit.rawValue),
            "words": .array(platform.words.map { .string($0.name) }),
            "presets": .array(
              platform.presets.map {
                .object([
                  "name": .string("\(platform.name).\($0.name)"),
                  "words": ConversionReport.json(platform.words, $0.values),
                ])
              }),
          ])
        }),
    ])
  }
}
