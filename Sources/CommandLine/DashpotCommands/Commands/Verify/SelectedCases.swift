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
      switch error {
      case .noSuchCase(let id, let suiteName):
        let nearest = NearestName.of(id, among: (0..<suite.caseCount).lazy.map { suite.case(at: $0).id })
        throw .usage(
          .unknownName(kind: "case of suite \(suiteName)", word: id, nearest: nearest, list: Self.list(suiteName)),
          command: "verify")
      case .engineNotInSuite(let name, let suiteName, let available):
        throw .usage(
          .unknownName(
            kind: "engine of suite \(suiteName)", word: name, nearest: NearestName.of(name, among: available),
            list: "dashpot list engines"), command: "verify")
      case .nothingMatches, .noCaseForEngines:
        suiteRun = nil
        complaint = "\(error)."
      }
    }
  }

  private static func list(_ suite: String) -> String { "dashpot verify \(suite) --format csv" }

  var plannedCases: Int { suiteRun?.plannedCases ?? 0 }

  /// The run before its first case.
  func record(circumstances: [ProvenanceItem]) -> RunRecord {
    if let suiteRun { return suiteRun.record(circumstances: circumstances) }
    return RunRecord(
      suite: suite.name, suiteVersion: suite.version, suiteHash: suite.hash, provenance: [],
      circumstances: circumstances, plannedCases: 0, isComplete: false)
  }
}
