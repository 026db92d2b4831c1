import Foundation
import RunRecords
import Testing

@testable import RunStore

@Suite struct RunWriterErrorTests {
  @Test(arguments: [1, 8, 40])
  func aFullDiskKeepsWhatWasCommitted(_ pages: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    #expect(throws: RunStoreError.diskFull(path: path)) {
      let writer = try RunWriter(path: path, run: SampleRun.run, pageLimit: pages)
      try SampleRun.fill(writer, cases: 0..<100_000)
    }
    guard pages > 8 else { return }
    let reader = try RunReader(path: path)
    #expect(!reader.run.isComplete)
    let cursor = try reader.cases()
    var count = 0
    while let element = try cursor.next() {
      #expect(element.measurements.count == 4)
      count += 1
    }
    #expect(try reader.caseCount() == count)
  }

  @Test func noSuchFolder() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("absent/run.sqlite")
    #expect(throws: RunStoreError.noSuchDirectory(path: path, directory: folder.path("absent"))) {
      try RunWriter(path: path, run: SampleRun.run)
    }
  }

  /// Not even the superuser can make files there.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func folderThatCannotBeWritten() {
    let error = #expect(throws: RunStoreError.self) { try RunWriter(path: "/proc/run.sqlite", run: SampleRun.run) }
    #expect(error == .notPermitted(path: "/proc/run.sqlite", writing: true))
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"))
  func fileThatMayNotBeWritten() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    try RunWriter(path: path, run: SampleRun.run).finish(isComplete: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(throws: RunStoreError.notPermitted(path: path, writing: true)) {
      try RunWriter(path: path, run: SampleRun.run)
    }
    #expect(try RunReader(path: path).caseCount() == 0)
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)
    #expect(throws: RunStoreError.notPermitted(path: path, writing: false)) { try RunReader(path: path) }
  }

  @Test(arguments: ["/dev/full", "/dev/null"])
  func devices(_ path: String) {
    #expect(throws: RunStoreError.notReplaced(path: path, .noRun)) { try RunWriter(path: path, run: SampleRun.run) }
  }

  @Test func nothingIsLeftOfARunThatCouldNotBegin() throws {
    let folder = try TemporaryFolder()
    #expect(throws: RunStoreError.self) {
      try RunWriter(path: folder.path("run.sqlite"), run: SampleRun.run, pageLimit: 1)
    }
    #expect(folder.names.isEmpty)
  }
}
