import MotionProblems
import Testing

@Suite("Motion problems")
struct MotionProblemTests {
  static let notFinite = [Double.nan, .infinity, -.infinity]
  static let atRest = PhaseState(position: -1, velocity: 0)

  static func spring() throws -> MotionProblem.Law {
    .spring(try Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 10))
  }

  @Test("A start must be finite", arguments: notFinite)
  func startIsChecked(value: Double) throws {
    let law = try Self.spring()
    let position = #expect(throws: ProblemError.self) {
      try MotionProblem(law: law, start: PhaseState(position: value, velocity: 0))
    }
    #expect(position.map(named) == "start position")
    let velocity = #expect(throws: ProblemError.self) {
      try MotionProblem(law: law, start: PhaseState(position: 0, velocity: value))
    }
    #expect(velocity.map(named) == "start velocity")
  }

  @Test("A retarget must be finite", arguments: notFinite)
  func retargetIsChecked(value: Double) throws {
    let law = try Self.spring()
    let target = #expect(throws: ProblemError.self) {
      try MotionProblem(law: law, start: Self.atRest, retargets: [Retarget(time: 1, target: value)])
    }
    #expect(target.map(named) == "target")
    let time = #expect(throws: ProblemError.self) {
      try MotionProblem(law: law, start: Self.atRest, retargets: [Retarget(time: value, target: 1)])
    }
    #expect(time.map(named) == "retargets")
  }

  @Test("Retargets come after 0 and in order", arguments: [[0.0], [-1], [0.5, 0.5], [0.5, 0.25], [0.5, 1, 0.75]])
  func retargetsAscend(times: [Double]) throws {
    let law = try Self.spring()
    let retargets = times.map { Retarget(time: $0, target: 1) }
    let error = #expect(throws: ProblemError.self) {
      try MotionProblem(law: law, start: Self.atRest, retargets: retargets)
    }
    guard case .retargetsMustAscend(let time, let previous) = error else {
      Issue.record("expected retargetsMustAscend, observed \(String(describing: error))")
      return
    }
    #expect(time == times.last)
    #expect(time <= previous)
  }

  @Test("The final target is that of the last retarget, or 0")
  func finalTarget() throws {
    let law = try Self.spring()
    #expect(try MotionProblem(law: law, start: Self.atRest).finalTarget == 0)
    let retargets = [Retarget(time: 0.5, target: 3), Retarget(time: 0.75, target: -2)]
    #expect(try MotionProblem(law: law, start: Self.atRest, retargets: retargets).finalTarget == -2)
  }

  @Test("Friction takes no retargets and no rate that is negative or not finite")
  func frictionIsChecked() throws {
    let start = PhaseState(position: 0, velocity: 1000)
    #expect(throws: ProblemError.frictionHasNoTarget) {
      try MotionProblem(
        law: .friction(.exponential(rate: 2)), start: start, retargets: [Retarget(time: 1, target: 1)])
    }
    for rate in [-1.0, .nan, .infinity] {
      let error = #expect(throws: ProblemError.self) {
        try MotionProblem(law: .friction(.exponential(rate: rate)), start: start)
      }
      #expect(error.map(named) == "frictionRate")
    }
    #expect(try MotionProblem(law: .friction(.exponential(rate: 0)), start: start).finalTarget == 0)
  }

  @Test("Every law of friction is checked, and says its constants", arguments: [-1, Double.nan, .infinity])
  func everyFrictionIsChecked(bad: Double) throws {
    let laws: [(Friction, String)] = [
      (.constant(deceleration: bad), "frictionDeceleration"), (.combined(rate: bad, deceleration: 1), "frictionRate"),
      (.combined(rate: 1, deceleration: bad), "frictionDeceleration"), (.quadratic(drag: bad), "dragCoefficient"),
    ]
    for (law, quantity) in laws {
      let error = #expect(throws: ProblemError.self) {
        try MotionProblem(law: .friction(law), start: PhaseState(position: 0, velocity: 1))
      }
      #expect(error.map(named) == quantity)
    }
    #expect(throws: ProblemError.self) { try Friction.constant(frictionDeceleration: bad) }
    #expect(throws: ProblemError.self) { try Friction.combined(frictionRate: 1, frictionDeceleration: bad) }
    #expect(throws: ProblemError.self) { try Friction.quadratic(dragCoefficient: bad) }
    #expect(throws: ProblemError.frictionHasNoTarget) {
      try MotionProblem(
        law: .friction(.constant(deceleration: 2)), start: Self.atRest, retargets: [Retarget(time: 1, target: 1)])
    }
  }

  @Test("The share of the speed that friction takes a second adds up, and is 0 at rest")
  func relativeRate() throws {
    #expect(try Friction.combined(frictionRate: 2, frictionDeceleration: 3).relativeRate(at: -4) == 2.75)
    #expect(try Friction.quadratic(dragCoefficient: 0.5).relativeRate(at: -4) == 2)
    #expect(try Friction.constant(frictionDeceleration: 3).relativeRate(at: 0) == 0)
    #expect(Friction.exponential(rate: 7).relativeRate(at: 1e9) == 7)
  }

  @Test(
    "Errors say what is wrong and with which value",
    arguments: [
      (ProblemError.mustBePositive(quantity: "mass", value: -2), "mass must be finite and greater than 0, not -2.0"),
      (.mustNotBeNegative(quantity: "frictionRate", value: -1), "frictionRate must be finite and at least 0, not -1.0"),
      (.mustBeFinite(quantity: "target", value: .nan), "target must be finite, not nan"),
      (
        .retargetsMustAscend(time: 0.25, previous: 0.5),
        "a retarget at 0.25 s must come after the one before it, at 0.5 s"
      ),
      (.frictionHasNoTarget, "a free motion under friction has no target to move; remove its retargets"),
    ])
  func errorsAreWorded(error: ProblemError, words: String) {
    #expect("\(error)" == words)
  }
}
