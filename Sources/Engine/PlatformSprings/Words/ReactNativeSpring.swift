public import MotionEngine

/// The words of React Native's `Animated.spring`: one of three families, never a mixture.
///
/// A damping ratio above 1 moves as a critical spring there. Source: React Native documentation, `Animated.spring`.
public enum ReactNativeSpring: Hashable, Sendable {
  /// Origami's words; 40 and 7 where nothing is given.
  case tensionAndFriction(OrigamiSpring = OrigamiSpring())
  /// Pop's words; 8 and 12 where only one is given.
  case bouncinessAndSpeed(PopSpring = PopSpring(bounciness: 8, speed: 12))
  /// The constants; 1, 100 and 10 where only some are given.
  case constants(mass: Double = 1, stiffness: Double = 100, damping: Double = 10)

  /// The spring that the animation follows.
  ///
  /// - Throws: also for a damping of 0, which the platform refuses.
  public func spring() throws(PlatformSpringError) -> Spring {
    let stated = try PlatformSpringError.wrapping { () throws(SpringError) in
      switch self {
      case .tensionAndFriction(let words): try words.spring()
      case .bouncinessAndSpeed(let words): try words.spring()
      case .constants(let mass, let stiffness, let damping):
        try Spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping)
      }
    }
    try PlatformSpringError.requirePositive(stated.dampingCoefficient, "damping")
    return stated.withoutOverdamping
  }

  /// The constants of a spring, as they are. A spring with ζ > 1 will move as a critical one.
  public init(_ spring: Spring) {
    self = .constants(mass: spring.mass, stiffness: spring.stiffness, damping: spring.dampingCoefficient)
  }
}
