extension BaselineComparison {
  /// What a run was held against, for the words of a table.
  public enum Counterpart: Sendable {
    case baseline
    case anotherRun

    var before: String { self == .baseline ? "recorded" : "first" }
    var after: String { self == .baseline ? "now" : "second" }
  }

  /// What moved, the worst first, each with the command that runs its case again.
  ///
  /// - Parameters:
  ///   - suite: the word by which the suite was asked for.
  ///   - limit: rows to show; all when nil.
  public func table(suite: String, limit: Int? = nil, counterpart: Counterpart = .baseline) -> Table {
    let shown = limit.map { Array(findings.prefix($0)) } ?? findings
    var notes: [String] = []
    if shown.count < findings.count { notes.append("\(findings.count - shown.count) more are not shown.") }
    if unlistedExceedances > 0 {
      notes.append("\(unlistedExceedances) more cases exceed and are not known; they are too many to be listed.")
    }
    return Table(
      key: "moved", title: "What moved", columns: columns(counterpart),
      rows: shown.map { $0.cells(suite: suite, counterpart) },
      emptyText: "Nothing moved beyond its tolerance.", notes: notes)
  }

  private func columns(_ counterpart: Counterpart) -> [Column] {
    // Why: a column without a word in it is worth no room.
    let hasReasons = findings.contains { $0.reason != nil }
    return [
      Column("change", "change", .text),
      Column("part", "role", .text, rank: 4),
      Column("sweep", "sweep", .text),
      Column("engine", "engine", .text),
      Column("measurement", "measurement", .text),
      Column("before", counterpart.before, .number),
      Column("after", counterpart.after, .number),
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
  fileprivate func cells(suite: String, _ counterpart: BaselineComparison.Counterpart) -> [Cell] {
    let style = key.quantity.style
    return [
      .text(kind.words(counterpart)), .text(part.rawValue), .text(key.sweep.isEmpty ? nil : key.sweep),
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

extension BaselineFinding.Kind {
  /// For people.
  public func words(_ counterpart: BaselineComparison.Counterpart) -> String {
    switch self {
    case .notANumber: "not a number"
    case .missing: counterpart == .baseline ? "missing in the run" : "in the first alone"
    case .extra: counterpart == .baseline ? "not in the baseline" : "in the second alone"
    case .newExceedance: counterpart == .baseline ? "exceeds, not known" : "exceeds now"
    case .worse: "worse"
    case .better: "better"
    case .noLongerExceeds: "no longer exceeds"
    case .acceptedButWithin: "accepted, does not exceed"
    case .acceptedButAbsent: "accepted, not in the run"
    }
  }
}
