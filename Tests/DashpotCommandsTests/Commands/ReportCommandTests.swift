import Foundation
import RunRecords
import Testing

@testable import DashpotCommands

@Suite("dashpot report")
struct ReportCommandTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let verdicts: [Verdict]
    let code: ExitCode
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "0 cases", verdicts: [], code: .nothingJudged),
    Row(name: "all within", verdicts: [.within, .within], code: .allWithin),
    Row(name: "one exceeds", verdicts: [.within, .exceeds], code: .exceeds),
    Row(name: "one failed", verdicts: [.within, .failed(error: "no trace")], code: .exceeds),
    Row(name: "one not applicable", verdicts: [.within, .notApplicable(reason: "no")], code: .allWithin),
    Row(name: "none applicable", verdicts: [.notApplicable(reason: "no")], code: .nothingJudged),
  ]

  @Test("The exit code is that of the run, and every format is whole", arguments: rows)
  func exitCodes(_ row: Row) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("run.sqlite")
    try SampleRun.write(row.verdicts, to: path)
    for format in ReportFormat.allCases {
      let outcome = await dashpot("report", path, "--format", format.rawValue)
      #expect(outcome.code == row.code, "\(format)")
      #expect(outcome.errors.isEmpty)
      switch format {
      case .csv:
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == row.verdicts.count + 1)
        let columns = lines[0].split(separator: ",", omittingEmptySubsequences: false).count
        #expect(lines.allSatisfy { $0.split(separator: ",", omittingEmptySubsequences: false).count == columns })
      case .json:
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let told = (object?["outcome"] as? [String: Any])?["exitStatus"] as? Int
        #expect(told == Int(row.code.rawValue))
      case .text, .markdown, .junit, .github: #expect(outcome.output.contains("sample@1"))
      }
    }
  }

  @Test("One table alone, in every format", arguments: ReportTable.allCases)
  func oneTable(_ table: ReportTable) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("run.sqlite")
    try SampleRun.write([.within, .exceeds], to: path)
    let whole = await dashpot("report", path).output
    for format in ReportFormat.allCases where ![.junit, .github].contains(format) {
      let outcome = await dashpot("report", path, "--table", table.rawValue, "--format", format.rawValue)
      #expect(outcome.code == .exceeds)
      #expect(!outcome.output.isEmpty)
      #expect(outcome.output != whole)
    }
  }

  @Test("A run compared with its own pages is what was published; a worse one is told by file, line and column")
  func comparison() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("run.sqlite")
    let pages = folder.file("pages")
    try SampleRun.write([.within, .within], to: path, error: 2e-13)
    #expect(await dashpot("report", path, "--publish", pages).code == .allWithin)
    let same = await dashpot("report", path, "--against", pages)
    #expect(same.code == .allWithin)
    #expect(same.output == "The run is what the 6 pages in '\(pages)' say.\n")

    let worse = folder.file("worse.sqlite")
    try SampleRun.write([.within, .within], to: worse, error: 8e-13)
    let differs = await dashpot("report", worse, "--against", pages)
    #expect(differs.code == .exceeds)
    #expect(
      differs.output.contains(
        /pages\/errors\.md: line [0-9]+, column "position error": published "2.0e-13", now "8.0e-13"/))

    let better = folder.file("better.sqlite")
    try SampleRun.write([.within, .within], to: better, error: 5e-14)
    #expect(await dashpot("report", better, "--against", pages).code == .betterThanBaseline)

    let fewer = folder.file("fewer.sqlite")
    try SampleRun.write([.within], to: fewer, error: 2e-13)
    #expect(await dashpot("report", fewer, "--against", pages).code == .exceeds)
  }

  @Test("A page that is missing is 66 and named")
  func missingPage() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("run.sqlite")
    try SampleRun.write([.within], to: path)
    _ = await dashpot("report", path, "--publish", folder.path)
    try FileManager.default.removeItem(atPath: folder.file("truth.md"))
    let outcome = await dashpot("report", path, "--against", folder.path)
    #expect(outcome.code == .noInput)
    #expect(outcome.errors.contains("truth.md"))
  }

  @Test("What is published is Markdown alone, and ends with the run's own code")
  func published() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("run.sqlite")
    try SampleRun.write([.within, .exceeds], to: path)
    let outcome = await dashpot("report", path, "--publish", folder.file("pages"))
    #expect(outcome.code == .exceeds)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("pages")).sorted()
        == ["README.md", "errors.md", "frame-rates.md", "known-faults.md", "settling-times.md", "truth.md"])
  }

  @Test("Other libraries and another processor are no difference")
  func provenance() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("run.sqlite")
    try SampleRun.write([.within], to: path)
    _ = await dashpot("report", path, "--publish", folder.path)
    let index = try folder.text(of: "README.md")
    #expect(index.contains("2.7.1"))
    _ = try folder.write(index.replacing("2.7.1", with: "2.8"), to: "README.md")
    #expect(await dashpot("report", path, "--against", folder.path).code == .allWithin)
  }

  @Test("A missing file is 66, one that is no run 65, a folder 65, a cut one 65; each in one line that names it")
  func badInput() async throws {
    let folder = try TemporaryFolder()
    let run = folder.file("run.sqlite")
    try SampleRun.write([.within, .within, .within], to: run)
    let bytes = try Data(contentsOf: URL(filePath: run))
    try bytes.prefix(bytes.count / 2).write(to: URL(filePath: folder.file("cut.sqlite")))
    let text = try folder.write("not a run", to: "text.sqlite")
    let expected: [(String, ExitCode)] = [
      (folder.file("none.sqlite"), .noInput), (text, .badInput), (folder.path, .badInput),
      (folder.file("cut.sqlite"), .badInput), (folder.file("none/run.sqlite"), .noInput),
    ]
    for (path, code) in expected {
      let outcome = await dashpot("report", path)
      #expect(outcome.code == code, "\(path): \(outcome.errors)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains(path))
      #expect(outcome.errors.hasPrefix("dashpot: ") && outcome.errors.split(separator: "\n").count == 1)
    }
    #expect(await dashpot("report", run, "--against", folder.file("nowhere")).code == .noInput)
  }

  @Test("Words that contradict each other are refused")
  func conflicts() async {
    #expect(await dashpot("report").errors == "dashpot: argument RUN is missing. See 'dashpot help report'.\n")
    let outcome = await dashpot("report", "x", "--against", "y", "--format", "csv")
    #expect(outcome.code == .usage)
    #expect(outcome.errors.hasPrefix("dashpot: '--against' and '--format' cannot be combined: "))
    let rows = [
      (["--publish", "y", "--table", "worst"], "'--publish' and '--table'"),
      (["--publish", "y", "--against", "z"], "'--against' and '--publish'"),
      (["--table", "worst", "--format", "junit"], "'--table' and '--format junit'"),
    ]
    for (words, told) in rows {
      let outcome = await dashpot(["report", "x"] + words)
      #expect(outcome.code == .usage)
      #expect(outcome.errors.hasPrefix("dashpot: \(told) cannot be combined: "), "\(outcome.errors)")
    }
  }
}
