import Testing

@testable import MotionEngine

@Suite("Exponential decay")
struct ExponentialDecayTests {
  static let fewUlp = Tolerance(relative: 1e-15)
  static let rates = [0, 1e-300, 1e-12, 1e-3, 2.002, 10, 1e5]

  @Test("starts at the start, solves v′ = −λ v, and the distance is the integral", arguments: rates)
  func equation(_ rate: Double) throws {
    let decay = try ExponentialDecay(frictionRate: rate)
    #expect(decay.velocity(after: 0, from: 3.7) == 3.7)
    #expect(decay.distance(after: 0, from: 3.7) == 0)
    let h = 1e-3 / max(1, rate)
    for time in [3 * h, 40 * h, 700 * h] {
      let velocities = [-2, -1, 1, 2].map { decay.velocity(after: time + $0 * h, from: 3.7) }
      let slope = (velocities[0] - 8 * velocities[1] + 8 * velocities[2] - velocities[3]) / (12 * h)
      expectClose(
        slope, -rate * decay.velocity(after: time, from: 3.7), Tolerance(absolute: 1e-11 / h), "acceleration at \(rate)"
      )
      let places = [-2, -1, 1, 2].map { decay.distance(after: time + $0 * h, from: 3.7) }
      let speed = (places[0] - 8 * places[1] + 8 * places[2] - places[3]) / (12 * h)
      expectClose(speed, decay.velocity(after: time, from: 3.7), Tolerance(relative: 1e-11), "velocity at \(rate)")
    }
  }

  /// v (1 − e^(−λt))/λ with 40 digits, v = 1, t = 2.
  @Test("distances are right however small the rate")
  func smallRates() throws {
    for (rate, expected) in [
      (0, 2), (1e-300, 2), (1e-17, 2), (1e-12, 1.999999999998), (1e-3, 1.9980013326669331), (0.5, 1.2642411176571153),
      (40, 0.025),
    ] {
      let decay = try ExponentialDecay(frictionRate: rate)
      expectClose(decay.distance(after: 2, from: 1), expected, Self.fewUlp, "rate \(rate)")
    }
  }

  @Test("each description comes back")
  func roundTrips() throws {
    for factor in [0.9, 0.99, 0.998, 0.99999, 1] {
      for reading in [DecelerationReading.continuous, .perMillisecondSum] {
        let decay = try ExponentialDecay(decelerationFactor: factor, reading: reading)
        expectClose(decay.decelerationFactor, factor, Self.fewUlp, "factor \(factor)")
      }
    }
    for drag in [1e-9, 0.135, 1, 1.5] {
      expectClose(
        try ExponentialDecay(dragPerSecond: drag).dragPerSecond, drag, Tolerance(relative: 5e-15), "drag \(drag)")
    }
    #expect(try ExponentialDecay(timeConstant: 0.325).frictionRate == 1 / 0.325)
  }

  /// The published numbers are those of the decimals 0.998 and 0.99; the doubles lie 5e-17 beside them.
  @Test("rates of well-known factors")
  func knownRates() throws {
    let published = Tolerance(relative: 2e-15)
    for (factor, rate, way) in [
      (0.998, 2.0020026706730774, 0.49949983316645525), (0.99, 10.050335853501441, 0.09949916247342217),
    ] {
      let decay = try ExponentialDecay(decelerationFactor: factor)
      expectClose(decay.frictionRate, rate, published, "rate of \(factor)")
      expectClose(decay.restDistance(from: 1), way, published, "way of \(factor)")
    }
  }

