import RunRecords
import Testing

@testable import ReportRendering

@Suite("Annotations for GitHub Actions")
struct WorkflowCommandTests {
  @Test("Each has its level, place, title and message, with its own escapes")
  func text() {
    let command = WorkflowCommand(
      .error, title: "100 %: a,b", message: "50 % of a,b: c", file: "a,b:c%.txt", line: 12)
    #expect(
      command.text
        == "::error file=a%2Cb%3Ac%25.txt,line=12,title=100 %25%3A a%2Cb::50 %25 of a,b: c")
    #expect(WorkflowCommand(.notice, title: "t", message: "m").text == "::notice title=t::m")
  }

  @Test("No name begins a command or a line of its own, or ends a property", arguments: HostileNames.all)
  func inert(_ name: String) throws {
    let text = WorkflowCommand(.warning, title: name, message: name, file: name).text
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
    let parts = text.dropFirst("::warning ".count)
    let end = try #require(parts.range(of: "::"))
    let properties = parts[..<end.lowerBound].split(separator: ",", omittingEmptySubsequences: false)
    #expect(properties.count == 2)
    #expect(properties.allSatisfy { $0.hasPrefix("file=") || $0.hasPrefix("title=") })
    #expect(properties.allSatisfy { !$0.contains(":") })
    let decoded = String(properties[1].dropFirst("title=".count)).replacing("%3A", with: ":").replacing(
      "%2C", with: ","
    )
    .replacing("%0D", with: "\r").replacing("%0A", with: "\n").replacing("%25", with: "%")
    #expect(decoded == VisibleText.of(name))
  }

  @Test("At most ten of each level; the last says how many are left", arguments: [0, 1, 9, 10, 11, 500])
  func limit(_ count: Int) {
    let commands = (0..<count).flatMap {
      [
        WorkflowCommand(.error, title: "e\($0)", message: "m"),
        WorkflowCommand(.warning, title: "w\($0)", message: "m"),
      ]
    }
    let lines = WorkflowCommand.lines(commands, rest: "the job summary").split(separator: "\n")
    for level in ["error", "warning"] {
      let own = lines.filter { $0.hasPrefix("::\(level) ") }
      #expect(own.count == min(count, 10))
      if count > 10 {
        #expect(own.last?.hasSuffix("::\(count - 9) more are not shown here; they are in the job summary.") == true)
      }
    }
  }
}

@Suite("Summaries for GitHub Actions")
struct JobSummaryTests {
  private static func table(_ title: String, rows: Int, width: Int = 100) -> Table {
    Table(
      key: "t", title: title, columns: [Column("a", "a", .text)],
      rows: (0..<rows).map { [.text("\($0) " + String(repeating: "x", count: width))] }, emptyText: "none")
  }

  @Test(
    "It fits, whatever there is to say, and names what is left out",
    arguments: [1_500, 5_000, 100_000, JobSummary.limit])
  func room(_ room: Int) {
    let summary = JobSummary(
      title: "a|b", isGood: false, sentences: ["One sentence."],
      tables: [Self.table("first", rows: 300), Self.table("second", rows: 30_000)], drawing: "###\n")
    let text = summary.markdown(room: room)
    #expect(text.utf8.count <= room)
    #expect(text.hasPrefix("## ❌ a\\|b\n\nOne sentence.\n"))
    #expect(text.contains("left out for want of room") || text.contains("Left out for want of room"))
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("|") }.allSatisfy { $0.hasSuffix("|") }, "no row is cut")
  }

  @Test("Small ones are whole, with the drawing and without tables that are empty")
  func whole() {
    let summary = JobSummary(
      title: "t", isGood: true, sentences: [], tables: [Self.table("first", rows: 2), Self.table("empty", rows: 0)],
      drawing: "###\n")
    let text = summary.markdown()
    #expect(text.hasPrefix("## ✅ t\n"))
    #expect(text.contains("### first\n") && !text.contains("empty") && text.hasSuffix("```text\n###\n```\n"))
  }

  @Test("Nothing that a name is made of ends its cell or is taken for HTML", arguments: HostileNames.all)
  func inert(_ name: String) {
    let table = Table(
      key: "t", title: name, columns: [Column("a", "a", .text), Column("b", "b", .text)],
      rows: [[.text(name), .text(name)]], emptyText: "")
    let text = JobSummary(title: name, isGood: true, sentences: [name], tables: [table]).markdown()
    #expect(text.split(separator: "\n").count { $0.hasPrefix("|") } == 3)
    #expect(!text.replacing("\\<", with: "").contains("<"))
  }
}

@Suite("Findings as annotations")
struct FindingAnnotationTests {
  private static func document() throws -> BaselineDocument {
    try BaselineText.parse(Array(BaselineText.render(BaselineTextTests.baseline()).utf8), path: "b.txt")
  }

  @Test("They stand in the line of the baseline, or of the list, that they are about")
  func places() throws {
    let document = try Self.document()
    let key = BaselineRow.Key(sweep: "grid", engine: "ours", quantity: .positionError)
    let id = "sample@3/grid/mass=1,stiffness=100"
    func line(_ finding: BaselineFinding) -> Int? { document.line(of: finding) }
    let row = try #require(document.rowLines[key])
    #expect(line(BaselineFinding(kind: .worse, part: .judged, key: key, before: 1, after: 2)) == row)
    let severity = BaselineRow.Key(sweep: "grid", engine: "ours", quantity: .severity)
    let known = try #require(document.knownLines.values.first)
    #expect(line(BaselineFinding(kind: .worse, part: .judged, key: severity, before: 1, after: 2, caseID: id)) == known)
    #expect(line(BaselineFinding(kind: .newExceedance, part: .judged, key: severity, after: 2, caseID: "x")) == nil)
  }
}
