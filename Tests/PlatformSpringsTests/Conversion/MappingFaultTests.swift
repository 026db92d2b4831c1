import MotionEngine
import PlatformSprings
import Testing

/// Faults of conversions that users of other libraries reported in public, each as the numbers that show it.
@Suite("Faults seen in conversions elsewhere")
struct MappingFaultTests {
  private func form(_ name: String) throws -> SpringForm { try #require(SpringPlatform.form(named: name)) }

  /// Those whose words are a duration and a bounce, and the unit of the duration in s.
  static let bounceForms: [(String, Double)] = [
    ("core-animation/perceptual", 1), ("uikit/spring-duration", 1), ("swiftui/duration", 1), ("flutter/duration", 1e-3),
  ]

  /// flutter/flutter PR #164411, slint-ui/slint PR #12503, motiondivision/motion#1628: bounce, damping coefficient and
  /// x(0.25) of a duration of 0.5 s, with 60 digits.
  static let bounces: [(Double, Double, Double)] = [
    (0.3, 17.59291886010284, 0.9840874909713709), (0, 25.13274122871835, 0.8210255535859311),
    (-0.3, 35.90391604102621, 0.6673818028586282),
  ]

  @Test("a duration and a bounce: brackets where they belong, on both sides of 0", arguments: bounceForms)
  func durationAndBounce(_ row: (String, Double)) throws {
    for (bounce, damping, quarter) in Self.bounces {
      let stated = try StatedSpring(try form(row.0), [0.5 / row.1, bounce])
      let name = "\(row.0), bounce \(bounce)"
      expectClose(stated.spring.stiffness, 157.9136704174297, relative: 1e-15, name)
      // (1 − 4π · bounce/duration) as it is often printed, without brackets, is −6.539822368615504 here.
      expectClose(stated.spring.dampingCoefficient, damping, relative: 1e-15, name)
      expectClose(stated.spring.stepResponse.value(at: 0.25), quarter, relative: 1e-14, name)
    }
  }

  @Test("the bounce comes back to 1e-13, and no bounce makes a damping below 0", arguments: bounceForms)
  func bounceReturns(_ row: (String, Double)) throws {
    let form = try form(row.0)
    for step in -19...20 {
      let bounce = Double(step) / 20
      let stated = try StatedSpring(form, [0.5 / row.1, bounce])
      #expect(stated.spring.dampingCoefficient >= 0, "\(row.0), bounce \(bounce)")
      let said = try #require(SpringTranslation(stated.spring, in: form).said)
      expectClose(said.values[0], 0.5 / row.1, relative: 1e-13, "duration of \(row.0), bounce \(bounce)")
      expectClose(said.values[1], bounce, absolute: 1e-13, "bounce of \(row.0)")
    }
    #expect(try StatedSpring(form, [0.5 / row.1, 1]).spring.settlingTime(within: 1e-3) == .infinity)
    #expect(throws: PlatformSpringError.self) { try form.spring([0.5 / row.1, -1]) }
    #expect(throws: PlatformSpringError.self) { try form.spring([-0.5 / row.1, 0.3]) }
  }

  @Test(
    "motiondivision/motion PR #3564: an initial velocity changes no constant, except where the platform's rule says so")
  func velocityLeavesConstants() throws {
    let spring = try Spring(stiffness: 157.9136704174297, dampingCoefficient: 17.59291886010284)
    let launch = try Launch(distance: 100, velocity: 700)
    for form in SpringPlatform.all.flatMap(\.forms) {
      let (still, thrown) = (SpringTranslation(spring, in: form), SpringTranslation(spring, in: form, launch: launch))
      #expect(still.said?.values == thrown.said?.values, "\(form.name)")
      #expect(still.said?.spring == thrown.said?.spring, "\(form.name)")
    }
  }

  @Test("flutter/flutter#163858: the mass divides the decay rate, in the words of every platform that has a mass")
  func mass() throws {
    let spring = try Spring(mass: 2, stiffness: 100, dampingCoefficient: 15)
    for form in SpringPlatform.all.flatMap(\.forms) where form.name != "qt" {
      guard let said = SpringTranslation(spring, in: form).said else { continue }
      let isRounded = said.losses.contains { $0.kind == .precision }
      for (time, value) in [(0.1, 0.1899822056267776), (0.2, 0.5530831065573773), (0.5, 1.137978324186814)] {
        expectClose(
          said.spring.stepResponse.value(at: time), value, absolute: isRounded ? 1e-6 : 1e-11, "\(form.name) at \(time)"
        )
      }
    }
  }

  @Test(
    "react/react-native#18953: velocities per millisecond and per second are a thousand apart, in springs and decays")
  func velocityUnits() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 20)
    let launch = try Launch(distance: 100, velocity: 1200)
    for (name, number) in [("react-spring", "velocity: 1.2 "), ("react-native", "velocity: 1200,")] {
      #expect(
        SpringTranslation(spring, in: try form(name), launch: launch).said?.code.contains(number) == true, "\(name)")
    }
    let motion = SpringMotion(spring: spring, from: 0, to: 100, velocity: launch.velocity)
    expectClose(motion.value(at: 0.1), 70.56964470628461, relative: 1e-14, "1200 units/s")
    for (name, number) in [
      ("react-native-decay", "velocity: 1.2,"), ("react-spring-decay", "velocity: 1.2 "),
      ("reanimated-decay", "velocity: 1200,"),
    ] {
      let platform = try #require(DecayPlatform.named(name))
      let decay = try platform.decay([0.998])
      let said = try #require(DecayTranslation(decay, in: platform, from: nil, velocity: 1200).said)
      #expect(said.code.contains(number), "\(said.code)")
    }
  }

  @Test("response and stiffness are inverse at every mass", arguments: [0.5, 1, 2, 4])
  func response(_ mass: Double) throws {
    let spring = try Spring(mass: mass, stiffness: 100, dampingCoefficient: 15)
    let said = try #require(SpringTranslation(spring, in: try form("swiftui/response")).said)
    expectClose(said.values[0], 2 * Double.pi * (mass / 100).squareRoot(), relative: 4e-16, "response")
    expectClose(said.spring.stiffness, 100 / mass, relative: 1e-15, "stiffness")
    expectClose(said.spring.dampingCoefficient, 15 / mass, relative: 1e-15, "damping")
  }

  @Test("a critical spring of a short response stays critical: no clamp of the damping coefficient")
  func noSoftClamp() throws {
    // A library that bends coefficients towards 60 makes ζ = 0.56 of this one.
    let stated = try StatedSpring(try form("swiftui/response"), [0.1, 1])
    for form in SpringPlatform.all.flatMap(\.forms) where form.name != "qt" {
      guard let said = SpringTranslation(stated.spring, in: form).said else { continue }
      let isRounded = said.losses.contains { $0.kind == .precision }
      expectClose(said.spring.dampingRatio, 1, relative: isRounded ? 1e-7 : 1e-12, form.name)
    }
  }

  /// Form, words, stiffness and damping coefficient for a mass of 1.
  static let published: [(String, [Double], Published, Published)] = [
    // Wave's tests, and SwiftUI's Spring(0.5, bounce: 0.2) as measured.
    ("swiftui/response", [0.8, 1], "61.6850", "15.70796"), ("swiftui/response", [0.8, 0.6], "61.6850", "9.42478"),
    ("swiftui/duration", [0.5, 0.2], "157.91367", "20.106192982974676"),
    // interpolatingSpring(mass: 1.2, stiffness: 90, damping: 12) is normalised to a mass of 1.
    ("swiftui", [1.2, 90, 12, 0], "75", "10"),
    // Motion's tests: duration 0.8 and bounce 0.25.
    ("motion/duration", [0.8, 0.25], "137.41358694003588", "17.583531232806475"),
    // Tokens of Material 3.
    ("material3", [0.8, 200], "200", "22.6274"), ("material3", [0.9, 700], "700", "47.6235"),
    ("material3", [1, 3800], "3800", "123.2883"),
    // UISpringTimingParameters(): a damping ratio of 4.56.
    ("uikit", [3, 1000, 500], "333.333333333", "166.666666667"),
    ("react-spring/frequency", [1, 0.5, 0.7], "157.91367041742973", "17.59291886010284"),
    ("flutter/ratio", [0.5, 100, 1.1], "200", "31.1127"), ("libadwaita", [0.5, 2, 100], "50", "7.0710678"),
  ]

  @Test("more published pairs", arguments: published)
  func pairs(_ row: (String, [Double], Published, Published)) throws {
    let spring = try form(row.0).spring(row.1)
    expect(spring.stiffness / spring.mass, is: row.2, "stiffness of \(row.0) \(row.1)")
    expect(spring.dampingCoefficient / spring.mass, is: row.3, "damping of \(row.0) \(row.1)")
  }
}
