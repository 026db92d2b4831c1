import Testing

@testable import MotionEngine

/// Constants of friction found from what is wanted of it, and laws that pass into one another.
@Suite("Friction constants")
struct FrictionConstantTests {
  static let close = Tolerance(relative: 1e-13)

  @Test("a deceleration, rate or drag that does what was asked", arguments: [-1200, 0.3, 7])
  func designed(_ velocity: Double) throws {
    let way = velocity * 0.8
    let alone = try ConstantDeceleration(toTravel: way, from: velocity)
    expectClose(alone.restDistance(from: velocity), way, Self.close, "deceleration to a place")
    let timed = try ConstantDeceleration(stoppingAfter: 0.7, from: velocity)
    expectClose(timed.stoppingTime(from: velocity), 0.7, Self.close, "deceleration to a time")
    for rate in [0, 1e-12, 0.3, 1.2] {
      let placed = try CombinedFriction(frictionRate: rate, toTravel: way, from: velocity)
      expectClose(placed.restDistance(from: velocity), way, Self.close, "deceleration to a place beside \(rate)")
      let stopped = try CombinedFriction(frictionRate: rate, stoppingAfter: 0.7, from: velocity)
      expectClose(stopped.stoppingTime(from: velocity), 0.7, Self.close, "deceleration to a time beside \(rate)")
    }
    for deceleration in [0, 1e-9, 0.1, 0.99].map({ $0 * alone.frictionDeceleration }) {
      let placed = try CombinedFriction(frictionDeceleration: deceleration, toTravel: way, from: velocity)
      expectClose(placed.restDistance(from: velocity), way, Self.close, "rate to a place beside \(deceleration)")
    }
    let slowed = try QuadraticDrag(slowingTo: abs(velocity) / 9, over: 0.4, from: velocity)
    let after = slowed.time(toTravel: velocity < 0 ? -0.4 : 0.4, from: velocity)
    expectClose(slowed.velocity(after: after, from: velocity), velocity / 9, Self.close, "drag over a way")
    let late = try QuadraticDrag(slowingTo: abs(velocity) / 9, after: 0.4, from: velocity)
    expectClose(late.velocity(after: 0.4, from: velocity), velocity / 9, Self.close, "drag after a time")
    let passing = try QuadraticDrag(toTravel: way, in: 1.5, from: velocity)
    expectClose(passing.distance(after: 1.5, from: velocity), way, Self.close, "drag to a place in a time")
  }

