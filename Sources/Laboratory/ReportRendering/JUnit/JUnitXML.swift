public import RunRecords

/// A run as JUnit XML, for the test page of a CI system.
///
/// One test suite, one test case for each sweep and engine (`classname` the suite with its version, `name`
/// "sweep/engine"), then one for each sweep's independent integration and one for each signature of a specimen. Something
/// has failed exactly when the run's outcome says that something is wrong, or when the run is not complete. Case counts,
/// errors and the command that runs the worst case again stand in the body. Every `time` is 0: the same numbers give the
/// same bytes.
public enum JUnitXML {
  /// Seconds, as a plain decimal.
  static let time = "0"

  /// - Parameters:
  ///   - suiteWord: the word by which the suite was asked for.
  ///   - outcome: of the whole suite when nil.
  public static func render(
    _ run: RunRecord, _ summary: RunSummary, suiteWord: String? = nil, outcome: Outcome? = nil
  ) -> String {
    let label = "\(run.suite)@\(run.suiteVersion)"
    var cases = JUnitCases(
      suiteWord: suiteWord ?? run.suite, specimensNotCaught: Set((outcome ?? summary.outcome()).specimensNotCaught)
    ).cases(of: summary)
    if !run.isComplete {
      let message = "the run is not complete: \(summary.cases) of \(run.plannedCases) cases"
      cases.append(
        JUnitCase(name: "the whole run", result: .failed(type: "not complete", message: message, body: [])))
    }
    let counts: [(name: String, value: String)] = [
      ("tests", "\(cases.count)"), ("failures", "\(cases.count(where: \.isFailed))"), ("errors", "0"),
      ("skipped", "\(cases.count(where: \.isSkipped))"), ("time", time),
    ]
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites" + XMLText.attributes([("name", "dashpot")] + counts) + ">\n"
    text += "  <testsuite" + XMLText.attributes([("name", label)] + counts) + ">\n"
    text += properties(of: run, cases: summary.cases)
    for one in cases { text += one.text(className: label) }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private static func properties(of run: RunRecord, cases: Int) -> String {
    let items: [(name: String, value: String)] =
      [("suite hash", run.suiteHash), ("cases", "\(cases) of \(run.plannedCases)")]
      + run.provenance.map { ($0.name, $0.value) }
    let lines = items.map {
      "      <property" + XMLText.attributes([("name", $0.name), ("value", $0.value)]) + "/>\n"
    }
    return "    <properties>\n" + lines.joined() + "    </properties>\n"
  }
}
