import ReportRendering
import RunRecords
import Testing

@Suite struct GoldenReportTests {
  private let run = SampleReport.run
  private let summary = SampleReport.summary

  @Test(arguments: [240, 100, 60]) func text(_ width: Int) throws {
    try expectGolden(RunReport.text(run, summary, width: width, colour: false), "report-\(width).txt")
  }

  @Test func colouredText() throws {
    let text = RunReport.text(run, summary, width: 100, colour: true)
    try expectGolden(text, "report-colour.txt")
    let plain = text.replacing(/\u{1B}\[[0-9]+m/, with: "")
    #expect(plain == RunReport.text(run, summary, width: 100, colour: false), "colour changes nothing else")
  }

  @Test func markdown() throws { try expectGolden(RunReport.markdown(run, summary), "report.md") }

  @Test func json() throws { try expectGolden(RunJSON.render(run, summary), "report.json") }

  @Test func jsonWithCases() throws {
    try expectGolden(ReportRenderingTests.json(run, SampleReport.cases, summary).text, "cases.json")
  }

  @Test func cases() throws { try expectGolden(csv(SampleReport.cases).text, "cases.csv") }

  @Test func tableAsCSV() throws { try expectGolden(CSVTable.render(summary.errorsTable()), "errors.csv") }

  @Test func emptyReports() throws {
    let empty = RunSummary()
    try expectGolden(RunReport.text(SampleReport.emptyRun, empty, width: 80, colour: false), "empty.txt")
    try expectGolden(RunReport.markdown(SampleReport.emptyRun, empty), "empty.md")
    try expectGolden(RunJSON.render(SampleReport.emptyRun, empty), "empty.json")
  }

  /// Neither date nor host nor anything else of the circumstances.
  @Test func circumstancesAreLeftOut() {
    let texts = [
      RunReport.text(run, summary, width: 200, colour: false), RunReport.markdown(run, summary),
      RunJSON.render(run, summary), ReportRenderingTests.json(run, SampleReport.cases, summary).text,
    ]
    for text in texts { #expect(!text.contains("never-in-a-report")) }
  }
}
