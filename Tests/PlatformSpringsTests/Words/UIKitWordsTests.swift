import MotionEngine
import PlatformSprings
import Testing

@Suite("UIKit's words")
struct UIKitWordsTests {
  /// Damping ratio, duration, initial velocity, stiffness of the spring that UIKit emitted.
  static let emitted: [(Double, Double, Double, Double)] = [
    (0.1, 1, 0, 2125.3901278407934), (0.2, 1, 0, 707.2217886060563), (0.5, 1, 0, 161.7195025042016),
    (0.8, 1, 0, 80.89737200360506), (0.9, 1, 0, 71.92472915770972), (0.99, 1, 0, 80.02518243167793),
    (0.5, 0.3, 0, 1796.8833611577954), (0.5, 0.5, 0, 646.8780100168065), (1, 1, 0, 85.25592900599884),
    (1, 1, 1, 83.13803615388531), (0.5, 1, 0.25, 159.67233773812114), (0.5, 1, 1, 152.86841381792456),
  ]

  /// The emitted numbers are single precision in places.
  static let emittedTolerance = 1e-6

  @Test("stiffness from damping ratio, duration and velocity", arguments: emitted)
  func stiffness(_ row: (Double, Double, Double, Double)) throws {
    let spring = try UIKitSpring.spring(dampingRatio: row.0, duration: row.1, initialVelocity: row.2)
    expectClose(spring.stiffness, row.3, relative: Self.emittedTolerance, "\(row)")
    #expect(abs(spring.dampingRatio - row.0) <= 4e-16)
  }

  @Test("critical damping from rest has ωD = 9.233413476451586")
  func critical() throws {
    let spring = try UIKitSpring.spring(dampingRatio: 1, duration: 0.5)
    expectClose(spring.naturalFrequency * 0.5, 9.233413476451586, relative: 1e-14, "ωD")
  }

  @Test("the envelope has a thousandth left at the end, for any velocity", arguments: [-40.0, -1, 0.5, 7, 40])
  func residual(_ velocity: Double) throws {
    for ratio in [0.05, 0.5, 0.95] {
      let spring = try UIKitSpring.spring(dampingRatio: ratio, duration: 0.7, initialVelocity: velocity)
      let envelope = try ExponentialDecay(frictionRate: spring.decayRate).remainingShare(after: 0.7)
      let left = abs((spring.decayRate - velocity) / spring.dampedFrequency) * envelope
      expectClose(left, 0.001, relative: 1e-10, "ratio \(ratio), velocity \(velocity)")
    }
  }

  @Test("the duration comes back", arguments: [0.05, 0.3, 0.8, 0.99, 1])
  func roundTrip(_ ratio: Double) throws {
    for duration in [0.1, 0.5, 3] {
      for velocity in [-2, 0, 0.5] {
        let spring = try UIKitSpring.spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
        let back = try UIKitSpring.duration(of: spring, initialVelocity: velocity)
        expectClose(back, duration, relative: 2e-12, "ratio \(ratio), velocity \(velocity)")
      }
    }
  }

  /// The damping coefficient's distance from 2 √(k m), in ulp.
  static let ulps = Array(-12...4)

  @Test("beside critical damping the words are those of one rule, and lead back to the motion", arguments: ulps)
  func besideCritical(_ count: Int) throws {
    for (mass, stiffness) in [(1.0, 225.0), (1, 200), (4, 900), (0.7, 333)] {
      let critical = 2 * (stiffness * mass).squareRoot()
      let spring = try Spring(
        mass: mass, stiffness: stiffness, dampingCoefficient: critical + Double(count) * critical.ulp)
      for name in ["uikit/animate", "motion/duration"] {
        let form = try #require(SpringPlatform.form(named: name))
        let said = try #require(SpringTranslation(spring, in: form).said)
        expectClose(
          said.spring.stiffness / said.spring.mass, stiffness / mass, relative: 1e-13, "\(name): \(mass), \(stiffness)")
        #expect(said.difference.largest <= 1e-13, "\(name): \(mass), \(stiffness)")
      }
    }
  }

  @Test("a heavier spring of the same motion has the same duration", arguments: [0.5, 1, 2, 4])
  func mass(_ mass: Double) throws {
    let spring = try Spring(mass: mass, stiffness: 646.8780100168065 * mass, dampingRatio: 0.5)
    expectClose(try UIKitSpring.duration(of: spring), 0.5, relative: 1e-7, "mass \(mass)")
  }

  @Test("refuses what the rule cannot answer")
  func refusals() throws {
    #expect(throws: PlatformSpringError.self) { try UIKitSpring.spring(dampingRatio: 1.2, duration: 1) }
    #expect(throws: PlatformSpringError.self) { try UIKitSpring.spring(dampingRatio: 0, duration: 1) }
    #expect(throws: PlatformSpringError.self) { try UIKitSpring.spring(dampingRatio: .nan, duration: 1) }
    #expect(throws: PlatformSpringError.mustBePositive(quantity: "duration", value: 0)) {
      try UIKitSpring.spring(dampingRatio: 0.5, duration: 0)
    }
    #expect(throws: PlatformSpringError.self) {
      try UIKitSpring.duration(of: Spring(stiffness: 100, dampingCoefficient: 40))
    }
    #expect(throws: PlatformSpringError.self) {
      try UIKitSpring.duration(of: Spring(stiffness: 100, dampingCoefficient: 0))
    }
  }

  @Test("UISpringTimingParameters: whose duration counts")
  func timingParameters() throws {
    let constants = UIKitTimingParameters.constants(CoreAnimationSpring())
    expectClose(try constants.duration(animatorDuration: 4), 1.4727003346780927, relative: 4e-16, "settling")
    #expect(try UIKitTimingParameters.dampingRatio(0.3).duration(animatorDuration: 4) == 4)
    let perceptual = UIKitTimingParameters.perceptual()
    expect(try perceptual.spring(animatorDuration: 4).stiffness, is: "157.9137", "k")
    expect(try perceptual.spring(animatorDuration: 4).dampingCoefficient, is: "25.1327", "c")
    #expect(try perceptual.duration(animatorDuration: 4) == 0.7999999999999999)
    expect(
      try UIKitTimingParameters.standard.spring(animatorDuration: 1).dampingRatio, is: "4.5644", "default ratio")
    let fitted = try UIKitTimingParameters.dampingRatio(0.5, initialVelocity: 1).spring(animatorDuration: 1)
    expectClose(fitted.stiffness, 152.86841381792456, relative: Self.emittedTolerance, "fitted")
  }

  /// Positions on the simulator from 50 to 150, points, which are right to 0.2.
  @Test("ratio 0.6 over 0.8 s moves as recorded")
  func positions() throws {
    let motion = SpringMotion(
      spring: try UIKitSpring.spring(dampingRatio: 0.6, duration: 0.8), from: 50, to: 150)
    let rows: [(Double, Published)] = [
      (0.15, "130.98"), (0.3, "159.39"), (0.45, "151.06"), (0.6, "149.06"), (0.8, "150"),
    ]
    for (time, value) in rows { expect(motion.value(at: time), is: value, within: 0.2, "at \(time)") }
  }
}

extension Spring {
  fileprivate init(mass: Double, stiffness: Double, dampingRatio: Double) throws {
    self = try StiffnessRatioSpring(mass: mass, stiffness: stiffness, dampingRatio: dampingRatio).spring()
  }
}
