import Testing

@testable import MotionEngine

@Suite("Public faults: velocity, no distance, new targets")
struct VelocityFaultTests {
  static let thirteenDigits = Tolerance(relative: 1e-13)

  /// react/react-native#18953
  @Test("velocity is units per second")
  func velocityUnits() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 20)
    let motion = SpringMotion(spring: spring, from: 0, to: 100, velocity: 1200)
    expectClose(motion.value(at: 0.1), 70.56964470628461, Self.thirteenDigits, "value")
    expectClose(motion.value(at: 1e-9) / 1e-9, 1200, Tolerance(relative: 1e-6), "first samples")
    let peak = try #require(spring.firstTurningPoint(from: SpringState(displacement: -100, velocity: 1200)))
    expectClose(peak.time, 0.6, Self.thirteenDigits, "peak time")
    expectClose(100 + peak.displacement, 100.0495750435333, Self.thirteenDigits, "peak")
    expectClose(motion.value(at: 0.5), 100, Self.thirteenDigits, "passing the target")
    let decay = try ExponentialDecay(decelerationFactor: 0.998)
    expectClose(decay.distance(after: 1e-9, from: 1200) / 1e-9, 1200, Tolerance(relative: 1e-6), "decay")
  }

  /// motiondivision/motion#2751
  @Test(
    "from equal to the target, with a velocity",
    arguments: [
      (10, 127.3146507936801, 0.1209199576156145), (20, 118.3939720585721, 0.1),
      (40, 110.9280296148963, 0.07603459963009463),
    ])
  func noDistance(_ damping: Double, _ peak: Double, _ time: Double) throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: damping)
    let motion = SpringMotion(spring: spring, from: 100, to: 100, velocity: 500)
    let turn = try #require(spring.firstTurningPoint(from: SpringState(displacement: 0, velocity: 500)))
    expectClose(turn.time, time, Self.thirteenDigits, "peak time")
    expectClose(motion.value(at: turn.time), peak, Self.thirteenDigits, "peak")
    #expect(motion.settlingTime(within: 0.1) > time)
    #expect(motion.value(at: 200) == 100)
  }

  /// sveltejs/svelte-extras#9, motiondivision/motion#2041, pmndrs/react-spring#2516
  @Test("a new target on the way keeps the velocity")
  func newTarget() throws {
    var motion = SpringMotion(spring: try Spring(stiffness: 100, dampingCoefficient: 10), from: 0, to: 100)
    let before = motion.state(at: 0.1)
    expectClose(before.value, 34.02998466082983, Self.thirteenDigits, "value")
    expectClose(before.velocity, 533.5071951146930, Self.thirteenDigits, "velocity")
    motion.retarget(to: 50, at: 0.1)
    #expect(motion.state(at: 0.1) == before)
    expectClose(motion.value(at: 0.2), 67.92757115499632, Self.thirteenDigits, "0.1 s later")
    expectClose(motion.value(at: 0.1 + 0.2), 69.96419499813556, Self.thirteenDigits, "0.2 s later")
    let turn = try #require(
      motion.spring.firstTurningPoint(from: SpringState(displacement: before.value - 50, velocity: before.velocity)))
    expectClose(turn.time, 0.1550892240720294, Self.thirteenDigits, "peak time")
    expectClose(50 + turn.displacement, 71.84009413974847, Self.thirteenDigits, "peak")
  }

  /// The state at the switch and half a second later of a target that goes 0, 1, 0.
  @Test("a target that jumps back")
  func targetThatJumpsBack() throws {
    var motion = SpringMotion(spring: try Spring(stiffness: 100, dampingCoefficient: 10), from: 0, to: 1)
    motion.retarget(to: 0, at: 0.5)
    let switched = motion.state(at: 0.5)
    expectClose(switched.value, 1.074590566595033, Self.thirteenDigits, "value at the switch")
    expectClose(switched.velocity, -0.8794242073251285, Self.thirteenDigits, "velocity at the switch")
    expectClose(motion.value(at: 1), -0.07242044985570709, Self.thirteenDigits, "value at the end")
    expectClose(motion.velocity(at: 1), 0.9332790134857242, Self.thirteenDigits, "velocity at the end")
  }
}
