extension PublishedSummary {
  /// One row for each source, in the order of the table.
  public func sourcesTable() -> Table {
    let columns = [
      Column("source", "source", .text), Column("rows", "rows", .count),
      Column("certified", "also certified", .count, rank: 2), Column("within", "within", .count),
      Column("exceeds", "exceeds", .count), Column("failed", "failed", .count, rank: 1),
      Column("worst", "worst, in tolerances", .number),
    ]
    let rows: [[Cell]] = sources.map {
      [
        .text($0.name), .count($0.rows), .count($0.certified), .count($0.within), .count($0.exceeds),
        .count($0.failed), .number($0.worst, .significant(digits: 2)),
      ]
    }
    return Table(
      key: "sources", title: "Published values by source", columns: columns, rows: rows,
      emptyText: "Nothing was judged.")
  }

  /// The rows that are not within, each with the command that runs it again.
  ///
  /// - Parameter suite: the word by which the table was asked for.
  public func againstTable(suite: String) -> Table {
    Table(
      key: "against", title: "Not within", columns: Self.rowColumns,
      rows: records.filter { $0.verdict != .within }.map { Self.cells($0, suite: suite) },
      emptyText: "Every published value is met.")
  }

  /// Every row.
  public func rowsTable(suite: String) -> Table {
    Table(
      key: "rows", title: "Published values", columns: Self.rowColumns,
      rows: records.map { Self.cells($0, suite: suite) }, emptyText: "Nothing was judged.")
  }

  private static let rowColumns = [
    Column("quantity", "quantity", .text), Column("inputs", "inputs", .text, rank: 5),
    Column("expected", "published", .text), Column("engine", "ours", .number),
    Column("truth", "certified", .number, rank: 2), Column("tolerance", "tolerance", .number, rank: 3),
    Column("reason", "reason of the tolerance", .text, audience: .data),
    Column("severity", "in tolerances", .number, rank: 1), Column("source", "source", .text, rank: 4),
    Column("verdict", "verdict", .verdict), Column("case", "case", .text, audience: .data),
    Column("replay", "run it again", .code),
  ]

  private static func cells(_ record: PublishedRecord, suite: String) -> [Cell] {
    [
      .text(record.quantity), .text(record.inputs.map { "\($0.name)=\($0.text)" }.joined(separator: " ")),
      .text(record.expectedText), .number(record.engineValue, .significant(digits: 17)),
      .number(record.truthValue, .significant(digits: 17)), .number(record.tolerance, .scientific(digits: 2)),
      .text(record.toleranceReason), .number(record.severity, .significant(digits: 2)), .text(record.source),
      .verdict(record.verdict), .text(record.id), .text(ReplayCommand.text(suite: suite, caseID: record.id)),
    ]
  }
}
