import Foundation
import RunRecords
import Testing

@testable import RunStore

@Suite struct OverwritingTests {
  private func run(_ suite: String, filter: String? = nil, shard: String? = nil) -> RunRecord {
    var run = SampleRun.run
    run.suite = suite
    if let filter { run.provenance.append(ProvenanceItem(name: "filter", value: filter)) }
    if let shard { run.circumstances.append(ProvenanceItem(name: RunRecord.shardName, value: shard)) }
    return run
  }

  private func write(
    _ path: String, _ run: RunRecord, cases: Int = 2, replacing replacement: RunReplacement = .earlierRun,
    isComplete: Bool = true
  ) throws -> String {
    let writer = try RunWriter(path: path, run: run, replacing: replacement)
    try SampleRun.fill(writer, cases: 0..<cases)
    return try writer.finish(isComplete: isComplete)
  }

  private func write(_ path: String, suite: String, isComplete: Bool = true) throws -> String {
    try write(path, run(suite), isComplete: isComplete)
  }

  private func set(schema: Int, of path: String) throws {
    try Database(path: path, mode: .repairing).execute("PRAGMA user_version = \(schema)")
  }

  @Test func aRunIsReplacedWhenTheNewOneIsComplete() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    _ = try write(path, suite: "s")
    let writer = try RunWriter(path: path, run: run("s"))
    try SampleRun.fill(writer, cases: 0..<5)
    #expect(try RunReader(path: path).caseCount() == 2, "the old run stands while the new one is written")
    #expect(try writer.finish(isComplete: true) == path)
    #expect(try RunReader(path: path).caseCount() == 5)
    #expect(folder.names == ["run.sqlite"])
  }

  @Test func anInterruptedRunDoesNotReplaceAnother() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    _ = try write(path, suite: "s")
    #expect(try write(path, run("s"), cases: 1, isComplete: false) == path + "-unfinished")
    #expect(try RunReader(path: path).caseCount() == 2)
    #expect(try RunReader(path: path + "-unfinished").caseCount() == 1)
    #expect(try write(path, run("s"), cases: 3) == path)
    #expect(try RunReader(path: path).caseCount() == 3)
    #expect(folder.names == ["run.sqlite"])
  }

  /// A later version of a suite, or a file of it that was edited, is the same suite; another part of it is another run.
  @Test func onlyAnEarlierRunOfTheSameCasesGivesWay() throws {
    let folder = try TemporaryFolder()
    let rows: [(old: RunRecord, new: RunRecord, label: String)] = [
      (run("old"), run("new"), "old@3"),
      (run("s"), run("s", filter: "grid"), "s@3"),
      (run("s", filter: "grid"), run("s"), "s@3 (filter grid)"),
      (run("s", filter: "grid"), run("s", filter: "other"), "s@3 (filter grid)"),
      (run("s", shard: "1/3"), run("s", shard: "2/3"), "s@3 (shard 1/3)"),
    ]
    for (place, row) in rows.enumerated() {
      for isComplete in [true, false] {
        let path = folder.path("run-\(place)-\(isComplete).sqlite")
        _ = try write(path, row.old, isComplete: isComplete)
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(throws: RunStoreError.notReplaced(path: path, .otherRun(row.label))) { try write(path, row.new) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        #expect(try write(path, row.new, cases: 1, replacing: .everyRun) == path)
        #expect(try RunReader(path: path).caseCount() == 1)
      }
    }
    var (newer, edited) = (run("s"), run("s"))
    newer.suiteVersion += 1
    edited.suiteHash = "fedcba9876543210"
    let path = folder.path("run.sqlite")
    for run in [run("s"), newer, edited] { #expect(try write(path, run) == path) }
  }

  @Test func anUnfinishedRunBesideIsNotLostToAnotherOne() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    _ = try write(path, suite: "s")
    _ = try write(path, run("other"), replacing: .everyRun, isComplete: false)
    let beside = path + "-unfinished"
    let before = try Data(contentsOf: URL(fileURLWithPath: beside))
    #expect(throws: RunStoreError.notReplaced(path: beside, .otherRun("other@3"))) { try write(path, suite: "s") }
    #expect(try Data(contentsOf: URL(fileURLWithPath: beside)) == before)
    #expect(try write(path, run("s"), replacing: .everyRun) == path)
    #expect(folder.names == ["run.sqlite"])
  }

  @Test func aNewerRunStaysAndAnOlderOneGivesWay() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    let known = RunRecord.schemaVersion
    _ = try write(path, suite: "s")
    try set(schema: known + 1, of: path)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(throws: RunStoreError.notReplaced(path: path, .newer(found: known + 1, known: known))) {
      try write(path, suite: "s")
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    try set(schema: known - 1, of: path)
    #expect(throws: RunStoreError.notReplaced(path: path, .otherRun("s@3"))) { try write(path, suite: "other") }
    #expect(try write(path, suite: "s") == path)
    #expect(try RunReader(path: path).caseCount() == 2)
  }

  /// Cut short, or with rubbish where its tables begin.
  @Test(arguments: [true, false]) func aDamagedRunStays(_ isCut: Bool) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    _ = try write(path, run("s"), cases: 200)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    if isCut {
      bytes = bytes.prefix(bytes.count / 2)
    } else {
      bytes.replaceSubrange(4096..<bytes.count, with: Data(repeating: 0xA5, count: bytes.count - 4096))
    }
    try bytes.write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: RunStoreError.self) { try write(path, suite: "s") }
    guard case .notReplaced(path, .damaged) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    #expect(folder.names == ["run.sqlite"])
    #expect(try write(path, run("s"), replacing: .everyRun) == path)
    #expect(try RunReader(path: path).caseCount() == 2)
  }

  /// A second writer would otherwise write beside the first and then take its place.
  @Test(arguments: [RunReplacement.earlierRun, .everyRun])
  func aRunThatIsBeingWrittenStays(_ replacement: RunReplacement) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    let first = try RunWriter(path: path, run: run("s"))
    #expect(throws: RunStoreError.inUse(path: path)) { try write(path, run("s"), replacing: replacement) }
    #expect(throws: RunStoreError.inUse(path: path)) { try RunWriter(resuming: path, run: run("s")) }
    try SampleRun.fill(first, cases: 0..<3)
    #expect(try first.finish(isComplete: true) == path)
    #expect(try RunReader(path: path).caseCount() == 3)
    #expect(folder.names == ["run.sqlite"])
  }

  @Test func otherFilesAreLeftAlone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("thesis.tex")
    try "\\documentclass{book}".write(toFile: path, atomically: true, encoding: .utf8)
    for replacement in [RunReplacement.earlierRun, .everyRun] {
      #expect(throws: RunStoreError.notReplaced(path: path, .noRun)) {
        try RunWriter(path: path, run: SampleRun.run, replacing: replacement)
      }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "\\documentclass{book}")
    #expect(folder.names == ["thesis.tex"])
  }

  @Test func anotherProgramsDatabaseIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("other.sqlite")
    _ = try write(path, suite: "s")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.replaceSubrange(68..<72, with: [0, 0, 0, 0])
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(throws: RunStoreError.notReplaced(path: path, .noRun)) { try RunWriter(path: path, run: SampleRun.run) }
    #expect(throws: RunStoreError.notARun(path: path)) { try RunReader(path: path) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  @Test func aFileWhereTheUnfinishedRunWouldBeIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    _ = try write(path, suite: "s")
    try "mine".write(toFile: path + "-unfinished", atomically: true, encoding: .utf8)
    #expect(throws: RunStoreError.notReplaced(path: path + "-unfinished", .noRun)) { try write(path, suite: "s") }
  }

  @Test func anEmptyFileIsFilled() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("made-by-mktemp")
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(throws: RunStoreError.notARun(path: path)) { try RunReader(path: path) }
    #expect(try write(path, suite: "s") == path)
    #expect(try RunReader(path: path).run.suite == "s")
  }

  @Test func aLinkStaysALink() throws {
    let folder = try TemporaryFolder()
    let target = folder.path("target.sqlite")
    let link = folder.path("latest.sqlite")
    _ = try write(target, suite: "s")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    _ = try write(link, run("s"), cases: 4)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try RunReader(path: target).caseCount() == 4)
  }
}
