public import MotionEngine

/// The words of react-spring: tension and friction are stiffness and damping as they are.
///
/// Source: react-spring documentation, configs.
public struct ReactSpring: Hashable, Sendable {
  public var mass: Double
  public var tension: Double
  public var friction: Double

  public init(mass: Double = 1, tension: Double = 170, friction: Double = 26) {
    self.mass = mass
    self.tension = tension
    self.friction = friction
  }

  /// The words by frequency, which is a period there: tension (2π/f)² m, friction 4πζ m/f.
  ///
  /// - Parameters:
  ///   - mass: m > 0.
  ///   - frequency: the natural period, s, > 0.
  ///   - damping: ζ.
  public init(mass: Double = 1, frequency: Double, damping: Double) throws(SpringError) {
    let spring = try Spring(mass: mass, response: frequency, dampingFraction: damping)
    self.init(mass: mass, tension: spring.stiffness, friction: spring.dampingCoefficient)
  }

  /// The constants of a spring, as they are.
  public init(_ spring: Spring) {
    self.init(mass: spring.mass, tension: spring.stiffness, friction: spring.dampingCoefficient)
  }

  public func spring() throws(SpringError) -> Spring {
    try Spring(mass: mass, stiffness: tension, dampingCoefficient: friction)
  }

  /// The word `frequency` for a spring, s.
  public static func frequency(of spring: Spring) -> Double { spring.response }

  /// The word `damping` for a spring: ζ.
  public static func damping(of spring: Spring) -> Double { spring.dampingRatio }
}
