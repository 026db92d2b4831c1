import MotionProblems
import ReferenceSolver
import RunRecords
import Testing

@testable import EngineComparison

@Suite struct CaseWindowTests {
  private func problem(ratio: Double, retargets: [Retarget] = []) throws -> MotionProblem {
    try MotionProblem(
      law: .spring(Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 20 * ratio)),
      start: PhaseState(position: -1, velocity: 0), retargets: retargets)
  }

  /// 2π/10.
  static let period = 0.6283185307179586

  @Test func followsTheSettlingTimeAndTheRegime() throws {
    #expect(WindowRule.standard.window(for: try problem(ratio: 0.5), settlingTime: 3) == 3.75)
    #expect(WindowRule.standard.window(for: try problem(ratio: 0), settlingTime: .infinity) == 50 * Self.period)
    #expect(WindowRule.long.window(for: try problem(ratio: 0), settlingTime: .infinity) == 1000 * Self.period)
    #expect(WindowRule.periods(3).window(for: try problem(ratio: 0.001), settlingTime: 99) == 3 * Self.period)
    #expect(WindowRule.standard.window(for: try problem(ratio: 2), settlingTime: 400) == 500)
    #expect(WindowRule.standard.window(for: try problem(ratio: 2), settlingTime: 400, frameRate: 100) == 50)
    let late = try problem(ratio: 0, retargets: [Retarget(time: 10, target: 1)])
    #expect(WindowRule.standard.window(for: late, settlingTime: .infinity) == 10 + 50 * Self.period)
    let decay = try MotionProblem(law: .friction(.exponential(rate: 2)), start: PhaseState(position: 0, velocity: 5))
    #expect(WindowRule.standard.window(for: decay, settlingTime: 8) == 10)
  }

  /// Drag has no rest, so its window is 50 times 1/(b|v₀|), and bands are fractions of the way ln(51)/b.
  @Test func dragIsWatchedInItsOwnTime() throws {
    let subject = try onlyCase(template: "{velocity: -2000}", axes: "[{parameter: dragCoefficient, list: [0.002]}]")
    let window = try CaseWindow(TrueMotion(subject.problem), of: subject)
    #expect(window.length == 12.5)
    #expect(abs(window.settlingScale - 1965.9128163621628) < 1e-12)
    #expect(RecordedLaw.of(subject.problem) == .quadraticDrag(dragCoefficient: 0.002))
    #expect(abs(RecordedLaw.periods(of: subject.problem, in: window.length) - 25 / Double.pi) < 1e-14)
  }

  /// v₀²/2a = 8 at 1 − 1e-6 of the way, where T − t = 1e-3 T.
  @Test func constantDecelerationIsWatchedBeyondItsStop() throws {
    let subject = try onlyCase(template: "{velocity: -4}", axes: "[{parameter: frictionDeceleration, list: [1]}]")
    let window = try CaseWindow(TrueMotion(subject.problem), of: subject)
    #expect(abs(window.length - 1.25 * 3.996) < 1e-14)
    #expect(window.settlingScale == 8)
    #expect(RecordedLaw.of(subject.problem) == .constantDeceleration(frictionDeceleration: 1))
  }

  @Test func suitesChooseTheRule() throws {
    func rule(_ text: String) throws -> WindowRule {
      try onlyCase(
        template: "{dampingRatio: 1}", axes: "[{parameter: stiffness, list: [1]}]", more: text
      ).windowRule
    }
    #expect(try rule("") == .standard)
    #expect(try rule("    window: long") == .long)
    #expect(try rule("    window: {periods: 200}") == .periods(200))
  }
}
