import Foundation
import RunRecords
import Testing

@testable import DashpotCommands

@Suite("dashpot baseline")
struct BaselineCommandTests {
  private static let verdicts: [Verdict] = [.within, .within, .within]

  /// A run and the baseline that was recorded from it.
  private func recorded(
    in folder: TemporaryFolder, _ verdicts: [Verdict] = verdicts, error: Double = 1e-14
  ) async throws -> (run: String, baseline: String) {
    let (run, baseline) = (folder.file("run.sqlite"), folder.file("b.txt"))
    try SampleRun.write(verdicts, to: run, error: error)
    let outcome = await dashpot("baseline", "record", run, baseline)
    #expect(outcome.code == .allWithin, "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    return (run, baseline)
  }

  @Test("What was recorded is as recorded, and recording it again writes the same bytes")
  func same() async throws {
    let folder = try TemporaryFolder()
    let (run, baseline) = try await recorded(in: folder)
    let text = try folder.text(of: "b.txt")
    let check = await dashpot("baseline", "check", run, baseline)
    #expect(check.code == .allWithin)
    #expect(check.output.contains("figures compared: all as recorded."))
    let again = await dashpot("baseline", "record", run, baseline)
    #expect(again.errors.contains("no case exceeds"))
    #expect(try folder.text(of: "b.txt") == text)
    #expect(try folder.names == ["b.txt", "run.sqlite"])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let verdicts: [Verdict]
    let error: Double
    let code: ExitCode
    let says: String
    var testDescription: String { name }
  }

  /// Recorded are three cases within with an error of 1e-14.
  static let rows: [Row] = [
    Row(name: "the same", verdicts: verdicts, error: 1e-14, code: .allWithin, says: "all as recorded"),
    Row(name: "worse", verdicts: verdicts, error: 2e-14, code: .exceeds, says: "worse"),
    Row(name: "better", verdicts: verdicts, error: 1e-15, code: .betterThanBaseline, says: "record the baseline anew"),
    Row(
      name: "better and a new exceedance", verdicts: [.within, .exceeds, .within], error: 1e-15, code: .exceeds,
      says: "exceeds, not known"),
    Row(name: "NaN", verdicts: verdicts, error: .nan, code: .exceeds, says: "not a number"),
    Row(name: "fewer cases", verdicts: [.within, .within], error: 1e-14, code: .exceeds, says: "cases"),
    Row(
      name: "failed", verdicts: [.within, .within, .failed(error: "x")], error: 1e-14, code: .exceeds, says: "not known"
    ),
    Row(
      name: "nothing judged", verdicts: [.notApplicable(reason: "x")], error: 1e-15, code: .nothingJudged,
      says: "Nothing was compared"),
    Row(name: "no case", verdicts: [], error: 1e-15, code: .nothingJudged, says: "Nothing was compared"),
  ]

  @Test("Each finding has its exit code, and the worse one prevails", arguments: rows)
  func exitCodes(_ row: Row) async throws {
    let folder = try TemporaryFolder()
    let (_, baseline) = try await recorded(in: folder)
    let run = folder.file("later.sqlite")
    try SampleRun.write(row.verdicts, to: run, error: row.error)
    for format in TableFormat.allCases {
      let check = await dashpot("baseline", "check", run, baseline, "--format", format.rawValue)
      #expect(check.code == row.code, "\(format)")
    }
    let check = await dashpot("baseline", "check", run, baseline)
    #expect(check.output.contains(row.says), "\(check.output)")
  }

