import MotionProblems
import Testing

@Suite("Springs with more resistance, or with constants that change")
struct ResistedSpringTests {
  static let start = PhaseState(position: -1, velocity: 2)

  private func oscillator(_ stiffness: Double = 100) throws -> Oscillator {
    try Oscillator(mass: 2, stiffness: stiffness, dampingCoefficient: 3)
  }

  @Test("A resistance says its constants, those of the other kind 0")
  func constants() throws {
    let dry = try Resistance.coulomb(coulombFriction: 4)
    #expect(dry.coulombFriction == 4 && dry.quadraticDamping == 0)
    let drag = try Resistance.quadratic(quadraticDamping: 0.25)
    #expect(drag.quadraticDamping == 0.25 && drag.coulombFriction == 0)
  }

  @Test("A resistance is positive and finite", arguments: [0, -1, Double.nan, .infinity])
  func resistanceIsChecked(bad: Double) throws {
    let spring = try oscillator()
    for (resistance, quantity) in [
      (Resistance.coulomb(force: bad), "coulombFriction"), (.quadratic(coefficient: bad), "quadraticDamping"),
    ] {
      let error = #expect(throws: ProblemError.self) {
        try MotionProblem(law: .resistedSpring(spring, resistance), start: Self.start)
      }
      #expect("\(String(describing: error))".contains(quantity))
    }
    #expect(throws: ProblemError.self) { try Resistance.coulomb(coulombFriction: bad) }
    #expect(throws: ProblemError.self) { try Resistance.quadratic(quadraticDamping: bad) }
  }

  @Test("Changes come after 0 and in order", arguments: [[0.0], [-1], [.nan], [0.5, 0.5], [0.5, 0.25]])
  func changesAscend(times: [Double]) throws {
    let spring = try oscillator()
    let changes = times.map { ConstantsChange(time: $0, oscillator: spring) }
    let error = #expect(throws: ProblemError.self) {
      try MotionProblem(law: .spring(spring), start: Self.start, constantsChanges: changes)
    }
    guard case .changesMustAscend(let time, let previous)? = error else {
      Issue.record("expected changesMustAscend, observed \(String(describing: error))")
      return
    }
    #expect(time.bitPattern == times.last?.bitPattern && previous == (times.count > 1 ? times[0] : 0))
  }

  @Test("Only a plain spring changes its constants")
  func whoChanges() throws {
    let change = ConstantsChange(time: 1, oscillator: try oscillator())
    #expect(throws: ProblemError.onlyPlainSpringsChange) {
      try MotionProblem(
        law: .resistedSpring(try oscillator(), .coulomb(force: 1)), start: Self.start, constantsChanges: [change])
    }
    #expect(throws: ProblemError.onlyPlainSpringsChange) {
      try MotionProblem(law: .friction(.exponential(rate: 1)), start: Self.start, constantsChanges: [change])
    }
  }

  @Test("First and last constants, and the last instant at which anything is changed from outside")
  func ends() throws {
    let problem = try MotionProblem(
      law: .spring(oscillator(100)), start: Self.start, retargets: [Retarget(time: 2, target: 1)],
      constantsChanges: [
        ConstantsChange(time: 1, oscillator: oscillator(50)), ConstantsChange(time: 3, oscillator: oscillator(9)),
      ])
    #expect(problem.oscillator?.stiffness == 100 && problem.finalOscillator?.stiffness == 9)
    #expect(problem.lastChangeTime == 3 && problem.finalTarget == 1)
    let dry = try MotionProblem(
      law: .resistedSpring(oscillator(), .coulomb(force: 1)), start: Self.start,
      retargets: [Retarget(time: 2, target: 1)])
    #expect(dry.lastChangeTime == 2 && dry.oscillator == dry.finalOscillator)
    let free = try MotionProblem(law: .friction(.exponential(rate: 1)), start: Self.start)
    #expect(free.oscillator == nil && free.finalOscillator == nil && free.lastChangeTime == 0)
  }

  @Test("Errors say what is wrong")
  func errorsAreWorded() {
    #expect(
      "\(ProblemError.changesMustAscend(time: 0.25, previous: 0.5))"
        == "a change of constants at 0.25 s must come after the one before it, at 0.5 s")
    #expect(
      "\(ProblemError.onlyPlainSpringsChange)"
        == "only a spring without other resistance can change its constants; remove the changes or the resistance")
  }
}
