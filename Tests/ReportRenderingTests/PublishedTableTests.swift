import ReportRendering
import RunRecords
import Testing

@Suite struct PublishedTableTests {
  private func table(_ value: String, heading: String = "error") -> String {
    "# Report\n\nSome words.\n\n| engine | \(heading) |\n| --- | ---: |\n| dashpot | \(value) |\n\nNote.\n"
  }

  private func differ(_ old: String, _ new: String, heading: String = "error", rules: PublishedTable.Rules = .init())
    -> Bool
  {
    !PublishedTable.differences(
      published: table(old, heading: heading), fresh: table(new, heading: heading), rules: rules
    ).isEmpty
  }

  @Test func aReportAgreesWithItself() {
    var rules = PublishedTable.Rules()
    rules = PublishedTable.Rules(allowsNaN: true)
    let text = RunReport.markdown(SampleReport.run, SampleReport.summary)
    #expect(PublishedTable.differences(published: text, fresh: text, rules: rules) == [])
    let strict = PublishedTable.differences(published: text, fresh: text)
    #expect(!strict.isEmpty, "a published nan is to be allowed expressly")
  }

  @Test(arguments: [
    ("3.1e-16", "9.0e-15", false), ("3.1e-16", "0", false), ("0", "3.1e-16", false), ("9.9e-15", "1.1e-14", false),
    ("3.1e-16", "1.0e-12", true), ("1.0e-12", "3.1e-16", true), ("3.1e-3", "3.3e-3", false), ("3.1e-3", "4.7e-3", true),
    ("1.0e-3", "-1.0e-3", true), ("3.1e-3", "3.1e-2", true),
  ])
  func errors(_ old: String, _ new: String, _ expected: Bool) { #expect(differ(old, new) == expected) }

  @Test(arguments: [
    ("0.9917", "0.9917", false), ("0.9917", "0.99171", false), ("0.9917", "0.9927", true), ("1", "1.00001", false),
    ("1", "1.01", true), ("-0.5", "0.5", true),
  ])
  func values(_ old: String, _ new: String, _ expected: Bool) { #expect(differ(old, new) == expected) }

  @Test(arguments: [
    ("1.2702", "1.2702", false), ("1.2702", "1.2703", true), ("1.0e-9", "5.0e-7", false), ("+1.0e-9", "-1.0e-9", false),
    ("0", "1.0e-9", false), ("0.0010", "0.0011", true), ("-infinity", "-infinity", false), ("-infinity", "0.1", true),
    ("infinity", "-infinity", true),
  ])
  func times(_ old: String, _ new: String, _ expected: Bool) {
    #expect(differ(old, new, heading: "stops from (s)") == expected)
  }

  @Test(arguments: [("12", "12", false), ("12", "13", true), ("1500", "1501", true), ("0", "1", true)])
  func counts(_ old: String, _ new: String, _ expected: Bool) { #expect(differ(old, new) == expected) }

  /// The nine pairs of {1, NaN, ∞}.
  @Test(arguments: [
    ("1.0", "1.0", false, false), ("1.0", "nan", true, true), ("1.0", "infinity", true, true),
    ("nan", "1.0", true, true), ("nan", "nan", true, false), ("nan", "infinity", true, true),
    ("infinity", "1.0", true, true), ("infinity", "nan", true, true), ("infinity", "infinity", false, false),
    ("infinity", "-infinity", true, true), ("nan", "3.1e-16", true, true), ("3.1e-16", "nan", true, true),
    ("–", "nan", true, true), ("nan", "–", true, true),
  ])
  func notANumber(_ old: String, _ new: String, _ strict: Bool, _ allowing: Bool) {
    #expect(differ(old, new) == strict)
    #expect(differ(old, new, rules: PublishedTable.Rules(allowsNaN: true)) == allowing)
  }

  @Test(arguments: [
    ("within", "exceeds"), ("binary64", "binary32"), ("1.2.3", "1.2.4"), ("a1", "a2"), ("x 1.0 y", "x 1.0 z"),
    ("1.0 2.0", "1.0"), ("", "1.0"),
  ])
  func textsAreComparedExactly(_ old: String, _ new: String) {
    #expect(differ(old, new))
    #expect(!differ(old, old))
  }

  @Test func differencesNameTheirPlace() throws {
    let differences = PublishedTable.differences(published: table("3.1e-16"), fresh: table("2.0e-9"))
    #expect(
      differences.map(\.description) == [
        "line 7, column \"error\": published \"3.1e-16\", now \"2.0e-9\": they differ by 2.0e-9, more than 1.6e-16"
      ])
    let nan = PublishedTable.differences(published: table("1.0e-3"), fresh: table("nan"))
    #expect(nan.first?.description.contains("they differ by nan") == true)
  }

  @Test func linesAreCounted() {
    let differences = PublishedTable.differences(published: "a\nb\nc\n", fresh: "a\nb\n")
    #expect(differences.map(\.line) == [3])
    #expect(differences.first?.reason == "the published report has 3 lines, the new one 2")
    #expect(PublishedTable.differences(published: "", fresh: "").isEmpty)
    #expect(PublishedTable.differences(published: "", fresh: "a\n").count == 1)
    #expect(PublishedTable.differences(published: "a\n", fresh: "a").isEmpty)
  }

  @Test func textOutsideTables() {
    #expect(PublishedTable.differences(published: "12 cases, 3.10 s\n", fresh: "13 cases, 3.10 s\n").count == 1)
    #expect(PublishedTable.differences(published: "error 3.1e-16.\n", fresh: "error 2.2e-16.\n").isEmpty)
    #expect(PublishedTable.differences(published: "say nan here\n", fresh: "say nan here\n").isEmpty)
  }

  @Test func columnsCanBeIgnored() {
    #expect(!differ("`a`", "`b`", heading: "run it again"))
    #expect(!differ("3.0e-4", "9.0e-1", heading: "of tolerance"))
    #expect(differ("3.0e-4", "9.0e-1", heading: "of tolerance", rules: .init(ignoredColumns: [])))
    let renamed = PublishedTable.differences(
      published: table("1", heading: "of tolerance"), fresh: table("1", heading: "ratio"))
    #expect(renamed.count == 1, "the heading itself is compared")
  }

  @Test func pipesWithinCells() {
    #expect(!differ("`a\\|b` 1.0e-16", "`a\\|b` 2.0e-16"))
    #expect(differ("a\\|b", "a\\|c"))
  }

  private func picture(_ rows: [String]) -> String {
    "# x\n\n```text\n" + rows.joined(separator: "\n") + "\n```\nend 2\n"
  }

  @Test("A picture may differ in two characters of a hundred, and not in three")
  func pictures() {
    let rows = (0..<10).map { _ in String(repeating: "*", count: 10) }
    let published = picture(rows)
    for (moved, isSame) in [(0, true), (2, true), (3, false)] {
      var changed = rows
      for row in 0..<moved { changed[row] = "+" + changed[row].dropFirst() }
      let differences = PublishedTable.differences(published: published, fresh: picture(changed))
      #expect(differences.isEmpty == isSame, "\(moved) moved: \(differences)")
      if let difference = differences.first { #expect(difference.line == 3) }
    }
    let after = picture(rows).replacing("end 2", with: "end 3")
    #expect(PublishedTable.differences(published: published, fresh: after).count == 1, "the text after it is compared")
  }

  @Test("A picture of another height is another report")
  func pictureHeight() {
    let rows = ["**", "**"]
    #expect(!PublishedTable.differences(published: picture(rows), fresh: picture(rows + ["**"])).isEmpty)
  }
}
