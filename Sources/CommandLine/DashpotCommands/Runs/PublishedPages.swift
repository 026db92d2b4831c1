internal import EngineComparison
internal import EngineModels
internal import ReportRendering
internal import RunRecords

/// The pages of a kept run, for which the worst cases of its specimens are run again.
enum PublishedPages {
  /// - Parameter path: of the run, for errors.
  static func pages(of findings: RunFindings, keptIn path: String) throws(CommandFailure) -> [PublishedPage] {
    PublishedReport.pages(
      findings.run, findings.summary, suiteWord: findings.suiteWord, outcome: findings.outcome,
      faults: try faults(of: findings, path))
  }

  private static func faults(of findings: RunFindings, _ path: String) throws(CommandFailure) -> [KnownFault] {
    let specimens = EngineCatalog.specimens.filter { specimen in
      findings.summary.worst.contains { $0.engine == specimen.engine.name && $0.role == .specimen }
    }
    guard !specimens.isEmpty else { return [] }
    let suite = try SuiteChoice.suite(named: findings.suiteWord)
    guard suite.hash == findings.run.suiteHash else {
      throw .badInput(
        path: path, reason: "the suite '\(findings.suiteWord)' has changed since; run 'dashpot verify' again.")
    }
    var faults: [KnownFault] = []
    for specimen in specimens { faults.append(try fault(specimen, findings, suite)) }
    return faults
  }

  private static func fault(
    _ specimen: Specimen, _ findings: RunFindings, _ suite: Suite
  ) throws(CommandFailure) -> KnownFault {
    let name = specimen.engine.name
    let entries = findings.summary.worst.first { $0.engine == name }?.entries ?? []
    let drawn = entries.first { $0.positionError?.isFinite ?? false } ?? entries.first
    return KnownFault(
      name: name, summary: specimen.engine.summary, story: specimen.story, seenIn: specimen.seenIn,
      signatures: findings.summary.signatures.filter { $0.specimen == name },
      worst: entries.first.map {
        KnownFault.WorstCase(
          caseID: $0.caseID, verdict: $0.verdict, positionError: $0.positionError, tolerance: $0.tolerance)
      },
      curve: try drawn.flatMap { (entry) throws(CommandFailure) in
        try curve(of: specimen.engine, on: entry.caseID, suite)
      })
  }

  /// Nil where the engine or the truth has nothing to show.
  private static func curve(
    of engine: any EngineModel, on caseID: String, _ suite: Suite
  ) throws(CommandFailure) -> KnownFault.Curve? {
    let replay: Replay?
    do {
      replay = try Replay(of: engine, onCase: caseID, of: suite)
    } catch {
      throw .internalError(reason: "\(error)")
    }
    return replay.map {
      KnownFault.Curve(
        caseID: caseID, times: $0.times, truth: $0.truth, shown: $0.shown, longestStretch: 6 * $0.period)
    }
  }
}
