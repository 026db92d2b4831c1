internal import ReportRendering
internal import RunRecords

extension BaselineCommand {
  /// Writes the run as a baseline; the tolerances of one that is there stay.
  func record(in environment: CommandEnvironment) throws(CommandFailure) -> ExitCode {
    let (runPath, path) = (paths[0], paths[1])
    let former = InputFile.exists(path) ? try BaselineFile.document(at: path).baseline : nil
    let accepted = try BaselineFile.accepted(at: knownPath)
    let recorded = try RecordedRun(at: runPath, .exceedances, accepted: accepted) { BaselineObjection(toUseOf: $0) }
    if recorded.fold.nothingJudged {
      environment.note("dashpot: nothing in '\(runPath)' is judged, so nothing was recorded.")
      return .nothingJudged
    }
    let baseline: Baseline
    do {
      baseline = try recorded.fold.baseline(
        of: recorded.run, tolerances: former?.tolerances ?? BaselineTolerance.standard, allowsNaN: allowsNaN,
        requiresReasons: knownPath != nil)
    } catch {
      throw .badInput(path: runPath, reason: "\(error).")
    }
    try OutputFile.replace(with: BaselineText.render(baseline), at: path)
    environment.note("dashpot: \(Self.sentence(baseline, path))")
    return .allWithin
  }

  private static func sentence(_ baseline: Baseline, _ path: String) -> String {
    let known =
      switch baseline.known.count {
      case 0: "no case exceeds"
      case 1: "1 case exceeds and is known from now on"
      default: "\(baseline.known.count) cases exceed and are known from now on"
      }
    return "'\(path)' holds \(baseline.rows.count) figures of \(baseline.suite)@\(baseline.suiteVersion); \(known)."
  }
}
