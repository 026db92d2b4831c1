internal import EngineComparison
internal import ReportRendering
internal import RunRecords
internal import RunStore

/// One run of `dashpot verify`, from its first case to its last file.
struct VerifySession {
  private let selected: SelectedCases
  private let format: ReportFormat
  private let environment: CommandEnvironment
  private let circumstances: [ProvenanceItem]
  private let writer: RunWriter?
  private let folder: ReportFolder?
  private let begun: Double

  /// Opens what is to be written, so that nothing is run in vain.
  init(_ selected: SelectedCases, command: VerifyCommand, in environment: CommandEnvironment) throws(CommandFailure) {
    self.selected = selected
    self.environment = environment
    format = command.format
    begun = environment.clock()
    circumstances =
      [
        ProvenanceItem(name: RunFindings.suiteWordName, value: command.suiteWord),
        ProvenanceItem(name: "jobs", value: "\(selected.options.jobs)"),
      ] + environment.circumstances().map { ProvenanceItem(name: $0.name, value: $0.value) }
    folder = try command.reportPath.map { (path) throws(CommandFailure) in try ReportFolder(path) }
    do {
      let run = selected.record(circumstances: circumstances)
      // Why: a filter that selects nothing must not put an empty run in the place of one that is there.
      writer = try (selected.suiteRun == nil ? nil : command.runPath).map { (path) throws(RunStoreError) in
        try RunWriter(path: path, run: run)
      }
    } catch {
      throw .runStore(error)
    }
  }

  func run() throws(CommandFailure) -> ExitCode {
    var run = selected.record(circumstances: circumstances)
    var progress = Progress(csv: try csv(), summary: RunSummary())
    if let suiteRun = selected.suiteRun {
      try runCases(of: suiteRun, &progress)
    }
    let stop = environment.stopRequest()
    run.isComplete = progress.summary.cases == run.plannedCases
    let findings = RunFindings(run: run, summary: progress.summary)
    let keptIn = try finishFile(isComplete: run.isComplete)
    try folder?.write(findings)
    let printFailure = printed(findings)
    if let complaint = selected.complaint {
      environment.note("dashpot: \(complaint)")
    } else if findings.outcome.nothingJudged, stop == nil {
      environment.note(
        "dashpot: none of the engines that ran is judged; name one that is, or give yours that role in a suite.")
    }
    if let stop, !run.isComplete { tellStop(stop, findings, keptIn: keptIn) }
    if let printFailure, printFailure != .readerLeft { throw printFailure }
    let codes = [ExitCode(findings.outcome)] + (run.isComplete ? [] : [stop?.exitCode].compactMap(\.self))
    return ExitCode.mostSevere(codes)
  }

  /// What grows while cases are run.
  private struct Progress {
    /// Nil in other formats, and once its reader has left.
    var csv: CaseCSV<CommandFailure>?
    var summary: RunSummary
    var failure: CommandFailure?
    var failures = 0
  }

  private func csv() throws(CommandFailure) -> CaseCSV<CommandFailure>? {
    guard format == .csv else { return nil }
    do {
      return try CaseCSV { (text) throws(CommandFailure) in try environment.print(text) }
    } catch {
      guard error == .readerLeft else { throw error }
      return nil
    }
  }

  private func runCases(of suiteRun: SuiteRun, _ progress: inout Progress) throws(CommandFailure) {
    let line = ProgressLine(in: environment)
    suiteRun.run { measured in
      do throws(CommandFailure) {
        try take(measured, &progress)
      } catch {
        progress.failure = error
        return false
      }
      line?.show(done: progress.summary.cases, of: suiteRun.plannedCases, failures: progress.failures)
      return environment.stopRequest() == nil
    }
    line?.finish()
    if let failure = progress.failure, failure != .readerLeft { throw failure }
    guard progress.summary.cases == suiteRun.plannedCases else { return }
    for signature in suiteRun.signatures() {
      progress.summary.add(signature)
      do {
        try writer?.add(signature)
      } catch {
        throw .runStore(error)
      }
    }
  }

  private func take(_ measured: MeasuredCase, _ progress: inout Progress) throws(CommandFailure) {
    progress.summary.add(measured.record, measured.measurements)
    progress.failures += measured.measurements.count { $0.role == .judged && $0.verdict.isAgainst }
    do {
      try writer?.add(measured.record, measured.measurements, index: measured.index)
    } catch {
      throw .runStore(error)
    }
    do {
      try progress.csv?.add(measured.record, measured.measurements)
    } catch {
      progress.csv = nil
      // Why: with the reader gone the run goes on only for what else it is to leave behind.
      if error != .readerLeft || (writer == nil && folder == nil) { throw error }
    }
  }

  /// Prints the report, or gives the reason why not, which is told after everything else.
  ///
  /// Of nothing there is no report for people; data formats have their header.
  private func printed(_ findings: RunFindings) -> CommandFailure? {
    guard format != .text || selected.suiteRun != nil, let text = findings.text(format, in: environment) else {
      return nil
    }
    do {
      try environment.print(text)
      return nil
    } catch {
      return error
    }
  }

  /// Where the run is kept, if it is.
  private func finishFile(isComplete: Bool) throws(CommandFailure) -> String? {
    do {
      return try writer?.finish(isComplete: isComplete, circumstances: [duration])
    } catch {
      throw .runStore(error)
    }
  }

  private var duration: ProvenanceItem {
    ProvenanceItem(name: "duration (s)", value: ShownNumber.text(environment.clock() - begun, .significant(digits: 3)))
  }

  private func tellStop(_ stop: StopRequest, _ findings: RunFindings, keptIn path: String?) {
    let word = stop == .interrupted ? "interrupted" : "terminated"
    let done = "\(findings.summary.cases) of \(findings.run.plannedCases) cases"
    let kept =
      path.map { "they are kept in '\($0)'" } ?? "they are in this report alone, since no '--run FILE' was given"
    environment.note("dashpot: \(word) after \(done); \(kept).")
  }
}
