import Foundation
import ReportRendering
import RunRecords
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("JUnit XML")
struct JUnitTests {
  @Test func golden() throws {
    try expectGolden(JUnitXML.render(SampleReport.run, SampleReport.summary), "report.xml")
    try expectGolden(JUnitXML.render(SampleReport.emptyRun, RunSummary()), "empty.xml")
  }

  @Test("An empty run is whole: no test, no failure")
  func emptyRun() throws {
    let document = try ParsedXML(JUnitXML.render(SampleReport.emptyRun, RunSummary()))
    let suite = try #require(document.elements.first { $0.name == "testsuite" })
    #expect(suite.attributes["tests"] == "0")
    #expect(suite.attributes["failures"] == "0")
    #expect(document.elements.count { $0.name == "testcase" } == 0)
  }

  @Test("A run that is not complete has failed, whatever its cases say")
  func incomplete() throws {
    var run = SampleReport.emptyRun
    run.isComplete = false
    run.plannedCases = 7
    let document = try ParsedXML(JUnitXML.render(run, RunSummary()))
    let failures = document.elements.filter { $0.name == "failure" }
    #expect(failures.map { $0.attributes["message"] } == ["the run is not complete: 0 of 7 cases"])
    #expect(document.elements.first { $0.name == "testsuite" }?.attributes["failures"] == "1")
  }

  @Test("The counts are those of the cases, and every time is a plain decimal")
  func counts() throws {
    let document = try ParsedXML(JUnitXML.render(SampleReport.run, SampleReport.summary))
    for place in ["testsuite", "testsuites"] {
      let suite = try #require(document.elements.first { $0.name == place })
      #expect(suite.attributes["tests"] == "\(document.elements.count { $0.name == "testcase" })")
      #expect(suite.attributes["failures"] == "\(document.elements.count { $0.name == "failure" })")
      #expect(suite.attributes["skipped"] == "\(document.elements.count { $0.name == "skipped" })")
      #expect(suite.attributes["errors"] == "0")
    }
    let times = document.elements.compactMap { $0.attributes["time"] }
    #expect(times.count >= 2)
    for time in times { #expect(time.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) != nil, "\(time)") }
  }

  @Test(
    "A judged engine that exceeds fails with its worst case, what was seen, what is allowed, and the words to rerun")
  func failure() throws {
    var summary = RunSummary()
    for (index, error) in [2e-13, 3e-3, 5e-4].enumerated() {
      var record = SampleReport.cases[0].0
      record.id = "standard@1/grid/case=\(index)"
      let measurement = MeasurementRecord(
        caseID: record.id, sweep: "grid", engine: "dashpot", role: .judged,
        verdict: error > 1e-12 ? .exceeds : .within, positionError: error, tolerance: 1e-12)
      summary.add(record, [measurement])
    }
    let document = try ParsedXML(JUnitXML.render(SampleReport.run, summary, suiteWord: "my suite.yaml"))
    let failure = try #require(document.elements.first { $0.name == "failure" })
    #expect(failure.attributes["type"] == "exceeds")
    #expect(failure.attributes["message"] == "2 exceed of 3 cases")
    for line in [
      "worst case: standard@1/grid/case=1", "observed: position error 3.00e-3 of the amplitude",
      "tolerance: 1.00e-12 of the amplitude",
      "run it again: dashpot verify 'my suite.yaml' --case 'standard@1/grid/case=1'",
    ] {
      #expect(failure.text.split(separator: "\n").contains(Substring(line)), "\(line) in \(failure.text)")
    }
    let testCase = try #require(document.elements.first { $0.name == "testcase" })
    #expect(testCase.attributes["classname"] == "standard@1")
    #expect(testCase.attributes["name"] == "grid/dashpot")
  }

  private static let rows: [(Role, Verdict, String?)] = [
    (.judged, .within, nil), (.judged, .exceeds, "failure"), (.judged, .failed(error: "x"), "failure"),
    (.judged, .notApplicable(reason: "springs only"), "skipped"), (.shown, .exceeds, "system-out"),
    (.shown, .failed(error: "x"), "system-out"), (.shown, .notApplicable(reason: "x"), "skipped"),
    (.specimen, .exceeds, "system-out"), (.specimen, .within, "failure"),
    (.specimen, .notApplicable(reason: "x"), "failure"),
  ]

  @Test("What becomes of each verdict of each role; something fails when the outcome says that something is wrong")
  func rolesAndVerdicts() throws {
    for (role, verdict, expected) in Self.rows {
      var summary = RunSummary()
      let (record, _) = SampleReport.cases[0]
      summary.add(
        record,
        [
          MeasurementRecord(
            caseID: record.id, sweep: "grid", engine: "e", role: role, verdict: verdict, positionError: 0.1,
            tolerance: 1e-12)
        ])
      let document = try ParsedXML(JUnitXML.render(SampleReport.run, summary))
      for name in ["failure", "skipped"] {
        #expect(document.elements.contains { $0.name == name } == (expected == name), "\(role), \(verdict): \(name)")
      }
      if expected == "system-out" { #expect(document.elements.contains { $0.name == "system-out" }) }
      #expect(document.elements.contains { $0.name == "failure" } == summary.outcome().somethingIsWrong)
    }
  }

  @Test("A check that does not hold, a signature not shown and a twin not clean are failures")
  func laboratoryFailures() throws {
    var summary = RunSummary()
    var (record, _) = SampleReport.cases[0]
    record.check.deviation = 1
    summary.add(record, [])
    for (observed, twin) in [(2.0, 1.0), (1.8125, 1.8125)] {
      summary.add(
        SignatureRecord(
          specimen: "s", twin: "t", quantity: "position at \(observed) s", expected: 1.8125, tolerance: 5e-4,
          observed: observed, twinObserved: twin, truth: 1))
    }
    let document = try ParsedXML(JUnitXML.render(SampleReport.run, summary))
    #expect(
      document.elements.filter { $0.name == "failure" }.compactMap { $0.attributes["type"] }
        == ["truth", "not shown", "twin not clean"])
  }

  /// Illegal characters have a visible mark, nothing is escaped twice, and one bad case does not lose the others.
  @Test("Names that break XML", arguments: HostileNames.all)
  func hostileNames(_ name: String) throws {
    let sample = SampleReport.summary(named: name)
    var run = SampleReport.run
    run.provenance = [ProvenanceItem(name: name, value: name)]
    var summary = sample.summary
    let (record, measurements) = SampleReport.cases[0]
    summary.add(record, measurements)
    let text = JUnitXML.render(run, summary, suiteWord: name)
    let document = try ParsedXML(text)
    #expect(document.elements.count { $0.name == "testcase" } == 1 + measurements.count + 2 + 1)
    let shown = String(String.UnicodeScalarView(name.unicodeScalars.map { Self.legible($0) }))
    #expect(document.elements.contains { $0.name == "testcase" && $0.attributes["name"] == "\(shown)/\(shown)" })
    #expect(document.elements.contains { $0.name == "failure" && $0.text.contains("worst case: \(shown)") })
    #expect(!text.contains("<script") && !text.contains("&amp;amp;"))
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF })
  }

  /// What is told of each scalar, written down a second time.
  private static func legible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? scalar
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF:
      "\u{FFFD}"
    default: scalar
    }
  }
}

/// Elements in document order, as a parser of another maker reads them; throws what is not well-formed.
private final class ParsedXML: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  struct NotWellFormed: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw NotWellFormed(
        description: "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "unknown")\n\(text)")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let last = open.last else { return }
    elements[last].text += string
  }
}
