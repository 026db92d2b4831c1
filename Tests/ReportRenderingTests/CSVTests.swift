import ReportRendering
import RunRecords
import Testing

@Suite struct CSVTests {
  @Test func everyRowHasTheColumnsOfTheHeader() throws {
    let rows = try #require(parsedCSV(csv(SampleReport.cases).text))
    #expect(rows.count == 1 + 18)
    let counts = Set(rows.map(\.count))
    #expect(counts.count == 1, "\(counts)")
    #expect(Set(rows[0]).count == rows[0].count, "no two columns have the same name")
  }

  @Test func nothingButTheHeaderWithoutCases() throws {
    let text = csv([]).text
    #expect(parsedCSV(text)?.count == 1)
    #expect(text.hasSuffix("blowUpTime\n"))
    #expect(CSVTable.render(RunSummary().errorsTable()).split(separator: "\n").count == 1)
  }

  @Test func aCaseWithoutMeasurementsHasNoRow() {
    #expect(csv([(SampleReport.cases[0].0, [])]).text == csv([]).text)
  }

  @Test(arguments: [
    1.2e-08, 22843, 14029.255, 6.123233995736766e-17, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    .infinity, -.infinity, .nan,
  ])
  func numbersReadBackToTheSameBits(_ value: Double) throws {
    var (record, measurements) = SampleReport.cases[0]
    record.window = value
    measurements[0].positionError = value
    let rows = try #require(parsedCSV(csv([(record, measurements)]).text))
    for column in ["window", "positionError"] {
      let field = rows[1][try #require(rows[0].firstIndex(of: column))]
      let back = ShortestNumber.value(of: field)
      #expect(value.isNaN ? back?.isNaN == true : back?.bitPattern == value.bitPattern, "\(field)")
    }
  }

  @Test func missingIsAnEmptyField() throws {
    let rows = try #require(parsedCSV(csv(SampleReport.cases).text))
    let column = try #require(rows[0].firstIndex(of: "positionError"))
    #expect(rows.dropFirst().contains { $0[column].isEmpty })
  }

  /// Scalar by scalar, after an apostrophe where a spreadsheet would see a formula.
  @Test(arguments: HostileNames.all) func namesComeBack(_ name: String) throws {
    let sample = SampleReport.summary(named: name)
    let rows = try #require(parsedCSV(csv([(sample.case, [sample.measurement])]).text))
    #expect(rows.count == 2)
    #expect(rows[0].count == rows[1].count)
    for column in ["case", "sweep", "engine", "detail", "frameRateGroup"] {
      let field = rows[1][try #require(rows[0].firstIndex(of: column))]
      let first = name.utf8.first
      let isFormula = first.map { "=+-@\t\r'".utf8.contains($0) } ?? false
      #expect(Array(field.unicodeScalars) == Array(((isFormula ? "'" : "") + name).unicodeScalars), "\(column)")
    }
  }

  /// A negative number is a number, the text "-1" is not.
  @Test func numbersAreNotDisarmed() {
    let table = Table(
      key: "t", title: "t", columns: [Column("n", "n", .number), Column("t", "t", .text)],
      rows: [[.number(-1.5, .seconds), .text("-1.5")], [.number(-.infinity, .seconds), .text("it's")]], emptyText: "")
    #expect(CSVTable.render(table) == "n,t\n-1.5,'-1.5\n-infinity,it's\n")
  }

  @Test func anEmptyTextIsNotAMissingOne() {
    var (record, measurements) = SampleReport.cases[0]
    record.frameRateGroup = ""
    #expect(csv([(record, measurements)]).text.contains(",\"\","))
    record.frameRateGroup = nil
    #expect(!csv([(record, measurements)]).text.contains("\"\""))
  }

  @Test func anErrorOfTheSinkIsPassedOn() {
    struct Full: Error {}
    #expect(throws: Full.self) { try CaseCSV { (_: String) throws(Full) in throw Full() } }
  }

  /// One piece of text for each case: nothing is held back.
  @Test func casesAreStreamed() {
    #expect(csv(SampleReport.cases).pieces.count == 1 + SampleReport.cases.count)
  }
}
