extension RunHistory {
  /// A line for each sweep and engine, with a spark line over the runs.
  public func sparklinesTable(_ style: Sparkline.Style) -> Table {
    let hasSuites = Set(series.map(\.key.suite)).count > 1
    let unit = quantity.unit
    return Table(
      key: "history", title: "\(quantity.title) over \(runs.count == 1 ? "1 run" : "\(runs.count) runs")",
      columns: [
        Column("suite", "suite", .text, audience: hasSuites ? .everyone : .data), Column("sweep", "sweep", .text),
        Column("engine", "engine", .text), Column("part", "role", .text, rank: 4),
        Column("runs", "runs", .count, rank: 3), Column("history", "history", .text),
        Column("first", "first", .number, unit: unit), Column("latest", "latest", .number, unit: unit),
        Column("least", "least", .number, unit: unit, rank: 2),
        Column("greatest", "greatest", .number, unit: unit, rank: 1),
      ],
      rows: series.map { cells($0, style) },
      emptyText: "No run has a figure of this measurement for such a sweep and engine.")
  }

  private func cells(_ series: Series, _ style: Sparkline.Style) -> [Cell] {
    let values = series.values.compactMap(\.self)
    let badness = quantity.polarity
    let heights = series.values.map { $0.map(badness.badness) }
    let scale: Sparkline.Scale = quantity.isCount ? .linear : .logarithmic
    let numbers = values.filter { !$0.isNaN }
    return [
      .text(series.key.suite), .text(series.key.sweep.isEmpty ? nil : series.key.sweep),
      .text(series.key.engine.isEmpty ? nil : series.key.engine), .text(series.key.part.rawValue),
      .count(values.count), .text(Sparkline.text(heights, scale: scale, style: style)),
      .number(values.first, quantity.style), .number(values.last, quantity.style),
      .number(numbers.min(), quantity.style), .number(numbers.max(), quantity.style),
    ]
  }

  /// A line for each figure: run by run, series by series.
  public var pointsTable: Table {
    let rows = runs.indices.flatMap { index in
      series.compactMap { series -> [Cell]? in
        guard let figure = series.figures[index] else { return nil }
        let run = runs[index]
        return [
          .text(run.path), .text(run.date), .text(run.suite), .flag(run.isComplete), .text(figure.key.sweep),
          .text(figure.key.engine), .text(series.key.part.rawValue), .text(quantity.rawValue),
          .number(figure.value, quantity.style), .text(quantity.unit), .text(figure.caseID),
        ]
      }
    }
    return Table(
      key: "points", title: quantity.title,
      columns: [
        Column("run", "run", .text), Column("date", "date", .text), Column("suite", "suite", .text),
        Column("isComplete", "complete", .flag), Column("sweep", "sweep", .text), Column("engine", "engine", .text),
        Column("part", "role", .text), Column("measurement", "measurement", .text), Column("value", "value", .number),
        Column("unit", "unit", .text), Column("case", "case", .text),
      ], rows: rows, emptyText: "Nothing was measured.")
  }

  /// What it is made of.
  public var sentences: [String] {
    guard let first = runs.first, let last = runs.last else { return ["No run was read."] }
    let suites = runs.map(\.suite).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let marks = quantity.isCount ? "linear" : "logarithmic"
    return [
      "\(runs.count == 1 ? "1 run" : "\(runs.count) runs") of \(suites.joined(separator: ", ")), from \(first.date) to "
        + "\(last.date); each row on a \(marks) scale of its own."
    ] + (runs.contains { !$0.isComplete } ? ["Some of them are not complete."] : [])
  }
}
