import MotionProblems
import Testing

@testable import EngineModels

/// Values of 50-digit arithmetic, rounded to doubles.
@Suite("Closed forms")
struct ClosedFormTests {
  struct Known: Sendable, CustomStringConvertible {
    let mass, stiffness, dampingCoefficient, position, velocity, time: Double
    let expected: PhaseState
    var description: String { "m \(mass), k \(stiffness), c \(dampingCoefficient) at \(time)" }
  }

  static let known: [Known] = [
    Known(
      mass: 1, stiffness: 100, dampingCoefficient: 10, position: -1, velocity: 0, time: 0.3,
      expected: PhaseState(position: 0.12435476740841175, velocity: 1.3324264401804118)),
    Known(
      mass: 2, stiffness: 100, dampingCoefficient: 15, position: -1, velocity: 0, time: 0.5,
      expected: PhaseState(position: 0.13797832418681416, velocity: 0.18380059584725786)),
    Known(
      mass: 1, stiffness: 100, dampingCoefficient: 20, position: -1, velocity: 5, time: 0.2,
      expected: PhaseState(position: -0.27067056647322536, velocity: 2.0300292485491902)),
    Known(
      mass: 4, stiffness: 1200, dampingCoefficient: 400, position: -1, velocity: 3, time: 0.7,
      expected: PhaseState(position: -0.11462738755379252, velocity: 0.35486832679266126)),
    Known(
      mass: 0.5, stiffness: 10, dampingCoefficient: 80, position: 2, velocity: -1, time: 1.25,
      expected: PhaseState(position: 1.7064673434543373, velocity: -0.21347532602923574)),
    Known(
      mass: 1, stiffness: 1, dampingCoefficient: 1e6, position: 1, velocity: 0, time: 1e6,
      expected: PhaseState(position: 0.36787944117144232, velocity: -3.6787944117181020e-7)),
  ]

  /// Of the amplitude 1, and of the largest velocity, which is below 10.
  static let tolerance = 4e-15

