internal import MotionEngine

extension SpringCatalog {
  private static let springForce = "Android reference: androidx.dynamicanimation.animation.SpringForce"
  private static let compose = "Android reference: androidx.compose.animation.core.spring"
  private static let material = "androidx material3: motion scheme tokens"

  /// Android, Jetpack Compose and Material.
  static let android: [NamedSpring?] = [
    NamedSpring(
      "android-default", "Android", "stiffness 1500, damping ratio 0.5",
      source: springForce
    ) { try StiffnessRatioSpring(stiffness: 1500, dampingRatio: 0.5).spring() },
    NamedSpring(
      "android-high-bouncy-low", "Android", "stiffness 200, damping ratio 0.2",
      source: springForce
    ) { try StiffnessRatioSpring(stiffness: 200, dampingRatio: 0.2).spring() },
    NamedSpring(
      "android-low-bouncy", "Android", "stiffness 200, damping ratio 0.75",
      source: springForce
    ) { try StiffnessRatioSpring(stiffness: 200, dampingRatio: 0.75).spring() },
    NamedSpring(
      "android-no-bouncy-high", "Android", "stiffness 10000, damping ratio 1",
      source: springForce
    ) { try StiffnessRatioSpring(stiffness: 10_000, dampingRatio: 1).spring() },
    NamedSpring(
      "compose-default", "Jetpack Compose", "stiffness 1500, damping ratio 1",
      source: compose
    ) { try StiffnessRatioSpring(stiffness: 1500, dampingRatio: 1).spring() },
    NamedSpring(
      "material3-standard-spatial", "Material 3", "stiffness 700, damping ratio 0.9",
      source: material
    ) { try StiffnessRatioSpring(stiffness: 700, dampingRatio: 0.9).spring() },
    NamedSpring(
      "material3-expressive-spatial", "Material 3", "stiffness 380, damping ratio 0.8",
      source: material
    ) { try StiffnessRatioSpring(stiffness: 380, dampingRatio: 0.8).spring() },
    NamedSpring(
      "material3-expressive-spatial-fast", "Material 3", "stiffness 800, damping ratio 0.6",
      source: material
    ) { try StiffnessRatioSpring(stiffness: 800, dampingRatio: 0.6).spring() },
    NamedSpring(
      "material3-expressive-spatial-slow", "Material 3", "stiffness 200, damping ratio 0.8",
      source: material
    ) { try StiffnessRatioSpring(stiffness: 200, dampingRatio: 0.8).spring() },
    NamedSpring(
      "material3-effects", "Material 3", "stiffness 1600, damping ratio 1",
      source: material
    ) { try StiffnessRatioSpring(stiffness: 1600, dampingRatio: 1).spring() },
  ]
}
