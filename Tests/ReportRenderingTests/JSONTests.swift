import Foundation
import ReportRendering
import RunRecords
import Testing

@Suite struct JSONTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func theShapeIsAsDocumented() throws {
    let report = try object(json(SampleReport.run, SampleReport.cases, SampleReport.summary).text)
    #expect(Set(report.keys) == ["format", "schemaVersion", "run", "cases", "tables", "outcome"])
    #expect(report["schemaVersion"] as? Int == RunRecord.schemaVersion)
    let tables = try #require(report["tables"] as? [String: [String: Any]])
    #expect(Set(tables.keys) == ["errors", "settling", "frameRates", "worst", "signatures", "checks"])
    let cases = try #require(report["cases"] as? [[String: Any]])
    #expect(cases.count == 6)
    #expect((cases[0]["measurements"] as? [Any])?.count == 3)
    let outcome = try #require(report["outcome"] as? [String: Any])
    #expect(outcome["exitStatus"] as? Int == 1)
  }

  @Test(arguments: [
    (Double.nan, "nan"), (.infinity, "infinity"), (-.infinity, "-infinity"),
  ])
  func whatIsNotFiniteStaysWhatItIs(_ value: Double, _ spelling: String) throws {
    var (record, measurements) = SampleReport.cases[0]
    record.amplitude = value
    measurements[0].positionError = value
    measurements[0].verdict = .exceeds
    var summary = RunSummary()
    summary.add(record, measurements)
    let report = try object(json(SampleReport.run, [(record, measurements)], summary).text)
    let first = try #require((report["cases"] as? [[String: Any]])?.first)
    #expect(first["amplitude"] as? String == spelling)
    let measured = try #require((first["measurements"] as? [[String: Any]])?.first)
    #expect(measured["positionError"] as? String == spelling)
    #expect(measured["velocityError"] as? Double == 4.4e-16)
    let errors = try #require((report["tables"] as? [String: [String: Any]])?["errors"]?["rows"] as? [[String: Any]])
    #expect(errors[0]["positionError"] as? String == spelling)
  }

  @Test func missingIsNull() throws {
    let report = try object(json(SampleReport.run, SampleReport.cases, SampleReport.summary).text)
    let first = try #require((report["cases"] as? [[String: Any]])?.first)
    #expect(first["frameRate"] is NSNull)
  }

  @Test(arguments: [
    1.2e-08, 22843, 14029.255, 6.123233995736766e-17, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ])
  func numbersReadBackToTheSameBits(_ value: Double) throws {
    var (record, measurements) = SampleReport.cases[0]
    record.window = value
    let text = json(SampleReport.run, [(record, measurements)], RunSummary()).text
    let spelling = try #require(text.firstMatch(of: /"window":\s*([^,}]*)/)?.output.1)
    #expect(Double(String(spelling))?.bitPattern == value.bitPattern)
    let first = try #require((try object(text)["cases"] as? [[String: Any]])?.first)
    #expect(first["window"] as? Double == value)
  }

  @Test(arguments: HostileNames.all) func namesComeBack(_ name: String) throws {
    let sample = SampleReport.summary(named: name)
    let text = json(SampleReport.run, [(sample.case, [sample.measurement])], sample.summary).text
    #expect(!text.contains("<"), "the text can stand in an HTML script")
    let isPrintable = text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }
    #expect(isPrintable)
    let first = try #require((try object(text)["cases"] as? [[String: Any]])?.first)
    let back = try #require(first["case"] as? String)
    #expect(Array(back.unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test func withoutCasesItIsStillValid() throws {
    for text in [
      RunJSON.render(SampleReport.emptyRun, RunSummary()), json(SampleReport.emptyRun, [], RunSummary()).text,
    ] {
      let report = try object(text)
      let outcome = try #require(report["outcome"] as? [String: Any])
      #expect(outcome["nothingJudged"] as? Bool == true)
      #expect(outcome["exitStatus"] as? Int == 2)
      let errors = try #require((report["tables"] as? [String: [String: Any]])?["errors"])
      #expect((errors["rows"] as? [Any])?.isEmpty == true)
    }
  }

  @Test func casesAreStreamed() {
    let pieces = json(SampleReport.run, SampleReport.cases, SampleReport.summary).pieces
    #expect(pieces.count == 1 + SampleReport.cases.count + 1)
  }
}
