import MotionProblems
import Testing

@testable import EngineModels

@Suite("Whole steps and the remainder")
struct FixedStepRemainderTests {
  static let methods: [any EngineModel] = EngineCatalog.textbookMethods

  @Test("At 0 the start is shown to the bit", arguments: EngineCatalog.all.map(\.name))
  func startIsExact(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    // Specimens whose fault is that they do not start where, or as fast as, they should, or that they subtract.
    let elsewhere = [
      "overdamped-omega-for-omega-squared", "critical-velocity-over-rate", "velocity-in-milliseconds",
      "slow-root-by-subtraction",
    ]
    guard !elsewhere.contains(name) else { return }
    for damping in [0.0, 10, 20, 200] {
      let problem = try spring(stiffness: 100, dampingCoefficient: damping, from: -0.7, velocity: 31)
      guard engine.refusal(of: problem) == nil else { continue }
      let shown = try trace(of: engine, problem, at: [0, 0.1])
      #expect(shown.positions[0] == -0.7, "\(name), damping \(damping)")
      // Core Animation speaks of ways per second, which come back to an ulp; INTU's blocks are told no velocity.
      let allowance = name == "dashpot-core-animation" ? 31.0.ulp : 0
      #expect(shown.velocities.isEmpty == (name == "dashpot-intu"))
      for velocity in shown.velocities.prefix(1) {
        #expect((velocity - 31).magnitude <= allowance, "\(name), damping \(damping): \(velocity)")
      }
    }
  }

  @Test("What is shown at a time depends on no other time asked for, to the bit", arguments: methods.map(\.name))
  func schedulesDoNotMatter(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let problem = try spring(
      stiffness: 100, dampingCoefficient: 10, velocity: 5, retargets: [Retarget(time: 0.33333, target: 0.5)])
    let frames = DisplayFrames(rate: 144, jitter: 0.4, seed: 3).times(over: 2).times
    let all = try trace(of: engine, problem, at: frames)
    for (index, time) in frames.enumerated().dropFirst().filter({ $0.offset % 17 == 0 }) {
      let alone = try trace(of: engine, problem, at: [0, time])
      #expect(alone.positions[1] == all.positions[index], "\(name) at \(time)")
      #expect(alone.velocities[1] == all.velocities[index], "\(name) at \(time)")
    }
  }

  @Test("Frame rates share their motion: the same bits at common times", arguments: methods.map(\.name) + ["dashpot"])
  func frameRatesShareTheirMotion(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    for problem in [
      try spring(stiffness: 100, dampingCoefficient: 10), try spring(stiffness: 100, dampingCoefficient: 200),
      try friction(rate: 6.321630939469578, velocity: 1000),
    ] {
      let ends = try [24.0, 30, 60, 90, 120, 144, 240].map { rate in
        let times = DisplayFrames(rate: rate).times(over: 1).times
        return try #require(try trace(of: engine, problem, at: times).positions.last)
      }
      #expect(Set(ends).count == 1, "\(name): \(ends)")
    }
  }

  /// Of the amplitude.
  static let directTolerance = 1e-12

  @Test(
    "rk4 shows whole steps by index and one step of the remainder",
    arguments: [0.0005, 0.001, 0.0137, 1.0 / 3, 0.9999999, 2.7182818])
  func rungeKuttaByHand(time: Double) throws {
    let problem = try spring(stiffness: 1500, dampingCoefficient: 10, velocity: 100)
    let acceleration = Acceleration(problem.law)
    let whole = Int(time / 0.001)
    var state = problem.start
    for _ in 0..<whole { state = ClassicRungeKutta.step(state, by: 0.001, under: acceleration) }
    state = ClassicRungeKutta.step(state, by: time - Double(whole) * 0.001, under: acceleration)
    let shown = try trace(of: FixedStepEngine<ClassicRungeKutta>(), problem, at: [0, time])
    expectClose(shown.positions[1], state.position, within: Self.directTolerance * 3, "position at \(time)")
    expectClose(shown.velocities[1], state.velocity, within: Self.directTolerance * 120, "velocity at \(time)")
  }

  @Test("A hitch costs no motion", arguments: methods.map(\.name) + ["dashpot"])
  func hitchesCostNothing(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let problem = try spring(stiffness: 100, dampingCoefficient: 10)
    let plain = try trace(of: engine, problem, at: DisplayFrames(rate: 60).times(over: 1).times)
    let hitch = DisplayFrames(rate: 60, hitches: [.init(start: 0.2, length: 0.25)])
    let hitched = try trace(of: engine, problem, at: hitch.times(over: 1).times)
    #expect(hitched.positions.last == plain.positions.last)
    #expect(plain.positions.count - hitched.positions.count == 14)
  }
}
