import MotionProblems
import Testing

@testable import EngineModels

@Suite("Specimens")
struct SpecimenTests {
  @Test("The capped sinh: right at 3.015 s with 0.779, and 0.993 published 35 ms after the leap")
  func sinhCapped() throws {
    let times = DisplayFrames(rate: 200).times(over: 4).times
    let problem = try spring(stiffness: 100, dampingCoefficient: 200)
    let shown = try trace(of: ClosedFormEngine<SinhCappedForm>(), problem, at: times)
    expectClose(1 + shown.positions[603], 0.779, within: 0.0005, "3.015 s")
    expectClose(shown.positions[603], -0.22118142827003349, within: 1e-13, "3.015 s")
    expectClose(1 + shown.positions[610], 0.993, within: 0.0005, "3.05 s")
  }

  @Test(
    "The capped sinh does what the textbook form does at and below critical damping", arguments: [0.0, 3, 20, 19.99])
  func sinhCappedElsewhere(dampingCoefficient: Double) throws {
    let times = SampleTimes.uniform(count: 360, over: 40).times
    let problem = try spring(
      stiffness: 100, dampingCoefficient: dampingCoefficient, velocity: 4, retargets: [Retarget(time: 1.3, target: 2)])
    let faulty = try trace(of: ClosedFormEngine<SinhCappedForm>(), problem, at: times)
    #expect(faulty == (try trace(of: ClosedFormEngine<TextbookClosedForm>(), problem, at: times)))
  }

  @Test("The published start of the form with ω for ω²: 0.970 instead of 0")
  func omegaForOmegaSquared() throws {
    let problem = try spring(stiffness: 2, dampingCoefficient: 10)
    let shown = try trace(of: ClosedFormEngine<OmegaForOmegaSquaredForm>(), problem, at: [0, 1])
    expectClose(1 + shown.positions[0], 0.970, within: 0.0005, "the start")
    expectClose(shown.positions[1], -0.012798229922351734, within: 1e-15, "1 s")
  }

  @Test("Faults of one branch leave the others as they are, to the bit")
  func otherBranches() throws {
    let times = SampleTimes.uniform(count: 200, over: 3).times
    let under = try spring(mass: 2, stiffness: 50, dampingCoefficient: 6, velocity: 3)
    let critical = try spring(mass: 2, stiffness: 50, dampingCoefficient: 20, velocity: 3)
    let over = try spring(mass: 2, stiffness: 50, dampingCoefficient: 60, velocity: 3)
    let right = ClosedFormEngine<TextbookClosedForm>()
    for (name, sound) in [
      ("damping-ratio-cut-to-one", [under, critical]), ("decay-rate-times-mass", [critical, over]),
      ("critical-velocity-over-rate", [under, over]), ("overdamped-omega-for-omega-squared", [under, critical]),
      ("cosh-overflow", [under, critical]), ("slow-root-by-subtraction", [under, critical]),
    ] {
      let engine = try #require(EngineCatalog.engine(named: name))
      for problem in [under, critical, over] {
        let isSound = try trace(of: engine, problem, at: times) == (try trace(of: right, problem, at: times))
        #expect(isSound == sound.contains(problem), "\(name), \(problem.law)")
      }
    }
  }

  @Test("Shown velocities are the derivatives of shown positions, faults included", arguments: [3.0, 20, 60])
  func velocitiesAreDerivatives(dampingCoefficient: Double) throws {
    let apart = 1e-6
    let problem = try spring(mass: 1, stiffness: 100, dampingCoefficient: dampingCoefficient, velocity: 3)
    for name in [
      "sinh-capped-at-300", "overdamped-omega-for-omega-squared", "damping-ratio-cut-to-one", "decay-rate-times-mass",
      "critical-velocity-over-rate", "cosh-overflow", "slow-root-by-subtraction", "response-at-mass-one",
      "damping-softly-clamped", "frame-time-clamped", "velocity-in-milliseconds",
    ] {
      let shown = try trace(
        of: try #require(EngineCatalog.engine(named: name)), problem, at: [0, 0.2 - apart, 0.2, 0.2 + apart])
      let slope = (shown.positions[3] - shown.positions[1]) / (2 * apart)
      expectClose(shown.velocities[2], slope, within: 1e-7, "\(name), c \(dampingCoefficient)")
    }
  }

  @Test("Whole milliseconds: at 60 Hz at most 0.0036 of the travel late, as measured of libadwaita")
  func wholeMilliseconds() throws {
    let times = DisplayFrames(rate: 60).times(over: 3).times
    let problem = try spring(stiffness: 100, dampingCoefficient: 10)
    let shown = try trace(of: ClosedFormEngine<WholeMillisecondsForm>(), problem, at: times)
    let right = try trace(of: ClosedFormEngine<TextbookClosedForm>(), problem, at: times)
    let largest = zip(shown.positions, right.positions).map { ($0 - $1).magnitude }.max() ?? 0
    expectClose(largest, 0.0036, within: 0.00005, "largest error")
  }

  @Test("Specimens that speak of one kind of motion refuse the other, in words")
  func refusals() throws {
    let flick = try friction(rate: 4, velocity: 1)
    let pull = try spring(stiffness: 1, dampingCoefficient: 1)
    let springsOnly = [
      "sinh-capped-at-300", "overdamped-omega-for-omega-squared", "damping-ratio-cut-to-one", "decay-rate-times-mass",
      "critical-velocity-over-rate", "response-at-mass-one", "damping-softly-clamped", "cosh-overflow",
      "slow-root-by-subtraction", "settling-by-envelope-rate", "settling-by-natural-frequency",
      "rest-in-absolute-units", "crossing-is-rest",
    ]
    let frictionOnly = [
      "euler-friction-sign-flip", "deceleration-first-order", "deceleration-per-millisecond-sum", "frictions-added",
    ]
    for engine in EngineCatalog.specimens.map(\.engine) {
      for (problem, reason) in [
        (flick, springsOnly.contains(engine.name) ? "\(engine.name) has springs only" : nil),
        (pull, frictionOnly.contains(engine.name) ? "\(engine.name) has friction only" : nil),
      ] {
        #expect(engine.refusal(of: problem) == reason, "\(engine.name)")
        guard let reason else {
          #expect(try trace(of: engine, problem, at: [0, 0.05]).positions[1].isFinite, "\(engine.name)")
          continue
        }
        #expect(throws: EngineFailure.rejected(reason: reason)) { try trace(of: engine, problem, at: [0, 1]) }
      }
    }
  }
}
