extension Baseline {
  /// Every figure, then every known exceedance.
  ///
  /// - Parameters:
  ///   - engines: only these; all when empty.
  ///   - sweeps: only these; all when empty.
  public func table(engines: Set<String> = [], sweeps: Set<String> = []) -> Table {
    func isShown(_ engine: String, _ sweep: String) -> Bool {
      (engines.isEmpty || engines.contains(engine)) && (sweeps.isEmpty || sweeps.contains(sweep))
    }
    return Table(
      key: "figures", title: "\(suite)@\(suiteVersion)", columns: columns,
      rows: rows.filter { isShown($0.key.engine, $0.key.sweep) }.map(cells)
        + known.filter { isShown($0.key.engine, $0.sweep) }.map(cells),
      emptyText: "No figure of the baseline is of such an engine and sweep.")
  }

  private var columns: [Column] {
    let hasReasons = known.contains { $0.reason != nil }
    return [
      Column("sweep", "sweep", .text), Column("engine", "engine", .text), Column("part", "role", .text, rank: 3),
      Column("measurement", "measurement", .text), Column("value", "value", .number),
      Column("unit", "unit", .text, rank: 4), Column("allowance", "may move by", .number, rank: 1),
      Column("polarity", "worse when", .text, rank: 2), Column("known", "known", .flag, audience: .data),
      Column("reason", "known because", .text, rank: 5, audience: hasReasons ? .everyone : .data),
      Column("case", "case", .text, audience: .data),
    ]
  }

  private func cells(_ row: BaselineRow) -> [Cell] {
    let quantity = row.key.quantity
    return [
      .text(row.key.sweep.isEmpty ? nil : row.key.sweep), .text(row.key.engine.isEmpty ? nil : row.key.engine),
      .text(row.part.rawValue), .text(quantity.title), .number(row.value, quantity.style), .text(quantity.unit),
      .number(tolerance(of: quantity).allowance(about: row.value, row.polarity), .scientific(digits: 2)),
      .text(row.polarity.meaning), .flag(false), .missing, .text(row.caseID),
    ]
  }

  private func cells(_ known: KnownExceedance) -> [Cell] {
    let quantity = BaselineQuantity.severity
    return [
      .text(known.sweep), .text(known.key.engine), .text(BaselineRow.Part.judged.rawValue), .text(quantity.title),
      .number(known.severity, quantity.style), .missing,
      .number(tolerance(of: quantity).allowance(about: known.severity, .larger), .scientific(digits: 2)),
      .text(quantity.polarity.meaning), .flag(true), .text(known.reason), .text(known.key.caseID),
    ]
  }
}