  @Test("what cannot be reached is said, not bent")
  func outOfReach() throws {
    #expect(throws: DecayError.placeOutOfReach(distance: 2, limit: 0.5)) {
      try CombinedFriction(frictionRate: 2, toTravel: 2, from: 1)
    }
    #expect(throws: DecayError.placeOutOfReach(distance: 2, limit: 0.5)) {
      try CombinedFriction(frictionDeceleration: 1, toTravel: 2, from: 1)
    }
    #expect(throws: DecayError.placeOutOfReach(distance: 3, limit: 2)) {
      try QuadraticDrag(toTravel: 3, in: 2, from: 1)
    }
    #expect(throws: DecayError.placeNotAhead(distance: -1, velocity: 1)) {
      try ConstantDeceleration(toTravel: -1, from: 1)
    }
    #expect(throws: DecayError.neverRests(quantity: "frictionDeceleration", value: 0)) {
      try ConstantDeceleration(frictionDeceleration: 0).velocity(toTravel: 1)
    }
    #expect(throws: DecayError.velocityMustShrink(from: -1, to: -2)) {
      try QuadraticDrag(slowingTo: 2, over: 1, from: -1)
    }
  }

  @Test("constants that are negative or no numbers are refused", arguments: [-1, Double.nan, .infinity])
  func refused(_ bad: Double) {
    #expect(throws: DecayError.self) { try ConstantDeceleration(frictionDeceleration: bad) }
    #expect(throws: DecayError.self) { try CombinedFriction(frictionRate: bad, frictionDeceleration: 1) }
    #expect(throws: DecayError.self) { try CombinedFriction(frictionRate: 1, frictionDeceleration: bad) }
    #expect(throws: DecayError.self) { try QuadraticDrag(dragCoefficient: bad) }
    #expect(throws: DecayError.self) { try ConstantDeceleration(stoppingAfter: bad, from: 1) }
    #expect(throws: DecayError.self) { try QuadraticDrag(slowingTo: bad, over: 1, from: 1) }
  }

  /// The change is at most the constant's own share of the motion: a t/v₀ of the velocity, λ t of the rest.
  @Test("laws pass into one another as a constant goes to 0", arguments: [1e-3, 1e-9, 1e-15, 1e-40, 1e-300, 0])
  func continuity(_ small: Double) throws {
    let decay = try ExponentialDecay(frictionRate: 2)
    let constant = try ConstantDeceleration(frictionDeceleration: 2)
    let uniform = try ExponentialDecay(frictionRate: 0)
    let nearDecay = try CombinedFriction(frictionRate: 2, frictionDeceleration: small)
    let nearConstant = try CombinedFriction(frictionRate: small, frictionDeceleration: 2)
    let tolerance = Tolerance(relative: 4 * small + 4e-16)
    for time in [1e-9, 0.01, 0.3, 0.4] {
      expectClose(
        nearDecay.distance(after: time, from: 1), decay.distance(after: time, from: 1), tolerance, "a \(small)")
      expectClose(
        nearDecay.velocity(after: time, from: 1), decay.velocity(after: time, from: 1), tolerance, "a \(small)")
      expectClose(
        nearConstant.distance(after: time, from: 1), constant.distance(after: time, from: 1), tolerance, "λ \(small)")
      expectClose(
        nearConstant.velocity(after: time, from: 1), constant.velocity(after: time, from: 1),
        Tolerance(relative: 8 * small + 4e-16), "λ \(small)")
      for law in [
        try QuadraticDrag(dragCoefficient: small) as any FrictionLaw,
        try ConstantDeceleration(frictionDeceleration: small),
      ] {
        expectClose(
          law.distance(after: time, from: 1), uniform.distance(after: time, from: 1), tolerance, "\(law) at \(time)")
      }
    }
    if small > 0 {
      expectClose(
        nearConstant.stoppingTime(from: 1), constant.stoppingTime(from: 1), tolerance, "stop with λ \(small)")
      // (a/λ²) ln(1 + λ/a) of the way is missing.
      expectClose(
        nearDecay.restDistance(from: 1), decay.restDistance(from: 1), Tolerance(absolute: 200 * small + 1e-16),
        "rest with a \(small)")
    }
  }

  @Test("magnitudes far from 1 neither overflow nor lose their digits", arguments: [-300, -150, 150, 300])
  func magnitudes(_ exponent: Int) throws {
    // Lengths in units of 2^exponent are the same motion; times too.
    let unit = Double(sign: .plus, exponent: exponent, significand: 1)
    let law = try CombinedFriction(frictionRate: 2, frictionDeceleration: 3)
    let scaled = try CombinedFriction(frictionRate: 2, frictionDeceleration: 3 * unit)
    let slow = try CombinedFriction(frictionRate: 2 * unit, frictionDeceleration: 3 * unit)
    #expect(scaled.restDistance(from: 5 * unit) == unit * law.restDistance(from: 5))
    #expect(scaled.stoppingTime(from: -5 * unit) == law.stoppingTime(from: 5))
    #expect(scaled.distance(after: 0.3, from: 5 * unit) == unit * law.distance(after: 0.3, from: 5))
    #expect(slow.stoppingTime(from: 5) == law.stoppingTime(from: 5) / unit)
    #expect(slow.velocity(after: 0.3 / unit, from: 5) == law.velocity(after: 0.3, from: 5))
    let drag = try QuadraticDrag(dragCoefficient: 3 / unit)
    let plain = try QuadraticDrag(dragCoefficient: 3)
    #expect(drag.distance(after: 0.7, from: 5 * unit) == unit * plain.distance(after: 0.7, from: 5))
    #expect(drag.velocity(after: 0.7, from: -5 * unit) == -unit * plain.velocity(after: 0.7, from: 5))
    // ln(1e290 · 2000 · 1e5)/1e290, beyond the range of a product.
    let far = try QuadraticDrag(dragCoefficient: 1e290).distance(after: 1e25, from: 2000)
    expectClose(far, 732.91520675266637 / 1e290, Tolerance(relative: 1e-10), "far")
  }

  /// tangrams/tangram-es PR #2208: a friction step with a large time step must not reverse the motion.
  @Test("no gap between frames reverses the motion", arguments: [0.01, 0.5, 30, 1e6])
  func largeSteps(_ apart: Double) throws {
    let combined = try CombinedFriction(frictionRate: 4, frictionDeceleration: 1)
    let drag = try QuadraticDrag(dragCoefficient: 4)
    for velocity in [1000.0, -1000] {
      var (place, left) = (0.0, velocity)
      for _ in 0..<50 {
        let next = combined.velocity(after: apart, from: left)
        #expect(next * velocity >= 0 && next.magnitude <= left.magnitude)
        place += combined.distance(after: apart, from: left)
        left = next
        let slowed = drag.velocity(after: apart, from: velocity)
        #expect(slowed * velocity > 0 && slowed.magnitude < velocity.magnitude)
      }
      #expect(place.magnitude <= combined.restDistance(from: velocity).magnitude * (1 + 1e-14))
    }
  }
}
