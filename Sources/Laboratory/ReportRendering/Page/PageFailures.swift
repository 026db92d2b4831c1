import RunRecords

/// The cases that count against what is judged, each with the command that runs it again.
enum PageFailures {
  static func render(_ against: AgainstCases, suiteWord: String) -> String {
    let rows: [[Cell]] = against.entries.map { engine, entry in
      [
        .text(engine), .text(entry.sweep), .verdict(entry.verdict),
        .number(entry.positionError, .scientific(digits: 2)), .number(entry.severity, .scientific(digits: 2)),
        .number(entry.velocityError, .scientific(digits: 2)),
        .text(ReplayCommand.text(suite: suiteWord, caseID: entry.caseID)),
      ]
    }
    guard !rows.isEmpty else {
      return "<p>No judged engine exceeds its tolerance or failed on any case.</p>\n"
    }
    let table = Table(
      key: "failing", title: "Failing cases, the worst first", columns: columns, rows: rows, emptyText: "",
      notes: against.leftOut == 0
        ? [] : ["\(against.leftOut) more are not listed; the run file has them all, and so has its CSV."])
    return HTMLTable.render(table, id: "table-failing", isOpen: true)
  }

  private static let columns: [Column] = [
    Column("engine", "engine", .text), Column("sweep", "sweep", .text), Column("verdict", "verdict", .verdict),
    Column("positionError", "position error", .number), Column("severity", "of tolerance", .number),
    Column("velocityError", "velocity error", .number), Column("replay", "run it again", .code),
  ]
}
