internal import MotionEngine

extension SpringCatalog {
  private static let pop = "facebookarchive/pop, POPSpringAnimation.h"
  private static let reactNative = "React Native documentation: Animated.spring"
  private static let reanimated = "Reanimated documentation: withSpring, its defaults and presets"

  /// Pop and its descendants.
  static let facebook: [NamedSpring?] = [
    NamedSpring(
      "pop-default", "Pop", "bounciness 4, speed 12",
      source: pop
    ) { try PopSpring().spring() },
    NamedSpring(
      "react-native-default", "React Native", "tension 40, friction 7",
      source: reactNative
    ) { try OrigamiSpring().spring() },
    NamedSpring(
      "reanimated-default", "Reanimated 4", "mass 4, stiffness 900, damping 120",
      source: reanimated
    ) { try Spring(mass: 4, stiffness: 900, dampingCoefficient: 120) },
    NamedSpring(
      "reanimated-3-default", "Reanimated 3", "mass 1, stiffness 100, damping 10",
      source: reanimated
    ) { try Spring(mass: 1, stiffness: 100, dampingCoefficient: 10) },
    NamedSpring(
      "reanimated-wiggly", "Reanimated 4", "mass 4, stiffness 900, damping 90",
      source: reanimated
    ) { try Spring(mass: 4, stiffness: 900, dampingCoefficient: 90) },
  ]
}
