import Foundation
import RunRecords
import RunStore
import Testing

@Suite struct ResumingTests {
  private func interrupted(_ path: String, cases: some Sequence<Int>) throws {
    let writer = try RunWriter(path: path, run: SampleRun.run)
    try SampleRun.fill(writer, cases: cases)
    try writer.add(SampleRun.signatures[0])
    try writer.finish(isComplete: false)
  }

  @Test func theRestIsAdded() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    try interrupted(path, cases: [0, 1, 2, 5, 7, 8])
    let writer = try RunWriter(resuming: path, run: SampleRun.run)
    #expect(writer.writtenCases == [0..<3, 5..<6, 7..<9])
    try SampleRun.fill(writer, cases: (0..<40).filter { index in !writer.writtenCases.contains { $0 ~= index } })
    for signature in SampleRun.signatures { try writer.add(signature) }
    #expect(try writer.finish(isComplete: true) == path)
    #expect(folder.names == ["run.sqlite"])

    let whole = folder.path("whole.sqlite")
    let other = try RunWriter(path: whole, run: SampleRun.run)
    try SampleRun.fill(other, cases: 0..<40)
    for signature in SampleRun.signatures { try other.add(signature) }
    try other.finish(isComplete: true)
    let readers = try [path, whole].map { try RunReader(path: $0) }
    #expect(spelled(try readers[0].signatures()) == spelled(try readers[1].signatures()))
    let cursors = try readers.map { try $0.cases() }
    for _ in 0..<40 {
      let elements = try cursors.map { try #require(try $0.next()) }
      #expect(spelled(elements[0]) == spelled(elements[1]))
    }
    #expect(readers[0].run.isComplete)
  }

  @Test func theRunBesideACompleteOneIsContinued() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    try RunWriter(path: path, run: SampleRun.run).finish(isComplete: true)
    try interrupted(path, cases: 0..<3)
    let writer = try RunWriter(resuming: path, run: SampleRun.run)
    #expect(writer.writtenCases == [0..<3])
    #expect(try writer.finish(isComplete: true) == path)
    #expect(folder.names == ["run.sqlite"])
    #expect(try RunReader(path: path).caseCount() == 3)
  }

  @Test func whatCannotBeContinued() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    #expect(throws: RunStoreError.noSuchFile(path: path)) { try RunWriter(resuming: path, run: SampleRun.run) }
    try interrupted(path, cases: 0..<2)
    let changes: [(String, (inout RunRecord) -> Void)] = [
      ("suite", { $0.suite = "other" }), ("suite version", { $0.suiteVersion = 9 }),
      ("suite file", { $0.suiteHash = "ffff" }), ("number of cases", { $0.plannedCases = 1 }),
      ("toolchain", { $0.provenance[0].value = "Swift 7" }), ("provenance", { $0.provenance.removeLast() }),
    ]
    for (what, change) in changes {
      var run = SampleRun.run
      change(&run)
      #expect(throws: RunStoreError.differentRun(path: path, what: what)) { try RunWriter(resuming: path, run: run) }
    }
    var run = SampleRun.run
    run.circumstances = []
    try RunWriter(resuming: path, run: run).finish(isComplete: true)
    #expect(throws: RunStoreError.alreadyComplete(path: path)) { try RunWriter(resuming: path, run: run) }
    try Data("x".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: RunStoreError.notARun(path: path)) { try RunWriter(resuming: path, run: run) }
  }
}
