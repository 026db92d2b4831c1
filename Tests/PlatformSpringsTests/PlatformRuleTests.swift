import MotionEngine
import PlatformSprings
import Testing

@Suite("Rules of platforms")
struct PlatformRuleTests {
  /// Damping ratio, duration, initial velocity, stiffness of the spring that UIKit emitted.
  static let emitted: [(Double, Double, Double, Double)] = [
    (0.1, 1, 0, 2125.3901278407934), (0.2, 1, 0, 707.2217886060563), (0.5, 1, 0, 161.7195025042016),
    (0.8, 1, 0, 80.89737200360506), (0.9, 1, 0, 71.92472915770972), (0.99, 1, 0, 80.02518243167793),
    (0.5, 0.3, 0, 1796.8833611577954), (0.5, 0.5, 0, 646.8780100168065), (1, 1, 0, 85.25592900599884),
    (1, 1, 1, 83.13803615388531), (0.5, 1, 0.25, 159.67233773812114), (0.5, 1, 1, 152.86841381792456),
  ]

  /// The emitted numbers are single precision in places.
  static let emittedTolerance = 1e-6

  @Test("UIKit: stiffness from damping ratio, duration and velocity", arguments: emitted)
  func uikit(_ row: (Double, Double, Double, Double)) throws {
    let spring = try UIKitSpring.spring(dampingRatio: row.0, duration: row.1, initialVelocity: row.2)
    #expect(
      abs(spring.stiffness / row.3 - 1) <= Self.emittedTolerance,
      "ratio \(row.0), duration \(row.1), velocity \(row.2): \(spring.stiffness), expected \(row.3)")
    #expect(abs(spring.dampingRatio - row.0) <= 4e-16)
  }

  @Test("UIKit: critical damping from rest has ωD = 9.233413476451586")
  func uikitCritical() throws {
    let spring = try UIKitSpring.spring(dampingRatio: 1, duration: 0.5)
    #expect(abs(spring.naturalFrequency * 0.5 / 9.233413476451586 - 1) <= 1e-14)
  }

  @Test("UIKit: the envelope has a thousandth left at the end, for any velocity", arguments: [-40.0, -1, 0.5, 7, 40])
  func uikitResidual(_ velocity: Double) throws {
    for ratio in [0.05, 0.5, 0.95] {
      let spring = try UIKitSpring.spring(dampingRatio: ratio, duration: 0.7, initialVelocity: velocity)
      let left =
        abs((spring.decayRate - velocity) / spring.dampedFrequency)
        * spring.stepResponseEnvelope(at: 0.7)
      #expect(abs(left / 0.001 - 1) <= 1e-10, "ratio \(ratio), velocity \(velocity): \(left)")
    }
  }

  @Test("UIKit: refuses what the rule cannot answer")
  func uikitRefusals() {
    #expect(throws: PlatformSpringError.self) { try UIKitSpring.spring(dampingRatio: 1.2, duration: 1) }
    #expect(throws: PlatformSpringError.self) { try UIKitSpring.spring(dampingRatio: 0, duration: 1) }
    #expect(throws: PlatformSpringError.self) { try UIKitSpring.spring(dampingRatio: .nan, duration: 1) }
    #expect(throws: PlatformSpringError.mustBePositive(quantity: "duration", value: 0)) {
      try UIKitSpring.spring(dampingRatio: 0.5, duration: 0)
    }
  }

  /// Bounciness, speed, Origami tension and friction, stiffness, damping coefficient; to the digits published.
  static let popWords: [(Double, Double, Double, Double, Double, Double)] = [
    (4, 12, 70.91176471, 9.828993216, 342.100588235, 30.486979648),
    (0, 12, 70.91176471, 11.97529364, 342.100588235, 36.925880917),
    (0, 0, 0.5, 1.5923375, 87.21, 5.7770125),
    (8, 12, 70.91176471, 7.894673082, 342.100588235, 24.684019245),
    (12, 5, 29.83823529, 4.417893399, 193.414411765, 14.253680196),
    (20, 12, 70.91176471, 3.363594411, 342.100588235, 11.090783233),
    (4, 20, 117.8529412, 12.04024689, 512.027647059, 37.120740666),
  ]

  @Test("Pop: bounciness and speed", arguments: popWords)
  func pop(_ row: (Double, Double, Double, Double, Double, Double)) throws {
    let words = PopSpring(bounciness: row.0, speed: row.1)
    let spring = try words.spring()
    #expect(abs(words.origami.tension / row.2 - 1) <= 5e-10)
    #expect(abs(words.origami.friction / row.3 - 1) <= 5e-10)
    #expect(abs(spring.stiffness - row.4) <= 5.1e-10)
    #expect(abs(spring.dampingCoefficient - row.5) <= 5.1e-10)
    #expect(spring.mass == 1)
  }

  @Test("Pop: no bounciness is not critical damping, and at low speed far from it")
  func popWithoutBounce() throws {
    for (speed, ratio) in [
      (0.0, 0.3093073), (1, 0.66435791), (2, 0.80152545), (4, 0.92838911), (8, 0.99045778), (12, 0.99821469),
      (20, 0.99455625),
    ] {
      let spring = try PopSpring(bounciness: 0, speed: speed).spring()
      #expect(abs(spring.dampingRatio - ratio) <= 5.1e-8, "speed \(speed): \(spring.dampingRatio)")
    }
  }

  @Test("Pop: the default spring from 0 to 100")
  func popTrajectory() throws {
    let response = try PopSpring().spring().stepResponse
    let expected = [
      (0.05, 25.62818037), (0.1, 61.67048078), (0.15, 85.21827359), (0.2, 96.40045095), (0.25, 100.30982723),
      (0.4, 100.39577425),
    ]
    for (time, value) in expected { #expect(abs(100 * response.value(at: time) - value) <= 5.1e-9) }
    #expect(abs(response.firstPassage(of: 1) - 0.242422) <= 5.1e-7)
    #expect(abs(response.peakTime - 0.299898) <= 5.1e-7)
    #expect(abs(100 * response.overshoot - 1.0342457) <= 5.1e-8)
  }

  @Test("Core Animation: overdamping counts only when allowed")
  func coreAnimationOverdamping() throws {
    let stiff = CoreAnimationSpring(damping: 30)
    #expect(try stiff.spring().dampingCoefficient == 20)
    #expect(stiff.damping == 30)
    #expect(try CoreAnimationSpring(damping: 30, allowsOverdamping: true).spring().dampingCoefficient == 30)
    let perceptual = try CoreAnimationSpring(perceptualDuration: 0.5, bounce: -0.3)
    #expect(try perceptual.spring().dampingCoefficient == 35.90391604102621)
  }

  /// x at 0.05, 0.15, 0.25 and 0.45 s from 0 to 100, as the platform showed them.
  @Test("Core Animation: positions measured on the platform, to 1e-4")
  func coreAnimationPositions() throws {
    let rows: [(damping: Double, velocity: Double, positions: [Double])] = [
      (10, 0, [10.44054701924324, 61.04925274848938, 102.33595371246338, 111.84459924697876]),
      (20, 0, [9.020400792360306, 44.217461347579956, 71.27025127410889, 93.89005303382874]),
      (30, 0, [9.020400792360306, 44.217461347579956, 71.27025127410889, 93.89005303382874]),
      (10, 5, [29.307806491851807, 87.320476770401, 116.04145765304565, 107.67215490341187]),
    ]
    for row in rows {
      let spring = try CoreAnimationSpring(damping: row.damping).spring()
      let motion = SpringMotion(spring: spring, from: 0, to: 100, velocity: row.velocity * 100)
      for (time, expected) in zip([0.05, 0.15, 0.25, 0.45], row.positions) {
        let observed = motion.value(at: time)
        #expect(abs(observed - expected) <= 1e-4, "damping \(row.damping) at \(time): \(observed), \(expected)")
      }
    }
  }

  @Test("Tension and friction come back from the constants", arguments: [0.5, 1, 2, 4])
  func roundTrips(_ mass: Double) throws {
    let words = StiffnessRatioSpring(mass: mass, stiffness: 380, dampingRatio: 0.8)
    let back = StiffnessRatioSpring(try words.spring())
    #expect(back.stiffness == 380 && back.mass == mass)
    #expect(abs(back.dampingRatio - 0.8) <= 1e-15)
    let origami = OrigamiSpring(try Spring(mass: mass, stiffness: 230.2 * mass, dampingCoefficient: 22 * mass))
    #expect(abs(origami.tension - 40) <= 1e-13 && abs(origami.friction - 7) <= 1e-13)
  }
}

extension Spring {
  /// e^(−σt).
  fileprivate func stepResponseEnvelope(at time: Double) -> Double {
    let decay = try? ExponentialDecay(frictionRate: decayRate)
    return decay?.remainingShare(after: time) ?? .nan
  }
}
