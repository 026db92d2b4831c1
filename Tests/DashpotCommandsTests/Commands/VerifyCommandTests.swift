import Foundation
import Testing

@testable import DashpotCommands

@Suite("dashpot verify")
struct VerifyCommandTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let engines: String
    var stiffnesses = "[100, 150, 200]"
    let words: [String]
    let code: ExitCode
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "all within", engines: "{judged: [dashpot]}", words: [], code: .allWithin),
    Row(name: "one engine exceeds", engines: "{judged: [dashpot, explicit-euler]}", words: [], code: .exceeds),
    Row(
      name: "a shown method may exceed", engines: "{judged: [dashpot], shown: [explicit-euler]}", words: [],
      code: .allWithin),
    Row(
      name: "nothing judged", engines: "{judged: [dashpot], shown: [explicit-euler]}",
      words: ["--engine", "explicit-euler"], code: .nothingJudged),
    Row(
      name: "the one that exceeds is left out", engines: "{judged: [dashpot, explicit-euler]}",
      words: ["--engine", "dashpot"], code: .allWithin),
    // Why: a period of two days in steps of a millisecond is more than the method takes on.
    Row(
      name: "one engine fails", engines: "{judged: [dashpot, explicit-euler]}", stiffnesses: "[1e-9]", words: [],
      code: .exceeds),
  ]

  @Test("Exit codes of whole runs", arguments: rows)
  func exitCodes(_ row: Row) async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(engines: row.engines, stiffnesses: row.stiffnesses), to: "small.yaml")
    let outcome = await dashpot(["verify", suite] + row.words)
    #expect(outcome.code == row.code, "\(outcome.output)\(outcome.errors)")
    let saysWhy = outcome.errors.hasPrefix("dashpot: none of the engines that ran is judged")
    #expect(row.code == .nothingJudged ? saysWhy : outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("small@1\n"))
    if row.name == "one engine fails" { #expect(outcome.output.contains("1 within, 0 exceed, 1 failed.")) }
  }

  @Test("A filter that selects nothing leaves the run that is there as it is")
  func keepsTheRun() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(
      SmallSuite.yaml(engines: "{judged: [dashpot]}", stiffnesses: "[100]"), to: "small.yaml")
    let file = folder.file("kept.sqlite")
    _ = await dashpot(["verify", suite, "--run", file])
    let before = await dashpot(["report", file]).output
    let outcome = await dashpot(["verify", suite, "--run", file, "--filter", "stiffness=77"])
    #expect(outcome.code == .nothingJudged)
    #expect(await dashpot(["report", file]).output == before && before.contains("1 within"))
  }

  @Test("A folder is found above every kind of path", arguments: [("x", ""), ("a/b", "a"), ("a/b/", "a"), ("/a", "")])
  func folderAbove(_ path: String, _ folder: String) {
    #expect(OutputFile.folder(above: path) == folder)
  }

  @Test("The report at the end of a run, of its file, and with any number of jobs: the same bytes")
  func sameBytes() async throws {
    let folder = try TemporaryFolder()
    let engines = "{judged: [dashpot, explicit-euler], shown: [rk4]}"
    let stiffnesses = "[" + (1...40).map { "\($0 * 10)" }.joined(separator: ", ") + "]"
    let suite = try folder.write(SmallSuite.yaml(engines: engines, stiffnesses: stiffnesses), to: "small.yaml")
    for format in ReportFormat.allCases {
      let one = folder.file("one-\(format).sqlite")
      let words = ["verify", suite, "--format", format.rawValue]
      let alone = await dashpot(words + ["--jobs", "1", "--run", one])
      let together = await dashpot(words + ["--jobs", "8"])
      let kept = await dashpot("report", one, "--format", format.rawValue)
      #expect(alone.code == .exceeds)
      #expect(alone.output == together.output, "\(format)")
      #expect(alone.output == kept.output, "\(format)")
      #expect(alone.code == kept.code && alone.code == together.code)
    }
  }

  @Test("Every failing case carries the words that run it again, and they do")
  func replay() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(engines: "{judged: [explicit-euler]}"), to: "small.yaml")
    let whole = await dashpot("verify", suite)
    let id = "small@1/springs/stiffness=150"
    #expect(whole.output.contains("dashpot verify \(suite) --case '\(id)'"), "\(whole.output)")
    let again = await dashpot("verify", suite, "--case", id, "--format", "csv")
    #expect(again.code == .exceeds)
    let rows = again.output.split(separator: "\n")
    #expect(rows.count == 2)
    let inWhole = await dashpot("verify", suite, "--format", "csv").output.split(separator: "\n")
    #expect(inWhole.contains(rows[1]), "the case alone gives the bits that it gives in the whole suite")
  }

  @Test("A filter without a match runs nothing, says so, ends with 2 and leaves whole, empty reports")
  func filterWithoutMatch() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    for format in ReportFormat.allCases {
      let words = ["verify", suite, "--filter", "stiffness=999", "--format", format.rawValue]
      let outcome = await dashpot(words + ["--report", folder.file("out"), "--run", folder.file("\(format).sqlite")])
      #expect(outcome.code == .nothingJudged)
      #expect(outcome.errors.contains("stiffness=999"), "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1)
      if format == .csv { #expect(outcome.output.split(separator: "\n").count == 1) }
      if format == .junit { #expect(outcome.output.contains("<testsuite name=\"small@1\" tests=\"0\" failures=\"0\"")) }
      if format == .json { _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) }
    }
    #expect(try folder.text(of: "out/small-errors.csv").hasPrefix("sweep,engine,role,"))
    _ = try JSONSerialization.jsonObject(with: Data(folder.text(of: "out/small.json").utf8))
  }

  @Test("JUnit: a case that exceeds is a failure, and a report folder has the same file")
  func junit() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(engines: "{judged: [dashpot, explicit-euler]}"), to: "small.yaml")
    let outcome = await dashpot("verify", suite, "--format", "junit", "--report", folder.file("out"))
    #expect(outcome.code == .exceeds)
    #expect(outcome.output == (try folder.text(of: "out/small.xml")))
    #expect(outcome.output.contains("<testsuite name=\"small@1\" tests=\"3\" failures=\"1\""))
    #expect(outcome.output.contains("<failure message=\"3 exceed of 3 cases\" type=\"exceeds\">"))
  }

  @Test("A run with specimens is published with their worst curves, and is what was published; a changed suite is told")
  func publishedFaults() async throws {
    let folder = try TemporaryFolder()
    let yaml = SmallSuite.yaml(engines: "{judged: [dashpot], specimen: [whole-milliseconds]}")
    let suite = try folder.write(yaml, to: "small.yaml")
    let run = folder.file("run.sqlite")
    #expect(await dashpot("verify", suite, "--run", run).code == .allWithin)
    #expect(await dashpot("report", run, "--publish", folder.file("pages")).code == .allWithin)
    let page = try folder.text(of: "pages/known-faults.md")
    #expect(page.contains("\n## whole-milliseconds\n") && page.contains("\nSeen in libadwaita, Motion.\n"))
    #expect(page.contains("\n```text\nposition\n") && page.contains("\n* truth   + whole-milliseconds\n"))
    #expect(page.contains("dashpot verify \(suite) --case 'small@1/springs/stiffness="))
    #expect(await dashpot("report", run, "--against", folder.file("pages")).code == .allWithin)
    _ = try folder.write(yaml + "# changed\n", to: "small.yaml")
    let changed = await dashpot("report", run, "--publish", folder.file("pages"))
    #expect(changed.code == .badInput)
    #expect(changed.errors.contains("has changed since"), "\(changed.errors)")
  }

  @Test("A word that names nothing is told with the nearest name")
  func unknownNames() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let rows: [([String], String)] = [
      (["standart"], "'standard'"), ([suite, "--engine", "dashpt"], "'dashpot'"),
      ([suite, "--case", "small@1/spring/stiffness=150"], "'springs'"),
    ]
    for (words, nearest) in rows {
      let outcome = await dashpot(["verify"] + words)
      #expect(outcome.code == .usage, "\(words)")
      #expect(outcome.errors.contains("did you mean \(nearest)"), "\(outcome.errors)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("A suite file that is not there is 66, one that is no suite is 65 with line and column")
  func badSuites() async throws {
    let folder = try TemporaryFolder()
    let missing = await dashpot("verify", folder.file("none.yaml"))
    #expect(missing.code == .noInput)
    #expect(missing.errors == "dashpot: there is no file '\(folder.file("none.yaml"))'.\n")
    let faults: [(String, String)] = [
      ("suite: [", ":"), (SmallSuite.yaml(stiffnesses: "[]"), ":8:"), (SmallSuite.yaml(stiffnesses: "[100, x]"), ":8:"),
      (SmallSuite.yaml(engines: "{judged: [dashpt]}"), ":3:"), ("", ":1:"),
    ]
    for (text, place) in faults {
      let path = try folder.write(text, to: "bad.yaml")
      let outcome = await dashpot("verify", path)
      #expect(outcome.code == .badInput, "\(text): \(outcome.errors)")
      #expect(outcome.errors.hasPrefix("dashpot: \(path)\(place)"), "\(outcome.errors)")
    }
  }

  @Test("What cannot be written is told before anything is run")
  func unwritable() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let rows = [
      ["--run", folder.file("none/run.sqlite")], ["--run", folder.path], ["--report", suite],
      ["--run", suite],
    ]
    let codes: [ExitCode] = [.ioError, .ioError, .ioError, .ioError]
    for (words, code) in zip(rows, codes) {
      let outcome = await dashpot(["verify", suite] + words)
      #expect(outcome.code == code, "\(words): \(outcome.errors)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains(words[1]))
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
    #expect(try folder.text(of: "small.yaml") == SmallSuite.yaml())
  }
}
