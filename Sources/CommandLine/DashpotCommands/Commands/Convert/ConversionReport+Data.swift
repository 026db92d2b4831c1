internal import PlatformSprings
internal import ReportRendering
internal import RunRecords

extension ConversionReport {
  /// A row a target; what was converted is told again in each.
  var table: Table {
    Table(
      key: "conversion", title: "Conversion",
      columns: [
        Column("form", "form", .text), Column("title", "title", .text), Column("language", "language", .text),
        Column("words", "words", .text), Column("difference", "largest difference", .number),
        Column("differenceTime", "at", .number), Column("differenceAtLeast", "at least", .number),
        Column("differenceAtMost", "at most", .number), Column("differenceUntil", "until", .number),
        Column("nearestPreset", "nearest preset", .text), Column("nearestDifference", "from that", .number),
        Column("duration", "duration", .number), Column("destination", "destination", .number),
        Column("losses", "losses", .text), Column("refusal", "refusal", .text), Column("code", "code", .text),
        Column("source", "source", .text), Column("clamps", "clamps", .text),
      ],
      rows: rows.map { row in
        [
          .text(row.name), .text(row.title), .text(row.language), .text(row.wordsJSON?.line),
          Self.cell(row.difference?.largest), Self.cell(row.difference?.time), Self.cell(row.difference?.atLeast),
          Self.cell(row.difference?.atMost), Self.cell(row.difference?.until), .text(row.nearest?.name),
          Self.cell(row.nearest?.difference.largest), Self.cell(row.end?.duration), Self.cell(row.end?.destination),
          .text(Self.line(row.losses)), .text(row.refusal), .text(row.code), .text(source.line),
          .text(Self.line(notes)),
        ]
      }, emptyText: "")
  }

  private static func cell(_ value: Double?) -> Cell { .number(value, .significant(digits: 17)) }

  private static func line(_ losses: [ConversionLoss]) -> String {
    losses.map { "\($0.kind.rawValue): \($0.text)" }.joined(separator: "; ")
  }

  var json: JSONText {
    .object([
      "source": source, "clamps": .array(notes.map(Self.json)), "differenceUnit": .string(differenceUnit),
      "targets": .array(rows.map(Self.json)),
    ])
  }

  private static func json(_ row: Row) -> JSONText {
    let apart = row.difference
    return .object([
      "form": .string(row.name), "title": .string(row.title), "language": .string(row.language),
      "words": row.wordsJSON, "code": row.code.map { .string($0) }, "refusal": row.refusal.map { .string($0) },
      "losses": .array(row.losses.map(Self.json)), "difference": JSONText.number(apart?.largest),
      "differenceTime": JSONText.number(apart?.time), "differenceAtLeast": JSONText.number(apart?.atLeast),
      "differenceAtMost": JSONText.number(apart?.atMost), "differenceUntil": JSONText.number(apart?.until),
      "duration": JSONText.number(row.end?.duration), "destination": JSONText.number(row.end?.destination),
      "nearestPreset": row.nearest.map { nearest in
        .object([
          "name": .string(nearest.name), "difference": JSONText.number(nearest.difference.largest),
          "differenceTime": JSONText.number(nearest.difference.time),
          "differenceAtLeast": JSONText.number(nearest.difference.atLeast),
          "differenceAtMost": JSONText.number(nearest.difference.atMost),
          "differenceUntil": JSONText.number(nearest.difference.until),
        ])
      },
    ])
  }

  private static func json(_ loss: ConversionLoss) -> JSONText {
    .object(["kind": .string(loss.kind.rawValue), "text": .string(loss.text)])
  }
}
