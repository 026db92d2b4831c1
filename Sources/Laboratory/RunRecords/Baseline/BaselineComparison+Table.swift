extension BaselineComparison {
  /// What moved, the worst first, each with the command that runs its case again.
  ///
  /// - Parameters:
  ///   - suite: the word by which the suite was asked for.
  ///   - limit: rows to show; all when nil.
  public func table(suite: String, limit: Int? = nil) -> Table {
    let shown = limit.map { Array(findings.prefix($0)) } ?? findings
    var notes: [String] = []
    if shown.count < findings.count { notes.append("\(findings.count - shown.count) more are not shown.") }
    if unlistedExceedances > 0 {
      notes.append("\(unlistedExceedances) more cases exceed and are not known; they are too many to be listed.")
    }
    return Table(
      key: "moved", title: "What moved", columns: columns, rows: shown.map { $0.cells(suite: suite) },
      emptyText: "Nothing moved beyond its tolerance.", notes: notes)
  }

  private var columns: [Column] {
    // Why: a column without a word in it is worth no room.
    let hasReasons = findings.contains { $0.reason != nil }
    return [
      Column("change", "change", .text),
      Column("part", "role", .text, rank: 4),
      Column("sweep", "sweep", .text),
      Column("engine", "engine", .text),
      Column("measurement", "measurement", .text),
      Column("before", "recorded", .number),
      Column("after", "now", .number),
      Column("allowance", "may move by", .number, rank: 2),
      Column("timesAllowance", "of that", .number, rank: 3),
      Column("unit", "unit", .text, audience: .data),
      Column("case", "case", .text, audience: .data),
      Column("reason", "accepted because", .text, rank: 5, audience: hasReasons ? .everyone : .data),
      Column("replay", "run it again", .code),
    ]
  }

  /// The sentence that sums it up, and the one that says what to do.
  public var sentences: [String] {
    let counts = "\(compared) figures compared: \(against) against it, \(better) better."
    let known = knownExceedances == 0 ? [] : ["\(knownExceedances) known exceedances, judged by their movement alone."]
    switch outcome {
    case .same: return ["\(compared) figures compared: all as recorded."] + known
    case .worse: return [counts] + known + ["Find out why; if it is right, record the baseline anew."]
    case .better: return [counts] + known + ["Nothing is worse: record the baseline anew, so that it holds."]
    case .nothingCompared: return ["Nothing was compared: the run and the baseline have no judged figure in common."]
    }
  }
}

extension BaselineFinding {
  fileprivate func cells(suite: String) -> [Cell] {
    let style = key.quantity.style
    return [
      .text(kind.words), .text(part.rawValue), .text(key.sweep.isEmpty ? nil : key.sweep),
      .text(key.engine.isEmpty ? nil : key.engine), .text(key.quantity.title), .number(before, style),
      .number(after, style), .number(allowance, .scientific(digits: 2)),
      .number(timesAllowance, .significant(digits: 3)), .text(key.quantity.unit), .text(caseID), .text(reason),
      .text(replay(suite: suite)),
    ]
  }

  /// Nil where no single case stands for it.
  public func replay(suite: String) -> String? {
    guard let caseID, acceptedLine == nil else { return nil }
    return ReplayCommand.text(suite: suite, caseID: caseID)
  }
}
