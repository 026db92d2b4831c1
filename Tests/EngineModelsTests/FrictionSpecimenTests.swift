import MotionProblems
import Testing

@testable import EngineModels

@Suite("Specimens of friction")
struct FrictionSpecimenTests {
  static let flick = 2.002002670673077

  @Test("Three readings of 0.998 rest at three places, as published, whatever the frames", arguments: [24.0, 60, 144])
  func readings(rate: Double) throws {
    let times = DisplayFrames(rate: rate).times(over: 20).times
    let problem = try friction(rate: Self.flick, velocity: 1000)
    for (name, halfSecond, rest) in [
      ("textbook-closed-form", 315.9280226785098, 499.4998331664553),
      ("deceleration-first-order", 316.0602794142788, 500),
      ("deceleration-per-millisecond-sum", 315.6118838262777, 499),
    ] {
      let shown = try trace(of: try #require(EngineCatalog.engine(named: name)), problem, at: times)
      expectClose(shown.positions[Int(rate / 2)], halfSecond, within: 1e-11, "\(name) at 0.5 s")
      expectClose(try #require(shown.positions.last), rest, within: 1e-11, "\(name) at rest")
    }
  }

  @Test("The readings start where they should and have velocities of their own")
  func readingVelocities() throws {
    let problem = try friction(rate: Self.flick, velocity: 1000)
    let first = try trace(of: ClosedFormEngine<DecelerationFirstOrderForm>(), problem, at: [0, 0.5])
    // 1000 e^(−2 · 0.5): the rate is 1000 (1 − 0.998).
    expectClose(first.velocities[1], 367.8794411714423, within: 1e-11, "first order")
    let sum = try trace(of: ClosedFormEngine<DecelerationPerMillisecondSumForm>(), problem, at: [0, 0.5])
    // 1000 · 0.998⁵⁰⁰
    expectClose(sum.velocities[1], 367.51125485715894, within: 1e-11, "sum")
    for shown in [first, sum] {
      #expect(shown.positions[0] == 0)
      expectClose(shown.velocities[0], 1000, within: 1e-12 * 1000, "start")
    }
  }

  @Test(
    "Without friction the readings agree", arguments: ["deceleration-first-order", "deceleration-per-millisecond-sum"])
  func noFriction(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let shown = try trace(of: engine, try friction(rate: 0, velocity: 100), at: [0, 2])
    #expect(shown.positions[1] == 200 && shown.velocities[1] == 100)
  }

  @Test("One Euler step a frame: -119000 after 30 s, as published, and another rest at every frame rate")
  func eulerFriction() throws {
    let engine = EulerFrictionEngine()
    let problem = try friction(rate: 4, velocity: 1000)
    let shown = try trace(of: engine, problem, at: [0, 30])
    #expect(shown.velocities[1] == -119_000)
    #expect(shown.positions[1] == -119_000 * 30)
    // v₀ dt Σ (1 − λ dt)^(n+1) = v₀ (1 − λ dt)/λ, instead of v₀/λ = 250
    for (rate, rest) in [(24.0, 208.3333333333333), (60, 233.3333333333333), (120, 241.6666666666667)] {
      let times = DisplayFrames(rate: rate).times(over: 20).times
      let end = try #require(try trace(of: engine, problem, at: times).positions.last)
      expectClose(end, rest, within: 1e-9, "rest at \(rate) Hz")
    }
  }

  @Test("The clamped frame time loses of a free motion what the frame is too long", arguments: [0.25, 1.0])
  func frameTimeClamped(stall: Double) throws {
    let engine = ClosedFormEngine<FrameTimeClampedForm>()
    let problem = try friction(rate: 2, velocity: 1000)
    let shown = try trace(of: engine, problem, at: [0, 0.05, 0.1, 0.1 + stall, 0.15 + stall])
    let exact = ExactMotion(problem.law)
    for (index, clock) in [(1, 0.05), (2, 0.1), (3, 0.164), (4, 0.214)] {
      let there = exact.position(of: problem, at: clock)
      expectClose(shown.positions[index], there, within: 1e-10, "frame \(index) after a stall of \(stall)")
    }
  }
}
