/// A run held against a baseline.
public struct BaselineComparison: Hashable, Sendable {
  /// The worst first.
  public private(set) var findings: [BaselineFinding] = []
  /// How many figures and known exceedances are on both sides.
  public private(set) var compared = 0
  /// Exceedances that are not known and too many to be listed.
  public private(set) var unlistedExceedances = 0
  /// Cases that exceed and are known or accepted.
  public private(set) var knownExceedances = 0
  /// Whether no judged engine came to a judgement on any case, where one has to.
  public let nothingJudged: Bool

  /// - Parameters:
  ///   - fold: of the run, folded with the baseline's known exceedances and the accepted ones watched.
  ///   - allowsNaN: whether NaN may follow NaN; the baseline's own word when nil.
  ///   - requiresJudged: whether figures of engines that are not judged come to nothing by themselves.
  public init(
    _ baseline: Baseline, with fold: BaselineFold, accepted: AcceptedExceedances = AcceptedExceedances(),
    allowsNaN: Bool? = nil, requiresJudged: Bool = true
  ) {
    nothingJudged = requiresJudged && fold.nothingJudged
    compareRows(baseline, fold.rows, allowsNaN: allowsNaN ?? baseline.allowsNaN)
    compareKnown(baseline, fold, allowsNaN: allowsNaN ?? baseline.allowsNaN)
    compareAccepted(baseline, accepted, fold)
    findings.sort { $0.precedes($1) }
  }

  private mutating func compareRows(_ baseline: Baseline, _ rows: [BaselineRow], allowsNaN: Bool) {
    var found = Dictionary(rows.map { ($0.key, $0) }) { first, _ in first }
    for before in baseline.rows {
      // Why: an engine that is judged now and was not, or the other way round, is another one with the same name.
      guard let after = found[before.key], after.part == before.part else {
        findings.append(
          BaselineFinding(
            kind: .missing, part: before.part, key: before.key, before: before.value, caseID: before.caseID))
        continue
      }
      found[before.key] = nil
      compared += 1
      compare(before, after, baseline.tolerance(of: before.key.quantity), allowsNaN: allowsNaN)
    }
    for extra in found.values {
      findings.append(
        BaselineFinding(kind: .extra, part: extra.part, key: extra.key, after: extra.value, caseID: extra.caseID))
    }
  }

  private mutating func compare(
    _ before: BaselineRow, _ after: BaselineRow, _ tolerance: BaselineTolerance, allowsNaN: Bool
  ) {
    let movement = Movement(
      from: before.value, to: after.value, polarity: before.polarity, tolerance: tolerance, allowsNaN: allowsNaN)
    guard let kind = BaselineFinding.Kind(movement) else { return }
    findings.append(
      BaselineFinding(
        kind: kind, part: after.part, key: before.key, before: before.value, after: after.value,
        allowance: before.value.isNaN ? nil : tolerance.allowance(about: before.value, before.polarity),
        caseID: after.caseID ?? before.caseID))
  }

  private mutating func compareKnown(_ baseline: Baseline, _ fold: BaselineFold, allowsNaN: Bool) {
    let tolerance = baseline.tolerance(of: .severity)
    var unknown = fold.exceedances
    for known in baseline.known {
      var finding = BaselineFinding(
        kind: .missing, part: .judged, key: known.rowKey, before: known.severity, caseID: known.key.caseID,
        reason: known.reason)
      guard let now = unknown.removeValue(forKey: known.key) else {
        if fold.settled.contains(known.key) {
          compared += 1
          finding.kind = .noLongerExceeds
        }
        findings.append(finding)
        continue
      }
      compared += 1
      knownExceedances += 1
      finding.after = now.severity
      finding.allowance = known.severity.isNaN ? nil : tolerance.allowance(about: known.severity, .larger)
      let movement = Movement(
        from: known.severity, to: now.severity, polarity: .larger, tolerance: tolerance, allowsNaN: allowsNaN)
      guard let kind = BaselineFinding.Kind(movement) else { continue }
      finding.kind = kind
      findings.append(finding)
    }
    let accepted = unknown.values.count { $0.reason != nil }
    knownExceedances += accepted
    for new in unknown.values where new.reason == nil {
      findings.append(
        BaselineFinding(
          kind: .newExceedance, part: .judged, key: new.rowKey, after: new.severity, caseID: new.key.caseID))
    }
    unlistedExceedances = max(0, fold.exceedanceCount - fold.exceedances.count)
  }

  private mutating func compareAccepted(
    _ baseline: Baseline, _ accepted: AcceptedExceedances, _ fold: BaselineFold
  ) {
    for (index, entry) in accepted.entries.enumerated() where fold.acceptedExceedances[index] == 0 {
      findings.append(
        BaselineFinding(
          kind: fold.acceptedCases[index] > 0 ? .acceptedButWithin : .acceptedButAbsent, part: .judged,
          key: BaselineRow.Key(sweep: "", engine: entry.engine, quantity: .severity), caseID: entry.pattern,
          reason: entry.reason, acceptedLine: entry.line))
    }
  }

  /// The same, of some engines and sweeps alone.
  public func of(engines: Set<String>, sweeps: Set<String>) -> BaselineComparison {
    var part = self
    part.findings.removeAll { finding in
      !(engines.isEmpty || engines.contains(finding.key.engine))
        || !(sweeps.isEmpty || sweeps.contains(finding.key.sweep))
    }
    return part
  }

  public var against: Int { findings.count { !$0.kind.isBetter } + unlistedExceedances }
  public var better: Int { findings.count { $0.kind.isBetter } }

  public var outcome: BaselineOutcome {
    if nothingJudged || compared == 0 { return .nothingCompared }
    if against > 0 { return .worse }
    return better > 0 ? .better : .same
  }
}

/// What a comparison comes to: the part of the exit code that a baseline decides.
public enum BaselineOutcome: Int32, CaseIterable, Hashable, Sendable {
  case same = 0
  /// Something is worse, missing, extra or not a number.
  case worse = 1
  case nothingCompared = 2
  /// Something is better beyond its tolerance, and nothing is worse.
  case better = 3
}

extension BaselineFinding.Kind {
  /// Nil for what stayed the same.
  fileprivate init?(_ movement: Movement) {
    switch movement {
    case .same: return nil
    case .better: self = .better
    case .worse: self = .worse
    case .notANumber: self = .notANumber
    }
  }
}
