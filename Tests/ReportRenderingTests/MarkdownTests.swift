import ReportRendering
import RunRecords
import Testing

@Suite struct MarkdownTests {
  /// Cells of a row as a GFM reader splits it: at pipes that no backslash precedes.
  private func cellCount(_ line: Substring) -> Int {
    var count = 0
    var isEscaped = false
    for character in line {
      if character == "|", !isEscaped { count += 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    return count - 1
  }

  @Test(arguments: HostileNames.all) func namesKeepTheTableTogether(_ name: String) {
    let summary = SampleReport.summary(named: name).summary
    for table in summary.tables(suite: name) where !table.rows.isEmpty {
      let text = MarkdownTable.render(table)
      let rows = text.split(separator: "\n").filter { $0.first == "|" }
      #expect(rows.count == 2 + table.rows.count, "\(table.key)")
      let counts = Set(rows.map(cellCount))
      #expect(counts == [table.columns.count { $0.audience == .everyone }], "\(table.key): \(counts)")
    }
  }

  @Test(arguments: HostileNames.all) func noTagIsOpenedOutsideCode(_ name: String) {
    var run = SampleReport.run
    run.suite = name
    run.provenance = [ProvenanceItem(name: name, value: name)]
    let text = RunReport.markdown(run, SampleReport.summary(named: name).summary)
    let outsideCode = text.replacing(/(`+)[^`].*?[^`]?\1(?!`)/, with: "").replacing(/<\/?code>/, with: "")
    #expect(!outsideCode.contains(/(^|[^\\])</), "\(outsideCode)")
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 })
  }

  @Test func commandsAreCode() {
    let text = MarkdownTable.render(SampleReport.summary.worstTable(suite: "standard"))
    #expect(text.contains("| `dashpot verify standard --case 'standard@1/grid/stiffness=100,dampingCoefficient=0'` |"))
  }

  @Test func backticksAndPipesInCommands() {
    let text = MarkdownTable.render(SampleReport.summary(named: "a``b|c").summary.worstTable(suite: "s"))
    #expect(text.contains("| ``` dashpot verify s --case 'a``b\\|c' ``` |"))
  }
}
