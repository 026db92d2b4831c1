import Testing

@testable import MotionEngine

@Suite("Descriptions of a spring")
struct SpringParameterisationTests {
  /// A handful of roundings.
  static let roundTrip = Tolerance(absolute: 1e-13, relative: 1e-13)

  static let masses = [0.5, 1, 2, 4]

  @Test("natural frequency and damping ratio come back at any mass", arguments: masses)
  func frequencyAndRatio(_ mass: Double) throws {
    for frequency in [1e-3, 0.7, 10, 4321.5] {
      for ratio in [0, 1e-6, 0.3, 0.999, 1, 1.001, 25, 1e5] {
        let spring = try Spring(mass: mass, naturalFrequency: frequency, dampingRatio: ratio)
        expectClose(spring.naturalFrequency, frequency, Self.roundTrip, "frequency at mass \(mass)")
        expectClose(spring.dampingRatio, ratio, Self.roundTrip, "ratio at mass \(mass)")
        expectClose(spring.decayRate, ratio * frequency, Self.roundTrip, "decay rate at mass \(mass)")
        #expect(spring.mass == mass)
      }
    }
  }

  @Test("response and damping fraction come back at any mass", arguments: masses)
  func responseAndFraction(_ mass: Double) throws {
    for response in [0.01, 0.55, 12] {
      for fraction in [0, 0.2, 0.825, 1, 3] {
        let spring = try Spring(mass: mass, response: response, dampingFraction: fraction)
        expectClose(spring.response, response, Self.roundTrip, "response at mass \(mass)")
        expectClose(spring.dampingFraction, fraction, Self.roundTrip, "fraction at mass \(mass)")
      }
    }
  }

  @Test("duration and bounce come back at any mass, negative bounces too", arguments: masses)
  func durationAndBounce(_ mass: Double) throws {
    for duration in [0.01, 0.5, 12] {
      for bounce in [-0.9, -0.3, -1e-3, 0, 1e-3, 0.3, 0.99, 1] {
        let spring = try Spring(mass: mass, duration: duration, bounce: bounce)
        expectClose(spring.duration, duration, Self.roundTrip, "duration at mass \(mass)")
        expectClose(spring.bounce, bounce, Self.roundTrip, "bounce at mass \(mass)")
      }
    }
  }

  @Test("the constants are k = m ω², c = 2 ζ m ω", arguments: masses)
  func constants(_ mass: Double) throws {
    let spring = try Spring(mass: mass, naturalFrequency: 10, dampingRatio: 0.75)
    #expect(spring.stiffness == 100 * mass)
    #expect(spring.dampingCoefficient == 15 * mass)
    let perceived = try Spring(mass: mass, duration: 0.5, bounce: 0.3)
    let tolerance = Tolerance(relative: 1e-15)
    expectClose(perceived.stiffness, 157.9136704174297 * mass, tolerance, "stiffness at mass \(mass)")
    expectClose(perceived.dampingCoefficient, 17.59291886010284 * mass, tolerance, "damping at mass \(mass)")
  }

  @Test("refuses what is not a spring, and says which quantity")
  func refusals() {
    for bad in [0, -1, Double.nan, .infinity, -.infinity] {
      expectRefusal("mass") { () throws(SpringError) in try Spring(mass: bad, stiffness: 1, dampingCoefficient: 1) }
      expectRefusal("stiffness") { () throws(SpringError) in try Spring(stiffness: bad, dampingCoefficient: 1) }
      expectRefusal("naturalFrequency") { () throws(SpringError) in
        try Spring(naturalFrequency: bad, dampingRatio: 1)
      }
      expectRefusal("response") { () throws(SpringError) in try Spring(response: bad, dampingFraction: 1) }
      expectRefusal("duration") { () throws(SpringError) in try Spring(duration: bad, bounce: 0) }
    }
    for bad in [-1e-300, -1, Double.nan, .infinity] {
      expectRefusal("dampingCoefficient") { () throws(SpringError) in
        try Spring(stiffness: 1, dampingCoefficient: bad)
      }
    }
    for bad in [-1, -1.5, 1.0000001, Double.nan, .infinity] {
      expectRefusal("bounce") { () throws(SpringError) in try Spring(duration: 0.5, bounce: bad) }
    }
  }

  @Test("refuses constants beyond the range of doubles instead of rounding them to 0 or infinity")
  func representability() {
    expectRefusal("stiffness would be inf") { () throws(SpringError) in
      try Spring(naturalFrequency: 1e200, dampingRatio: 1)
    }
    expectRefusal("stiffness would be 0") { () throws(SpringError) in
      try Spring(naturalFrequency: 1e-200, dampingRatio: 1)
    }
    expectRefusal("damping ratio would be") { () throws(SpringError) in
      try Spring(stiffness: 1, dampingCoefficient: 1e151)
    }
  }

  private func expectRefusal(
    _ word: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws(SpringError) -> Spring
  ) {
    do throws(SpringError) {
      let spring = try body()
      Issue.record("accepted as \(spring)", sourceLocation: sourceLocation)
    } catch {
      #expect(error.description.contains(word), "\(error)", sourceLocation: sourceLocation)
    }
  }
}
