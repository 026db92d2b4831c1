extension RunSummary {
  /// Overshoot, peak and stopping of every engine on every sweep that has one of them.
  public func settlingTable() -> Table {
    Table(
      key: "settling", title: "Settling", columns: Self.settlingColumns,
      rows: sweeps.flatMap(\.engines).compactMap { Self.settlingRow($0) },
      emptyText: "No engine says when it settles.",
      notes: [
        "Stops: when the engine says it is finished minus the last time the motion is outside its band; below 0 it stops early.",
        "Excursion: how far the motion still goes after that, as a fraction of the way.",
      ])
  }

  private static let settlingColumns: [Column] = [
    Column("sweep", "sweep", .text),
    Column("engine", "engine", .text),
    Column("role", "role", .text, rank: 5),
    Column("earliestSettlingError", "stops from", .number, unit: "s"),
    Column("earliestSettlingErrorCase", "case", .text, audience: .data),
    Column("latestSettlingError", "to", .number, unit: "s"),
    Column("latestSettlingErrorCase", "case", .text, audience: .data),
    Column("excursionAfterStop", "excursion after", .number, rank: 1),
    Column("excursionAfterStopCase", "case", .text, audience: .data),
    Column("overshootError", "overshoot error", .number, rank: 2),
    Column("overshootErrorCase", "case", .text, audience: .data),
    Column("peakTimeError", "peak time error", .number, unit: "s", rank: 3),
    Column("peakTimeErrorCase", "case", .text, audience: .data),
  ]

  private static func settlingRow(_ engine: EngineSummary) -> [Cell]? {
    let extremes = [
      engine.earliestSettlingError, engine.latestSettlingError, engine.excursionAfterStop, engine.overshootError,
      engine.peakTimeError,
    ]
    guard extremes.contains(where: { $0 != nil }) else { return nil }
    let styles: [ShownNumber.Style] = [
      .signedSeconds, .signedSeconds, .scientific(digits: 2), .signedScientific(digits: 2), .signedSeconds,
    ]
    return [.text(engine.sweep), .text(engine.engine), .text(engine.role.rawValue)]
      + zip(extremes, styles).flatMap { extreme, style -> [Cell] in
        [.number(extreme?.value, style), .text(extreme?.caseID)]
      }
  }
}
