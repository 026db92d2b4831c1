internal import EngineComparison
internal import RunRecords

/// What was selected of a suite, even where that is nothing.
struct SelectedCases {
  let suite: Suite
  let options: SuiteRun.Options
  /// Nil when nothing is left to run.
  let suiteRun: SuiteRun?
  /// Why that is.
  let complaint: String?

  /// - Throws: for words that name no case and no engine of the suite.
  init(of suite: Suite, options: SuiteRun.Options) throws(CommandFailure) {
    self.suite = suite
    self.options = options
    do {
      suiteRun = try SuiteRun(suite, options: options)
      complaint = nil
    } catch {
      guard options.caseID == nil, Self.leavesNothing(error) else {
        throw .usage(.refused(reason: "\(error)"), command: "verify")
      }
      suiteRun = nil
      complaint = "\(error)."
    }
  }

  /// Whether every word is known and no case is meant all the same.
  private static func leavesNothing(_ error: SelectionError) -> Bool {
    switch error {
    case .nothingSelected, .noSuchValue, .noCaseForEngines: true
    default: false
    }
  }

  var plannedCases: Int { suiteRun?.plannedCases ?? 0 }

  /// The run before its first case.
  func record(circumstances: [ProvenanceItem]) -> RunRecord {
    if let suiteRun { return suiteRun.record(circumstances: circumstances) }
    return RunRecord(
      suite: suite.name, suiteVersion: suite.version, suiteHash: suite.hash, provenance: [],
      circumstances: circumstances, plannedCases: 0, isComplete: false)
  }
}
