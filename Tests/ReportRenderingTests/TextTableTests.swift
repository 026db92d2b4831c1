import ReportRendering
import RunRecords
import Testing

@Suite struct TextTableTests {
  private func lines(_ table: Table, width: Int) -> [Substring] {
    TextTable.render(table, width: width, colour: false).split(separator: "\n")
  }

  /// At any width the table fits, or nothing but columns of rank 0 with numbers and narrow texts is left.
  @Test(arguments: Array(stride(from: 20, through: 260, by: 12)))
  func itFits(_ width: Int) {
    for table in SampleReport.summary.tables(suite: "standard") {
      let text = TextTable.render(table, width: width, colour: false)
      let leftOut = text.firstMatch(of: /Not shown at this width: (.*)\./)?.output.1 ?? ""
      let optional = table.columns.filter { $0.rank > 0 && $0.audience == .everyone }
      let isSmallest = optional.allSatisfy { leftOut.contains($0.heading) }
      let body = text.split(separator: "\n").dropFirst().filter { line in
        !line.hasPrefix("    ") && !line.hasPrefix("Not shown") && !table.notes.contains(String(line))
          && String(line) != table.emptyText
      }
      let widest = body.map(\.count).max() ?? 0
      #expect(widest <= width || isSmallest, "\(table.key) at \(width): \(widest)")
    }
  }

  @Test func columnsAreLeftOutFromTheLargestRankDown() {
    let table = Table(
      key: "k", title: "T",
      columns: [
        Column("a", "aaaa", .count), Column("b", "bbbb", .count, rank: 2), Column("c", "cccc", .count, rank: 1),
        Column("d", "dddd", .count, rank: 2),
      ], rows: [[.count(1), .count(2), .count(3), .count(4)]], emptyText: "none")
    #expect(lines(table, width: 22)[1] == "aaaa  bbbb  cccc  dddd")
    #expect(lines(table, width: 21)[1] == "aaaa  bbbb  cccc")
    #expect(lines(table, width: 21).last == "Not shown at this width: dddd.")
    #expect(lines(table, width: 15)[1] == "aaaa  cccc")
    #expect(lines(table, width: 15).last == "Not shown at this width: bbbb, dddd.")
    #expect(lines(table, width: 9)[1] == "aaaa")
    #expect(lines(table, width: 1)[3] == "   1", "numbers are never cut")
  }

  @Test func longTextsAreBrokenAndCommandsAreNot() {
    let table = Table(
      key: "k", title: "T",
      columns: [Column("a", "name", .text), Column("b", "n", .count), Column("c", "command", .code)],
      rows: [[.text("abcdefghijklmnopqrstuvwxyz"), .count(7), .text("dashpot verify standard --case 'x'")]],
      emptyText: "none")
    #expect(
      TextTable.render(table, width: 13, colour: false) == """
        T
        name        n
        ----------  -
        abcdefghij  7
        klmnopqrst
        uvwxyz
            dashpot verify standard --case 'x'

        """)
  }

  @Test func aTableWithoutRowsSaysSo() {
    #expect(
      TextTable.render(RunSummary().errorsTable(), width: 80, colour: false) == "Errors\nNothing was measured.\n")
  }

  /// No control character reaches the terminal, and every row stays one.
  @Test(arguments: HostileNames.all) func namesCannotMoveTheCursor(_ name: String) {
    let sample = SampleReport.summary(named: name)
    var run = SampleReport.run
    run.suite = name
    let text = RunReport.text(run, sample.summary, width: 100_000, colour: false)
    let reference = RunReport.text(
      SampleReport.run, SampleReport.summary(named: "plain").summary, width: 100_000, colour: false)
    #expect(text.unicodeScalars.filter { $0 == "\n" }.count == reference.unicodeScalars.filter { $0 == "\n" }.count)
    let isHarmless = text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || !(scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format)
    }
    #expect(isHarmless)
  }

  @Test func wideCharactersKeepTheColumns() {
    let table = Table(
      key: "k", title: "T", columns: [Column("a", "name", .text), Column("b", "n", .count)],
      rows: [[.text("試験"), .count(1)], [.text("test"), .count(2)], [.text("e\u{301}"), .count(3)]], emptyText: "none")
    #expect(lines(table, width: 80)[3...] == ["試験  1", "test  2", "e\u{301}     3"])
  }
}
