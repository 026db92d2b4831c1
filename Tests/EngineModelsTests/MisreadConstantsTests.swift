import MotionProblems
import Testing

@testable import EngineModels

/// Specimens whose formulas are right and whose constants or start are not.
@Suite("Misread constants")
struct MisreadConstantsTests {
  static let times = DisplayFrames(rate: 60).times(over: 2).times
  static let right = ClosedFormEngine<TextbookClosedForm>()

  @Test("A response that forgets the mass: the motion runs at 1/√m of its speed", arguments: [0.25, 0.5, 2, 4])
  func responseAtMassOne(mass: Double) throws {
    for ratio in [0.0, 0.3, 1, 2.5] {
      let problem = try spring(
        mass: mass, stiffness: 80, dampingCoefficient: 2 * ratio * (80 * mass).squareRoot(), velocity: 0)
      let shown = try trace(of: ResponseAtMassOneEngine(), problem, at: Self.times)
      let exact = ExactMotion(problem.law)
      for (index, time) in Self.times.enumerated() {
        let slow = exact.position(of: problem, at: time / mass.squareRoot())
        expectClose(shown.positions[index], slow, within: 1e-11, "mass \(mass), ζ \(ratio) at \(time)")
      }
    }
  }

  @Test("At mass 1 the response is right to the bit")
  func responseAtMassOneIsRight() throws {
    let problem = try spring(
      stiffness: 123.4, dampingCoefficient: 7, velocity: 3, retargets: [Retarget(time: 0.33, target: 2)])
    let shown = try trace(of: ResponseAtMassOneEngine(), problem, at: Self.times)
    #expect(shown == (try trace(of: Self.right, problem, at: Self.times)))
  }

  @Test("The soft clamp: sound up to 60, smooth there, ζ 0.56 for 1 at response 0.1 s, and bounded")
  func dampingSoftlyClamped() throws {
    #expect(DampingSoftlyClampedEngine.clamped(60) == 60)
    let bent = DampingSoftlyClampedEngine.clamped(125.66370614359172)
    expectClose(bent / 125.66370614359172, 0.56, within: 0.00001, "the damping ratio at response 0.1 s")
    let slope = (DampingSoftlyClampedEngine.clamped(60.001) - 60) / 0.001
    expectClose(slope, 1, within: 1e-4, "slope at the limit")
    #expect(DampingSoftlyClampedEngine.clamped(.greatestFiniteMagnitude) <= 60 + DampingSoftlyClampedEngine.room)
    for damping in [12.0, 60, 61] {
      let problem = try spring(stiffness: 2000, dampingCoefficient: damping, velocity: 3)
      let isRight =
        try trace(of: DampingSoftlyClampedEngine(), problem, at: Self.times)
        == (try trace(of: Self.right, problem, at: Self.times))
      #expect(isRight == (damping <= 60), "c \(damping)")
    }
  }

  @Test("A velocity per millisecond: a thousandth of a flick, for springs and friction; none is right")
  func velocityInMilliseconds() throws {
    let engine = VelocityInMillisecondsEngine()
    for (problem, thousandth) in [
      (
        try spring(stiffness: 100, dampingCoefficient: 20, from: -100, velocity: 1200),
        try spring(stiffness: 100, dampingCoefficient: 20, from: -100, velocity: 1.2)
      ),
      (try friction(rate: 2, velocity: 5000), try friction(rate: 2, velocity: 5)),
    ] {
      let shown = try trace(of: engine, problem, at: Self.times)
      #expect(shown == (try trace(of: Self.right, thousandth, at: Self.times)))
    }
    let still = try spring(
      stiffness: 100, dampingCoefficient: 10, from: -100, retargets: [Retarget(time: 0.1, target: -50)])
    let shown = try trace(of: engine, still, at: [0, 0.2, 0.3])
    expectClose(shown.positions[1], 67.92757115499632 - 100, within: 1e-10, "the velocity is kept at a retarget")
    expectClose(shown.positions[2], 69.96419499813556 - 100, within: 1e-10, "the velocity is kept at a retarget")
  }

  @Test("A velocity by differences: positions to the bit, off by half the acceleration times the frame")
  func finiteDifferenceVelocity() throws {
    let problem = try spring(stiffness: 100, dampingCoefficient: 10, velocity: 3)
    let exact = ExactMotion(problem.law)
    let state = exact.state(of: problem, at: 0.5)
    let acceleration = -(100 * state.position + 10 * state.velocity)
    var errors: [Double] = []
    for rate in [60.0, 120, 240, 480, 960] {
      let times = DisplayFrames(rate: rate).times(over: 1).times
      let shown = try trace(of: FiniteDifferenceVelocityEngine(), problem, at: times)
      #expect(shown.positions == (try trace(of: Self.right, problem, at: times)).positions)
      #expect(shown.velocities[0] == 3)
      errors.append(shown.velocities[Int(rate / 2)] - state.velocity)
    }
    let half = try #require(errors.last)
    expectClose(half, -acceleration / 2 / 960, within: 0.02 * half.magnitude, "the leading term")
    for (coarse, fine) in zip(errors, errors.dropFirst()) {
      expectClose(coarse / fine, 2, within: 0.14, "order 1 in the frame's time")
    }
  }

  @Test("Strong damping: the slow root by subtraction stands still at c 10⁹, as published; its twin does not")
  func slowRootBySubtraction() throws {
    let engine = ClosedFormEngine<SlowRootBySubtractionForm>()
    for (damping, published) in [(1e9, 1.0), (1e6, 0.36787663996690931)] {
      let problem = try spring(stiffness: 1, dampingCoefficient: damping, from: 1)
      let shown = try trace(of: engine, problem, at: [0, damping])
      expectClose(shown.positions[1], published, within: 1e-12, "c \(damping)")
      let twin = try trace(of: Self.right, problem, at: [0, damping])
      expectClose(twin.positions[1], 0.3678794411714423, within: 1e-13, "the twin, c \(damping)")
    }
  }

  @Test("The value overflows from 3.438 s on, is sound before, and 0 · ∞ is NaN from 3.585 s on")
  func coshOverflow() throws {
    let engine = ClosedFormEngine<CoshOverflowForm>()
    let problem = try spring(stiffness: 1200, dampingCoefficient: 415.6921938165306)
    let shown = try trace(of: engine, problem, at: [0, 3.42, 3.437, 3.438, 3.58, 3.59, 4])
    expectClose(shown.positions[1], -0.000048441604535331953002, within: 1e-15, "3.42 s")
    #expect(shown.positions.map(\.isFinite) == [true, true, true, false, false, false, false])
    #expect(shown.positions[3] == -.infinity && shown.positions[5].isNaN && shown.positions[6].isNaN)
  }
}
