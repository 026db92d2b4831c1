internal import ReportRendering
internal import RunRecords
internal import RunStore

/// A kept run, read case by case.
struct RunFile {
  private let reader: RunReader

  init(path: String) throws(CommandFailure) {
    do {
      reader = try RunReader(path: path)
    } catch {
      throw .runStore(error)
    }
  }

  /// What determines the numbers, and what became of the run.
  var run: RunRecord { reader.run }

  /// Folds every case, and hands each on.
  func findings(
    visiting visit: (CaseRecord, [MeasurementRecord]) throws(CommandFailure) -> Void = { _, _ in }
  ) throws(CommandFailure) -> RunFindings {
    var summary = RunSummary()
    let cursor = try Self.told { () throws(RunStoreError) in try reader.cases() }
    while let element = try Self.told({ () throws(RunStoreError) in try cursor.next() }) {
      summary.add(element.record, element.measurements)
      try visit(element.record, element.measurements)
    }
    for signature in try Self.told({ () throws(RunStoreError) in try reader.signatures() }) { summary.add(signature) }
    return RunFindings(run: reader.run, summary: summary)
  }

  /// All that its charts draw; every case is read twice, first for the axes of the sweeps.
  func chartedFindings() throws(CommandFailure) -> (findings: RunFindings, charts: RunCharts) {
    var axes = SweptAxes()
    let findings = try self.findings { (record, _) throws(CommandFailure) in axes.add(record) }
    var records = ChartRecords(axes: axes)
    let cursor = try Self.told { () throws(RunStoreError) in try reader.cases() }
    while let element = try Self.told({ () throws(RunStoreError) in try cursor.next() }) {
      records.add(element.record, element.measurements)
    }
    records.samples = try Self.told { () throws(RunStoreError) in try reader.samples() }
    return (findings, RunCharts(findings.summary, records))
  }

  private static func told<Value>(_ work: () throws(RunStoreError) -> Value) throws(CommandFailure) -> Value {
    do {
      return try work()
    } catch {
      throw .runStore(error)
    }
  }
}
