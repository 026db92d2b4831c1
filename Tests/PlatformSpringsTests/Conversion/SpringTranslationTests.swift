import MotionEngine
import PlatformSprings
import Testing

@Suite("One platform's words in another's")
struct SpringTranslationTests {
  private static func form(_ name: String) throws -> SpringForm { try #require(SpringPlatform.form(named: name)) }

  private static func say(
    _ spring: Spring, in name: String, from source: String? = nil, launch: Launch = .rest
  ) throws -> SpringTranslation.Said {
    let translation = SpringTranslation(
      spring, in: try form(name), from: try source.map { try form($0) }, launch: launch)
    return try #require(translation.said, "\(translation.refusal ?? "")")
  }

  /// Source, its words, the stiffness and damping coefficient for a mass of 1; as published.
  static let published: [(String, [Double], Published, Published)] = [
    ("core-animation/perceptual", [0.5, 0.3], "157.91367041742973", "17.59291886010284"),
    ("core-animation/perceptual", [0.5, 0.7], "157.91367041742973", "7.539822368615504"),
    ("core-animation/perceptual", [0.5, -0.3], "157.91367041742973", "35.90391604102621"),
    ("core-animation/perceptual", [0.25, 0], "631.6546816697189", "50.26548245743669"),
    ("flutter/duration", [500, 0.3], "157.91", "17.59"), ("flutter/duration", [500, -0.3], "157.91", "35.90"),
    ("pop", [4, 12], "342.100588235", "30.486979648"), ("pop", [0, 0], "87.21", "5.7770125"),
    ("pop", [20, 12], "342.100588235", "11.090783233"), ("pop", [12, 5], "193.414411765", "14.253680196"),
    ("rebound/bounciness", [4, 20], "512.027647059", "37.120740666"),
    ("react-native/bounciness", [8, 12], "342.100588235", "24.684019245"),
    ("react-native/tension", [40, 7], "230.2", "22"), ("rebound", [40, 7], "230.2", "22"),
    ("origami", [40, 6], "230.2", "19"), ("swiftui/response", [0.15, 0.86], "1754.6", "72.0472"),
    ("android", [1500, 0.5], "1500", "38.7298"), ("material3", [0.8, 380], "380", "31.1897"),
    ("material3", [0.6, 800], "800", "33.9411"),
    ("motion/visual-duration", [0.5, 0.25], "109.6622711232151", "15.707963267948966"),
  ]

  @Test("words lead to the published constants, and over the constants to every other platform", arguments: published)
  func pairs(_ row: (String, [Double], Published, Published)) throws {
    let stated = try StatedSpring(try Self.form(row.0), row.1)
    expect(stated.spring.stiffness / stated.spring.mass, is: row.2, "stiffness of \(row.0) \(row.1)")
    expect(stated.spring.dampingCoefficient / stated.spring.mass, is: row.3, "damping of \(row.0) \(row.1)")
    let values = try Self.say(stated.spring, in: "core-animation", from: row.0).values
    #expect(values[1] == stated.spring.stiffness && values[2] == stated.spring.dampingCoefficient)
  }

  @Test("the stiffnesses that UIView.animate was seen to emit, within the fit's 1e-6")
  func uikit() throws {
    for (ratio, duration, stiffness) in [
      (0.1, 1, 2125.3901278407934), (0.5, 1, 161.7195025042016), (0.8, 1, 80.89737200360506),
      (0.5, 0.3, 1796.8833611577954), (1, 1, 85.25592900599884),
    ] {
      let stated = try StatedSpring(try Self.form("uikit/animate"), [duration, ratio])
      expectClose(stated.spring.stiffness, stiffness, relative: 1e-6, "ratio \(ratio), duration \(duration)")
    }
  }

  /// At masses 0.5 to 4 and damping ratios on both sides of 1.
  static let springs: [(Double, Double, Double)] = [
    (2, 100, 15), (0.5, 100, 15.556349186104045), (4, 900, 120), (1, 280, 1.2),
  ]

  /// Relative, of every word.
  static let tolerance = 1e-12
  /// What a number that comes back otherwise is explained by.
  static let explaining: Set<ConversionLoss.Kind> = [.mass, .clamp, .precision, .rule]

  @Test("every pair of forms comes back to 1e-12, or names what it loses and by how much the motions differ")
  func roundTrips() throws {
    let forms = SpringPlatform.all.flatMap(\.forms)
    var exact = 0
    for (mass, stiffness, damping) in Self.springs {
      let spring = try Spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping)
      for source in forms {
        // Why twice: what a platform makes of a spring it cannot move is not what is to come back.
        guard let kept = SpringTranslation(spring, in: source).said,
          let first = SpringTranslation(kept.spring, in: source).said
        else { continue }
        for target in forms {
          let there = SpringTranslation(first.spring, in: target)
          guard let said = there.said else {
            #expect(there.refusal?.isEmpty == false, "\(source.name) to \(target.name)")
            continue
          }
          guard let back = SpringTranslation(said.spring, in: source).said else { continue }
          let returns = zip(first.values, back.values).allSatisfy { given, found in
            (given - found).magnitude <= Self.tolerance * max(1, given.magnitude)
          }
          let named = said.losses.contains { Self.explaining.contains($0.kind) }
          #expect(
            returns || named, "\(spring): \(source.name) to \(target.name): \(first.values) came back \(back.values)")
          let isOff = said.difference.largest > 1e-9
          #expect(
            !isOff || said.losses.contains { [.clamp, .precision, .steps].contains($0.kind) },
            "\(source.name) to \(target.name): apart by \(said.difference.largest) without a loss")
          exact += returns ? 1 : 0
        }
      }
    }
    #expect(exact > 3000)
  }

  @Test("the largest difference: an overdamped spring where it is moved as a critical one")
  func overdampedDifference() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 40)
    let said = try Self.say(spring, in: "react-native")
    // With 40 digits: the maximum of the two closed forms' difference.
    let exact = 0.2864402500156400493502995588892605766175
    #expect(said.difference.atLeast <= exact && said.difference.atMost >= exact)
    expectClose(said.difference.largest, exact, relative: 1e-14, "largest")
    expectClose(said.difference.time, 0.334781439286098994859, absolute: 1e-9, "time")
    #expect(said.losses.contains { $0.kind == .clamp })
    #expect(try Self.say(spring, in: "core-animation").difference.largest == 0)
  }

  @Test("the largest difference: a damping ratio below what Motion keeps")
  func clampedDifference() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 0.4)
    let said = try Self.say(spring, in: "motion/visual-duration")
    let exact = 0.3261359711211410535493290610268006301249
    #expect(said.difference.atLeast <= exact && said.difference.atMost >= exact)
    expectClose(said.difference.largest, exact, relative: 1e-13, "largest")
    #expect(said.losses.contains { $0.kind == .clamp })
  }

  @Test("Qt's steps are told apart from the spring they approach")
  func qt() throws {
    let said = try Self.say(try Spring(stiffness: 100, dampingCoefficient: 10), in: "qt")
    #expect(said.code == "SpringAnimation { spring: 1.6; damping: 0.16; mass: 1 }")
    // By hand: after one step v = 1.6 and x = 0.0256; the spring is at x(0.016) = 0.012118183855440723 (wobble's snapshot).
    #expect(said.difference.largest >= 0.0256 - 0.012118183855440723)
    #expect(said.difference.largest < 0.016 * 10)
    #expect(said.losses.map(\.kind) == [.steps])
  }

  @Test("a mass that a platform does not have is divided out, is named, and moves nothing")
  func mass() throws {
    let spring = try Spring(mass: 2, stiffness: 100, dampingCoefficient: 15)
    for form in SpringPlatform.all.flatMap(\.forms) {
      guard let said = SpringTranslation(spring, in: form).said else {
        #expect(form.words.contains { $0.name == "bounciness" }, "\(form.name)")
        continue
      }
      let hasMass = form.words.contains { SpringWord.folded($0.name).hasSuffix("mass") }
      #expect(hasMass != said.losses.contains { $0.kind == .mass }, "\(form.name)")
      // 0.1899822056267776 is x(0.1) with 60 digits; c/2·m in place of c/(2m) gives 0.5008.
      guard form.name != "qt" else { continue }
      let isRounded = said.losses.contains { $0.kind == .precision }
      expectClose(
        said.spring.stepResponse.value(at: 0.1), 0.1899822056267776, absolute: isRounded ? 1e-6 : 1e-11, form.name)
    }
  }

  @Test("an initial velocity is stated in each platform's own unit")
  func velocity() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 20)
    let launch = try Launch(distance: 100, velocity: 1200)
    let expected: [(String, String)] = [
      ("core-animation", "animation.initialVelocity = 12"), ("pop", "animation.velocity = 1200"),
      ("react-spring", "velocity: 1.2 "), ("motion", "velocity: 1200 "), ("react-native", "velocity: 1200,"),
      ("reanimated", "velocity: 1200 }"), ("flutter", "start, end, 1200)"), ("compose", "initialVelocity = 1200f"),
      ("uikit", "CGVector(dx: 12, dy: 12)"), ("swiftui", "initialVelocity: 12)"),
      ("android", "setStartVelocity(1200f)"),
      ("libadwaita", "adw_spring_animation_set_initial_velocity (animation, 1200)"), ("rebound", "setVelocity(1200)"),
    ]
    for (name, text) in expected {
      let said = try Self.say(spring, in: name, launch: launch)
      #expect(said.code.contains(text), "\(name): \(said.code)")
      #expect(said.difference.largest == 0, "\(name)")
    }
    let qml = try Self.say(spring, in: "figma", launch: launch)
    #expect(qml.losses.map(\.kind) == [.velocity])
    // Without its velocity the motion is behind by v t e^(-10 t), at most 12/(10 e) of the way.
    expectClose(qml.difference.largest, 12 / (10 * 2.718281828459045), relative: 1e-14, "difference")
    let units = try Self.say(spring, in: "react-spring", from: "core-animation")
    #expect(units.losses.contains { $0.kind == .velocity && $0.text == "velocities are units/ms, not ways/s" })
  }

  @Test("rest rules that end at other times are named with both times")
  func rest() throws {
    let said = try Self.say(try Spring(stiffness: 100, dampingCoefficient: 10), in: "flutter", from: "core-animation")
    let loss = try #require(said.losses.first { $0.kind == .restRule })
    #expect(loss.text.hasSuffix("not 1.473 s"))
    #expect(
      try Self.say(try Spring(stiffness: 100, dampingCoefficient: 10), in: "uikit", from: "core-animation").losses
        .isEmpty)
  }

  @Test("what a platform makes of its own words without a word is named")
  func clamps() throws {
    let stated = try StatedSpring(try Self.form("core-animation"), [1, 100, 40, 0])
    #expect(stated.spring.dampingCoefficient == 20)
    #expect(stated.clamps.map(\.text) == ["Core Animation moves damping 40 as 20"])
    #expect(try StatedSpring(try Self.form("core-animation"), [1, 100, 40, 1]).clamps.isEmpty)
    #expect(try StatedSpring(try Self.form("motion/visual-duration"), [0.3, 1.5]).clamps.count == 1)
  }
}
