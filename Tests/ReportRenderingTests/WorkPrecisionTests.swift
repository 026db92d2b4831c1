import Foundation
import ReportRendering
import RunRecords
import Testing

@Suite("Renderings of a work-precision study")
struct WorkPrecisionTests {
  private let record = SampleStudy.record

  private func text(_ record: WorkPrecisionRecord, width: Int, colour: Bool = false) -> String {
    WorkPrecisionText(record, width: width, colour: colour, style: .braille).text
  }

  @Test(arguments: [80, 160]) func text(_ width: Int) throws {
    let text = text(record, width: width)
    try expectGolden(text, "work-precision-\(width).txt")
    #expect(self.text(record, width: width, colour: true) != text)
  }

  @Test func textWithTimes() throws {
    try expectGolden(text(SampleStudy.timed, width: 120), "work-precision-timed.txt")
  }

  @Test func markdown() throws { try expectGolden(WorkPrecisionPage.markdown(record), "work-precision.md") }

  @Test func csv() throws { try expectGolden(CSVTable.render(SampleStudy.timed.pointsTable), "work-precision.csv") }

  @Test func json() throws { try expectGolden(WorkPrecisionJSON.render(record), "work-precision.json") }

  @Test func chart() throws { try expectGolden(WorkPrecisionChart.render(SampleStudy.timed), "work-precision.vl.json") }

  @Test func page() throws {
    let page = WorkPrecisionPage.page(
      [("Underdamped", record), ("Nothing", SampleStudy.empty)],
      provenance: [ProvenanceItem(name: "GSL", value: "2.7.1")])
    #expect(page.fileName == "work-precision.md")
    try expectGolden(page.text, "pages/work-precision.md")
  }

  @Test func nothingStudied() throws {
    let text = text(SampleStudy.empty, width: 80)
    #expect(text.contains("No method was studied.") && text.hasSuffix("No order could be judged.\n"))
    #expect(!text.contains("log10"), "nothing to plot")
    #expect(WorkPrecisionPage.markdown(SampleStudy.empty).contains("Nothing was measured."))
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("The chart holds what lies on its axes, and no panel without data")
  func chartData() throws {
    let untimed = try object(WorkPrecisionChart.render(record))
    #expect((untimed["hconcat"] as? [Any])?.count == 1)
    let timed = try object(WorkPrecisionChart.render(SampleStudy.timed))
    #expect((timed["hconcat"] as? [Any])?.count == 2)
    #expect(timed["$schema"] as? String == "https://vega.github.io/schema/vega-lite/v5.json")
    let values = try #require((timed["data"] as? [String: Any])?["values"] as? [[String: Any]])
    // One of dashpot, six finite ones of each method, four tolerances; none of what failed.
    #expect(values.count == 1 + 6 + 6 + 4)
    #expect(values.filter { $0["asymptotic"] as? Bool == true }.count == 10)
    #expect(values.allSatisfy { ($0["error"] as? Double ?? 0) > 0 })
    #expect(values[0]["evaluations"] is NSNull, "0 has no place on a logarithmic axis")
  }

  @Test("JSON keeps what is not finite by name, and every point")
  func jsonData() throws {
    let object = try object(WorkPrecisionJSON.render(record))
    #expect(object["format"] as? String == "dashpot-work-precision" && object["schemaVersion"] as? Int == 1)
    let series = try #require(object["series"] as? [[String: Any]])
    #expect(series.map { ($0["points"] as? [Any])?.count } == [1, 7, 7, 4, 1])
    let points = try #require(series[1]["points"] as? [[String: Any]])
    #expect(points[0]["error"] as? String == "infinity")
    #expect(series[1]["observedOrder"] as? Double == 4 && series[1]["lastAsymptoticPoint"] as? Int == 6)
    #expect(series[3]["noAsymptoticStretch"] as? String == "local orders do not settle")
  }
}
