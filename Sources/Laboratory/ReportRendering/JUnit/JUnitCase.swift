/// One test case of a JUnit report.
struct JUnitCase {
  enum Result {
    /// - Parameter output: lines for whoever looks closer.
    case passed(output: [String])
    /// - Parameter type: one word: "exceeds", "failed", "not caught".
    case failed(type: String, message: String, body: [String])
    case skipped(reason: String)
  }

  var name: String
  var result: Result

  var isFailed: Bool {
    if case .failed = result { return true }
    return false
  }

  var isSkipped: Bool {
    if case .skipped = result { return true }
    return false
  }

  func text(className: String) -> String {
    let start =
      "    <testcase" + XMLText.attributes([("classname", className), ("name", name), ("time", JUnitXML.time)])
    switch result {
    case .passed(let output) where output.isEmpty: return start + "/>\n"
    case .passed(let output):
      return start + ">\n      <system-out>\(Self.lines(output))</system-out>\n    </testcase>\n"
    case .failed(let type, let message, let body):
      return start + ">\n      <failure" + XMLText.attributes([("message", message), ("type", type)])
        + ">\(Self.lines(body))</failure>\n    </testcase>\n"
    case .skipped(let reason):
      return start + ">\n      <skipped" + XMLText.attributes([("message", reason)]) + "/>\n    </testcase>\n"
    }
  }

  private static func lines(_ lines: [String]) -> String { lines.map(XMLText.escaped).joined(separator: "\n") }
}
