import Foundation
import RunRecords
import Testing

@testable import RunStore

@Suite struct KilledWriterTests {
  /// A process that dies without a chance to close leaves a readable run of whole cases.
  @Test func killed() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let writer = try RunWriter(path: path, run: SampleRun.run)
      for index in 0..<20_000 { try writer.add(SampleRun.record(index), SampleRun.measurements(index), index: index) }
      raise(SIGKILL)
    }
    try expectWholeCases(path, atLeast: 16_000)
    #expect(folder.names == ["run.sqlite"] || folder.names == ["run.sqlite", "run.sqlite-journal"])
  }

  /// As above, but after the open transaction has outgrown the cache and half of it is in the file.
  @Test func killedWithHalfATransactionInTheFile() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let writer = try RunWriter(path: path, run: SampleRun.run)
      for index in 0..<6000 { try writer.add(SampleRun.record(index), SampleRun.measurements(index), index: index) }
      try writer.shrinkCache()
      for index in 6000..<7000 { try writer.add(SampleRun.record(index), SampleRun.measurements(index), index: index) }
      raise(SIGKILL)
    }
    #expect(folder.names == ["run.sqlite", "run.sqlite-journal"])
    try expectWholeCases(path, atLeast: 4000)
    #expect(folder.names == ["run.sqlite"], "the rest of the transaction is rolled back")
  }

  @Test func killedWhileOverwriting() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    let writer = try RunWriter(path: path, run: SampleRun.run)
    try SampleRun.fill(writer, cases: 0..<3)
    try writer.finish(isComplete: true)
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let writer = try RunWriter(path: path, run: SampleRun.run)
      for index in 0..<9000 { try writer.add(SampleRun.record(index), SampleRun.measurements(index), index: index) }
      raise(SIGKILL)
    }
    #expect(try RunReader(path: path).caseCount() == 3)
    #expect(try RunReader(path: path).run.isComplete)
    try expectWholeCases(path + "-unfinished", atLeast: 4000)
    try RunWriter(path: path, run: SampleRun.run).finish(isComplete: true)
    #expect(try RunReader(path: path).caseCount() == 0)
    #expect(folder.names == ["run.sqlite"])
  }

  private func expectWholeCases(_ path: String, atLeast least: Int) throws {
    let reader = try RunReader(path: path)
    #expect(!reader.run.isComplete)
    let cursor = try reader.cases()
    var count = 0
    while let element = try cursor.next() {
      #expect(element.index == count)
      #expect(element.measurements.count == 4)
      count += 1
    }
    #expect(count >= least)
  }
}
