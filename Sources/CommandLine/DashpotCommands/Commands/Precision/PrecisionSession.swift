internal import EngineComparison
internal import ReportRendering
internal import RunRecords

/// Runs studies and words their records.
struct PrecisionSession {
  let environment: CommandEnvironment
  let measuresTimes: Bool

  /// nil when it was asked to stop.
  func record(
    of motion: StatedMotion, _ settings: PrecisionCommand.Settings
  ) throws(CommandFailure) -> WorkPrecisionRecord? {
    let line = ProgressLine(in: environment)
    defer { line?.finish() }
    do {
      let window = try settings.until ?? WorkPrecisionStudy.suitableWindow(for: motion.problem)
      let study = WorkPrecisionStudy(
        problem: motion.problem, window: window, instants: settings.instants, halvings: settings.halvings)
      let clock = measuresTimes ? environment.processorTime : nil
      var record = try study.run(
        settings.methods, clock: clock,
        progress: { done, planned in
          line?.show(done: done, of: planned, failures: 0)
          return environment.stopRequest() == nil
        })
      record?.origin = motion.origin
      return record
    } catch {
      throw .unsolvable(reason: "\(error)")
    }
  }

  func text(_ record: WorkPrecisionRecord, _ format: PrecisionFormat) -> String {
    switch format {
    case .text:
      WorkPrecisionText(
        record, width: environment.columns, colour: environment.isColoured(environment.output),
        style: environment.showsUnicode ? .braille : .marks
      ).text
    case .markdown: WorkPrecisionPage.markdown(record)
    case .csv: CSVTable.render(record.pointsTable)
    case .json: WorkPrecisionJSON.render(record)
    case .vegaLite: WorkPrecisionChart.render(record)
    }
  }

  /// The page that `Reports/` holds.
  ///
  /// - Returns: within when on every motion the specimen misses its order and nothing else does.
  func publish(to folder: String, halvings: Int?) throws(CommandFailure) -> ExitCode {
    let reports = try ReportFolder(folder)
    let methods = WorkPrecisionGallery.methods
    let line = ProgressLine(in: environment)
    defer { line?.finish() }
    var records: [(title: String, record: WorkPrecisionRecord)] = []
    do {
      let motions = try WorkPrecisionGallery.motions()
      for (index, entry) in motions.enumerated() {
        let window = try WorkPrecisionStudy.suitableWindow(for: entry.problem)
        let record = try WorkPrecisionStudy(problem: entry.problem, window: window, halvings: halvings).run(
          methods,
          progress: { done, _ in
            line?.show(done: index * methods.count + done, of: motions.count * methods.count, failures: 0)
            return environment.stopRequest() == nil
          })
        guard var record else { return environment.stopRequest()?.exitCode ?? .interrupted }
        // Why: each of them starts from 0 in the words of the page.
        record.origin = 0 - record.startPosition
        records.append((entry.title, record))
      }
    } catch {
      throw .unsolvable(reason: "\(error)")
    }
    try reports.publish([WorkPrecisionPage.page(records, provenance: WorkPrecisionGallery.provenance)])
    let isAsExpected = records.allSatisfy { $0.record.against.map(\.method) == [WorkPrecisionGallery.specimen] }
    return isAsExpected ? .allWithin : .exceeds
  }
}
