import Foundation
import RunRecords
import Testing

@testable import RunStore

@Suite struct RunViewsTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "docs/run-files.md").path

  /// The blocks of the page that are fenced as SQL.
  private static func examples() throws -> [String] {
    try String(contentsOfFile: page, encoding: .utf8).components(separatedBy: "```sql\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  private static func run(at path: String) throws {
    let run = RunRecord(
      suite: "views", suiteVersion: 1, suiteHash: "0123456789abcdef",
      provenance: [ProvenanceItem(name: "GSL", value: "2.7.1")],
      circumstances: [ProvenanceItem(name: "date", value: "2026-11-30T12:00:00Z")], plannedCases: 3, isComplete: false)
    let writer = try RunWriter(path: path, run: run)
    let errors: [(Double, Verdict)] = [(1e-16, .within), (3e-12, .exceeds), (.nan, .failed(error: "NaN"))]
    for (index, one) in errors.enumerated() {
      let record = CaseRecord(
        id: "views@1/springs/stiffness=\(index)", sweep: "springs",
        law: .spring(mass: 1, stiffness: 100, dampingCoefficient: 10), startPosition: -1, startVelocity: 0,
        retargets: 0,
        schedule: "360 samples", window: 1, samples: 360, periods: 1, amplitude: 1, truthRadius: 1e-30,
        settlingBand: 1e-3, settlingScale: 1, settlingTime: 1.5,
        check: IntegrationCheck(stepper: "rk8pd", deviation: 1e-13, tolerance: 1e-10, evaluations: 100))
      try writer.add(
        record,
        [
          MeasurementRecord(
            caseID: record.id, sweep: "springs", engine: "ours", role: .judged, verdict: one.1, positionError: one.0,
            tolerance: 1e-12, claimedSettlingTime: 1.25)
        ], index: index)
    }
    try writer.finish(isComplete: true)
  }

  /// A run of three cases, one of them NaN, and a connection to it.
  private static func database() throws -> Database {
    let path = FileManager.default.temporaryDirectory.appending(path: "views-\(UUID().uuidString).sqlite").path
    try run(at: path)
    let database = try Database(path: path, mode: .reading)
    // Why: SQLite opens a file only when it is first asked for something.
    #expect(try database.integer("SELECT count(*) FROM cases") == 3)
    try FileManager.default.removeItem(atPath: path)
    return database
  }

  @Test("Every example of the page about run files runs and finds something")
  func examplesRun() throws {
    let examples = try Self.examples()
    #expect(examples.count >= 5)
    let database = try Self.database()
    for example in examples {
      let statement = try database.prepare(example)
      #expect(try statement.step(), "\(example)")
    }
  }

  @Test("The views say what the records say")
  func values() throws {
    let database = try Self.database()
    let worst = try database.prepare("SELECT judgements, within, exceeds, failed, case_id FROM worst_errors")
    #expect(try worst.step())
    #expect((0..<4).map { worst.integer(at: $0) } == [3, 1, 1, 1])
    #expect(worst.text(at: 4) == "views@1/springs/stiffness=2", "NaN is the worst there is")
    let numbers = try database.prepare("SELECT position_error, has_nan FROM numbers ORDER BY case_id")
    var found: [(Double?, Int)] = []
    while try numbers.step() { found.append((numbers.double(at: 0), numbers.integer(at: 1))) }
    #expect(found.map(\.0) == [1e-16, 3e-12, nil])
    #expect(found.map(\.1) == [0, 0, 1])
    let exceedances = try database.prepare("SELECT case_id, severity FROM exceedances ORDER BY severity DESC")
    #expect(try exceedances.step())
    #expect(exceedances.text(at: 0) == "views@1/springs/stiffness=1")
    #expect(abs((exceedances.double(at: 1) ?? 0) - 3) < 1e-12)
    #expect(try exceedances.step())
    #expect(exceedances.isNull(at: 1))
    let settling = try database.prepare("SELECT settling_error FROM settling")
    #expect(try settling.step())
    #expect(settling.double(at: 0) == -0.25)
    #expect(try database.integer("SELECT count(*) FROM run_facts WHERE name IN ('suite', 'GSL', 'date')") == 3)
  }
}
