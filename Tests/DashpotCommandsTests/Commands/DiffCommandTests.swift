import Foundation
import RunRecords
import Testing

@testable import DashpotCommands

@Suite("dashpot diff")
struct DiffCommandTests {
  private func runs(
    in folder: TemporaryFolder, _ before: [Verdict], _ error: Double, _ after: [Verdict], _ later: Double
  ) throws -> [String] {
    let files = [folder.file("before.sqlite"), folder.file("after.sqlite")]
    try SampleRun.write(before, to: files[0], error: error)
    try SampleRun.write(after, to: files[1], error: later)
    return files
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var before: [Verdict] = [.within, .within]
    var error = 1e-14
    var after: [Verdict] = [.within, .within]
    var later = 1e-14
    let code: ExitCode
    let says: String
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "nothing", code: .allWithin, says: "nothing changed beyond the tolerances"),
    Row(name: "worse", later: 1e-13, code: .exceeds, says: "3 worse or otherwise changed, 0 better"),
    Row(name: "better", error: 1e-13, code: .betterThanBaseline, says: "0 worse or otherwise changed, 3 better"),
    Row(name: "exceeds now", after: [.within, .exceeds], code: .exceeds, says: "exceeds now"),
    Row(name: "no longer", before: [.exceeds, .within], code: .betterThanBaseline, says: "no longer exceeds"),
    Row(name: "a case more", after: [.within, .within, .within], code: .exceeds, says: "judgements"),
    Row(name: "NaN and NaN", error: .nan, later: .nan, code: .allWithin, says: "nothing changed"),
    Row(name: "NaN now", later: .nan, code: .exceeds, says: "not a number"),
    Row(name: "no case", before: [], code: .nothingJudged, says: "no figure in common"),
  ]

  @Test("What changed decides the code", arguments: rows)
  func codes(_ row: Row) async throws {
    let folder = try TemporaryFolder()
    let files = try runs(in: folder, row.before, row.error, row.after, row.later)
    let outcome = await dashpot(["diff"] + files)
    #expect(outcome.code == row.code)
    #expect(outcome.output.contains(row.says), "\(outcome.output)")
    for format in TableFormat.allCases {
      #expect(await dashpot(["diff"] + files + ["--format", format.rawValue]).code == row.code, "\(format)")
    }
  }

  @Test("A table with the case and a chart with the ratio")
  func chart() async throws {
    let folder = try TemporaryFolder()
    let files = try runs(in: folder, [.within], 1e-14, [.within], 1e-12)
    let outcome = await dashpot(["diff"] + files)
    #expect(outcome.output.contains("first"))
    #expect(outcome.output.contains("dashpot verify sample --case 'sample@1/springs/stiffness=0'"))
    #expect(outcome.output.contains("springs dashpot position error"))
    #expect(outcome.output.contains("x 100\n"), "\(outcome.output)")
    let unicode = await dashpot(["diff"] + files, variables: ["LANG": "C.UTF-8"])
    #expect(unicode.output.contains("█  ×100\n"), "\(unicode.output)")
  }

  @Test("With --all the last digit is news; engines and sweeps can be chosen")
  func options() async throws {
    let folder = try TemporaryFolder()
    let files = try runs(in: folder, [.within], 1e-14, [.within], 1e-14.nextUp)
    #expect(await dashpot(["diff"] + files).code == .allWithin)
    #expect(await dashpot(["diff"] + files + ["--all"]).code == .exceeds)
    #expect(await dashpot(["diff"] + files + ["--all", "--engine", "dashpot"]).code == .exceeds)
    #expect(await dashpot(["diff"] + files + ["--all", "--engine", "other"]).code == .allWithin)
    #expect(await dashpot(["diff"] + files + ["--all", "--sweep", "other"]).code == .allWithin)
  }

  @Test("Runs of different suites are refused; other versions and libraries are told")
  func differentRuns() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let other = try folder.write(SmallSuite.yaml(name: "other"), to: "other.yaml")
    let (first, second, third) = (folder.file("1"), folder.file("2"), folder.file("3"))
    _ = await dashpot("verify", suite, "--run", first)
    _ = await dashpot("verify", other, "--run", second)
    let refused = await dashpot("diff", first, second)
    #expect(refused.code == .badInput)
    #expect(refused.errors.contains("it is a run of 'other'"), "\(refused.errors)")
    _ = await dashpot("verify", suite, "--run", third, "--filter", "stiffness=100")
    let part = await dashpot("diff", first, third)
    #expect(part.output.contains("The runs differ in filter: none, then stiffness=100."), "\(part.output)")
    #expect(await dashpot("diff", first).code == .usage)
    #expect(await dashpot("diff", first, folder.file("none")).code == .noInput)
  }

  @Test("JSON parses, and has every row that people are not shown")
  func json() async throws {
    let folder = try TemporaryFolder()
    let files = try runs(in: folder, [.within], 1e-14, [.within], .infinity)
    let outcome = await dashpot(["diff"] + files + ["--format", "json", "--limit", "1"])
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let table = object?["table"] as? [String: Any]
    #expect((table?["rows"] as? [Any])?.count ?? 0 > 1)
    #expect(object?["exitStatus"] as? Int == 1)
  }
}
