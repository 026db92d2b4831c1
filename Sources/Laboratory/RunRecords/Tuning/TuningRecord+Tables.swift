extension TunedConstant {
  /// Whether it was chosen, and ended where it may go no farther.
  var isAtAnEnd: Bool { isChosen && (after == lower || after == upper) }
}

extension TuningRecord {
  /// The constants before and after.
  public var constantsTable: Table {
    Table(
      key: "constants", title: "Constants",
      columns: [
        Column("name", "constant", .text), Column("before", "before", .number), Column("after", "after", .number),
        Column("unit", "unit", .text), Column("lower", "from", .number, rank: 2),
        Column("upper", "to", .number, rank: 2),
        Column("scale", "scale", .text, rank: 3), Column("meaning", "meaning", .text, rank: 1),
      ],
      rows: constants.map { constant in
        let value = ShownNumber.Style.significant(digits: 7)
        return [
          .text(constant.name), .number(constant.before, value), .number(constant.after, value), .text(constant.unit),
          .number(constant.isChosen ? constant.lower : nil, value),
          .number(constant.isChosen ? constant.upper : nil, value),
          .text(constant.isChosen ? (constant.isLogarithmic ? "logarithmic" : "linear") : "held"),
          .text(constant.meaning),
        ]
      }, emptyText: "The engine has no constants.")
  }

  /// Errors before and after, sweep by sweep.
  public var errorsTable: Table {
    let error = ShownNumber.Style.scientific(digits: 3)
    return Table(
      key: "errors", title: "Errors",
      columns: [
        Column("sweep", "sweep", .text), Column("cases", "cases", .count),
        Column("worstErrorBefore", "worst error before", .number), Column("worstErrorAfter", "after", .number),
        Column("rmsErrorBefore", "RMS error before", .number, rank: 1),
        Column("rmsErrorAfter", "after", .number, rank: 1),
      ],
      rows: sweeps.map { sweep in
        [
          .text(sweep.sweep), .count(sweep.cases), .number(sweep.before.worstError, error),
          .number(sweep.after.worstError, error), .number(sweep.before.rmsError, error),
          .number(sweep.after.rmsError, error),
        ]
      }, emptyText: "No case was run.",
      notes: ["Errors of position as a fraction of each case's amplitude; infinity where a case has no trace."])
  }

  /// Claims of rest before and after, sweep by sweep; nil when the engine makes none.
  public var settlingTable: Table? {
    guard sweeps.contains(where: { $0.before.claims > 0 || $0.after.claims > 0 }) else { return nil }
    let columns = [
      Column("sweep", "sweep", .text), Column("constants", "constants", .text), Column("claims", "claims", .count),
      Column("early", "early", .count), Column("mostLeft", "most left", .number),
      Column("meanWaste", "mean waste", .number, unit: "s"),
      Column("leastWaste", "from", .number, unit: "s", rank: 1), Column("mostWaste", "to", .number, unit: "s", rank: 1),
    ]
    let rows = sweeps.flatMap { sweep in
      [("before", sweep.before), ("after", sweep.after)].map { name, figures -> [Cell] in
        [
          .text(sweep.sweep), .text(name), .count(figures.claims), .count(figures.early),
          .number(figures.mostLeft, .significant(digits: 4)), .number(figures.meanWaste, .signedSeconds),
          .number(figures.leastWaste, .signedSeconds), .number(figures.mostWaste, .signedSeconds),
        ]
      }
    }
    return Table(
      key: "settling", title: "Settling times", columns: columns, rows: rows,
      emptyText: "No engine says when it rests.",
      notes: [
        "Waste: the claim of rest minus the true last time outside of the band; below 0 it is early. "
          + "Most left: how far a motion still goes after a claim, \(leftUnit)."
      ])
  }

  /// All curves, a line for each point.
  public var curvesTable: Table {
    let value = ShownNumber.Style.significant(digits: 5)
    return Table(
      key: "curves", title: "Trade-off",
      columns: [
        Column("constant", "constant", .text), Column("value", "value", .number),
        Column("error", "worst error", .number), Column("waste", "mean waste", .number, unit: "s"),
        Column("left", "most left", .number),
      ],
      rows: curves.flatMap { curve in
        curve.points.map { point in
          [
            .text(curve.constant), .number(point.value, value), .number(point.error, .scientific(digits: 3)),
            .number(point.waste, .signedSeconds), .number(point.left, value),
          ]
        }
      }, emptyText: "No constant was to be chosen.")
  }

  /// What the objective says before and after, in a sentence for each.
  public var sentences: [String] {
    var sentences: [String] = []
    switch outcome {
    case .found: break
    case .endOfRange: sentences.append("No value of the range passes the limit; the end of the range is the answer.")
    case .nothingKeeps:
      sentences.append("No value of the range keeps to the condition, so that the constants stay as they are.")
    }
    if case .found = outcome {
      for constant in constants where constant.isAtAnEnd {
        sentences.append("\(constant.name) is at the end of its range, and might be better beyond it.")
      }
    }
    sentences.append("Before: \(text(before)). After: \(text(after)).")
    if neverAtRest > 0, isOfRest {
      let (what, verb) = neverAtRest == 1 ? ("1 case", "comes") : ("\(neverAtRest) cases", "come")
      sentences.append(
        "\(what) never \(verb) to rest, and no claim is held against \(neverAtRest == 1 ? "it" : "them").")
    }
    if unsolved > 0 { sentences.append("\(unsolved) cases have no truth and were left out.") }
    return sentences
  }

  private func text(_ value: TuningValue) -> String {
    var parts: [String] = []
    if isOfRest {
      if value.value.isFinite { parts.append("\(ShownNumber.text(value.value, .signedSeconds)) s") }
      if value.violation > 0 {
        parts.append(
          value.violation.isFinite
            ? "up to \(ShownNumber.text(value.violation, .seconds)) s too early" : "a case without a trace")
      }
    } else {
      parts.append(ShownNumber.text(value.value, .scientific(digits: 4)))
    }
    if value.missing > 0 { parts.append("\(value.missing) cases without a claim of rest") }
    return parts.joined(separator: ", ")
  }
}