  @Test("An exceedance is known once it is recorded, and news when it grows")
  func known() async throws {
    let folder = try TemporaryFolder()
    let (_, baseline) = try await recorded(in: folder, [.within, .exceeds, .within], error: 3e-12)
    #expect(try folder.text(of: "b.txt").contains("known\tsprings\tdashpot\t3\tstiffness=1\t-\n"))
    let run = folder.file("later.sqlite")
    try SampleRun.write([.within, .exceeds, .within], to: run, error: 3e-12)
    #expect(await dashpot("baseline", "check", run, baseline).code == .allWithin)
    try SampleRun.write([.within, .within, .within], to: run, error: 3e-12)
    let mended = await dashpot("baseline", "check", run, baseline)
    #expect(mended.code == .betterThanBaseline)
    #expect(mended.output.contains("no longer exceeds"))
    #expect(mended.output.contains("dashpot verify sample --case 'sample@1/springs/stiffness=1'"))
  }

  @Test("A list accepts exceedances with reasons; one that is stale is told, in the list's own line")
  func accepted() async throws {
    let folder = try TemporaryFolder()
    let (_, baseline) = try await recorded(in: folder)
    let list = try folder.write("dashpot\tsample@1/springs/stiffness=1\tknown since March\n", to: "known.tsv")
    let run = folder.file("later.sqlite")
    try SampleRun.write([.within, .exceeds, .within], to: run, error: 1e-14)
    #expect(await dashpot("baseline", "check", run, baseline).code == .exceeds)
    #expect(await dashpot("baseline", "check", run, baseline, "--known", list).code == .allWithin)
    try SampleRun.write(Self.verdicts, to: run, error: 1e-14)
    let stale = await dashpot("baseline", "check", run, baseline, "--known", list)
    #expect(stale.code == .betterThanBaseline)
    #expect(stale.output.contains("accepted, does not exceed"))
    let other = folder.file("other.txt")
    try SampleRun.write([.exceeds, .exceeds, .within], to: run, error: 1e-14)
    let refused = await dashpot("baseline", "record", run, other, "--known", list)
    #expect(refused.code == .badInput)
    #expect(refused.errors.contains("one exceedance is not in the list"), "\(refused.errors)")
    #expect(!FileManager.default.fileExists(atPath: other))
  }

  @Test("Recording is refused for a run that is interrupted, a part or has NaN, and leaves the old file as it is")
  func refusals() async throws {
    let folder = try TemporaryFolder()
    let (_, baseline) = try await recorded(in: folder)
    let text = try folder.text(of: "b.txt")
    let (cut, broken, empty) = (folder.file("cut.sqlite"), folder.file("nan.sqlite"), folder.file("empty.sqlite"))
    try SampleRun.write(Self.verdicts, to: cut, planned: 9)
    try SampleRun.write(Self.verdicts, to: broken, error: .nan)
    try SampleRun.write([.notApplicable(reason: "x")], to: empty)
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let part = folder.file("part.sqlite")
    _ = await dashpot("verify", suite, "--shard", "1/3", "--run", part)
    let rows: [(String, ExitCode, String)] = [
      (cut, .badInput, "the run was interrupted; go on with it"), (part, .badInput, "the run is part 1/3"),
      (empty, .nothingJudged, "nothing was recorded"), (folder.file("none"), .noInput, "there is no file"),
      (baseline, .badInput, "is not a run of Dashpot"),
    ]
    for (run, code, says) in rows {
      let outcome = await dashpot("baseline", "record", run, baseline)
      #expect(outcome.code == code, "\(says)")
      #expect(outcome.errors.contains(says), "\(outcome.errors)")
      #expect(try folder.text(of: "b.txt") == text)
    }
    #expect(await dashpot("baseline", "check", cut, baseline).code == .badInput)
    let notANumber = await dashpot("baseline", "record", broken, baseline)
    #expect(notANumber.code == .badInput && notANumber.errors.contains("--allow-nan"))
  }

  @Test("A file that is no baseline is never overwritten, and a folder that is not there is told")
  func otherFiles() async throws {
    let folder = try TemporaryFolder()
    let (run, _) = try await recorded(in: folder)
    let precious = try folder.write("precious\n", to: "notes.txt")
    let outcome = await dashpot("baseline", "record", run, precious)
    #expect(outcome.code == .badInput)
    #expect(outcome.errors.contains("notes.txt:1:1: this is no baseline"), "\(outcome.errors)")
    #expect(try folder.text(of: "notes.txt") == "precious\n")
    #expect(await dashpot("baseline", "record", run, folder.file("nowhere/b.txt")).code == .ioError)
  }

