internal import MotionEngine

extension SpringCatalog {
  private static let popHeader = "facebookarchive/pop, POPSpringAnimation.h"
  private static let reboundConfig = "facebookarchive/rebound, SpringConfig and SpringChain"
  private static let animated = "React Native documentation: Animated.spring"
  private static let withSpring = "Reanimated documentation: withSpring, its defaults and presets"

  /// Pop, Rebound and React Native.
  static let facebook: [NamedSpring?] = [
    NamedSpring("pop-default", "Pop", "bounciness 4, speed 12", source: popHeader) { try PopSpring().spring() },
    NamedSpring("rebound-default", "Rebound", "tension 40, friction 7", source: reboundConfig) {
      try ReboundSpring(library: .java).spring()
    },
    NamedSpring("rebound-chain-main", "Rebound", "tension 40, friction 6", source: reboundConfig) {
      try ReboundSpring(tension: 40, friction: 6, library: .java).spring()
    },
    NamedSpring("rebound-chain-attachment", "Rebound", "tension 70, friction 10", source: reboundConfig) {
      try ReboundSpring(tension: 70, friction: 10, library: .java).spring()
    },
    NamedSpring("react-native-default", "React Native", "tension 40, friction 7", source: animated) {
      try ReactNativeSpring.tensionAndFriction().spring()
    },
    NamedSpring("react-native-bounciness", "React Native", "bounciness 8, speed 12", source: animated) {
      try ReactNativeSpring.bouncinessAndSpeed().spring()
    },
    NamedSpring("react-native-constants", "React Native", "mass 1, stiffness 100, damping 10", source: animated) {
      try ReactNativeSpring.constants().spring()
    },
  ]

  /// Reanimated. Its version 3 also has a duration, whose rule is not published precisely enough to be here.
  static let reanimated: [NamedSpring?] = [
    constants("reanimated-default", mass: 4, stiffness: 900, damping: 120),
    constants("reanimated-wiggly", mass: 4, stiffness: 900, damping: 90),
    constants("reanimated-snappy", mass: 4, stiffness: 900, damping: 110),
    duration("reanimated-default-duration", 0.55, ratio: 1),
    duration("reanimated-wiggly-duration", 0.55, ratio: 0.75),
    duration("reanimated-snappy-duration", 0.55, ratio: 0.92),
    constants("reanimated-3-default", "Reanimated 3", mass: 1, stiffness: 100, damping: 10),
    duration("reanimated-3-default-duration", 1.333, ratio: 0.5),
  ]

  private static func constants(
    _ name: String, _ platform: String = "Reanimated 4", mass: Double, stiffness: Double, damping: Double
  ) -> NamedSpring? {
    NamedSpring(
      name, platform, "mass \(short(mass)), stiffness \(short(stiffness)), damping \(short(damping))",
      source: withSpring
    ) { try ReanimatedSpring.constants(mass: mass, stiffness: stiffness, damping: damping).spring() }
  }

  private static func duration(_ name: String, _ duration: Double, ratio: Double) -> NamedSpring? {
    NamedSpring(
      name, "Reanimated 4", "duration \(short(duration * 1000)) ms, damping ratio \(short(ratio))", source: withSpring
    ) { try ReanimatedSpring.duration(duration, dampingRatio: ratio).spring() }
  }
}
