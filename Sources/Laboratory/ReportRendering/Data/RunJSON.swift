public import RunRecords

/// A run as one JSON object: what determines its numbers, its cases if they are asked for, its tables and what it comes to.
///
/// ```
/// { "format": "dashpot-run", "schemaVersion": 3, "run": {…}, "cases": […], "tables": {…}, "outcome": {…} }
/// ```
/// The cases come before the tables, so that a run can be written while it is read; memory does not grow with their
/// number. NaN and the infinities are the strings "nan", "infinity" and "-infinity"; null is a value that is missing.
/// Dates, host, number of jobs are left out: the same numbers give the same bytes.
public struct RunJSON<Failure: Error> {
  private let sink: (String) throws(Failure) -> Void
  private let suite: String
  private var json = JSONWriter()
  private let withCases: Bool

  /// Writes what is before the cases.
  public init(
    _ run: RunRecord, withCases: Bool, to sink: @escaping (String) throws(Failure) -> Void
  ) throws(Failure) {
    self.sink = sink
    self.withCases = withCases
    suite = run.suite
    json.beginObject()
    json.member("format", "dashpot-run")
    json.member("schemaVersion", RunRecord.schemaVersion)
    json.key("run")
    json.write(run)
    if withCases {
      json.key("cases")
      json.beginArray()
    }
    try sink(json.takeText())
  }

  /// Writes one case with its measurements.
  ///
  /// - Precondition: the document was begun with cases.
  public mutating func add(_ record: CaseRecord, _ measurements: [MeasurementRecord]) throws(Failure) {
    precondition(withCases, "this document has no cases")
    json.write(record, measurements)
    try sink(json.takeText())
  }

  /// Writes what is after the cases.
  public mutating func finish(
    _ summary: RunSummary, tables: [Table]? = nil, outcome: Outcome? = nil
  ) throws(Failure) {
    if withCases { json.endArray() }
    json.key("tables")
    json.beginObject()
    for table in tables ?? summary.tables(suite: suite) {
      json.key(table.key)
      json.write(table)
    }
    json.endObject()
    json.key("outcome")
    json.write(outcome ?? summary.outcome())
    json.endObject()
    json.endDocument()
    try sink(json.takeText())
  }
}

extension RunJSON where Failure == Never {
  /// The whole document without its cases.
  public static func render(
    _ run: RunRecord, _ summary: RunSummary, tables: [Table]? = nil, outcome: Outcome? = nil
  ) -> String {
    let collector = Collector()
    var writer = RunJSON(run, withCases: false) { collector.text += $0 }
    writer.finish(summary, tables: tables, outcome: outcome)
    return collector.text
  }
}

/// Holds text that a closure adds to.
private final class Collector {
  var text = ""
}
