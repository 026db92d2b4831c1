import MotionProblems
import Testing

@testable import EngineModels

@Suite("Retargets in flight")
struct RetargetTests {
  /// 0 → 100, at 0.1 s to 50; in the coordinates of the problem −100 → 0, then −50.
  static func problem() throws -> MotionProblem {
    try spring(
      stiffness: 100, dampingCoefficient: 10, from: -100, retargets: [Retarget(time: 0.1, target: -50)])
  }

  /// Engines that keep position and velocity, with the error their method has on this motion, in units of length.
  static let engines: [(String, Double)] = [
    ("dashpot", 1e-12), ("textbook-closed-form", 1e-12), ("rk4", 1e-7), ("velocity-verlet", 3e-3),
    ("semi-implicit-euler", 0.5), ("explicit-euler", 0.5), ("sinh-capped-at-300", 1e-12),
  ]

  @Test("The published values before, at and after a retarget", arguments: engines)
  func publishedValues(name: String, tolerance: Double) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let shown = try trace(of: engine, try Self.problem(), at: [0, 0.1, 0.2, 0.1 + 0.2])
    for (index, expected) in [(1, 34.02998466082983), (2, 67.92757115499632), (3, 69.96419499813556)] {
      // The published values are for durations after the retarget that are off by an ulp of the time here.
      expectClose(shown.positions[index] + 100, expected, within: tolerance + 1e-13 * 600, "\(name), sample \(index)")
    }
    expectClose(shown.velocities[1], 533.5071951146930, within: 12 * tolerance + 1e-12 * 600, "\(name), velocity")
  }

  @Test("Position and velocity pass a retarget without a jump", arguments: engines.map(\.0) + ["rk4-display-fed-back"])
  func continuity(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let apart = 1e-9
    let shown = try trace(of: engine, try Self.problem(), at: [0, 0.1 - apart, 0.1, 0.1 + apart])
    guard name != "rk4-display-fed-back" else {
      // It goes on from what it shows, up to a step of 1 ms back each time.
      expectClose(shown.positions[2], shown.positions[1], within: 0.002 * 540, "\(name), position")
      return
    }
    for (before, after) in [(1, 2), (2, 3)] {
      expectClose(shown.positions[after], shown.positions[before], within: 2 * apart * 540, "\(name), position")
      expectClose(shown.velocities[after], shown.velocities[before], within: 2 * apart * 12_000, "\(name), velocity")
    }
  }

  @Test(
    "A retarget to the target in force changes nothing beyond rounding", arguments: ["dashpot", "textbook-closed-form"])
  func sameTarget(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let times = SampleTimes.uniform(count: 101, over: 1).times
    let plain = try trace(of: engine, try spring(stiffness: 100, dampingCoefficient: 10), at: times)
    let again = try trace(
      of: engine,
      try spring(stiffness: 100, dampingCoefficient: 10, retargets: [Retarget(time: 0.237, target: 0)]), at: times)
    for (index, time) in times.enumerated() {
      expectClose(again.positions[index], plain.positions[index], within: 4e-16, "\(name) at \(time)")
    }
  }

  @Test("A retarget splits the step at its own instant, not at the next step or frame")
  func splitAtTheInstant() throws {
    let retarget = Retarget(time: 0.12345, target: -50)
    let problem = try spring(stiffness: 100, dampingCoefficient: 10, from: -100, retargets: [retarget])
    let expected = ExactMotion(problem.law).position(of: problem, at: 0.5)
    let shown = try trace(of: FixedStepEngine<ClassicRungeKutta>(), problem, at: [0, 0.5])
    expectClose(shown.positions[1], expected, within: 1e-7, "rk4 at 0.5")
  }

  @Test("Several retargets between two samples all count", arguments: ["dashpot", "textbook-closed-form", "rk4"])
  func severalRetargets(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let retargets = [Retarget(time: 0.05, target: 2), Retarget(time: 0.1, target: -3), Retarget(time: 0.11, target: 1)]
    let problem = try spring(mass: 2, stiffness: 100, dampingCoefficient: 15, retargets: retargets)
    let expected = ExactMotion(problem.law).state(of: problem, at: 0.4)
    let shown = try trace(of: engine, problem, at: [0, 0.4])
    expectClose(shown.positions[1], expected.position, within: name == "rk4" ? 1e-8 : 1e-13, name)
    expectClose(shown.velocities[1], expected.velocity, within: name == "rk4" ? 1e-7 : 2e-12, name)
  }
}
