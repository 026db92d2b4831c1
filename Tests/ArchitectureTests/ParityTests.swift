import Testing

/// `docs/parity.tsv`: what the systems that the interfaces follow have, each with the test that holds it or the reason why
/// it is left out.
@Suite("The table of parity")
struct ParityTests {
  private struct Row {
    let line: Int
    let fields: [String]
  }

  private func rows() throws -> [Row] {
    try RepositoryFiles.text(of: "docs/parity.tsv").split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
      .filter { !$0.element.isEmpty }
      .map {
        Row(
          line: $0.offset + 1,
          fields: $0.element.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
      }
  }

  /// `Suite/function` of every test there is, by the type it stands in or extends.
  private func tests() throws -> Set<String> {
    var names: Set<String> = []
    for path in try RepositoryFiles.swiftFiles(under: ["Tests"]) {
      var type = ""
      var isTest = false
      for line in try RepositoryFiles.text(of: path).split(separator: "\n") {
        let words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" })
        if !line.hasPrefix(" "),
          let place = words.firstIndex(where: { ["struct", "class", "extension"].contains($0) }),
          place + 1 < words.count
        {
          type = String(words[place + 1])
        }
        if words.contains("@Test") { isTest = true }
        if let place = words.firstIndex(of: "func"), place + 1 < words.count {
          if isTest { names.insert("\(type)/\(words[place + 1])") }
          isTest = false
        }
      }
    }
    return names
  }

  @Test("Every row is held by a test that exists, or says why it is left out")
  func everyRow() throws {
    let rows = try rows()
    let tests = try tests()
    #expect(tests.contains("ParityTests/everyRow") && tests.count > 500)
    #expect(rows.first?.fields == ["system", "name", "kind", "state", "where"])
    #expect(rows.count > 500)
    for row in rows.dropFirst() {
      guard row.fields.count == 5, row.fields.allSatisfy({ !$0.isEmpty }) else {
        Issue.record("line \(row.line) has not five fields")
        continue
      }
      #expect(["call", "property", "constant", "rule"].contains(row.fields[2]), "line \(row.line)")
      switch row.fields[3] {
      case "held": #expect(tests.contains(row.fields[4]), "line \(row.line): there is no test \(row.fields[4])")
      case "left-out": #expect(row.fields[4].count > 8, "line \(row.line) gives no reason")
      default: Issue.record("line \(row.line): a row is held or left-out, not \(row.fields[3])")
      }
    }
  }

  @Test("No row is there twice")
  func unique() throws {
    var seen: Set<[String]> = []
    for row in try rows() {
      #expect(seen.insert(Array(row.fields.prefix(3))).inserted, "line \(row.line): \(row.fields.prefix(2))")
    }
  }
}
