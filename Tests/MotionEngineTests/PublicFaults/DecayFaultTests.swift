import Testing

@testable import MotionEngine

@Suite("Public faults: decay")
struct DecayFaultTests {
  /// flutter/flutter#66116
  @Test(
    "a drag of 1 is uniform motion, and its neighbours are beside it",
    arguments: [
      (1, 200), (0.999999999999, 199.9999999998), (1.000000000001, 200.0000000002), (0.9, 180.33321003956816),
      (1.1, 220.33323243239847),
    ])
  func dragOfOne(_ drag: Double, _ expected: Double) throws {
    let decay = try ExponentialDecay(dragPerSecond: drag)
    // 0.999999999999 is not a double; what is read lies 1e-17 beside it and the distance 2e-15.
    expectClose(decay.distance(after: 2, from: 100), expected, Tolerance(relative: 1e-14), "drag \(drag)")
    if drag == 1 { #expect(decay.distance(after: 2, from: 100) == 200) }
    let motion = DecayMotion(decay: decay, from: 0, velocity: 100)
    if drag >= 1 {
      #expect(motion.restPosition == .infinity)
      #expect(motion.settlingTime(withinDistance: 1) == .infinity)
      #expect(motion.stopTime(belowSpeed: 1) == .infinity)
    }
  }

  @Test("a drag of 0 or less, or none at all, is refused", arguments: [0, -1, Double.nan, .infinity])
  func dragRefused(_ drag: Double) {
    #expect(throws: DecayError.self) { try ExponentialDecay(dragPerSecond: drag) }
  }

  /// flutter/flutter#148467
  @Test("through two points with an end velocity of 0: the place is a limit")
  func throughTwoPoints() throws {
    let decay = try ExponentialDecay(from: 0, to: 10, startVelocity: 5, endVelocity: 0)
    let motion = DecayMotion(decay: decay, from: 0, velocity: 5)
    #expect(decay.frictionRate == 0.5)
    #expect(motion.restPosition == 10)
    expectClose(decay.dragPerSecond, 0.6065306597126334, Tolerance(relative: 1e-15), "drag")
    expectClose(motion.value(at: 1), 3.934693402873666, Tolerance(relative: 1e-15), "value at 1")
    expectClose(motion.velocity(at: 1), 3.032653298563167, Tolerance(relative: 1e-15), "velocity at 1")
    expectClose(motion.stopTime(belowSpeed: 1e-3), 17.03438638283247, Tolerance(relative: 1e-14), "stop")
    #expect(motion.stopTime(belowSpeed: 0) == .infinity)
    #expect(throws: DecayError.velocityMustShrink(from: 5, to: -0.01)) {
      try ExponentialDecay(from: 0, to: 10, startVelocity: 5, endVelocity: -0.01)
    }
    #expect(try ExponentialDecay(from: 0, to: 10, startVelocity: 5, endVelocity: 0.01).frictionRate == 0.499)
  }

  /// facebookarchive/pop#37, react/react-native#6189
  @Test(
    "three readings of 0.998 per millisecond, each by its name, known before the start",
    arguments: [
      (DecelerationReading.continuous, 499.4998331664553, 315.9280226785098),
      (.firstOrder, 500, 316.0602794142788),
      (.perMillisecondSum, 499, 315.6118838262777),
    ])
  func readings(_ reading: DecelerationReading, _ rest: Double, _ half: Double) throws {
    let decay = try ExponentialDecay(decelerationFactor: 0.998, reading: reading)
    let motion = DecayMotion(decay: decay, from: 0, velocity: 1000, startTime: 100)
    expectClose(motion.restPosition, rest, Tolerance(relative: 1e-13), "rest")
    expectClose(motion.value(at: 100.5), half, Tolerance(relative: 1e-13), "value after half a second")
    #expect(motion.velocity(at: 100) == 1000)
    if reading == .continuous { #expect(try ExponentialDecay(decelerationFactor: 0.998) == decay) }
  }

  /// microsoft/react-native-windows#9409
  @Test("where and when it stops does not depend on the frame rate")
  func stopRule() throws {
    let decay = try ExponentialDecay(decelerationFactor: 0.998, reading: .firstOrder)
    let motion = DecayMotion(decay: decay, from: 0, velocity: 1000)
    expectClose(motion.settlingTime(withinDistance: 0.1), 4.258596595708119, Tolerance(relative: 1e-13), "near rest")
    expectClose(motion.stopTime(belowSpeed: 1), 3.453877639491069, Tolerance(relative: 1e-13), "slow")
  }
}
