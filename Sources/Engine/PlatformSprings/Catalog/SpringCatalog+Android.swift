internal import MotionEngine

extension SpringCatalog {
  private static let springForce = "Android reference: androidx.dynamicanimation.animation.SpringForce"
  private static let composeSpring = "Android reference: androidx.compose.animation.core.Spring"
  private static let materialScheme = "androidx material3: motion scheme tokens"

  private static let ratios: [(String, Double)] = [
    ("high-bouncy", AndroidSpring.dampingRatioHighBouncy), ("medium-bouncy", AndroidSpring.dampingRatioMediumBouncy),
    ("low-bouncy", AndroidSpring.dampingRatioLowBouncy), ("no-bouncy", AndroidSpring.dampingRatioNoBouncy),
  ]

  private static let stiffnesses: [(String, Double)] = [
    ("high", AndroidSpring.stiffnessHigh), ("medium", AndroidSpring.stiffnessMedium),
    ("low", AndroidSpring.stiffnessLow), ("very-low", AndroidSpring.stiffnessVeryLow),
  ]

  private static func ratioAndStiffness(
    _ name: String, _ platform: String, _ ratio: Double, _ stiffness: Double, source: String
  ) -> NamedSpring? {
    NamedSpring(
      name, platform, "damping ratio \(short(ratio)), stiffness \(short(stiffness))", source: source
    ) { try StiffnessRatioSpring(stiffness: stiffness, dampingRatio: ratio).spring() }
  }

  /// Every named ratio with every named stiffness.
  private static func grid(
    _ prefix: String, _ platform: String, _ stiffnesses: [(String, Double)], source: String
  ) -> [NamedSpring?] {
    ratios.flatMap { ratio in
      stiffnesses.map { stiffness in
        ratioAndStiffness(
          "\(prefix)-\(ratio.0)-\(stiffness.0)", platform, ratio.1, stiffness.1, source: source)
      }
    }
  }

  /// Android's `SpringForce`.
  static let android: [NamedSpring?] =
    [
      ratioAndStiffness("android-default", "Android", 0.5, 1500, source: springForce),
      ratioAndStiffness("android-low-bouncy", "Android", 0.75, 200, source: springForce),
    ] + grid("android", "Android", stiffnesses, source: springForce)

  /// Jetpack Compose.
  static let compose: [NamedSpring?] =
    [ratioAndStiffness("compose-default", "Jetpack Compose", 1, 1500, source: composeSpring)]
    + grid(
      "compose", "Jetpack Compose", stiffnesses + [("medium-low", AndroidSpring.stiffnessMediumLow)],
      source: composeSpring)

  /// The motion schemes of Material 3. Effects are the same in both.
  static let material: [NamedSpring?] = [
    ("material3-standard-spatial", 0.9, 700), ("material3-standard-spatial-fast", 0.9, 1400),
    ("material3-standard-spatial-slow", 0.9, 300), ("material3-expressive-spatial", 0.8, 380),
    ("material3-expressive-spatial-fast", 0.6, 800), ("material3-expressive-spatial-slow", 0.8, 200),
    ("material3-effects", 1, 1600), ("material3-effects-fast", 1, 3800), ("material3-effects-slow", 1, 800),
  ].map { ratioAndStiffness($0.0, "Material 3", $0.1, $0.2, source: materialScheme) }

  /// Without a point when it is whole.
  static func short(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
