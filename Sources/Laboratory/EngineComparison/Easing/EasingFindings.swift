public import RunRecords

/// What an easing study found.
public struct EasingFindings: Sendable {
  public let study: EasingStudy
  let tallies: [EasingTally]

  /// Points at which our own curves were judged.
  public var points: Int { tallies.reduce(0) { $0 + $1.points } }

  /// Points at which one of our own curves is off by more than 2 ulp, or falls where it rises.
  public var beyond: Int { tallies.reduce(0) { $0 + $1.beyond + $1.falls } }

  /// The tables of a report.
  public var tables: [Table] { [regionTable, specimenTable, fallTable, worstTable].filter { !$0.rows.isEmpty } }

  private static let style = ShownNumber.Style.significant(digits: 3)

  /// Ours and the textbook's, a line for each region.
  var regionTable: Table {
    let columns =
      [
        Column("region", "region", .text), Column("drawn", "drawn", .text, rank: 5),
        Column("adversarial", "adversarial", .flag, audience: .data), Column("points", "points", .count, rank: 3),
        Column("beyond", "beyond 2 ulp", .count, rank: 2), Column("falls", "falls", .count, rank: 4),
      ] + Self.errorColumns(of: "own", titled: "own", rank: 0)
      + Self.errorColumns(of: "textbook", titled: "textbook", rank: 1)
    let rows = tallies.map { tally -> [Cell] in
      let textbook = tally.formulas.count > 1 ? Self.cells(tally.formulas[1]) : Array(repeating: .missing, count: 4)
      return [
        .text(tally.region.rawValue), .text(tally.region.summary), .flag(tally.region.isAdversarial),
        .count(tally.points), .count(tally.beyond), .count(tally.falls),
      ] + Self.cells(tally.formulas[0]) + textbook
    }
    return Table(
      key: "regions", title: "Errors of easing curves in ulp", columns: columns, rows: rows,
      emptyText: "No point was judged.",
      notes: [
        "Own is Dashpot's curve. One ulp of a value is that of max(1, |y₁|, |y₂|), of a slope that of the larger of this "
          + "and itself; of a named curve that of the larger of 1 and the number.",
        "Falls are neighbouring doubles between which a curve with heights in 0…1 comes back; none may be there.",
      ])
  }

  /// The errors of the specimens, a line for each.
  var specimenTable: Table {
    let curves = tallies.filter { $0.formulas.count > 2 }
    let names = curves.first?.formulas.dropFirst(2).map(\.name) ?? []
    let rows = names.enumerated().map { index, name -> [Cell] in
      var sum = FormulaTally(name)
      var worst: (region: EasingRegion, error: Double)?
      for tally in curves {
        let formula = tally.formulas[index + 2]
        sum.add(formula)
        let error = formula.position.largest
        if error > worst?.error ?? -1 { worst = (tally.region, error) }
      }
      return [.text(name)] + Self.cells(sum) + [.text(worst?.region.rawValue)]
    }
    return Table(
      key: "specimens", title: "Solvers of the specimens",
      columns: [Column("formula", "solver", .text)] + Self.errorColumns(of: "", titled: "", rank: 0)
        + [Column("worst", "worst value in", .text, rank: 1)],
      rows: rows, emptyText: "No specimen was asked.")
  }

  /// Where a rising curve of ours falls.
  var fallTable: Table {
    let rows = tallies.flatMap { tally in
      tally.fallen.map { point -> [Cell] in
        [.text(tally.region.rawValue), .text(point.text), .text("dashpot verify easing --case '\(point.text)'")]
      }
    }
    return Table(
      key: "falls", title: "Falls from a time to the next double",
      columns: [
        Column("region", "region", .text), Column("point", "point", .text, audience: .data),
        Column("replay", "run it again", .code),
      ], rows: rows, emptyText: "No curve falls.")
  }

  /// The worst points, each with the command that evaluates it again.
  var worstTable: Table {
    let rows = tallies.flatMap { $0.worst.flatMap(\.self) }.map { point -> [Cell] in
      [
        .text(point.region.rawValue), .text(point.formula), .number(point.error, Self.style), .text(point.point.text),
        .text("dashpot verify easing --case '\(point.point.text)'"),
      ]
    }
    return Table(
      key: "worst", title: "Worst points",
      columns: [
        Column("region", "region", .text), Column("formula", "solver", .text),
        Column("error", "error", .number, unit: "ulp"), Column("point", "point", .text, audience: .data),
        Column("replay", "run it again", .code),
      ], rows: rows, emptyText: "No point was kept.")
  }

  private static func errorColumns(of key: String, titled title: String, rank: Int) -> [Column] {
    [("Value", "value"), ("Slope", "slope")].flatMap { name, word in
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
