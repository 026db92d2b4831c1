import EngineModels
import RunRecords
import Testing

@testable import EngineComparison

@Suite("Published values")
struct PublishedValuesTests {
  @Test("Every one is met by our engine, and by the certified truth where there is one")
  func everyRow() throws {
    let summary = try PublishedValues.builtIn().judged()
    for record in summary.records {
      #expect(
        record.verdict == .within,
        """
        \(record.id) (\(record.source)): \(record.verdict), ours \(record.engineValue ?? .nan), certified \
        \(record.truthValue ?? .nan), published \(record.expectedText), tolerance \(record.tolerance)
        """)
    }
    #expect(summary.exitStatus == .allWithin)
  }

  @Test("Their number is stated, and so is that of their sources")
  func counts() throws {
    let summary = try PublishedValues.builtIn().judged()
    #expect(summary.records.count == Self.rows)
    #expect(summary.sources.count == Self.sources)
    #expect(summary.records.count { $0.truthValue != nil } == Self.certified)
  }

  static let rows = 648
  static let sources = 53
  static let certified = 293

  @Test("Every physical quantity of a table is answered by the truth as well, and no platform's rule is")
  func truth() throws {
    for row in try PublishedValues.builtIn().rows {
      let name = row.quantity.name
      let isPhysics = name.hasPrefix("spring.") || name.hasPrefix("decay.")
      let answer = try CertifiedAnswer.value(of: name, row.completed)
      #expect((answer != nil) == isPhysics, "\(row.id(in: ""))")
    }
  }

  @Test(
    "A wrong value is caught, whichever side sees it",
    arguments: [
      ("spring.position", "stiffness=100 damping-coefficient=10 time=0.1", "0.340299848"),
      ("core-animation.settling-duration", "mass=1 stiffness=300 damping-coefficient=20 initial-velocity=0", ".744356"),
      ("spring.settling-time", "stiffness=100 damping-coefficient=0 band=0.001", "138"),
      ("decay.rest", "friction-rate=2 velocity=1000", "499"),
    ])
  func wrong(quantity: String, inputs: String, expected: String) throws {
    let summary = try Self.table("\(quantity)\t\(inputs)\t\(expected)\t\t\ta source").judged()
    let record = try #require(summary.records.first)
    #expect(record.verdict == .exceeds, "\(record)")
    #expect(record.severity > 1, "\(record.severity)")
    #expect(summary.exitStatus == .somethingIsWrong)
    #expect(summary.againstTable(suite: "published").rows.count == 1)
  }

  @Test("A row that cannot be worked out fails and does not stop the others")
  func failing() throws {
    let summary = try Self.table(
      """
      spring.peak\tstiffness=100 damping-coefficient=100\t1\t\t\ta source
      decay.rest\tfriction-rate=2 velocity=1000\t500\t\t\ta source
      """
    ).judged()
    #expect(summary.records.map(\.verdict.name) == ["failed", "within"])
    #expect(summary.sources.map(\.failed) == [1])
    #expect(summary.sources.first?.worst == .infinity)
  }

  @Test("Filters and ids choose rows, and nothing chosen is nothing judged")
  func selection() throws {
    let values = try PublishedValues.builtIn()
    #expect(values.filtered(by: "FLUTTER/flutter#163858").rows.count == 6)
    #expect(values.filtered(by: "rubber-band").rows.count == 4)
    #expect(values.filtered(by: "no such thing").judged().exitStatus == .nothingJudged)
    let id = "published@1/rubber-band.shown/dimension=400,coefficient=0.55,pulled=100"
    #expect(values.rows(withID: id).rows.count == 1)
  }

  @Test("Every quantity has a name of its own")
  func names() {
    let names = PublishedQuantity.all.map(\.name)
    #expect(Set(names).count == names.count, "\(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)")
  }

  static func table(_ lines: String) throws -> PublishedValues {
    try PublishedValues.parse(
      Array("# a comment\nquantity\tinputs\texpected\ttolerance\treason\tsource\n\(lines)\n".utf8), path: "t.tsv",
      name: "published@1")
  }
}
