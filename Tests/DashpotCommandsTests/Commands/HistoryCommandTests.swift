import Foundation
import RunRecords
import RunStore
import Testing

@testable import DashpotCommands

@Suite("dashpot history")
struct HistoryCommandTests {
  /// A run of one case made on a day of November 2026.
  private func write(
    _ name: String, day: Int, error: Double = 1e-14, isComplete: Bool = true, suite: String = "sample",
    in folder: TemporaryFolder
  ) throws -> String {
    let path = folder.file(name)
    let two = day < 10 ? "0\(day)" : "\(day)"
    let run = RunRecord(
      suite: suite, suiteVersion: 1, suiteHash: "0123456789abcdef", provenance: [],
      circumstances: [ProvenanceItem(name: "date", value: "2026-11-\(two)T12:00:00Z")], plannedCases: 1,
      isComplete: false)
    let writer = try RunWriter(path: path, run: run)
    let record = SampleRun.record(0)
    let measurement = MeasurementRecord(
      caseID: record.id, sweep: record.sweep, engine: "dashpot", role: .judged, verdict: .within, positionError: error,
      tolerance: 1e-12)
    try writer.add(record, [measurement], index: 0)
    try writer.finish(isComplete: isComplete)
    return path
  }

  @Test("Runs are told by their dates, however they are named, with a spark line each")
  func sparkline() async throws {
    let folder = try TemporaryFolder()
    let late = try write("a.sqlite", day: 20, error: 1e-2, in: folder)
    let early = try write("b.sqlite", day: 3, error: 1e-16, in: folder)
    let middle = try write("c.sqlite", day: 12, error: 1e-9, in: folder)
    let outcome = await dashpot("history", late, early, middle)
    #expect(outcome.code == .allWithin)
    #expect(outcome.output.contains("158"), "\(outcome.output)")
    #expect(outcome.output.contains("3 runs of sample@1, from 2026-11-03T12:00:00Z to 2026-11-20T12:00:00Z"))
    let unicode = await dashpot(["history", folder.path], variables: ["LC_ALL": "de_DE.UTF-8"])
    #expect(unicode.output.contains("▁▅█"))
    let csv = await dashpot("history", folder.path, "--format", "csv").output.split(separator: "\n")
    #expect(csv.count == 4)
    #expect(csv[1].hasPrefix("\(early),2026-11-03T12:00:00Z,sample@1,true,springs,dashpot,judged,positionError,1e-16"))
    let json = await dashpot("history", folder.path, "--format", "json").output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["runs"] as? Int == 3)
  }

  @Test("Measurements, engines and sweeps can be chosen; what is not there is told")
  func options() async throws {
    let folder = try TemporaryFolder()
    _ = try write("a.sqlite", day: 1, in: folder)
    let counts = await dashpot("history", folder.path, "--measurement", "judgements")
    #expect(counts.output.contains("judgements over 1 run") && counts.code == .allWithin)
    let unknown = await dashpot("history", folder.path, "--engine", "dashpto")
    #expect(unknown.code == .usage && unknown.errors.contains("did you mean 'dashpot'?"))
    #expect(await dashpot("history", folder.path, "--sweep", "none").code == .nothingJudged)
    #expect(await dashpot("history", folder.path, "--measurement", "x").code == .usage)
    #expect(await dashpot("history", folder.path, "--keep", "3").code == .usage)
    #expect(await dashpot("history", folder.path, "--prune", "--engine", "x").code == .usage)
    #expect(await dashpot("history", folder.path, "--format", "github").code == .usage)
    let empty = try TemporaryFolder()
    #expect(await dashpot("history", empty.path).code == .nothingJudged)
    #expect(await dashpot("history", empty.file("none")).code == .noInput)
    #expect(await dashpot("history", try empty.write("x", to: "notes.txt")).code == .badInput)
    #expect(await dashpot("history", empty.path).errors.isEmpty, "other files of a folder are left out without a word")
  }

  @Test("Pruning keeps the newest and one a week, and touches nothing but whole runs")
  func pruning() async throws {
    let folder = try TemporaryFolder()
    for day in [2, 3, 9, 10, 16, 17] { _ = try write("day-\(day).sqlite", day: day, in: folder) }
    _ = try write("other.sqlite", day: 2, suite: "other", in: folder)
    _ = try write("cut.sqlite", day: 2, isComplete: false, in: folder)
    _ = try write("day-1.sqlite-unfinished", day: 1, in: folder)
    _ = try folder.write("precious", to: "notes.sqlite")
    _ = try folder.write("", to: "empty.sqlite")
    try FileManager.default.createDirectory(atPath: folder.file("deeper"), withIntermediateDirectories: true)
    let target = try TemporaryFolder()
    let elsewhere = try write("elsewhere.sqlite", day: 2, in: target)
    try FileManager.default.createSymbolicLink(atPath: folder.file("link.sqlite"), withDestinationPath: elsewhere)
    let before = try folder.names

    let dry = await dashpot("history", folder.path, "--prune", "--keep", "1", "--dry-run")
    #expect(dry.code == .allWithin)
    let gone = ["day-2.sqlite", "day-9.sqlite", "day-16.sqlite"]
    #expect(dry.output == gone.map { "would remove \(folder.path)/\($0)\n" }.joined())
    #expect(try folder.names == before)

    let outcome = await dashpot("history", folder.path, "--prune", "--keep", "1")
    #expect(outcome.output == gone.map { "removed \(folder.path)/\($0)\n" }.joined())
    #expect(outcome.errors.contains("keeps 4 runs of 7."), "\(outcome.errors)")
    #expect(try folder.names == before.filter { !gone.contains($0) })
    #expect(FileManager.default.fileExists(atPath: elsewhere))
    #expect(await dashpot("history", folder.path, "--prune", "--keep", "1").output.isEmpty)
    #expect(await dashpot("history", elsewhere, "--prune").code == .badInput)
    #expect(await dashpot("history", folder.file("none"), "--prune").code == .noInput)
  }
}
