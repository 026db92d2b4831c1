import MotionEngine
import PlatformSprings
import Testing

@Suite("Quantities that a table can ask for")
struct PlatformQuantityTests {
  /// One row of a published table: the name, the inputs, the number as it was printed.
  static let rows: [(String, [Double], Published)] = [
    ("origami.stiffness", [40, 7], "230.2"), ("origami.damping-coefficient", [40, 7], "22"),
    ("pop.stiffness", [4, 12], "342.100588235"), ("pop.damping-coefficient", [4, 12], "30.486979648"),
    ("pop.bounciness", [240, 25], "4.2195117763"), ("pop.speed", [240, 25], "7.1932040045"),
    ("uikit.stiffness", [0.5, 1, 0], "161.7195"), ("swiftui.damping-coefficient", [0.5, -0.3], "35.90391604102621"),
    ("motion-duration.stiffness", [0.8, 0.25], "137.413586940036"),
    ("motion-visual-duration.stiffness", [0.5, 0.25], "109.662271123215"),
    ("react-spring.stiffness", [1, 0.5, 1], "157.91367"), ("qt.stiffness", [1, 2, 0.2], "125"),
    ("reanimated.stiffness", [4, 0.55, 1], "898.954480657208"),
    ("stiffness-ratio.damping-coefficient", [0.5, 100, 1.1], "15.5563"),
    ("core-animation.settling-duration", [1, 100, 10, 5], "1.381551055796428"),
    ("core-animation.perceptual-settling-duration", [0.5, 0.3], "0.86295528317442"),
    ("swiftui.settling-duration", [0.5, 0.8, 10, 2, 0.001], "1.15335516892582"),
    ("uikit.duration", [1, 161.7195025042016, 12.716898269296164, 0], "1.000000"),
    ("compose.rest", [1, 1500, 38.729833462074169, -1, 0], "0.245"), ("motion.rest", [1, 100, 10, -1, 0], "1.10"),
    ("pop-decay.duration", [0.998, 1, 7223.021], "3.634156"),
    ("scroll-view.destination", [0.998, 0.5, 1000], "499.49983"),
    ("android-spline.duration", [1, 0.015, 1000], "0.55518"),
    ("android-spline.destination", [1, 0.015, 500], "58.322"),
    ("flutter-clamping-scroll.duration", [0.015, 5000], "1.49869"),
    ("flutter-friction.displacement", [0.9, 0.001, 100, 2], "180.33321003956816"),
    ("react-native-decay.destination", [0.998, 1.0 / 120, 1000], "494.062579587331"),
    ("motion-inertia.destination", [0.8, 0.325, 0.5, 1000], "800"),
    ("scroll-view.projection", [0.998, 1000], "499.00"),
    ("rubber-band.shown", [400, 0.55, 100], "48.35164835164835"),
    ("compose-exponential.duration", [1, 0.1, 1000], "2.1929"), ("android-fling.duration", [1, 1, 1000], "0.728636"),
    ("reanimated-decay.destination", [0.998, 1.0 / 60, 1000], "345.2215733541"),
  ]

  @Test("give the published numbers", arguments: rows)
  func published(_ row: (String, [Double], Published)) throws {
    let quantity = try #require(PlatformQuantity.named(row.0), "\(row.0)")
    expect(try quantity.value(of: row.1), is: row.2, within: row.2.tolerance + 4 * row.2.value.ulp, row.0)
  }

  @Test("have names of their own that can be typed")
  func names() {
    let names = PlatformQuantity.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "." }, "\(name)") }
    #expect(PlatformQuantity.named("no.such") == nil)
  }

  @Test("say what is wrong with the inputs")
  func errors() throws {
    let quantity = try #require(PlatformQuantity.named("uikit.stiffness"))
    #expect(
      throws: PlatformQuantityError.wrongCount(
        quantity: "uikit.stiffness", expected: ["damping-ratio", "duration", "initial-velocity"], given: 1)
    ) { try quantity.value(of: [1]) }
    #expect(throws: PlatformQuantityError.self) { try quantity.value(of: [2, 1, 0]) }
  }
}
