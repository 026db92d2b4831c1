import MotionEngine
import PlatformSprings
import Testing

@Suite("Constants to paste")
struct SnippetTests {
  private func said(_ form: String, _ spring: Spring) throws -> SpringTranslation {
    SpringTranslation(spring, in: try #require(SpringPlatform.form(named: form)))
  }

  static let common: [(String, String)] = [
    (
      "core-animation",
      """
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = 1
      animation.stiffness = 100
      animation.damping = 10
      animation.duration = animation.settlingDuration
      """
    ),
    ("swiftui", ".spring(Spring(mass: 1, stiffness: 100, damping: 10))"),
    ("swiftui/duration", ".spring(duration: 0.6283185307179586, bounce: 0.5)"),
    ("rebound", "SpringConfig.fromOrigamiTensionAndFriction(4.033149171270718, 3);"),
    ("reanimated", "withSpring(toValue, { mass: 1, stiffness: 100, damping: 10 })"),
    ("android", "SpringForce(finalPosition).setStiffness(100f).setDampingRatio(0.5f)"),
    ("compose", "spring(dampingRatio = 0.5f, stiffness = 100f)"),
    ("flutter", "SpringDescription(mass: 1, stiffness: 100, damping: 10)"),
    ("react-spring", "useSpring({ to, config: { mass: 1, tension: 100, friction: 10 } })"),
    ("motion", "{ type: \"spring\", mass: 1, stiffness: 100, damping: 10 }"),
    ("wobble", "new Spring({ mass: 1, stiffness: 100, damping: 10 })"),
    ("libadwaita/full", "adw_spring_params_new_full (10, 1, 100)"), ("figma", "mass 1, stiffness 100, damping 10"),
  ]

  @Test("of the common spring", arguments: common)
  func commonSpring(_ row: (String, String)) throws {
    let said = try #require(try said(row.0, Spring(stiffness: 100, dampingCoefficient: 10)).said)
    #expect(said.code == row.1)
    #expect(said.losses.isEmpty && said.difference.largest == 0, "\(said.losses)")
  }

  @Test("every form answers or says why not, for every named spring", arguments: SpringCatalog.all.map(\.name))
  func named(_ name: String) throws {
    let spring = try #require(SpringCatalog.spring(named: name)).spring
    for form in SpringPlatform.all.flatMap(\.forms) {
      let translation = SpringTranslation(spring, in: form)
      #expect((translation.said == nil) != (translation.refusal == nil), "\(form.name) of \(name)")
      let text = translation.said?.code ?? ""
      for bad in ["nan", "inf", "e-", "e+", "Optional"] {
        #expect(!text.contains(bad), "\(form.name) of \(name): \(text)")
      }
    }
  }

  @Test("single precision is named where it changes a number")
  func precision() throws {
    let android = try #require(try said("android", Spring(stiffness: 157.91367041742973, dampingCoefficient: 10)).said)
    #expect(android.code.contains("157.91367f"))
    #expect(android.losses.map(\.text) == ["held in single precision"])
    let huge = try said("android", Spring(stiffness: 1e300, dampingCoefficient: 1))
    #expect(huge.said == nil && huge.refusal != nil)
  }

  @Test("overdamping: allowed where there is a switch, named and measured where it is cut")
  func overdamped() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 40)
    #expect(try said("core-animation", spring).said?.code.contains("allowsOverdamping = true") == true)
    #expect(try said("swiftui", spring).said?.code.contains("allowOverDamping: true") == true)
    #expect(try said("swiftui/duration", spring).said?.code.contains("bounce: -0.5") == true)
    for form in ["react-native", "reanimated", "uikit/animate", "motion/visual-duration", "reanimated/duration"] {
      let said = try #require(try said(form, spring).said)
      #expect(said.losses.contains { $0.kind == .clamp }, "\(form)")
      #expect(said.difference.largest > 0.2, "\(form)")
    }
  }

  @Test("no damping is refused where the platform refuses it")
  func undamped() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 0)
    for form in ["react-native", "reanimated", "wobble", "uikit/animate"] {
      #expect(try said(form, spring).said == nil, "\(form)")
    }
    #expect(try said("rebound", spring).said?.code.hasSuffix(", 0);") == true)
  }
}
