public import MotionEngine

/// The words of Android's `SpringForce`, Compose's `spring()`, Material motion, Flutter's `withDampingRatio` and
/// libadwaita: a stiffness and a damping ratio, c = 2 ζ √(k m).
public struct StiffnessRatioSpring: Hashable, Sendable {
  public var mass: Double
  public var stiffness: Double
  public var dampingRatio: Double

  public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.dampingRatio = dampingRatio
  }

  public func spring() throws(SpringError) -> Spring {
    try Spring(
      mass: mass, stiffness: stiffness,
      dampingCoefficient: 2 * dampingRatio * (stiffness.squareRoot() * mass.squareRoot()))
  }

  /// The words for a spring's constants.
  public init(_ spring: Spring) {
    mass = spring.mass
    stiffness = spring.stiffness
    dampingRatio = spring.dampingRatio
  }
}
