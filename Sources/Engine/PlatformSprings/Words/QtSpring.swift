public import MotionEngine

/// The words of Qt Quick's `SpringAnimation`, by their continuous equivalents.
///
/// Each 16 ms the platform does v += (spring · distance − damping · v) / mass and x += 0.016 v. In the limit of small
/// steps that is a spring with
///
///     k = spring / 0.016        c = damping / 0.016        and the mass as it is.
///
/// **What is lost.** The steps are not small. What they make swings a little faster and dies out a little sooner than
/// this limit; the difference is of the order of 0.016 ωₙ of a travel, and above ωₙ = 125 rad/s, without damping, the
/// steps are unstable. The platform caps nothing: the usual ranges of 0 … 5 and 0 … 1 are advice.
///
/// Source: Qt documentation, SpringAnimation QML type.
public struct QtSpring: Hashable, Sendable {
  /// The platform's step, s.
  public static let step = 0.016

  public var spring: Double
  public var damping: Double
  public var mass: Double
  /// How far from its goal the platform rounds the value to it.
  public var epsilon: Double

  public init(spring: Double, damping: Double, mass: Double = 1, epsilon: Double = 0.01) {
    self.spring = spring
    self.damping = damping
    self.mass = mass
    self.epsilon = epsilon
  }

  /// The words for a spring's constants.
  public init(_ spring: Spring) {
    self.init(
      spring: spring.stiffness * Self.step, damping: spring.dampingCoefficient * Self.step, mass: spring.mass)
  }

  /// The continuous equivalent.
  ///
  /// - Throws: for a `spring` of 0, the platform's default, which does not pull.
  public func continuousEquivalent() throws(SpringError) -> Spring {
    try Spring(mass: mass, stiffness: spring / Self.step, dampingCoefficient: damping / Self.step)
  }
}
