import Foundation
import RunRecords
import Testing

@testable import ReportRendering

@Suite("Charts")
struct ChartTests {
  static let kinds = Chart.Kind.allCases

  private func chart(_ kind: Chart.Kind, _ charts: RunCharts = SampleCharts.charts) throws -> Chart {
    try #require(charts.chart(.init(kind)))
  }

  private func object(_ specification: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(specification.utf8)) as? [String: Any])
  }

  @Test("Specifications as people have looked at them", arguments: kinds)
  func golden(_ kind: Chart.Kind) throws {
    try expectGolden(try chart(kind).specification(.light), "chart-\(kind.rawValue).json")
  }

  @Test("What stands for them in a terminal", arguments: kinds)
  func text(_ kind: Chart.Kind) throws {
    let chart = try chart(kind)
    try expectGolden(chart.text(width: 80, colour: false, unicode: true), "chart-\(kind.rawValue).txt")
    let plain = chart.text(width: 80, colour: false, unicode: false)
    #expect(plain.unicodeScalars.allSatisfy { $0.isASCII }, "\(plain)")
    let coloured = chart.text(width: 80, colour: true, unicode: true)
    #expect(coloured.contains("\u{1B}[") && !plain.contains("\u{1B}"))
  }

  /// Every object below `value` that has the key.
  private func holders(of key: String, in value: Any) -> [[String: Any]] {
    switch value {
    case let object as [String: Any]:
      (object[key] == nil ? [] : [object]) + object.values.flatMap { holders(of: key, in: $0) }
    case let array as [Any]: array.flatMap { holders(of: key, in: $0) }
    default: []
    }
  }

  @Test("Each names its schema, has a title and a description, and a title on every axis and legend", arguments: kinds)
  func titles(_ kind: Chart.Kind) throws {
    for theme in ChartTheme.allCases {
      let specification = try object(try chart(kind).specification(theme))
      #expect(specification["$schema"] as? String == Chart.schema)
      #expect(((specification["title"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      #expect((specification["description"] as? String)?.isEmpty == false)
      var body = specification
      body["config"] = nil
      let axes = holders(of: "axis", in: body).filter { $0["field"] != nil && !($0["axis"] is NSNull) }
      #expect(!axes.isEmpty)
      for axis in axes { #expect((axis["axis"] as? [String: Any])?.keys.contains("title") == true, "\(axis)") }
      for legend in holders(of: "legend", in: body).compactMap({ $0["legend"] as? [String: Any] }) {
        #expect(legend.keys.contains("title"))
      }
    }
  }

  @Test("Times have their unit")
  func units() throws {
    #expect(try chart(.settling).specification(.light).contains("true settling time (s)"))
    #expect(try chart(.trace).specification(.light).contains("time (s)"))
    #expect(try chart(.frameRates).specification(.light).contains("frame rate (Hz)"))
  }

  @Test("No name is a field, a key or an expression, and none ends a script", arguments: HostileNames.all, kinds)
  func hostile(_ name: String, _ kind: Chart.Kind) throws {
    let charts = SampleCharts.hostile(name).charts
    let plain = SampleCharts.hostile("name").charts
    guard let chart = charts.chart(.init(kind)) else {
      // A name with a slash moves the places of an id, so that there may be no axis to draw.
      #expect(kind == .trace || kind == .heatMap || kind == .frameRates, "\(kind)")
      return
    }
    let specification = chart.specification(.dark)
    #expect(!specification.contains("<"))
    let expressions = { (text: String) in
      Set(try holders(of: "filter", in: object(text)).compactMap { $0["filter"] as? String })
    }
    let expected = try #require(plain.chart(.init(kind))).specification(.dark)
    #expect(try expressions(specification) == expressions(expected))
    let fields = { (text: String) in
      Set(try holders(of: "field", in: object(text)).compactMap { $0["field"] as? String })
    }
    #expect(try fields(specification).isSubset(of: fields(expected)))
    let text = chart.text(width: 80, colour: false, unicode: true)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || VisibleText.mark(for: $0) == nil })
  }

  @Test("A comma or a quote with a mark joined to it is still one", arguments: [",\u{301}", "\"\u{301}", "a,\"b"])
  func joinedMarks(_ name: String) throws {
    var data = ChartData([.text("x"), .text("y")])
    data.add([name, "z"])
    let rows = try #require(parsedCSV(rows(of: data.value)))
    #expect(rows.map(\.count) == [2, 2])
    #expect(Array(rows[1][0].unicodeScalars) == Array(name.unicodeScalars))
  }

  private func rows(of value: ChartValue) throws -> String {
    let object = try object(value.text(onOneLine: false))
    return try #require(object["values"] as? String)
  }

  @Test("A trace leaves a gap where the engine is nowhere, and reaches a way beyond the truth at most")
  func trace() throws {
    var sample = try #require(SampleCharts.charts.records.samples.first)
    let text = TraceChart.chart(sample).specification(.light)
    #expect(text.contains("0.25,-0.5,0.25\\n0.5,0,\\n0.75,0,0.25\\n1,0,-1e-20"))
    sample.curves.positions[2] = 1e300
    let far = TraceChart.chart(sample).specification(.light)
    #expect(far.firstMatch(of: #/\[\s*-1\.05,\s*1\.05\s*\]/#) != nil)
  }

  @Test("Charts that a run has not are none")
  func lacking() {
    let charts = SampleCharts.charts
    #expect(charts.chart(.init(.heatMap, sweep: "none")) == nil)
    #expect(charts.chart(.init(.trace, engine: "none")) == nil)
    #expect(charts.chart(.init(.settling, engine: "explicit-euler")) == nil)
    #expect(charts.chart(.init(.frameRates, sweep: "grid")) == nil)
    let empty = RunCharts(RunSummary(), ChartRecords(axes: SweptAxes()))
    for kind in Chart.Kind.allCases { #expect(empty.chart(.init(kind)) == nil) }
  }

  @Test("Of an unnamed engine the judged one comes first, the worst of them before others")
  func defaults() throws {
    #expect(try chart(.heatMap).title.contains("dashpot"))
    #expect(try chart(.trace).title.contains("dashpot"))
  }
}
