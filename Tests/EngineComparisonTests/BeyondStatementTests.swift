import MotionProblems
import Testing

@testable import EngineComparison

/// Suites that speak of springs with other resistance and of constants that change.
@Suite struct BeyondStatementTests {
  static let stiffness = "[{parameter: stiffness, list: [200]}]"

  @Test func resistances() throws {
    func law(_ more: String) throws -> MotionProblem.Law {
      try onlyCase(template: "{dampingRatio: 0.5, mass: 2, \(more)}", axes: Self.stiffness).problem.law
    }
    let spring = try Oscillator(mass: 2, stiffness: 200, dampingCoefficient: 20)
    #expect(try law("coulombFriction: 7") == .resistedSpring(spring, .coulomb(force: 7)))
    #expect(try law("holdingBand: 0.25") == .resistedSpring(spring, .coulomb(force: 50)))
    #expect(try law("quadraticDamping: 3") == .resistedSpring(spring, .quadratic(coefficient: 3)))
  }

  @Test func anAxisOfResistanceIsInTheCaseID() throws {
    let made = try onlyCase(
      template: "{dampingRatio: 0.5, stiffness: 200}", axes: "[{parameter: holdingBand, list: [0.25]}]")
    #expect(made.id == "trial@3/only/holdingBand=0.25")
    #expect(made.problem.resistance?.coulombFriction == 50)
  }

  /// ωₙ = 10 rad/s, so that a period is 2π/10 s.
  @Test func changesAreFactorsInPeriods() throws {
    let made = try onlyCase(
      template: "{dampingCoefficient: 4, stiffnessFactor: 3, changeTime: 0.25}",
      axes: "[{parameter: stiffness, list: [100]}, {parameter: dampingFactor, list: [0.5]}]",
      more: "    changes: [{after: 9, massFactor: 2}, {after: 0.5, dampingFactor: 10}]")
    let period = 2 * Double.pi / 10
    let first = try Oscillator(mass: 2, stiffness: 300, dampingCoefficient: 2)
    let second = try Oscillator(mass: 2, stiffness: 300, dampingCoefficient: 20)
    #expect(
      made.problem.constantsChanges == [
        ConstantsChange(time: 0.25 * period, oscillator: first),
        ConstantsChange(time: 0.75 * period, oscillator: second),
      ])
    #expect(made.id == "trial@3/only/stiffness=100,dampingFactor=0.5")
  }

  static let faults: [SuiteErrorTests.Fault] = [
    .init(
      "two resistances",
      suiteText(template: "{dampingRatio: 1, coulombFriction: 1, quadraticDamping: 1}", axes: stiffness), at: 6, 53,
      says: "coulombFriction", "quadraticDamping"),
    .init(
      "friction of a free motion and of a spring",
      suiteText(template: "{velocity: 1, coulombFriction: 1}", axes: "[{parameter: frictionRate, list: [1]}]"), at: 6,
      29, says: "coulombFriction does not apply", "free"),
    .init(
      "no friction at all", suiteText(template: "{dampingRatio: 1, coulombFriction: 0}", axes: stiffness), at: 6, 50,
      says: "greater than 0"),
    .init(
      "factors without changes", suiteText(template: "{dampingRatio: 1, massFactor: 2}", axes: stiffness), at: 6, 33,
      says: "massFactor", "add 'changes'"),
    .init(
      "a change of nothing",
      suiteText(template: "{dampingRatio: 1}", axes: stiffness, more: "    changes: [{after: 1}]"), at: 8, 15,
      says: "massFactor, stiffnessFactor or dampingFactor"),
    .init(
      "a factor of 0",
      suiteText(
        template: "{dampingRatio: 1}", axes: stiffness, more: "    changes: [{after: 1, stiffnessFactor: 0}]"), at: 8,
      43, says: "stiffnessFactor", "greater than 0"),
    .init(
      "a misspelt factor",
      suiteText(template: "{dampingRatio: 1}", axes: stiffness, more: "    changes: [{after: 1, massFacto: 2}]"),
      at: 8, 26, says: "did you mean 'massFactor'?"),
    .init(
      "changes under friction",
      suiteText(
        template: "{dampingRatio: 1, holdingBand: 0.1}", axes: stiffness,
        more: "    changes: [{after: 1, massFactor: 2}]"), at: 8, 14,
      says: "holdingBand", "only a plain spring changes its constants"),
    .init(
      "held for ever", suiteText(template: "{dampingRatio: 1, holdingBand: 1}", axes: stiffness), at: 5, 5,
      says: "nothing would ever move", "friction holds it"),
    .init(
      "constants out of range",
      suiteText(
        template: "{dampingRatio: 1, stiffnessFactor: 1e300}", axes: "[{parameter: stiffness, list: [1e100]}]",
        more: "    changes: [{after: 1, massFactor: 2}]"), at: 5, 5, says: "stiffness must be finite"),
  ]

  @Test(arguments: faults) func faultsNameThePlaceAndTheWayOut(fault: SuiteErrorTests.Fault) {
    do {
      let suite = try parse(fault.text)
      Issue.record("\(fault.name): accepted, with \(suite.caseCount) cases")
    } catch {
      #expect(error.line == fault.line && error.column == fault.column, "\(error)")
      for words in fault.says { #expect("\(error)".contains(words), "\(error)") }
    }
  }
}
