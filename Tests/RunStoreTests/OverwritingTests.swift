import Foundation
import RunRecords
import RunStore
import Testing

@Suite struct OverwritingTests {
  private func write(_ path: String, suite: String, isComplete: Bool = true) throws -> String {
    var run = SampleRun.run
    run.suite = suite
    let writer = try RunWriter(path: path, run: run)
    try SampleRun.fill(writer, cases: 0..<2)
    return try writer.finish(isComplete: isComplete)
  }

  @Test func aRunIsReplacedWhenTheNewOneIsComplete() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    _ = try write(path, suite: "old")
    var run = SampleRun.run
    run.suite = "new"
    let writer = try RunWriter(path: path, run: run)
    try SampleRun.fill(writer, cases: 0..<5)
    #expect(try RunReader(path: path).run.suite == "old", "the old run stands while the new one is written")
    #expect(try writer.finish(isComplete: true) == path)
    #expect(try RunReader(path: path).run.suite == "new")
    #expect(folder.names == ["run.sqlite"])
  }

  @Test func anInterruptedRunDoesNotReplaceAnother() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    _ = try write(path, suite: "old")
    #expect(try write(path, suite: "new", isComplete: false) == path + "-unfinished")
    #expect(try RunReader(path: path).run.suite == "old")
    #expect(try RunReader(path: path + "-unfinished").run.suite == "new")
    #expect(try write(path, suite: "newest") == path)
    #expect(folder.names == ["run.sqlite"])
  }

  @Test func otherFilesAreLeftAlone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("thesis.tex")
    try "\\documentclass{book}".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: RunStoreError.notARun(path: path)) { try RunWriter(path: path, run: SampleRun.run) }
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
    #expect(throws: RunStoreError.notARun(path: path)) { try RunWriter(path: path, run: SampleRun.run) }
    #expect(throws: RunStoreError.notARun(path: path)) { try RunReader(path: path) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  @Test func aFileWhereTheUnfinishedRunWouldBeIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    _ = try write(path, suite: "old")
    try "mine".write(toFile: path + "-unfinished", atomically: true, encoding: .utf8)
    #expect(throws: RunStoreError.notARun(path: path + "-unfinished")) { try write(path, suite: "new") }
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
    _ = try write(target, suite: "old")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    _ = try write(link, suite: "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try RunReader(path: target).run.suite == "new")
  }
}
