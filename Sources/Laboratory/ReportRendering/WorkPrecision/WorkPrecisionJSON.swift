public import RunRecords

/// A work–precision study as one JSON object.
///
/// ```
/// { "format": "dashpot-work-precision", "schemaVersion": 1, "law": …, "window": …, "series": [ { "points": […] } ] }
/// ```
/// An error that is not finite is the string that names it; null is a value that is missing.
public enum WorkPrecisionJSON {
  public static func render(_ record: WorkPrecisionRecord) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.member("format", "dashpot-work-precision")
    json.member("schemaVersion", WorkPrecisionRecord.schemaVersion)
    json.write(record.law)
    json.member("startPosition", record.startPosition)
    json.member("startVelocity", record.startVelocity)
    json.member("origin", record.origin)
    json.member("retargets", record.retargets)
    json.member("window", record.window)
    json.member("instants", record.instants)
    json.member("amplitude", record.amplitude)
    json.key("series")
    json.beginArray()
    for series in record.series { write(series, to: &json) }
    json.endArray()
    json.endObject()
    json.endDocument()
    return json.text
  }

  private static func write(_ series: WorkPrecisionSeries, to json: inout JSONWriter) {
    json.beginObject()
    json.member("method", series.method)
    json.member("over", series.knob.plural)
    json.member("formalOrder", series.formalOrder.map(Double.init))
    json.member("observedOrder", series.observedOrder.order)
    json.member("spread", series.observedOrder.spread)
    json.member("firstAsymptoticPoint", series.observedOrder.stretch.map { Double($0.lowerBound) })
    json.member("lastAsymptoticPoint", series.observedOrder.stretch.map { Double($0.upperBound) })
    if case .noAsymptoticStretch(let reason) = series.observedOrder {
      json.member("noAsymptoticStretch", reason.meaning)
    }
    json.member("verdict", series.verdict.name)
    json.member("detail", series.verdict.detail)
    json.key("points")
    json.beginArray()
    for point in series.points { write(point, to: &json) }
    json.endArray()
    json.endObject()
  }

  private static func write(_ point: WorkPrecisionPoint, to json: inout JSONWriter) {
    json.beginObject(onOneLine: true)
    json.member("setting", point.setting)
    json.member("evaluations", point.evaluations)
    json.member("jacobians", point.jacobians)
    json.member("steps", point.steps)
    json.member("error", point.error)
    json.member("change", point.change)
    json.member("rounding", point.rounding)
    json.member("localOrder", point.localOrder)
    if let seconds = point.seconds { json.member("seconds", seconds) }
    if let failure = point.failure { json.member("failure", failure) }
    json.endObject()
  }
}