  @Test("inverses undo the motion", arguments: [0.3, 2.002, 80])
  func inverses(_ rate: Double) throws {
    let decay = try ExponentialDecay(frictionRate: rate)
    let tolerance = Tolerance(relative: 1e-13)
    for velocity in [-1500, 0.4, 20] {
      for time in [0.01 / rate, 1 / rate, 6 / rate] {
        let speed = decay.velocity(after: time, from: velocity)
        let distance = decay.distance(after: time, from: velocity)
        let left = decay.restDistance(from: velocity) - distance
        expectClose(decay.time(untilSpeed: abs(speed), from: velocity), time, tolerance, "time until speed")
        expectClose(
          decay.time(untilRemaining: abs(left), from: velocity), time, Tolerance(relative: 1e-12), "time until left")
        expectClose(decay.time(toTravel: distance, from: velocity), time, Tolerance(relative: 1e-12), "time to travel")
        expectClose(try decay.velocity(toTravel: distance, in: time), velocity, tolerance, "velocity in time")
        let through = try ExponentialDecay(from: 5, to: 5 + distance, startVelocity: velocity, endVelocity: speed)
        expectClose(through.frictionRate, rate, Tolerance(relative: 1e-10), "rate through two points")
      }
      let way = decay.restDistance(from: velocity)
      expectClose(try decay.velocity(toTravel: way), velocity, tolerance, "velocity to a place")
      expectClose(try ExponentialDecay(toTravel: way, from: velocity).frictionRate, rate, tolerance, "rate to a place")
    }
  }

  @Test("times that never come are infinite, and those that have come are 0")
  func never() throws {
    let decay = try ExponentialDecay(frictionRate: 2)
    let uniform = try ExponentialDecay(frictionRate: 0)
    #expect(decay.time(untilSpeed: 0, from: 1) == .infinity)
    #expect(decay.time(untilRemaining: 0, from: 1) == .infinity)
    #expect(decay.time(untilSpeed: 2, from: -1) == 0)
    #expect(decay.time(untilSpeed: 0, from: 0) == 0)
    #expect(decay.time(untilRemaining: 0.5, from: 1) == 0)
    #expect(decay.time(toTravel: 0.5, from: 1) == .infinity)
    #expect(decay.time(toTravel: -0.1, from: 1) == .infinity)
    #expect(decay.time(toTravel: 0.1, from: 0) == .infinity)
    #expect(uniform.time(untilSpeed: 0.5, from: 1) == .infinity)
    #expect(uniform.time(toTravel: 3, from: 2) == 1.5)
    #expect(uniform.restDistance(from: -1) == -.infinity)
    #expect(uniform.restDistance(from: 0) == 0)
  }

  @Test("refuses what is not a decay")
  func refusals() {
    for bad in [-1, Double.nan, .infinity] {
      #expect(throws: DecayError.self) { try ExponentialDecay(frictionRate: bad) }
    }
    for bad in [0, -0.1, 1.001, Double.nan] {
      #expect(throws: DecayError.self) { try ExponentialDecay(decelerationFactor: bad) }
    }
    #expect(throws: DecayError.neverRests(quantity: "frictionRate", value: 0)) {
      try ExponentialDecay(frictionRate: 0).velocity(toTravel: 1)
    }
    #expect(throws: DecayError.placeNotAhead(distance: -1, velocity: 1)) { try ExponentialDecay(toTravel: -1, from: 1) }
  }

  @Test("a motion restarted on the way ends at the same place")
  func restart() throws {
    let motion = DecayMotion(
      decay: try ExponentialDecay(decelerationFactor: 0.998), from: 20, velocity: -900, startTime: 4)
    let restarted = motion.restarted(at: 4.7)
    expectClose(restarted.restPosition, motion.restPosition, Self.fewUlp, "rest")
    expectClose(restarted.value(at: 6), motion.value(at: 6), Self.fewUlp, "value")
    expectClose(restarted.velocity(at: 6), motion.velocity(at: 6), Self.fewUlp, "velocity")
    #expect(motion.value(at: 3) == 20 && motion.velocity(at: 3) == -900)
    let settled = motion.settlingTime(withinDistance: 0.5)
    expectClose(motion.restPosition - motion.value(at: 4 + settled), -0.5, Tolerance(absolute: 1e-12), "settled")
    let slow = motion.stopTime(belowSpeed: 5)
    expectClose(motion.velocity(at: 4 + slow), -5, Tolerance(relative: 1e-13), "stopped")
  }
}
