import RunRecords
import Testing

@Suite struct TableTests {
  @Test func emptyRunsHaveTablesWithoutRows() {
    for table in RunSummary().tables(suite: "s") {
      #expect(table.rows.isEmpty, "\(table.key)")
      #expect(!table.emptyText.isEmpty)
    }
  }

  @Test func keysAreUnique() {
    var summary = RunSummary()
    for rate in [60.0, 59.94] {
      summary.add(
        sampleCase("\(rate)", frameRate: rate, group: "g"), [sampleMeasurement("\(rate)", timeScale: rate / 60)])
    }
    for table in summary.tables(suite: "s") {
      #expect(Set(table.columns.map(\.key)).count == table.columns.count, "\(table.key)")
    }
    #expect(summary.frameRatesTable().columns.map(\.key).contains("timeScaleAt59.94Hz"))
  }

  @Test func missingIsNotZero() {
    #expect(Cell.number(nil, .seconds).shown == "–")
    #expect(Cell.number(0.0, .seconds).shown == "0")
    #expect(Cell.number(.nan, .seconds).shown == "nan")
  }

  @Test func worstTableCanBeLimitedToWhatIsAgainst() {
    var summary = RunSummary()
    summary.add(sampleCase("a"), [sampleMeasurement("a")])
    summary.add(sampleCase("b"), [sampleMeasurement("b", verdict: .exceeds, error: 1)])
    #expect(summary.worstTable(suite: "s").rows.count == 2)
    #expect(summary.worstTable(suite: "s", onlyAgainst: true).rows.count == 1)
    #expect(summary.worstTable(suite: "s", roles: [.specimen]).rows.isEmpty)
  }

  @Test func verdictNamesReadBack() {
    for verdict in [Verdict.within, .exceeds, .failed(error: "e"), .notApplicable(reason: "r")] {
      #expect(Verdict(name: verdict.name, detail: verdict.detail) == verdict)
    }
    #expect(Verdict(name: "fine", detail: nil) == nil)
  }
}
