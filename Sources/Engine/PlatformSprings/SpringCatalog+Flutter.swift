internal import MotionEngine

extension SpringCatalog {
  private static let flutterScroll =
    "Flutter documentation: ScrollPhysics.spring; the fast one of BouncingScrollPhysics"

  /// Flutter.
  static let flutter: [NamedSpring?] = [
    NamedSpring(
      "flutter-scroll", "Flutter", "mass 0.5, stiffness 100, damping ratio 1.1",
      source: flutterScroll
    ) { try StiffnessRatioSpring(mass: 0.5, stiffness: 100, dampingRatio: 1.1).spring() },
    NamedSpring(
      "flutter-scroll-fast", "Flutter", "mass 0.3, stiffness 75, damping ratio 1.3",
      source: flutterScroll
    ) { try StiffnessRatioSpring(mass: 0.3, stiffness: 75, dampingRatio: 1.3).spring() },
  ]
}
