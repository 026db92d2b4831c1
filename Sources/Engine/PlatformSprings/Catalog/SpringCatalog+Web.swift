internal import MotionEngine

extension SpringCatalog {
  private static let reactSpringConfigs = "react-spring documentation: configs"
  private static let reactMotionPresets = "chenglou/react-motion: presets"
  private static let motionDefaults = "Motion documentation: transitions; its defaults for values"
  private static let wobbleDefaults = "skevy/wobble: defaults"
  private static let advanceDefaults = "Advance, a Swift animation library: defaults"

  /// react-spring and react-motion.
  static let react: [NamedSpring?] =
    [
      ("react-spring-default", 170, 26), ("react-spring-gentle", 120, 14), ("react-spring-wobbly", 180, 12),
      ("react-spring-stiff", 210, 20), ("react-spring-slow", 280, 60), ("react-spring-molasses", 280, 120),
    ].map { row in
      NamedSpring(
        row.0, "react-spring", "tension \(short(row.1)), friction \(short(row.2))", source: reactSpringConfigs
      ) { try ReactSpring(tension: row.1, friction: row.2).spring() }
    } + [
      NamedSpring(
        "react-motion-no-wobble", "react-motion", "stiffness 170, damping 26", source: reactMotionPresets
      ) { try Spring(stiffness: 170, dampingCoefficient: 26) }
    ]

  /// Motion, wobble and Advance.
  static let motion: [NamedSpring?] =
    [
      ("motion-default", "stiffness 100, damping 10, mass 1", MotionSpring.constants()),
      ("motion-duration-default", "duration 0.8 s, bounce 0.3", .duration()),
      ("motion-visual-duration-default", "visual duration 0.3 s, bounce 0.3", .visualDuration()),
      ("motion-transform", "stiffness 500, damping 25", .constants(stiffness: 500, damping: 25)),
      ("motion-scale", "stiffness 550, damping 30", .constants(stiffness: 550, damping: 30)),
      (
        "motion-scale-to-zero", "stiffness 550, damping 2 √550",
        .constants(stiffness: 550, damping: 2 * 550.0.squareRoot())
      ),
      ("motion-inertia-boundary", "stiffness 500, damping 10", .constants(stiffness: 500, damping: 10)),
    ].map { row in
      NamedSpring(row.0, "Motion", row.1, source: motionDefaults) { try row.2.spring() }
    } + [
      NamedSpring("wobble-default", "wobble", "mass 1, stiffness 100, damping 10", source: wobbleDefaults) {
        try Spring(stiffness: 100, dampingCoefficient: 10)
      },
      NamedSpring("advance-default", "Advance", "tension 120, damping 12", source: advanceDefaults) {
        try Spring(stiffness: 120, dampingCoefficient: 12)
      },
    ]
}
