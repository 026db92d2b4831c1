extension RunSummary {
  /// How the same motion differs between displays: the mean time scale at each frame rate, and the largest differences
  /// of the errors over the rates of one motion.
  public func frameRatesTable() -> Table {
    let summaries = frameRates
    let rates = Set(summaries.flatMap { $0.rates.map(\.framesPerSecond) }).sorted()
    var columns = [
      Column("sweep", "sweep", .text), Column("engine", "engine", .text), Column("role", "role", .text, rank: 4),
      Column("groups", "motions", .count, rank: 3),
    ]
    for rate in rates {
      let text = ShortestNumber.text(rate)
      columns.append(Column("timeScaleAt\(text)Hz", "\(text) Hz", .number, rank: 2))
    }
    columns += [
      Column("positionErrorSpread", "error spread", .number),
      Column("positionErrorSpreadGroup", "motion", .text, audience: .data),
      Column("endErrorSpread", "end spread", .number, rank: 1),
      Column("endErrorSpreadGroup", "motion", .text, audience: .data),
      Column("partialGroups", "motions without every rate", .count, audience: .data),
    ]
    var notes = [
      "Under each frame rate: the mean time scale, 1 is right. Spread: the largest difference between rates."
    ]
    let partial = summaries.filter { $0.partialGroups > 0 }
    if !partial.isEmpty {
      let sweeps = Set(partial.map(\.sweep)).sorted().joined(separator: ", ")
      notes.append("Not every motion was seen at every frame rate: \(sweeps).")
    }
    return Table(
      key: "frameRates", title: "Frame rates", columns: columns,
      rows: summaries.map { Self.frameRateRow($0, rates: rates) },
      emptyText: "No sweep has frame rates.", notes: notes)
  }

  private static func frameRateRow(_ summary: FrameRateSummary, rates: [Double]) -> [Cell] {
    let error = ShownNumber.Style.scientific(digits: 2)
    var row: [Cell] = [
      .text(summary.sweep), .text(summary.engine), .text(summary.role.rawValue), .count(summary.groups),
    ]
    for rate in rates {
      let timeScale = summary.rates.first { $0.framesPerSecond == rate }?.timeScale
      row.append(.number(timeScale, .significant(digits: 5)))
    }
    return row + [
      .number(summary.positionErrorSpread?.value, error), .text(summary.positionErrorSpread?.caseID),
      .number(summary.endErrorSpread?.value, error), .text(summary.endErrorSpread?.caseID),
      .count(summary.partialGroups),
    ]
  }
}
