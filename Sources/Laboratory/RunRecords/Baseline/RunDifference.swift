/// What changed from one run of a suite to another.
public struct RunDifference: Hashable, Sendable {
  public let before: RunRecord
  public let after: RunRecord
  /// Of the figures, with NaN like any other value, and of the cases that exceed.
  public let comparison: BaselineComparison

  /// - Parameters:
  ///   - fold: folds a run as it is told; it is handed what to watch for.
  ///   - tolerances: what a figure may move without being told.
  public init<Failure: Error>(
    tolerances: [BaselineQuantity: BaselineTolerance] = BaselineTolerance.standard,
    before first: (BaselineFold.Exclusion) throws(Failure) -> (RunRecord, BaselineFold),
    after second: (BaselineFold.Exclusion) throws(Failure) -> (RunRecord, BaselineFold)
  ) throws(Failure) {
    let (before, recorded) = try first(.none)
    let snapshot = recorded.snapshot(of: before, tolerances: tolerances)
    let (after, fold) = try second(.noneWatching(snapshot.known))
    self.before = before
    self.after = after
    comparison = BaselineComparison(snapshot, with: fold, requiresJudged: false)
  }

  private init(_ other: RunDifference, _ comparison: BaselineComparison) {
    before = other.before
    after = other.after
    self.comparison = comparison
  }

  /// The same, of some engines and sweeps alone.
  public func of(engines: Set<String>, sweeps: Set<String>) -> RunDifference {
    RunDifference(self, comparison.of(engines: engines, sweeps: sweeps))
  }

  /// What it comes to, and what beside the engines may be the reason.
  public var sentences: [String] {
    let against = comparison.findings.count { !$0.kind.isBetter } + comparison.unlistedExceedances
    var sentences: [String] =
      switch comparison.outcome {
      case .nothingCompared: ["The runs have no figure in common."]
      case .same: ["\(comparison.compared) figures compared: nothing changed beyond the tolerances."]
      case .worse, .better:
        ["\(comparison.compared) figures compared: \(against) worse or otherwise changed, \(comparison.better) better."]
      }
    for (run, place) in [(before, "first"), (after, "second")] where !run.isComplete {
      sentences.append("The \(place) run is not complete.")
    }
    let reasons = differences
    if !reasons.isEmpty { sentences.append("The runs differ in \(reasons.joined(separator: "; ")).") }
    return sentences
  }

  /// "GSL: 2.7.1, then 2.8".
  private var differences: [String] {
    var parts: [String] = []
    func add(_ name: String, _ first: String, _ second: String) {
      if first != second { parts.append("\(name): \(first), then \(second)") }
    }
    add("suite version", "\(before.suiteVersion)", "\(after.suiteVersion)")
    if before.suiteVersion == after.suiteVersion { add("suite file", before.suiteHash, after.suiteHash) }
    var names = before.provenance.map(\.name)
    names += after.provenance.map(\.name).filter { !names.contains($0) }
    for name in names {
      func value(_ run: RunRecord) -> String { run.provenance.first { $0.name == name }?.value ?? "none" }
      add(name, value(before), value(after))
    }
    return parts
  }
}
