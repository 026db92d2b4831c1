extension RunSummary {
  /// The worst cases of every engine, each with the command that runs it again.
  ///
  /// - Parameters:
  ///   - suite: the word by which the suite was asked for.
  ///   - onlyAgainst: leaves out cases that are within their tolerance.
  ///   - roles: engines of other roles are left out.
  public func worstTable(
    suite: String, onlyAgainst: Bool = false, roles: Set<Role> = Set(Role.allCases)
  ) -> Table {
    var rows: [[Cell]] = []
    for worst in worst where roles.contains(worst.role) {
      for (index, entry) in worst.entries.enumerated() where !onlyAgainst || entry.verdict.isAgainst {
        rows.append([
          .text(worst.engine), .text(worst.role.rawValue), .count(index + 1), .verdict(entry.verdict),
          .number(entry.positionError, .scientific(digits: 2)), .number(entry.tolerance, .scientific(digits: 2)),
          .number(entry.severity, .scientific(digits: 2)), .text(entry.sweep), .text(entry.caseID),
          .text(ReplayCommand.text(suite: suite, caseID: entry.caseID)),
        ])
      }
    }
    return Table(
      key: "worst", title: "Worst cases", columns: Self.worstColumns, rows: rows,
      emptyText: onlyAgainst ? "No judged engine exceeds its tolerance or failed on any case." : "Nothing was measured."
    )
  }

  private static let worstColumns: [Column] = [
    Column("engine", "engine", .text),
    Column("role", "role", .text, rank: 4),
    Column("place", "place", .count, rank: 3),
    Column("verdict", "verdict", .verdict),
    Column("positionError", "position error", .number),
    Column("tolerance", "tolerance", .number, rank: 2),
    Column("severity", "of tolerance", .number, rank: 1),
    Column("sweep", "sweep", .text, audience: .data),
    Column("case", "case", .text, audience: .data),
    Column("replay", "run it again", .code),
  ]
}
