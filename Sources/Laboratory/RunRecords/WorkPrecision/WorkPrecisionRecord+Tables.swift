extension WorkPrecisionRecord {
  /// A line for each method: its order, how good it gets and what that costs.
  public var methodsTable: Table {
    Table(
      key: "methods", title: "Methods",
      columns: [
        Column("method", "method", .text), Column("over", "over", .text),
        Column("formalOrder", "formal order", .count), Column("observedOrder", "observed order", .number),
        Column("spread", "spread", .number, rank: 4), Column("points", "points", .count, rank: 5),
        Column("leastError", "least error", .number, rank: 1),
      ]
        + Self.targets.map {
          Column("evaluations\($0.key)", "evaluations for \($0.key)", .count, rank: $0.rank)
        }
        + (isTimed
          ? [Column("seconds\(Self.timed.key)", "time for \(Self.timed.key)", .number, unit: "s", rank: 4)] : [])
        + [Column("verdict", "verdict", .verdict), Column("note", "not judged for", .text, rank: 2)],
      rows: series.map(row), emptyText: "No method was studied.",
      notes: series.isEmpty ? [] : Self.notes)
  }

  private static let targets: [(key: String, error: Double, rank: Int)] = [
    ("1e-3", 1e-3, 6), timed, ("1e-9", 1e-9, 6),
  ]
  private static let timed = (key: "1e-6", error: 1e-6, rank: 3)

  /// Whether processor time was measured.
  public var isTimed: Bool { series.contains { $0.points.contains { $0.seconds != nil } } }

  private static let notes = [
    "Orders are fitted where they are asymptotic; above the formal one is no miss. 'dashpot help precision' says more."
  ]

  private func row(_ series: WorkPrecisionSeries) -> [Cell] {
    let order = series.observedOrder
    return [
      .text(series.method), .text(series.knob == .none ? nil : series.knob.plural),
      series.formalOrder.map { .count($0) } ?? .missing, .number(order.order, .fixed(decimals: 2)),
      .number(order.spread, .fixed(decimals: 2)), order.stretch.map { .count($0.count) } ?? .missing,
      .number(series.leastError, .scientific(digits: 2)),
    ] + Self.targets.map { series.evaluations(forError: $0.error).map { .count($0) } ?? .missing }
      + (isTimed ? [.number(series.seconds(forError: Self.timed.error), .scientific(digits: 2))] : [])
      + Self.cells(series.verdict)
  }

  /// The verdict, or why there is none.
  private static func cells(_ verdict: Verdict) -> [Cell] {
    if case .notApplicable(let reason) = verdict { return [.missing, .text(reason)] }
    return [.verdict(verdict), .missing]
  }

  /// A line for each point.
  public var pointsTable: Table {
    var columns = [
      Column("method", "method", .text), Column("over", "over", .text), Column("setting", "setting", .number),
      Column("evaluations", "evaluations", .count), Column("jacobians", "jacobians", .count, audience: .data),
      Column("steps", "steps", .count, audience: .data), Column("error", "error", .number),
      Column("change", "change", .number, audience: .data), Column("rounding", "rounding", .number, audience: .data),
      Column("localOrder", "local order", .number), Column("asymptotic", "asymptotic", .flag),
      Column("failure", "failure", .text, audience: .data),
    ]
    if isTimed { columns.append(Column("seconds", "processor time", .number, unit: "s")) }
    let rows = series.flatMap { series in
      series.points.enumerated().map { index, point -> [Cell] in
        var cells: [Cell] = [
          .text(series.method), .text(series.knob == .none ? nil : series.knob.plural),
          .number(point.setting, .scientific(digits: 3)), .count(point.evaluations), .count(point.jacobians),
          .count(point.steps), .number(point.error, .scientific(digits: 3)),
          .number(point.change, .scientific(digits: 3)), .number(point.rounding, .scientific(digits: 3)),
          .number(point.localOrder, .fixed(decimals: 2)),
          .flag(series.observedOrder.stretch?.contains(index) ?? false), .text(point.failure),
        ]
        if isTimed { cells.append(.number(point.seconds, .scientific(digits: 2))) }
        return cells
      }
    }
    return Table(
      key: "points", title: "Points", columns: columns, rows: rows, emptyText: "Nothing was measured.")
  }
}

extension WorkPrecisionSeries.Knob {
  /// "steps", "tolerances".
  public var plural: String {
    switch self {
    case .step: "steps"
    case .tolerance: "tolerances"
    case .none: "nothing"
    }
  }
}