  @Test("Tolerances that were changed by hand are kept when it is recorded anew")
  func tolerances() async throws {
    let folder = try TemporaryFolder()
    let (run, baseline) = try await recorded(in: folder)
    let line = "tolerance\tpositionError\tlarger\t1e-10\t0\tour engine steps"
    let text = try folder.text(of: "b.txt").split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("tolerance\tpositionError\t") ? Substring(line) : $0 }.joined(separator: "\n")
    _ = try folder.write(text, to: "b.txt")
    _ = await dashpot("baseline", "record", run, baseline)
    #expect(try folder.text(of: "b.txt") == text)
  }

  @Test("A link stays a link, and what is no file is written to")
  func links() async throws {
    let folder = try TemporaryFolder()
    let (run, baseline) = try await recorded(in: folder)
    let link = folder.file("link.txt")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: baseline)
    #expect(await dashpot("baseline", "record", run, link).code == .allWithin)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == baseline)
  }

  @Test("'show' prints what the file holds, whole or by engine and sweep")
  func show() async throws {
    let folder = try TemporaryFolder()
    let (_, baseline) = try await recorded(in: folder, [.within, .exceeds], error: 3e-12)
    let csv = await dashpot("baseline", "show", baseline, "--format", "csv")
    let lines = csv.output.split(separator: "\n")
    #expect(lines[0] == "sweep,engine,part,measurement,value,unit,allowance,polarity,known,reason,case")
    #expect(lines.contains { $0.hasPrefix("springs,dashpot,judged,of tolerance,3,,") && $0.contains(",true,") })
    let one = await dashpot(
      "baseline", "show", baseline, "--engine", "dashpot", "--sweep", "springs", "--format", "csv")
    #expect(one.output.split(separator: "\n").count < lines.count)
    #expect(await dashpot("baseline", "show", baseline, "--engine", "nobody").code == .nothingJudged)
    let few = await dashpot("baseline", "show", baseline, "--limit", "2")
    #expect(few.output.contains("\(lines.count - 1 - 2) more are not shown; '--limit' shows them."))
    #expect(few.output.contains("Made with suite hash 0123456789abcdef, GSL 2.7.1."))
  }

  @Test("JSON says what it comes to in numbers, and always parses")
  func json() async throws {
    let folder = try TemporaryFolder()
    let (_, baseline) = try await recorded(in: folder)
    let run = folder.file("later.sqlite")
    for error in [1e-14, 2e-14, .infinity, .nan] {
      try SampleRun.write(Self.verdicts, to: run, error: error)
      let check = await dashpot("baseline", "check", run, baseline, "--format", "json")
      let object = try JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [String: Any]
      #expect(object?["exitStatus"] as? Int == Int(check.code.rawValue))
      #expect(object?["format"] as? String == "dashpot-baseline-check")
    }
  }

  @Test(
    "Words that do not go together end with 64",
    arguments: [
      (["baseline"], "argument record|check|show is missing"), (["baseline", "chekc", "a"], "'chekc' is nothing that"),
      (["baseline", "check", "a"], "argument BASELINE is missing"),
      (["baseline", "show"], "argument FILE… is missing"),
      (["baseline", "show", "a", "b"], "unexpected argument 'b'"),
      (["baseline", "record", "a", "b", "--format", "csv"], "'--format' does not go with 'baseline record'"),
      (["baseline", "check", "a", "b", "--engine", "x"], "'--engine' does not go with 'baseline check'"),
      (["baseline", "show", "a", "--known", "x"], "'--known' does not go with 'baseline show'"),
      (["baseline", "show", "a", "--format", "github"], "is for 'baseline check'"),
    ])
  func usage(_ words: [String], _ says: String) async {
    let outcome = await dashpot(words)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }
}
