import Testing

@testable import MotionEngine

@Suite("Public faults: frame rates, long frames, clocks")
struct TimeFaultTests {
  /// sveltejs/svelte#7010
  @Test("a frame of any length is exact", arguments: [0.2, 1, 2, 5, 60, 3600])
  func longFrame(_ duration: Double) throws {
    let spring = try Spring(stiffness: 180, dampingCoefficient: 12)
    let start = SpringState(displacement: -1, velocity: 0)
    let stepped = spring.step(by: duration).applied(to: start)
    let exact = spring.state(after: duration, from: start)
    expectClose(stepped.displacement, exact.displacement, Tolerance(absolute: 1e-16, relative: 1e-15), "stepped")
    #expect(exact.displacement.magnitude <= 0.21)
    if duration == 2 {
      expectClose(spring.stepResponse.value(at: 2), 1.000000175786982, Tolerance(relative: 1e-15), "value at 2")
    }
    if duration >= 60 { #expect(exact.displacement.magnitude < 1e-150) }
  }

  /// tangrams/tangram-es#2208
  @Test("friction over a long frame does not turn the motion round")
  func frictionOverALongFrame() throws {
    let decay = try ExponentialDecay(frictionRate: 4)
    expectClose(decay.velocity(after: 30, from: 1000), 7.667648073722e-50, Tolerance(relative: 1e-12), "velocity")
    expectClose(decay.distance(after: 30, from: 1000), 250, Tolerance(relative: 1e-16), "distance")
    for duration in [0.01, 0.5, 30, 1e6] {
      for velocity in [1000.0, -1000] {
        let motion = DecayMotion(decay: decay, from: 7, velocity: velocity)
        let left = (motion.restPosition - motion.value(at: duration)) * velocity
        #expect(left >= 0, "passed its rest at \(duration)")
        #expect(motion.velocity(at: duration) * velocity >= 0)
        #expect(motion.velocity(at: duration).magnitude <= 1000)
      }
    }
  }

  /// godotengine/godot#93115, stride3d/stride#2301, mrdoob/three.js#21102
  @Test(
    "smoothing by a share of the gap does not depend on the frame rate", arguments: [24, 30, 60, 90, 120, 144, 240])
  func smoothing(_ framesPerSecond: Double) throws {
    let perFrame = try ExponentialDecay(dragPerSecond: 0.001797010299914431)  // 0.9^60
    expectClose(perFrame.frictionRate, 6.321630939469578, Tolerance(relative: 1e-14), "rate")
    var gap = 1.0
    let share = perFrame.remainingShare(after: 1 / framesPerSecond)
    #expect(share < 1)
    for _ in 0..<Int(framesPerSecond) { gap *= share }
    expectClose(gap, 0.001797010299914431, Tolerance(absolute: 1e-12), "gap at \(framesPerSecond) Hz")
    if framesPerSecond == 120 { expectClose(share, 0.9486832980505138, Tolerance(relative: 1e-14), "share") }
    if framesPerSecond == 144 { expectClose(share, 0.9570494520245178, Tolerance(relative: 1e-14), "share") }
  }

  @Test("speed times frame never exceeds the gap; a velocity factor per frame has its time constant")
  func smoothingSpeedAndFactor() throws {
    let fast = try ExponentialDecay(frictionRate: 5)
    expectClose(1 - fast.remainingShare(after: 0.5), 0.917915001376, Tolerance(relative: 1e-12), "share of the gap")
    let factor = try ExponentialDecay(timeConstant: 0.1025521563437006)  // 0.85 per 1/60 s
    expectClose(factor.remainingShare(after: 1.0 / 60), 0.85, Tolerance(relative: 1e-14), "factor")
    expectClose(factor.restDistance(from: 1000), 102.5521563437006, Tolerance(relative: 1e-15), "way")
    expectClose(factor.distance(after: 0.1, from: 1000), 63.87466025237464, Tolerance(relative: 1e-14), "after 0.1 s")
  }

  /// Facepunch/sbox-issues#8096, raspberrypi/firmware#466
  @Test("a clock that has run for years moves the value by the spacing of doubles times the velocity")
  func lateClock() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    let early = SpringMotion(spring: spring, from: 0, to: 1)
    for startTime in [0, 1e6, 1e9] {
      let late = SpringMotion(spring: spring, from: 0, to: 1, startTime: startTime)
      let bound = startTime.ulp * 5.34
      expectClose(
        late.value(at: startTime + 0.1), early.value(at: 0.1), Tolerance(absolute: bound + 1e-15), "start \(startTime)")
    }
    let late = SpringMotion(spring: spring, from: 0, to: 1, startTime: 1e9)
    expectClose(late.value(at: 1e9 + 0.1), early.value(at: 0.1), Tolerance(absolute: 1e-6), "start 1e9")
  }
}
