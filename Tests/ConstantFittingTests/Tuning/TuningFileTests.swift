import EngineComparison
import Testing

@testable import ConstantFitting

@Suite("Tuning files")
struct TuningFileTests {
  static func parse(_ text: String) throws -> TuningFile {
    try TuningFile.parse(Array(text.utf8), path: "my.yaml")
  }

  static func text(
    engine: String = "rk4", over: String = "standard/named", objective: String = "{largest: step, positionError: 1e-6}",
    more: String = ""
  ) -> String {
    "tuning: my\nengine: \(engine)\nover: \(over)\nobjective: \(objective)\n\(more)"
  }

  @Test("All that a file says")
  func whole() throws {
    let file = try Self.parse(
      """
      tuning: rk4-step
      purpose: how far a step may go
      engine: rk4
      over: standard/named/spring=pop-default
      objective: {largest: step, positionError: 1e-6}
      constants:
        step: {from: 2e-4, to: 0.05, scale: linear, start: 0.04}
      seed: 77
      """)
    #expect(file.name == "rk4-step" && file.purpose == "how far a step may go" && file.engine.name == "rk4")
    #expect(file.suite == "standard" && file.filter == "named/spring=pop-default" && file.seed == 77)
    #expect(file.objective == .extreme(.largest, of: "step", figure: .positionError, limit: 1e-6))
    #expect(file.ranges == ["step": try ConstantRange(from: 2e-4, to: 0.05, scale: .linear)])
    #expect(file.starts == ["step": 0.04] && file.only == ["step"])
  }

  @Test("Every objective")
  func objectives() throws {
    let cases: [(String, TuningObjective)] = [
      ("{smallest: step, endError: 2}", .extreme(.smallest, of: "step", figure: .endError, limit: 2)),
      ("{leastError: mean}", .leastError(.positionError, .mean)),
      ("{leastError: worst, of: velocityError}", .leastError(.velocityError, .worst)),
      ("{leastWaste: mean, motionLeft: 0.5}", .leastWaste(.mean, motionLeft: .length(0.5))),
      (
        "{leastSettlingError: worst, motionLeftOfTheWay: 1e-3}",
        .leastSettlingError(.worst, motionLeft: .ofTheWay(1e-3))
      ),
    ]
    for (text, expected) in cases {
      let file = try Self.parse(Self.text(objective: text))
      #expect(file.objective == expected, "\(text)")
      #expect(file.ranges.isEmpty && file.starts.isEmpty && file.only == nil && file.seed == 1)
    }
  }

  @Test("A suite of one's own is named by its path, whole")
  func over() throws {
    let file = try Self.parse(Self.text(over: "{suite: folder/mine.yaml, filter: grid}"))
    #expect(file.suite == "folder/mine.yaml" && file.filter == "grid")
    #expect(try Self.parse(Self.text(over: "folder/mine.yaml")).suite == "folder/mine.yaml")
    #expect(try Self.parse(Self.text(over: "smoke")).filter == nil)
  }

  static let faults: [(String, String)] = [
    ("", "my.yaml:1:1: the file is empty; a tuning starts with 'tuning: NAME'"),
    (text(engine: "rk5"), "my.yaml:2:9: there is no engine 'rk5'; did you mean 'rk4'?"),
    (
      text(objective: "{largest: steps, positionError: 1}"),
      "my.yaml:4:22: rk4 has no constant 'steps'; did you mean 'step'?"
    ),
    (
      text(objective: "{largest: step}"),
      "my.yaml:4:12: the objective needs a limit: one of positionError, positionErrorRMS, velocityError, endError"
    ),
    (
      text(objective: "{largest: step, positionError: -1}"), "my.yaml:4:43: positionError must be above 0, not -1"
    ),
    (
      text(objective: "{largest: step, positionError: .nan}"), "my.yaml:4:43: positionError must be finite, not '.nan'"
    ),
    (
      text(objective: "{largest: step, smallest: step, positionError: 1}"),
      "my.yaml:4:12: the objective needs exactly one of largest, smallest, leastError, leastWaste, leastSettlingError"
    ),
    (
      text(objective: "{leastError: worst, motionLeft: 1}"),
      "my.yaml:4:32: an objective with 'leastError' has no key 'motionLeft'; known: leastError, of"
    ),
    (
      text(objective: "{leastWaste: best, motionLeft: 1}"),
      "my.yaml:4:25: there is no leastWaste 'best'; known: worst, mean"
    ),
    (
      text(more: "constants: {step: {from: 0.1, to: 0.01}}"),
      "my.yaml:5:19: step: a range goes up, and 0.1 is not below 0.01; give the smaller end first"
    ),
    (
      text(more: "constants: {step: {from: -1, to: 0.01}}"),
      "my.yaml:5:19: step: a logarithmic range begins above 0, not at -1.0; choose a linear one or a positive end"
    ),
    (
      text(more: "constants: {step: {start: 3}}"),
      "my.yaml:5:27: step cannot begin at 3.0, outside of its range from 0.0001 to 0.1; widen the range"
    ),
    (text(more: "constants: {step: {from: .inf}}"), "my.yaml:5:26: from must be finite, not '.inf'"),
    (
      text(more: "constants: {}"),
      "my.yaml:5:12: constants names none to choose; leave it out to choose all of them"
    ),
    (text(more: "sed: 1"), "my.yaml:5:1: the tuning has no key 'sed'; did you mean 'seed'?"),
    (text(more: "seed: -1"), "my.yaml:5:7: seed must be from 0 to 18446744073709551615, not -1"),
    (
      text(more: "purpose: *a"), "my.yaml:5:10: an alias (*a) is not allowed here; write the value out where it is used"
    ),
  ]

  @Test("What is wrong is said with its place and the way out", arguments: faults.indices)
  func wrong(index: Int) {
    let (text, message) = Self.faults[index]
    #expect {
      try Self.parse(text)
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test("An engine without constants is told apart from one that there is not")
  func notTunable() {
    #expect {
      try Self.parse(Self.text(engine: "dashpot"))
    } throws: { error in
      "\(error)".hasPrefix("my.yaml:2:9: dashpot has no constants to tune; those that have: explicit-euler, ")
    }
  }
}
