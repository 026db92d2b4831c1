import Foundation
import RunRecords
import Testing

@testable import RunStore

@Suite struct RunReaderErrorTests {
  private func written(in folder: TemporaryFolder, cases: Int = 200) throws -> String {
    let path = folder.path("run.sqlite")
    let writer = try RunWriter(path: path, run: SampleRun.run)
    try SampleRun.fill(writer, cases: 0..<cases)
    try writer.finish(isComplete: true)
    return path
  }

  @Test func noSuchFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("absent.sqlite")
    #expect(throws: RunStoreError.noSuchFile(path: path)) { try RunReader(path: path) }
    #expect(folder.names.isEmpty, "looking for a run does not make one")
  }

  @Test(arguments: ["", "hello", "SQLite format 4\u{0}", String(repeating: "x", count: 5000)])
  func otherFiles(_ content: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("file")
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: RunStoreError.notARun(path: path)) { try RunReader(path: path) }
  }

  @Test func foldersAndDevices() throws {
    let folder = try TemporaryFolder()
    #expect(throws: RunStoreError.notARun(path: folder.url.path)) { try RunReader(path: folder.url.path) }
    #expect(throws: RunStoreError.notARun(path: "/dev/null")) { try RunReader(path: "/dev/null") }
    let file = folder.path("file")
    try Data("x".utf8).write(to: URL(fileURLWithPath: file))
    #expect(throws: RunStoreError.noSuchDirectory(path: file + "/run", directory: file)) {
      try RunReader(path: file + "/run")
    }
  }

  /// Cut after any number of bytes, a run is never read as a shorter one.
  @Test(arguments: [15, 16, 50, 100, 1000, 4096, 8192, 10_000, -4096, -1])
  func truncated(_ count: Int) throws {
    let folder = try TemporaryFolder()
    let path = try written(in: folder)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let kept = count < 0 ? bytes.count + count : count
    try bytes.prefix(kept).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: RunStoreError.self) { try RunReader(path: path) }
    guard case .damaged = error else {
      Issue.record("after \(kept) of \(bytes.count) bytes: \(String(describing: error))")
      return
    }
  }

  /// Overwritten with rubbish from any page on, it is an error at the latest when the page is read.
  @Test(arguments: [1, 2, 5, 10])
  func corrupt(_ page: Int) throws {
    let folder = try TemporaryFolder()
    let path = try written(in: folder)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let start = page * 4096
    bytes.replaceSubrange(start..<bytes.count, with: Data(repeating: 0xA5, count: bytes.count - start))
    try bytes.write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: RunStoreError.self) {
      let reader = try RunReader(path: path)
      let cursor = try reader.cases()
      while try cursor.next() != nil {}
      _ = try reader.signatures()
    }
    guard case .damaged = error else {
      Issue.record("page \(page): \(String(describing: error))")
      return
    }
  }

  @Test func newerSchema() throws {
    let folder = try TemporaryFolder()
    let path = try written(in: folder, cases: 1)
    do {
      let database = try Database(path: path, mode: .repairing)
      try database.execute("PRAGMA user_version = \(RunRecord.schemaVersion + 1)")
    }
    #expect(
      throws: RunStoreError.newerSchema(
        path: path, found: RunRecord.schemaVersion + 1, known: RunRecord.schemaVersion)
    ) { try RunReader(path: path) }
  }

  @Test func olderSchema() throws {
    let folder = try TemporaryFolder()
    let path = try written(in: folder, cases: 1)
    do {
      let database = try Database(path: path, mode: .repairing)
      try database.execute("PRAGMA user_version = \(RunRecord.schemaVersion - 1)")
    }
    #expect(
      throws: RunStoreError.olderSchema(
        path: path, found: RunRecord.schemaVersion - 1, known: RunRecord.schemaVersion)
    ) { try RunReader(path: path) }
  }

  @Test func missingParts() throws {
    for statement in [
      "DELETE FROM run", "DELETE FROM engines", "DELETE FROM sweeps", "DELETE FROM cases WHERE case_index = 1",
      "DELETE FROM cases WHERE case_index = 1", "UPDATE cases SET law = 'gravity'", "UPDATE cases SET amplitude = NULL",
      "UPDATE measurements SET verdict = 'fine'", "UPDATE engines SET role = 'spectator'", "DROP TABLE measurements",
    ] {
      let folder = try TemporaryFolder()
      let path = try written(in: folder, cases: 2)
      do { try Database(path: path, mode: .repairing).execute(statement) }
      let error = #expect(throws: RunStoreError.self, "\(statement)") {
        let cursor = try RunReader(path: path).cases()
        while try cursor.next() != nil {}
      }
      guard case .damaged = error else {
        Issue.record("\(statement): \(String(describing: error))")
        continue
      }
    }
  }

  @Test func everyErrorNamesTheFileAndAWayOut() {
    let path = "/some/run.sqlite"
    let errors: [RunStoreError] = [
      .noSuchFile(path: path), .noSuchDirectory(path: path, directory: "/some"),
      .notPermitted(path: path, writing: true), .notPermitted(path: path, writing: false), .notARun(path: path),
      .damaged(path: path, detail: "d"), .newerSchema(path: path, found: 2, known: 1), .inUse(path: path),
      .diskFull(path: path), .duplicateCase(path: path, index: 1), .closed(path: path), .alreadyComplete(path: path),
      .differentRun(path: path, what: "suite"), .notReplaced(path: path, .noRun),
      .notReplaced(path: path, .otherRun("s@1")), .notReplaced(path: path, .newer(found: 2, known: 1)),
      .notReplaced(path: path, .damaged("d")),
      .system(path: path, detail: "d"),
    ]
    for error in errors {
      let text = error.description
      #expect(text.contains(path))
      #expect(text.contains(";"), "\(text)")
      #expect(!text.contains("\n"))
    }
  }
}
