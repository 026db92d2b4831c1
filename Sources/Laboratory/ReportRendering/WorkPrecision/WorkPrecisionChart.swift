public import RunRecords

/// A work–precision diagram as a Vega-Lite specification, with its data inside: errors against right-hand sides and, where
/// they were measured, against processor time, both axes logarithmic. Large dots are those that an order was fitted to.
public enum WorkPrecisionChart {
  static let schema = "https://vega.github.io/schema/vega-lite/v5.json"

  public static func render(_ record: WorkPrecisionRecord) -> String {
    let series = WorkPrecisionPlot.series(of: record)
    var json = JSONWriter()
    json.beginObject()
    json.member("$schema", schema)
    json.key("title")
    json.beginObject()
    json.member("text", WorkPrecisionText.heading(record))
    json.member("subtitle", WorkPrecisionText.scope(record))
    json.endObject()
    json.key("data")
    json.beginObject()
    json.key("values")
    writeValues(series, to: &json)
    json.endObject()
    json.key("hconcat")
    json.beginArray()
    for cost in WorkPrecisionPlot.Cost.allCases {
      let hasData = series.contains { !WorkPrecisionPlot.points(of: $0, against: cost).isEmpty }
      if hasData { writePanel(cost, methods: series.map(\.method), to: &json) }
    }
    json.endArray()
    json.endObject()
    json.endDocument()
    return json.text
  }

  private static func writeValues(_ series: [WorkPrecisionSeries], to json: inout JSONWriter) {
    json.beginArray()
    for one in series {
      for (index, point) in one.points.enumerated() where WorkPrecisionPlot.isDrawn(point) {
        json.beginObject(onOneLine: true)
        json.member("method", one.method)
        json.member("over", one.knob.plural)
        json.member("place", index)
        json.member("setting", point.setting)
        // Why: nothing lies at 0 on a logarithmic axis.
        json.member("evaluations", point.evaluations > 0 ? Double(point.evaluations) : nil)
        json.member("error", point.error)
        if let seconds = point.seconds { json.member("seconds", seconds) }
        json.member("asymptotic", one.observedOrder.stretch?.contains(index) ?? false)
        json.endObject()
      }
    }
    json.endArray()
  }

  private static func writePanel(_ cost: WorkPrecisionPlot.Cost, methods: [String], to json: inout JSONWriter) {
    let title = cost == .evaluations ? "right-hand sides evaluated" : "processor time (s)"
    json.beginObject()
    json.member("width", 420)
    json.member("height", 360)
    json.key("layer")
    json.beginArray()
    for mark in ["line", "point"] {
      json.beginObject()
      json.key("mark")
      json.beginObject(onOneLine: true)
      json.member("type", mark)
      if mark == "point" { json.member("filled", true) }
      json.endObject()
      json.key("encoding")
      json.beginObject()
      writeAxis("x", cost.rawValue, title: title, to: &json)
      writeAxis("y", "error", title: "largest error / amplitude", to: &json)
      writeColour(methods, to: &json)
      writeExtras(of: mark, to: &json)
      json.endObject()
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func writeAxis(_ channel: String, _ field: String, title: String, to json: inout JSONWriter) {
    json.key(channel)
    json.beginObject(onOneLine: true)
    json.member("field", field)
    json.member("type", "quantitative")
    json.key("scale")
    json.beginObject()
    json.member("type", "log")
    json.endObject()
    json.key("axis")
    json.beginObject()
    json.member("title", title)
    json.member("format", ".0e")
    json.endObject()
    json.endObject()
  }

  private static func writeColour(_ methods: [String], to json: inout JSONWriter) {
    json.key("color")
    json.beginObject(onOneLine: true)
    json.member("field", "method")
    json.member("type", "nominal")
    json.key("sort")
    json.beginArray()
    for method in methods { json.value(method) }
    json.endArray()
    json.key("scale")
    json.beginObject()
    json.member("scheme", "tableau20")
    json.endObject()
    json.endObject()
  }

  /// The order along a line, which is that of the settings, the size of a dot and what it says.
  private static func writeExtras(of mark: String, to json: inout JSONWriter) {
    if mark == "line" {
      json.key("order")
      json.beginObject(onOneLine: true)
      json.member("field", "place")
      json.member("type", "quantitative")
      json.endObject()
      return
    }
    json.key("size")
    json.beginObject(onOneLine: true)
    json.key("condition")
    json.beginObject()
    json.member("test", "datum.asymptotic")
    json.member("value", 60)
    json.endObject()
    json.member("value", 20)
    json.endObject()
    json.key("tooltip")
    json.beginArray()
    for name in ["method", "over", "setting", "evaluations", "error"] {
      json.beginObject(onOneLine: true)
      json.member("field", name)
      json.endObject()
    }
    json.endArray()
  }
}
