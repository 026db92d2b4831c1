import RunRecords
import Testing

@testable import RunStore

@Suite("Curves in a run file")
struct SampleStoreTests {
  static let samples: [SampleRecord] = [
    SampleRecord(
      caseID: "standard@3/a, \"b\"", sweep: "a", engine: "engine-0", role: .judged, place: 1,
      curves: SampledCurves(
        times: SampleRun.awkward, positions: SampleRun.awkward.reversed(), velocities: SampleRun.awkward,
        truePositions: SampleRun.awkward, truePositionTails: SampleRun.awkward, trueVelocities: SampleRun.awkward)),
    SampleRecord(
      caseID: "", sweep: "", engine: "engine-1", role: .specimen, place: 2,
      curves: SampledCurves(
        times: [0, 1], positions: [], velocities: [], truePositions: [1, -0.0], truePositionTails: [0, 0],
        trueVelocities: [.nan, 2])),
  ]

  private func written(in folder: TemporaryFolder, isComplete: Bool = true) throws -> String {
    let writer = try RunWriter(path: folder.path("run.sqlite"), run: SampleRun.run)
    try SampleRun.fill(writer, cases: 0..<3)
    for sample in Self.samples { try writer.add(sample) }
    return try writer.finish(isComplete: isComplete)
  }

  @Test("They read back to the same bits, in their order")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let read = try RunReader(path: try written(in: folder)).samples()
    #expect(spelled(read) == spelled(Self.samples))
    #expect(read[0].curves.times.map(\.bitPattern) == SampleRun.awkward.map(\.bitPattern))
  }

  @Test("A run that goes on chooses them anew, and can read the cases it has")
  func resuming() throws {
    let folder = try TemporaryFolder()
    let path = try written(in: folder, isComplete: false)
    let writer = try RunWriter(resuming: path, run: SampleRun.run)
    let cursor = try writer.cases()
    for index in 0..<3 { #expect(try cursor.next()?.record.id == SampleRun.record(index).id) }
    #expect(try cursor.next() == nil)
    try writer.add(Self.samples[1])
    try writer.finish(isComplete: true)
    #expect(spelled(try RunReader(path: path).samples()) == spelled([Self.samples[1]]))
  }

  @Test(
    "A column that is cut short, or no column at all, is damage",
    arguments: [
      "true_velocity = x'00'", "true_position = x'0000000000000000'", "shown_position = x'0000000000000000'",
      "time = 'noon'", "role = 'spectator'", "shown_velocity = 3",
    ])
  func damage(_ change: String) throws {
    let folder = try TemporaryFolder()
    let path = try written(in: folder)
    do { try Database(path: path, mode: .repairing).execute("UPDATE samples SET \(change) WHERE position = 1") }
    let error = #expect(throws: RunStoreError.self) { try RunReader(path: path).samples() }
    #expect(error == .damaged(path: path, detail: "a sample misses values"))
  }
}
