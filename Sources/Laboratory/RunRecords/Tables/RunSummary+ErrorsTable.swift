extension RunSummary {
  /// Position, velocity and end errors of every engine on every sweep, what a change of time scale and a delay explain, and which
  /// precision class is reached.
  public func errorsTable() -> Table {
    Table(
      key: "errors", title: "Errors", columns: Self.errorColumns,
      rows: sweeps.flatMap { sweep in sweep.engines.map { Self.errorRow($0) } },
      emptyText: "Nothing was measured.",
      notes: [
        "Errors are the largest over the cases, as a fraction of each case's amplitude; velocity errors of its top speed."
      ])
  }

  private static let errorColumns: [Column] = [
    Column("sweep", "sweep", .text),
    Column("engine", "engine", .text),
    Column("role", "role", .text, rank: 7),
    Column("within", "within", .count, rank: 3),
    Column("exceeds", "exceeds", .count),
    Column("failed", "failed", .count),
    Column("notApplicable", "n/a", .count, rank: 8),
    Column("positionError", "position error", .number),
    Column("positionErrorCase", "case", .text, audience: .data),
    Column("positionErrorOverTolerance", "of tolerance", .number, rank: 4),
    Column("positionErrorRMS", "RMS", .number, rank: 5),
    Column("velocityError", "velocity error", .number, rank: 2),
    Column("velocityErrorCase", "case", .text, audience: .data),
    Column("endError", "end error", .number, rank: 4),
    Column("endErrorCase", "case", .text, audience: .data),
    Column("smallestTimeScale", "time scale from", .number, rank: 6),
    Column("largestTimeScale", "to", .number, rank: 6),
    Column("timeOffset", "time offset", .number, unit: "s", rank: 6),
    Column("timeOffsetCase", "case", .text, audience: .data),
    Column("errorAfterFit", "error after fit", .number, rank: 6),
    Column("errorAfterFitCase", "case", .text, audience: .data),
    Column("reachedClass", "reaches", .text, rank: 1),
    Column("blowUps", "blow-ups", .count, rank: 9),
    Column("blowUpTime", "first blow-up", .number, unit: "s", audience: .data),
    Column("blowUpCase", "case", .text, audience: .data),
  ]

  /// An engine that was judged and keeps to no class has that said of it; one that was not asked has nothing.
  private static func reachesNone(_ engine: EngineSummary) -> String? { engine.verdicts.decided > 0 ? "none" : nil }

  private static func errorRow(_ engine: EngineSummary) -> [Cell] {
    let error = ShownNumber.Style.scientific(digits: 2)
    return [
      .text(engine.sweep), .text(engine.engine), .text(engine.role.rawValue),
      .count(engine.verdicts.within), .count(engine.verdicts.exceeds), .count(engine.verdicts.failed),
      .count(engine.verdicts.notApplicable),
      .number(engine.positionError?.value, error), .text(engine.positionError?.caseID),
      .number(engine.positionErrorOverTolerance?.value, error), .number(engine.positionErrorRMS, error),
      .number(engine.velocityError?.value, error), .text(engine.velocityError?.caseID),
      .number(engine.endError?.value, error), .text(engine.endError?.caseID),
      .number(engine.smallestTimeScale?.value, .significant(digits: 5)),
      .number(engine.largestTimeScale?.value, .significant(digits: 5)),
      .number(engine.timeOffset?.value, .signedSeconds), .text(engine.timeOffset?.caseID),
      .number(engine.errorAfterFit?.value, error), .text(engine.errorAfterFit?.caseID),
      .text(engine.reachedClass?.rawValue ?? Self.reachesNone(engine)),
      .count(engine.blowUps), .number(engine.earliestBlowUp?.value, .seconds), .text(engine.earliestBlowUp?.caseID),
    ]
  }
}
