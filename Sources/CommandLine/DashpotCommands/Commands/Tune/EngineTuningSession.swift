internal import ConstantFitting
internal import EngineComparison
internal import ReportRendering
internal import RunRecords

/// Runs tunings and words their records.
struct EngineTuningSession {
  let environment: CommandEnvironment
  let jobs: Int

  /// Prints one tuning.
  func show(_ plan: TuningPlan, _ format: TuneFormat) throws(CommandFailure) -> ExitCode {
    let record: TuningRecord
    do throws(TuningError) {
      record = try self.record(of: plan)
    } catch {
      return try exitCode(of: error)
    }
    try environment.print(text(record, format))
    return record.outcome == .nothingKeeps ? .exceeds : .allWithin
  }

  /// Writes the page of all of them, or compares it with the one that is there.
  ///
  /// Why within where nothing keeps to a limit: that is a finding, and the page says so.
  func page(
    of plans: [(path: String, plan: TuningPlan)], for use: EngineTuningSubject.Use
  ) throws(CommandFailure) -> ExitCode {
    var tunings: [(command: String, record: TuningRecord)] = []
    for (path, plan) in plans {
      do throws(TuningError) {
        tunings.append(("dashpot tune --file \(path)", try record(of: plan)))
      } catch {
        return try exitCode(of: error)
      }
    }
    let page = TuningPage.page(tunings, provenance: TuningPlan.provenance)
    switch use {
    case .print:
      try environment.print(page.text)
      return .allWithin
    case .publish(let folder):
      try ReportFolder(folder).publish([page])
      return .allWithin
    case .compare(let folder):
      let comparison = try PublishedComparison(of: [page], publishedIn: folder)
      try environment.print(comparison.text)
      return comparison.exitCode
    }
  }

  private func record(of plan: TuningPlan) throws(TuningError) -> TuningRecord {
    let line = ProgressLine(in: environment)
    defer { line?.finish() }
    return try plan.run(jobs: jobs) { progress in
      line?.show { _ in
        switch progress {
        case .solving(let done, let planned): "\(plan.name): \(done) of \(planned) cases solved"
        case .searching(let count): "\(plan.name): \(count) candidates"
        }
      }
      return environment.stopRequest() == nil
    }
  }

  private func exitCode(of error: TuningError) throws(CommandFailure) -> ExitCode {
    switch error {
    case .cancelled: return environment.stopRequest()?.exitCode ?? .interrupted
    case .noCase:
      environment.note("dashpot: \(error).")
      return .nothingJudged
    default: throw .usage(.refused(reason: "\(error)"), command: "tune")
    }
  }

  private func text(_ record: TuningRecord, _ format: TuneFormat) -> String {
    switch format {
    case .text:
      TuningText(
        record, width: environment.columns, colour: environment.isColoured(environment.output),
        style: environment.showsUnicode ? .braille : .marks
      ).text
    case .markdown: TuningPage.markdown(record)
    case .csv: CSVTable.render(record.curvesTable)
    case .json: TuningJSON.render(record)
    }
  }
}
