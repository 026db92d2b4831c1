public import MotionEngine

/// A stiffness and a damping ratio, c = 2 ζ √(k m): the words of Android's `SpringForce`, Compose's `spring()` and
/// Material motion (mass 1), of Flutter's `SpringDescription.withDampingRatio` and of libadwaita's `SpringParams`.
///
/// Needs k > 0, m > 0, ζ ≥ 0. Nothing is lost where the platform has a mass; Android and Compose have none.
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

  /// The words of a platform without a mass: the same motion with a mass of 1.
  public init(unitMass spring: Spring) {
    self.init(stiffness: spring.stiffness / spring.mass, dampingRatio: spring.dampingRatio)
  }
}
