public import MotionEngine

/// The words of Origami, and of Pop, Rebound and React Native after it: tension and friction on Quartz Composer's scale.
///
///     k = 3.62 (tension − 30) + 194        c = 3 (friction − 8) + 25        mass 1
///
/// Both are straight lines that do not go through zero, so tension 0 is a stiffness of 85.4 and friction 0 a damping
/// coefficient of 1. A spring needs a tension above −23.59 and a friction from −1/3 on.
///
/// Source: the public constants of Rebound's `OrigamiValueConverter`.
public struct OrigamiSpring: Hashable, Sendable {
  public var tension: Double
  public var friction: Double

  public init(tension: Double = 40, friction: Double = 7) {
    self.tension = tension
    self.friction = friction
  }

  public var stiffness: Double { (tension - 30) * 3.62 + 194 }
  public var dampingCoefficient: Double { (friction - 8) * 3 + 25 }

  /// - Throws: `SpringError` when the tension leads to no stiffness above zero, or the friction below zero damping.
  public func spring() throws(SpringError) -> Spring {
    try Spring(stiffness: stiffness, dampingCoefficient: dampingCoefficient)
  }

  /// The words for a spring's motion. The mass is lost: constants are divided by it first, which moves the same.
  public init(_ spring: Spring) {
    tension = (spring.stiffness / spring.mass - 194) / 3.62 + 30
    friction = (spring.dampingCoefficient / spring.mass - 25) / 3 + 8
  }
}
