public import RunRecords

/// What a study found.
public struct AccuracyFindings: Sendable {
  public let study: AccuracyStudy
  let tallies: [RegionTally]

  /// Points at which our own formulas were judged.
  public var points: Int { tallies.reduce(0) { $0 + $1.points } }

  /// Points at which one of our own formulas is off by more than it may be.
  public var beyond: Int { tallies.reduce(0) { $0 + $1.beyond } }

  /// The share of points chosen to be hard.
  public var adversarialShare: Double {
    let hard = tallies.filter(\.region.isAdversarial).reduce(0) { $0 + $1.points }
    return points == 0 ? 0 : Double(hard) / Double(points)
  }

  /// The tables of a report.
  public var tables: [Table] { [regionTable, specimenTable, worstTable].filter { !$0.rows.isEmpty } }

  /// Ours and the textbook's, a line for each region.
  var regionTable: Table {
    let columns =
      [
        Column("region", "region", .text), Column("drawn", "drawn", .text, rank: 5),
        Column("adversarial", "adversarial", .flag, audience: .data), Column("points", "points", .count, rank: 3),
        Column("beyond", "beyond its limit", .count, rank: 2),
      ] + Self.errorColumns(of: "own", titled: "own", rank: 0)
      + Self.errorColumns(of: "textbook", titled: "textbook", rank: 1)
    let rows = tallies.map { tally -> [Cell] in
      [
        .text(tally.region.rawValue), .text(tally.region.summary), .flag(tally.region.isAdversarial),
        .count(tally.points), .count(tally.beyond),
      ] + tally.formulas.prefix(2).flatMap(Self.cells)
    }
    return Table(
      key: "regions", title: "Errors in ulp of the tight envelope", columns: columns, rows: rows,
      emptyText: "No point was judged.",
      notes: [
        "Own is Dashpot's kernel, in the last regions its step matrix, uniform sampling and decay. It may be off by 1 ulp, "
          + "uniform sampling by 4, each by 1 more below the normal range.",
        "Of decay the position is the distance gone, in decay-remaining the distance still to go, each in ulp of itself.",
      ])
  }

  /// The largest errors of the specimens' formulas, a line for each.
  var specimenTable: Table {
    let names = tallies.first { $0.region.subject == .springs }?.formulas.dropFirst(2).map(\.name) ?? []
    let rows = names.enumerated().map { index, name -> [Cell] in
      var sum = FormulaTally(name)
      var worst: (region: AccuracyRegion, error: Double)?
      for tally in tallies where tally.region.subject == .springs {
        let formula = tally.formulas[index + 2]
        sum.add(formula)
        let error = max(formula.position.largest, formula.velocity.largest)
        if error > worst?.error ?? -1 { worst = (tally.region, error) }
      }
      return [.text(name)] + Self.cells(sum) + [.text(worst?.region.rawValue)]
    }
    return Table(
      key: "specimens", title: "Formulas of the specimens",
      columns: [Column("formula", "formula", .text)]
        + Self.errorColumns(of: "", titled: "", rank: 0) + [Column("worst", "worst in", .text, rank: 1)],
      rows: rows, emptyText: "No specimen was asked.")
  }

  /// The worst points, each with the command that evaluates it again.
  var worstTable: Table {
    let rows = worst.map { point -> [Cell] in
      [
        .text(point.region.rawValue), .text(point.formula), .number(point.error, Self.style),
        .text(point.origin.text), .text(point.point.text), .text("dashpot accuracy --point '\(point.point.text)'"),
      ]
    }
    return Table(
      key: "worst", title: "Worst points",
      columns: [
        Column("region", "region", .text), Column("formula", "formula", .text),
        Column("error", "error", .number, unit: "ulp"),
        Column("origin", "how found", .text, rank: 1), Column("point", "point", .text, audience: .data),
        Column("replay", "run it again", .code),
      ], rows: rows, emptyText: "No point was kept.")
  }

  /// The worst points of all regions, of our own formula first.
  var worst: [WorstPoint] { tallies.flatMap { $0.worst.flatMap(\.self) } }

  private static let style = ShownNumber.Style.significant(digits: 3)

  private static func errorColumns(of key: String, titled title: String, rank: Int) -> [Column] {
    [("Position", "position"), ("Velocity", "velocity")].flatMap { name, word in
      [("Max", "max", rank), ("Mean", "mean", rank + 1)].map { statistic, shown, rank in
        let whole = key.isEmpty ? word + statistic : key + name + statistic
        return Column(whole, [title, word, shown].filter { !$0.isEmpty }.joined(separator: " "), .number, rank: rank)
      }
    }
  }

  private static func cells(_ tally: FormulaTally) -> [Cell] {
    [tally.position, tally.velocity].flatMap { errors -> [Cell] in
      [.number(errors.largest, style), .number(errors.mean, style)]
    }
  }
}
