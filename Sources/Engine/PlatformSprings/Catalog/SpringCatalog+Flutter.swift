internal import MotionEngine

extension SpringCatalog {
  private static let scrollPhysics =
    "Flutter documentation: ScrollPhysics.spring; the fast one of BouncingScrollPhysics"
  private static let description = "Flutter documentation: SpringDescription.withDurationAndBounce"

  /// Flutter.
  static let flutter: [NamedSpring?] = [
    NamedSpring(
      "flutter-scroll", "Flutter", "mass 0.5, stiffness 100, damping ratio 1.1", source: scrollPhysics
    ) { try StiffnessRatioSpring(mass: 0.5, stiffness: 100, dampingRatio: 1.1).spring() },
    NamedSpring(
      "flutter-scroll-fast", "Flutter", "mass 0.3, stiffness 75, damping ratio 1.3", source: scrollPhysics
    ) { try StiffnessRatioSpring(mass: 0.3, stiffness: 75, dampingRatio: 1.3).spring() },
    NamedSpring(
      "flutter-duration-default", "Flutter", "duration 500 ms, bounce 0", source: description
    ) { try Spring(duration: 0.5, bounce: 0) },
  ]
}
