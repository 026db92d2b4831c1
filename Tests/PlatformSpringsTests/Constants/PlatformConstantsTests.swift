import MotionEngine
import PlatformSprings
import Testing

@Suite("Constants to paste")
struct PlatformConstantsTests {
  private func snippet(_ platform: String, of spring: Spring) throws -> PlatformConstants {
    try #require(PlatformConstants.all(for: spring).first { $0.platform == platform })
  }

  static let common: [(String, String)] = [
    (
      "Core Animation",
      """
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = 1
      animation.stiffness = 100
      animation.damping = 10
      animation.duration = animation.settlingDuration
      """
    ),
    ("SwiftUI", ".spring(Spring(mass: 1, stiffness: 100, damping: 10))"),
    ("SwiftUI, duration and bounce", ".spring(duration: 0.6283185307179586, bounce: 0.5)"),
    ("Rebound", "SpringConfig.fromOrigamiTensionAndFriction(4.033149171270718, 3);"),
    ("Reanimated", "withSpring(toValue, { mass: 1, stiffness: 100, damping: 10 })"),
    ("Android", "SpringForce(finalPosition).setStiffness(100f).setDampingRatio(0.5f)"),
    ("Jetpack Compose", "spring(dampingRatio = 0.5f, stiffness = 100f)"),
    ("Flutter", "SpringDescription(mass: 1, stiffness: 100, damping: 10)"),
    ("react-spring", "useSpring({ to, config: { mass: 1, tension: 100, friction: 10 } })"),
    ("Motion", "{ type: \"spring\", mass: 1, stiffness: 100, damping: 10 }"),
    ("wobble", "new Spring({ mass: 1, stiffness: 100, damping: 10 })"),
    ("libadwaita", "adw_spring_params_new_full (10, 1, 100)"),
    ("Qt Quick", "SpringAnimation { spring: 1.6; damping: 0.16; mass: 1 }"),
    ("Figma", "mass 1, stiffness 100, damping 10"),
  ]

  @Test("of the common spring", arguments: common)
  func commonSpring(_ row: (String, String)) throws {
    let constants = try snippet(row.0, of: Spring(stiffness: 100, dampingCoefficient: 10))
    #expect(constants.text == row.1)
    if row.0 != "Qt Quick" { #expect(constants.loss == nil, "\(row.0): \(constants.loss ?? "")") }
  }

  @Test("every platform answers or says why not, for every named spring", arguments: SpringCatalog.all.map(\.name))
  func named(_ name: String) throws {
    let spring = try #require(SpringCatalog.spring(named: name)).spring
    let all = PlatformConstants.all(for: spring)
    #expect(Set(all.map(\.platform)).count == all.count && all.count == 24)
    for constants in all {
      #expect(constants.text != nil || constants.loss != nil, "\(constants.platform) of \(name)")
      let text = constants.text ?? ""
      for bad in ["nan", "inf", "e-", "e+", "Optional"] {
        #expect(!text.contains(bad), "\(constants.platform) of \(name): \(text)")
      }
    }
  }

  @Test("a mass that a platform does not have is divided out, and named")
  func mass() throws {
    let spring = try Spring(mass: 4, stiffness: 900, dampingCoefficient: 120)
    let android = try snippet("Android", of: spring)
    #expect(android.text == "SpringForce(finalPosition).setStiffness(225f).setDampingRatio(1f)")
    #expect(android.loss == "no mass; the constants are divided by 4, which moves the same")
    #expect(try snippet("Flutter", of: spring).loss == nil)
  }

  @Test("single precision is named where it changes a number")
  func precision() throws {
    let android = try snippet("Android", of: Spring(stiffness: 157.91367041742973, dampingCoefficient: 10))
    #expect(android.text?.contains("157.91367f") == true)
    #expect(android.loss == "held in single precision")
    let huge = try snippet("Android", of: Spring(stiffness: 1e300, dampingCoefficient: 1))
    #expect(huge.text == nil && huge.loss != nil)
  }

  @Test("overdamping: allowed where there is a switch, named where it is cut, refused where there is no word")
  func overdamped() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 40)
    #expect(try snippet("Core Animation", of: spring).text?.contains("allowsOverdamping = true") == true)
    #expect(try snippet("SwiftUI", of: spring).text?.contains("allowOverDamping: true") == true)
    #expect(try snippet("SwiftUI, duration and bounce", of: spring).text?.contains("bounce: -0.5") == true)
    for platform in ["React Native", "Reanimated"] {
      #expect(
        try snippet(platform, of: spring).loss == "the platform moves a damping ratio above 1 as 1; this one is 2")
    }
    for platform in ["UIKit, animate", "Motion, visual duration and bounce", "Reanimated, duration and damping ratio"] {
      #expect(try snippet(platform, of: spring).text == nil, "\(platform)")
    }
  }

  @Test("no damping is refused where the platform refuses it")
  func undamped() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 0)
    for platform in ["React Native", "Reanimated", "wobble", "CSS", "UIKit, animate"] {
      let constants = try snippet(platform, of: spring)
      #expect(constants.text == nil && constants.loss != nil, "\(platform)")
    }
    #expect(try snippet("Rebound", of: spring).text?.hasSuffix(", 0);") == true)
  }

  @Test(
    "the easing of CSS is within 0.002 of the spring",
    arguments: ["swiftui-bouncy", "compose-default", "flutter-scroll"])
  func css(_ name: String) throws {
    let spring = try #require(SpringCatalog.spring(named: name)).spring
    let text = try #require(try snippet("CSS", of: spring).text)
    let parts = text.split(whereSeparator: { "() ,".contains($0) })
    let duration = try #require(Double(parts[0].dropLast(2))) / 1000
    let points = parts.dropFirst(2).compactMap { Double($0) }
    #expect(parts[1] == "linear" && points.first == 0 && points.last == 1 && points.count > 10)
    for step in 0...2000 {
      let place = Double(step) / 2000 * Double(points.count - 1)
      let index = min(points.count - 2, Int(place))
      let chord = points[index] + (points[index + 1] - points[index]) * (place - Double(index))
      let exact = spring.stepResponse.value(at: duration * Double(step) / 2000)
      // 0.00005 for the digits, 0.001 for the end, and what rounding up the milliseconds shifts.
      #expect(abs(chord - exact) <= 0.002 + 0.005, "\(name) at \(step): \(chord), \(exact)")
    }
  }

  @Test("words that are pasted make the same spring again")
  func roundTrip() throws {
    let spring = try Spring(mass: 2, stiffness: 314.159, dampingCoefficient: 27.1828)
    let text = try #require(try snippet("Flutter", of: spring).text)
    let numbers = text.split(whereSeparator: { "(:,) ".contains($0) }).compactMap { Double($0) }
    #expect(numbers == [2, 314.159, 27.1828])
  }
}
