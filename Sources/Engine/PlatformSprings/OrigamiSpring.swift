public import MotionEngine

/// The words of Origami, Rebound and React Native's `Animated.spring`: tension and friction on Quartz Composer's scale.
///
/// k = 3.62 (tension − 30) + 194, c = 3 (friction − 8) + 25, mass 1.
public struct OrigamiSpring: Hashable, Sendable {
  public var tension: Double
  public var friction: Double

  public init(tension: Double = 40, friction: Double = 7) {
    self.tension = tension
    self.friction = friction
  }

  public var stiffness: Double { (tension - 30) * 3.62 + 194 }
  public var dampingCoefficient: Double { (friction - 8) * 3 + 25 }

  public func spring() throws(SpringError) -> Spring {
    try Spring(stiffness: stiffness, dampingCoefficient: dampingCoefficient)
  }

  /// The words for a spring's constants, scaled to a mass of 1.
  public init(_ spring: Spring) {
    tension = (spring.stiffness / spring.mass - 194) / 3.62 + 30
    friction = (spring.dampingCoefficient / spring.mass - 25) / 3 + 8
  }
}
