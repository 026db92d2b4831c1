internal import EngineComparison
internal import ReportRendering
internal import RunRecords
internal import RunStore

/// One run of `dashpot verify`, from its first case to its last file.
struct VerifySession {
  /// Where the run is kept.
  enum Place {
    /// In a new file, or nowhere.
    case new(String?, RunReplacement)
    /// In the file of an interrupted run, which goes on.
    case resumed(String)
  }

  private let selected: SelectedCases
  private let format: ReportFormat
  private let environment: CommandEnvironment
  private let circumstances: [ProvenanceItem]
  private let writer: RunWriter?
  private let isResumed: Bool
  private let folder: ReportFolder?
  private let begun: Double

  /// Opens what is to be written, so that nothing is run in vain.
  init(
    _ selected: SelectedCases, suiteWord: String, place: Place, reportPath: String?, format: ReportFormat,
    in environment: CommandEnvironment
  ) throws(CommandFailure) {
    self.selected = selected
    self.environment = environment
    self.format = format
    begun = environment.clock()
    circumstances =
      [
        ProvenanceItem(name: RunFindings.suiteWordName, value: suiteWord),
        ProvenanceItem(name: "jobs", value: "\(selected.options.jobs)"),
      ] + (selected.options.shard.map { [ProvenanceItem(name: RunRecord.shardName, value: $0.text)] } ?? [])
      + environment.circumstances().map { ProvenanceItem(name: $0.name, value: $0.value) }
    folder = try reportPath.map { (path) throws(CommandFailure) in try ReportFolder(path) }
    let run = selected.record(circumstances: circumstances)
    do {
      switch place {
      case .new(let path, let replacement):
        isResumed = false
        // Why: a filter that selects nothing must not put an empty run in the place of one that is there.
        writer = try (selected.suiteRun == nil ? nil : path).map { (path) throws(RunStoreError) in
          try RunWriter(path: path, run: run, replacing: replacement)
        }
      case .resumed(let path):
        isResumed = true
        writer = try RunWriter(resuming: path, run: run)
      }
    } catch {
      throw .runStore(error)
    }
  }

  func run() throws(CommandFailure) -> ExitCode {
    var run = selected.record(circumstances: circumstances)
    var progress = Progress(csv: isResumed ? nil : try csv(), summary: RunSummary())
    if let suiteRun = selected.suiteRun {
      try runCases(of: suiteRun, &progress)
    }
    let stop = environment.stopRequest()
    run.isComplete = progress.cases == run.plannedCases && !progress.lacksSamples
    let keptIn = try finishFile(isComplete: run.isComplete)
    let findings =
      isResumed ? try readBack(from: keptIn) : RunFindings(run: run, summary: progress.summary)
    try folder?.write(findings)
    let printFailure = printed(findings)
    if let complaint = selected.complaint {
      environment.note("dashpot: \(complaint)")
    } else if findings.outcome.nothingJudged, stop == nil {
      environment.note(
        "dashpot: none of the engines that ran is judged; name one that is, or give yours that role in a suite.")
    }
    if let stop, !run.isComplete {
      tellStop(stop, findings, keptIn: keptIn)
      // Why: a terminal that has gone takes no report either, and the signal is what has to be told.
      return stop.exitCode
    }
    if let printFailure, printFailure != .readerLeft { throw printFailure }
    return ExitCode(findings.outcome)
  }

  /// All cases of a run that went on, those of before among them, in their order.
  private func readBack(from path: String?) throws(CommandFailure) -> RunFindings {
    guard let path else { throw .internalError(reason: "a run that went on has no file") }
    let file = try RunFile(path: path)
    guard let csv = try csv() else { return try file.findings() }
    do {
      return try file.findings { (record, measurements) throws(CommandFailure) in try csv.add(record, measurements) }
    } catch {
      guard error == .readerLeft, folder != nil else { throw error }
      return try file.findings()
    }
  }

  /// What grows while cases are run.
  private struct Progress {
    /// Nil in other formats, and once its reader has left.
    var csv: CaseCSV<CommandFailure>?
    var summary: RunSummary
    /// Those to keep the curves of.
    var sampled = SampledCases()
    /// Whether the run was stopped before all curves were kept.
    var lacksSamples = false
    var failure: CommandFailure?
    var failures = 0
    /// Those of a run that goes on, and those since.
    var cases = 0
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
    let finished = writer?.writtenCases ?? []
    progress.cases = finished.reduce(0) { $0 + $1.count }
    if isResumed { progress.sampled = try sampledBefore() }
    suiteRun.run(leavingOut: finished) { measured in
      do throws(CommandFailure) {
        try take(measured, &progress)
      } catch {
        progress.failure = error
        return false
      }
      line?.show(done: progress.cases, of: suiteRun.plannedCases, failures: progress.failures)
      return environment.stopRequest() == nil
    }
    line?.finish()
    if let failure = progress.failure, failure != .readerLeft { throw failure }
    guard progress.cases == suiteRun.plannedCases else { return }
    try keepSamples(of: suiteRun, &progress)
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
    progress.cases += 1
    progress.summary.add(measured.record, measured.measurements)
    if writer != nil { progress.sampled.add(measured.measurements) }
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

  /// What the cases of before make of the choice.
  private func sampledBefore() throws(CommandFailure) -> SampledCases {
    var sampled = SampledCases()
    do {
      let cursor = try writer?.cases()
      while let element = try cursor?.next() { sampled.add(element.measurements) }
    } catch {
      throw .runStore(error)
    }
    return sampled
  }

  private func keepSamples(of suiteRun: SuiteRun, _ progress: inout Progress) throws(CommandFailure) {
    guard let writer else { return }
    guard let samples = suiteRun.samples(of: progress.sampled, while: { environment.stopRequest() == nil }) else {
      progress.lacksSamples = true
      return
    }
    do {
      for sample in samples { try writer.add(sample) }
    } catch {
      throw .runStore(error)
    }
  }

  /// Prints the report, or gives the reason why not, which is told after everything else.
  ///
  /// Of nothing there is no report for people; data formats have their header.
  private func printed(_ findings: RunFindings) -> CommandFailure? {
    guard format != .text || selected.suiteRun != nil else { return nil }
    do {
      try findings.print(format, in: environment)
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
    let done = "\(findings.summary.cases) of \(findings.run.plannedCases) cases"
    let kept =
      path.map { "they are kept in '\($0)'; 'dashpot verify --resume \($0)' goes on" }
      ?? "they are in this report alone, since no '--run FILE' was given"
    environment.note("dashpot: \(stop.participle) after \(done); \(kept).")
  }
}
