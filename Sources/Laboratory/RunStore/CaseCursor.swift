public import RunRecords

/// Walks over the cases of a run in their order; holds one at a time.
public final class CaseCursor {
  /// One case of a run file.
  public struct Element: Hashable, Sendable {
    /// Its place in the suite.
    public var index: Int
    public var record: CaseRecord
    /// In the order in which they were written.
    public var measurements: [MeasurementRecord]
  }

  private let path: String
  private let engines: [Int: StoredEngine]
  private let cases: Statement
  private let measurements: Statement
  private var measurementIsWaiting: Bool
  private var isAtEnd = false

  init(of database: Database, engines: [Int: StoredEngine]) throws(RunStoreError) {
    path = database.path
    self.engines = engines
    cases = try database.prepare(RunSchema.selectCases)
    measurements = try database.prepare(RunSchema.selectMeasurements)
    measurementIsWaiting = try measurements.step()
  }

  /// The next case; nil at the end.
  public func next() throws(RunStoreError) -> Element? {
    guard !isAtEnd, try cases.step() else {
      if !isAtEnd, measurementIsWaiting { throw damaged("there are measurements without their case") }
      isAtEnd = true
      return nil
    }
    guard let record = cases.caseRecord() else { throw damaged("a case misses values") }
    var element = Element(index: cases.integer(at: 0), record: record, measurements: [])
    while measurementIsWaiting, measurements.integer(at: 0) <= element.index {
      guard measurements.integer(at: 0) == element.index else {
        throw damaged("there are measurements without their case")
      }
      guard let engine = engines[measurements.integer(at: 2)],
        let measurement = measurements.measurement(caseID: record.id, sweep: record.sweep, engine: engine)
      else { throw damaged("a measurement misses values") }
      element.measurements.append(measurement)
      measurementIsWaiting = try measurements.step()
    }
    return element
  }

  private func damaged(_ detail: String) -> RunStoreError { .damaged(path: path, detail: detail) }
}
