extension RunSummary {
  /// How well the truth itself is known: its certified radius, and the independent integration beside it.
  public func checksTable() -> Table {
    Table(
      key: "checks", title: "Truth", columns: Self.checkColumns, rows: sweeps.map { Self.checkRow($0) },
      emptyText: "No case was run.",
      notes: [
        "Radius: how far the truth can be from the exact solution. Deviation: of an independent integration from it. Fractions of the amplitude."
      ])
  }

  private static let checkColumns: [Column] = [
    Column("sweep", "sweep", .text),
    Column("cases", "cases", .count),
    Column("truthRadius", "radius", .number),
    Column("truthRadiusCase", "case", .text, audience: .data),
    Column("checksThatHold", "checks hold", .count),
    Column("checksThatDoNotHold", "do not", .count),
    Column("checksThatFailed", "failed", .count, rank: 3),
    Column("deviation", "deviation", .number, rank: 1),
    Column("deviationOverTolerance", "of tolerance", .number, rank: 2),
    Column("deviationOverToleranceCase", "case", .text, audience: .data),
  ]

  private static func checkRow(_ sweep: SweepSummary) -> [Cell] {
    let error = ShownNumber.Style.scientific(digits: 2)
    return [
      .text(sweep.sweep), .count(sweep.cases), .number(sweep.truthRadius?.value, error),
      .text(sweep.truthRadius?.caseID), .count(sweep.checksThatHold), .count(sweep.checksThatDoNotHold),
      .count(sweep.checksThatFailed), .number(sweep.deviation?.value, error),
      .number(sweep.deviationOverTolerance?.value, error), .text(sweep.deviationOverTolerance?.caseID),
    ]
  }

  /// Every table of a report, in the order of reading.
  public func tables(suite: String) -> [Table] {
    [errorsTable(), settlingTable(), frameRatesTable(), worstTable(suite: suite), signaturesTable(), checksTable()]
  }
}