  @Test("The textbook form and Dashpot's engine at values known to 16 digits", arguments: known)
  func knownValues(known: Known) throws {
    let problem = try spring(
      mass: known.mass, stiffness: known.stiffness, dampingCoefficient: known.dampingCoefficient,
      from: known.position, velocity: known.velocity)
    for name in ["textbook-closed-form", "dashpot"] {
      let shown = try trace(of: try #require(EngineCatalog.engine(named: name)), problem, at: [0, known.time])
      expectClose(shown.positions[1], known.expected.position, within: Self.tolerance, "\(name), \(known)")
      expectClose(shown.velocities[1], known.expected.velocity, within: 10 * Self.tolerance, "\(name), \(known)")
    }
  }

  @Test(
    "Friction at values known to 16 digits, and no friction at all", arguments: ["textbook-closed-form", "dashpot"])
  func friction(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let shown = try trace(of: engine, try EngineModelsTests.friction(rate: 4, velocity: 1000), at: [0, 0.75, 30])
    expectClose(shown.positions[1], 237.55323290803401, within: 1e-13 * 250, "position at 0.75")
    expectClose(shown.velocities[1], 49.787068367863943, within: 1e-14 * 1000, "velocity at 0.75")
    #expect(shown.positions[2] == 250)
    expectClose(shown.velocities[2], 7.667648073722e-50, within: 1e-62, "velocity at 30")
    let free = try trace(of: engine, try EngineModelsTests.friction(rate: 0, velocity: 100), at: [0, 2])
    #expect(free.positions[1] == 200)
    #expect(free.velocities[1] == 100)
    let faint = try trace(of: engine, try EngineModelsTests.friction(rate: 1e-12, velocity: 100), at: [0, 2])
    expectClose(faint.positions[1], 199.9999999998, within: 1e-13 * 200, "friction of 1e-12")
  }

  @Test("Nothing jumps at critical damping", arguments: ["textbook-closed-form", "sinh-capped-at-300", "dashpot"])
  func continuityAtCriticalDamping(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let times = SampleTimes.uniform(count: 61, over: 1.5).times
    let critical = try trace(of: engine, try spring(stiffness: 100, dampingCoefficient: 20, velocity: 7), at: times)
    for exponent in [-15, -12, -9, -6] {
      for side in [-1.0, 1] {
        let detuning = side * Double(sign: .plus, exponent: 0, significand: 1) * pow10(exponent)
        let near = try trace(
          of: engine, try spring(stiffness: 100, dampingCoefficient: 20 * (1 + detuning), velocity: 7), at: times)
        for (index, time) in times.enumerated() {
          // d x/d ζ is below 10 here.
          expectClose(
            near.positions[index], critical.positions[index], within: 10 * detuning.magnitude + 1e-14,
            "\(name), ζ = 1 + \(detuning), t = \(time)")
        }
      }
    }
  }

  @Test("Strong damping keeps the slow root, where a difference of near-equal numbers loses it", arguments: [1e6, 1e9])
  func strongDamping(dampingCoefficient: Double) throws {
    for name in ["textbook-closed-form", "dashpot"] {
      let engine = try #require(EngineCatalog.engine(named: name))
      let problem = try spring(stiffness: 1, dampingCoefficient: dampingCoefficient, from: 1)
      let shown = try trace(of: engine, problem, at: [0, dampingCoefficient])
      expectClose(shown.positions[1], 0.3678794411714423, within: 1e-13, "\(name), c \(dampingCoefficient)")
    }
  }

  @Test("Far down the tail of strong damping, where cosh overflows", arguments: ["textbook-closed-form", "dashpot"])
  func tail(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let problem = try spring(stiffness: 1200, dampingCoefficient: 415.6921938165306)
    let shown = try trace(of: engine, problem, at: [0, 4, 10])
    expectClose(1 + shown.positions[1], 0.9999910267159791, within: 1e-15, "4 s")
    expectClose(-shown.positions[2], 2.386571547649270e-13, within: 1e-12 * 2.4e-13, "10 s")
  }

  @Test(
    "One frame of any length ends where the motion is: published for 2 s, at rest from a minute on",
    arguments: ["textbook-closed-form", "dashpot"])
  func oneLongFrame(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    for (time, expected, tolerance) in [(2.0, 1.000000175786982, 1e-15), (60, 1, 0), (3600, 1, 0)] {
      let shown = try trace(of: engine, try spring(stiffness: 180, dampingCoefficient: 12), at: [0, time])
      expectClose(1 + shown.positions[1], expected, within: tolerance, "\(name) at \(time)")
    }
  }

  @Test("The position satisfies its equation", arguments: [0.0, 5, 20, 45, 300])
  func residual(dampingCoefficient: Double) throws {
    let mass = 2.0
    let stiffness = 50.0
    let apart = 1e-4
    for name in ["textbook-closed-form", "dashpot"] {
      let engine = try #require(EngineCatalog.engine(named: name))
      let problem = try spring(
        mass: mass, stiffness: stiffness, dampingCoefficient: dampingCoefficient, from: -1, velocity: 2)
      for time in [0.1, 0.4, 0.9] {
        let shown = try trace(of: engine, problem, at: [0, time - apart, time, time + apart])
        let slope = (shown.positions[3] - shown.positions[1]) / (2 * apart)
        let curvature = (shown.velocities[3] - shown.velocities[1]) / (2 * apart)
        let force = dampingCoefficient * shown.velocities[2] + stiffness * shown.positions[2]
        // A central difference is off by a sixth of the third derivative, which is of order rate³ · 1, times apart².
        let rate = max(5, dampingCoefficient / mass)
        let allowed = rate * rate * rate * apart * apart + 1e-9
        expectClose(slope, shown.velocities[2], within: allowed, "\(name), c \(dampingCoefficient), t \(time), slope")
        expectClose(
          mass * curvature, -force, within: mass * rate * allowed,
          "\(name), c \(dampingCoefficient), t \(time), residual")
      }
    }
  }

  private func pow10(_ exponent: Int) -> Double {
    (0..<exponent.magnitude).reduce(1) { power, _ in power / 10 }
  }
}
