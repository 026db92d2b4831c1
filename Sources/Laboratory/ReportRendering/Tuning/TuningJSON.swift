public import RunRecords

/// A tuning as one JSON object.
///
/// ```
/// { "format": "dashpot-tuning", "schemaVersion": 1, "engine": …, "constants": {…}, "tables": [ … ] }
/// ```
/// A number that is not finite is the string that names it; null is a value that is missing.
public enum TuningJSON {
  public static func render(_ record: TuningRecord) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.member("format", "dashpot-tuning")
    json.member("schemaVersion", TuningRecord.schemaVersion)
    json.member("name", record.name)
    json.member("engine", record.engine)
    json.member("suite", record.suite)
    json.member("filter", record.filter)
    json.member("objective", record.objective)
    json.member("errorLimit", record.errorLimit)
    json.member("leftUnit", record.leftUnit)
    // Why text: a seed has 64 bits, and readers of JSON keep 53.
    json.member("seed", String(record.seed))
    json.member("cases", record.cases)
    json.member("refused", record.refused)
    json.member("unsolved", record.unsolved)
    json.member("neverAtRest", record.neverAtRest)
    json.member("evaluations", record.evaluations)
    json.member("outcome", record.outcome.word)
    for (key, value) in [("before", record.before), ("after", record.after)] {
      json.key(key)
      json.beginObject(onOneLine: true)
      json.member("value", value.value)
      json.member("violation", value.violation)
      json.member("missing", value.missing)
      json.endObject()
    }
    json.key("tables")
    json.beginArray()
    for table in record.tables { json.write(table) }
    json.endArray()
    json.key("sentences")
    json.beginArray()
    for sentence in record.sentences { json.value(sentence) }
    json.endArray()
    json.endObject()
    json.endDocument()
    return json.text
  }
}

extension TuningRecord {
  /// In the order of reading.
  var tables: [Table] {
    [constantsTable, errorsTable] + (settlingTable.map { [$0] } ?? []) + [curvesTable]
  }
}

extension TuningRecord.Outcome {
  /// For data formats.
  var word: String {
    switch self {
    case .found: "found"
    case .endOfRange: "endOfRange"
    case .nothingKeeps: "nothingKeeps"
    }
  }
}
