import MotionProblems
import Testing

@testable import EngineComparison

@Suite struct CaseStatementTests {
  /// A few roundings.
  static let tolerance = 1e-14

  private func spring(_ template: String, axes: String) throws -> Oscillator {
    let problem = try onlyCase(template: template, axes: axes).problem
    guard case .spring(let spring) = problem.law else { throw Unexpected() }
    return spring
  }

  private struct Unexpected: Error {}

  private func expect(
    _ observed: Double, _ expected: Double, relative tolerance: Double = tolerance, _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = abs(observed / expected - 1)
    #expect(
      error <= tolerance, "\(what): \(observed), not \(expected); off by \(error), may be \(tolerance)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [0.5, 1, 2, 4]) func wordsRoundTripAtEveryMass(mass: Double) throws {
    let axes = "[{parameter: mass, list: [\(mass)]}]"
    for ratio in [0.05, 0.5, 1, 3] {
      let byStiffness = try spring("{stiffness: 1500, dampingRatio: \(ratio)}", axes: axes)
      #expect(byStiffness.mass == mass && byStiffness.stiffness == 1500)
      expect(byStiffness.dampingRatio, ratio, "ratio at mass \(mass)")
      let byFrequency = try spring("{naturalFrequency: 12.5, dampingRatio: \(ratio)}", axes: axes)
      expect(byFrequency.naturalFrequency, 12.5, "frequency at mass \(mass)")
      expect(byFrequency.dampingRatio, ratio, "ratio at mass \(mass)")
      let byResponse = try spring("{response: 0.5, dampingRatio: \(ratio)}", axes: axes)
      expect(byResponse.naturalPeriod, 0.5, "response at mass \(mass)")
    }
    #expect(try spring("{stiffness: 3, dampingCoefficient: 0.7}", axes: axes).dampingCoefficient == 0.7)
  }

  @Test func criticalIsCriticalToTheLastBitWhereThatExists() throws {
    let axes = "[{parameter: mass, list: [4]}]"
    #expect(try spring("{stiffness: 900, dampingOffset: 0}", axes: axes).dampingCoefficient == 120)
    #expect(try spring("{stiffness: 900, dampingRatio: 1}", axes: axes).dampingCoefficient == 120)
    #expect(try spring("{stiffness: 900, dampingOffset: 1e-16}", axes: axes).dampingCoefficient == 120.0.nextUp)
    #expect(try spring("{stiffness: 900, dampingOffset: -1e-3}", axes: axes).dampingCoefficient == 119.88)
  }

  @Test func extremeConstantsDoNotOverflowOnTheWay() throws {
    let axes = "[{parameter: mass, list: [1e200]}]"
    let spring = try spring("{stiffness: 1e200, dampingRatio: 0.5}", axes: axes)
    expect(spring.dampingCoefficient, 1e200, "c")
  }

  @Test func startsAndVelocities() throws {
    func start(_ template: String) throws -> PhaseState {
      try onlyCase(template: template, axes: "[{parameter: stiffness, list: [100]}]").problem.start
    }
    #expect(try start("{dampingRatio: 1}") == PhaseState(position: -1, velocity: 0))
    #expect(try start("{dampingRatio: 1, start: 3, velocity: -7}") == PhaseState(position: 3, velocity: -7))
    #expect(try start("{dampingRatio: 1, relativeVelocity: 2}") == PhaseState(position: -1, velocity: 20))
    #expect(
      try start("{dampingRatio: 1, start: 300, relativeVelocity: 2}") == PhaseState(position: 300, velocity: -6000))
    #expect(try start("{dampingRatio: 1, start: 0, relativeVelocity: -3}") == PhaseState(position: 0, velocity: -30))
  }

  @Test func retargetsCountNaturalPeriods() throws {
    let problem = try onlyCase(
      template: "{stiffness: 100, dampingRatio: 0.5}", axes: "[{parameter: retargetTime, list: [0.1]}]",
      more: "    retargets: [{after: 9, target: 1}, {after: 0.25, target: -1}]"
    ).problem
    #expect(problem.retargets.map(\.target) == [1, -1])
    // 2π/10 · 0.1 and 2π/10 · 0.35.
    expect(problem.retargets[0].time, 0.06283185307179587, "first")
    expect(problem.retargets[1].time, 0.21991148575128552, "second")
  }

  @Test func frictionIsReadAsContinuous() throws {
    func rate(_ axis: String) throws -> Double {
      guard case .friction(.exponential(let rate)) = try onlyCase(template: "{velocity: 5}", axes: axis).problem.law
      else { throw Unexpected() }
      return rate
    }
    // −1000 ln 0.998 and −1000 ln 0.99, mpmath.
    expect(try rate("[{parameter: decelerationFactor, list: [0.998]}]"), 2.0020026706730774, "0.998")
    expect(try rate("[{parameter: decelerationFactor, list: [0.99]}]"), 10.050335853501441, "0.99")
    #expect(try rate("[{parameter: frictionRate, list: [4.2]}]") == 4.2)
  }

  @Test func frictionsCombine() throws {
    func law(_ template: String, _ axis: String) throws -> MotionProblem.Law {
      try onlyCase(template: template, axes: "[{parameter: \(axis)}]").problem.law
    }
    #expect(
      try law("{velocity: 5}", "frictionDeceleration, list: [1400]") == .friction(.constant(deceleration: 1400)))
    #expect(
      try law("{velocity: 5, frictionRate: 2}", "frictionDeceleration, list: [1400]")
        == .friction(.combined(rate: 2, deceleration: 1400)))
    #expect(try law("{velocity: 5}", "dragCoefficient, list: [0.002]") == .friction(.quadratic(drag: 0.002)))
    guard
      case .friction(.combined(let rate, let deceleration)) = try law(
        "{velocity: 5, decelerationFactor: 0.998}", "frictionDeceleration, list: [0.5]")
    else { throw Unexpected() }
    expect(rate, 2.0020026706730774, "0.998")
    #expect(deceleration == 0.5)
  }

  @Test func namedSpringsCarryTheirConstantsAndTheirVelocity() throws {
    let more = """
      springs:
        - {name: quick, mass: 2, stiffness: 1000, dampingCoefficient: 10, velocity: 20}
      """
    let problem = try onlyCase(template: "{}", axes: "[{parameter: spring, list: [quick]}]", more: more).problem
    #expect(problem.springName == "quick")
    #expect(problem.law == .spring(try Oscillator(mass: 2, stiffness: 1000, dampingCoefficient: 10)))
    #expect(problem.start == PhaseState(position: -1, velocity: 20))
    let other = try onlyCase(
      template: "{velocity: 0}", axes: "[{parameter: spring, list: [quick]}]", more: more
    ).problem
    #expect(other.start.velocity == 0)
  }

  @Test func schedulesSayWhatTheyAre() throws {
    let frames = try onlyCase(
      template: "{dampingRatio: 1}", axes: "[{parameter: stiffness, list: [1]}]",
      more: "    schedule: {frames: {rate: 60, jitter: 0.2, seed: 9, hitches: [{start: 0.1, length: 0.25}]}}")
    #expect(frames.scheduleText == "60 Hz, jitter 0.2, 1 hitch")
    let hitch = DisplayFrames.Hitch(start: 0.1, length: 0.25)
    #expect(frames.schedule == .frames(DisplayFrames(rate: 60, jitter: 0.2, seed: 9, hitches: [hitch])))
    #expect(frames.frameRateGroup == nil)
  }
}
