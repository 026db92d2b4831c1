import Foundation
import RunRecords
import RunStore
import Testing

@Suite struct RunStoreTests {
  @Test func everythingReadsBackToTheSameBits() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    let writer = try RunWriter(path: path, run: SampleRun.run)
    try SampleRun.fill(writer, cases: 0..<40)
    for signature in SampleRun.signatures { try writer.add(signature) }
    #expect(
      try writer.finish(isComplete: true, circumstances: [ProvenanceItem(name: "duration", value: "3 s")]) == path)

    let reader = try RunReader(path: path)
    var expected = SampleRun.run
    expected.circumstances.append(ProvenanceItem(name: "duration", value: "3 s"))
    #expect(reader.run == expected)
    #expect(try reader.caseCount() == 40)
    #expect(spelled(try reader.signatures()) == spelled(SampleRun.signatures))
    let cursor = try reader.cases()
    for index in 0..<40 {
      let element = try #require(try cursor.next())
      #expect(element.index == index)
      #expect(spelled(element.record) == spelled(SampleRun.record(index)))
      #expect(spelled(element.measurements) == spelled(SampleRun.measurements(index)))
    }
    #expect(try cursor.next() == nil)
    #expect(try cursor.next() == nil)
  }

  @Test func closingLeavesOneFile() throws {
    let folder = try TemporaryFolder()
    let writer = try RunWriter(path: folder.path("run.sqlite"), run: SampleRun.run)
    try SampleRun.fill(writer, cases: 0..<5)
    try writer.finish(isComplete: true)
    #expect(folder.names == ["run.sqlite"])
  }

  @Test func casesAreReadInTheirOrderHoweverTheyWereWritten() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    let writer = try RunWriter(path: path, run: SampleRun.run)
    try SampleRun.fill(writer, cases: [7, 2, 30, 0])
    try writer.finish(isComplete: false)
    let reader = try RunReader(path: path)
    #expect(!reader.run.isComplete)
    #expect(try reader.caseIndices() == [0, 2, 7, 30])
    let cursor = try reader.cases()
    for index in [0, 2, 7, 30] {
      let element = try #require(try cursor.next())
      #expect(spelled(element.measurements) == spelled(SampleRun.measurements(index)))
    }
  }

  @Test func aRunWithoutCases() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    try RunWriter(path: path, run: SampleRun.run).finish(isComplete: true)
    let reader = try RunReader(path: path)
    #expect(try reader.caseCount() == 0)
    #expect(try reader.cases().next() == nil)
    #expect(try reader.signatures().isEmpty)
  }

  @Test func casesWithoutMeasurements() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    let writer = try RunWriter(path: path, run: SampleRun.run)
    try writer.add(SampleRun.record(0), [], index: 0)
    try writer.add(SampleRun.record(1), SampleRun.measurements(1), index: 1)
    try writer.finish(isComplete: true)
    let cursor = try RunReader(path: path).cases()
    #expect(try cursor.next()?.measurements.count == 0)
    #expect(try cursor.next()?.measurements.count == 4)
  }

  @Test func aWriterThatIsLetGoKeepsItsWholeCases() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    do {
      let writer = try RunWriter(path: path, run: SampleRun.run)
      try SampleRun.fill(writer, cases: 0..<3)
    }
    #expect(folder.names == ["run.sqlite"])
    let reader = try RunReader(path: path)
    #expect(try reader.caseCount() == 3)
    #expect(!reader.run.isComplete)
  }

  @Test func aSecondWriterAndAReaderAreKeptOut() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    let writer = try RunWriter(path: path, run: SampleRun.run)
    try SampleRun.fill(writer, cases: 0..<3)
    #expect(throws: RunStoreError.inUse(path: path)) { try RunReader(path: path) }
    #expect(throws: RunStoreError.inUse(path: path)) { try RunWriter(path: path, run: SampleRun.run) }
    try writer.finish(isComplete: true)
    // The first one is at `path`, so a second one is written beside it.
    let second = try RunWriter(path: path, run: SampleRun.run)
    #expect(throws: RunStoreError.inUse(path: path + "-unfinished")) {
      try RunWriter(path: path, run: SampleRun.run)
    }
    try second.finish(isComplete: false)
    #expect(try RunReader(path: path).caseCount() == 3)
  }

  @Test func aCaseIsWrittenOnce() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    let writer = try RunWriter(path: path, run: SampleRun.run)
    try SampleRun.fill(writer, cases: [4])
    #expect(throws: RunStoreError.duplicateCase(path: path, index: 4)) { try SampleRun.fill(writer, cases: [4]) }
    #expect(throws: RunStoreError.closed(path: path)) { try SampleRun.fill(writer, cases: [5]) }
  }

  @Test func nothingIsWrittenAfterFinishing() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.sqlite")
    let writer = try RunWriter(path: path, run: SampleRun.run)
    try writer.finish(isComplete: true)
    #expect(throws: RunStoreError.closed(path: path)) { try writer.finish(isComplete: true) }
    #expect(throws: RunStoreError.closed(path: path)) { try writer.add(SampleRun.signatures[0]) }
  }
}
