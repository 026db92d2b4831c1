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
    let strangers = strangers.map {
      HelpScreen.wrap($0.summary, indent: strangerColumn, head: "  " + $0.name) + "\n"
    }
    return "SPRINGS\n\n" + springs.joined(separator: "\n") + "\nSPRINGS OF OTHER LIBRARIES\n\n" + strangers.joined()
      + "\nDECAYS\n\n" + decays.joined(separator: "\n")
  }

  /// Springs that are known by name, from libraries that are no platform here.
  private static var strangers: [NamedSpring] {
    SpringCatalog.all.filter { SpringPlatform.preset(catalogName: $0.name) == nil }
  }

  private static var strangerColumn: Int { (strangers.map(\.name.count).max() ?? 0) + 4 }

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
    let form: String
    let preset: String
    let words: JSONText
  }

  private static var entries: [Entry] {
    SpringPlatform.all.flatMap { platform in
      platform.presets.map {
        let form = platform.forms[$0.form]
        return Entry(
          kind: "spring", form: form.name, preset: "\(platform.name).\($0.name)",
          words: ConversionReport.json(form.words, $0.values))
      }
    }
      + strangers.map { Entry(kind: "spring", form: "dashpot", preset: $0.name, words: constants(of: $0)) }
      + DecayPlatform.all.flatMap { platform in
        platform.presets.map {
          Entry(
            kind: "decay", form: platform.name, preset: "\(platform.name).\($0.name)",
            words: ConversionReport.json(platform.words, $0.values))
        }
      }
  }

  private static func constants(of named: NamedSpring) -> JSONText {
    .object([
      "mass": .number(named.spring.mass), "stiffness": .number(named.spring.stiffness),
      "dampingCoefficient": .number(named.spring.dampingCoefficient),
    ])
  }

  static var table: Table {
    Table(
      key: "presets", title: "Presets",
      columns: [
        Column("kind", "kind", .text), Column("preset", "preset", .text), Column("form", "form", .text),
        Column("words", "words", .text),
      ],
      rows: entries.map {
        [.text($0.kind), .text($0.preset), .text($0.form), .text($0.words.line)]
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
      "otherSprings": .array(
        strangers.map {
          .object([
            "name": .string($0.name), "library": .string($0.platform), "summary": .string($0.summary),
            "words": constants(of: $0),
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
