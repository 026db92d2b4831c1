public import MotionEngine

/// The words of `CASpringAnimation`: mass, stiffness and damping as they are.
///
/// Source: Apple's Core Animation reference, `CASpringAnimation`.
public struct CoreAnimationSpring: Hashable, Sendable {
  public var mass: Double
  public var stiffness: Double
  public var damping: Double
  /// Whether a damping ratio above 1 is honoured. Without it such a spring moves as a critical one, and its stored
  /// damping stays as it is.
  public var allowsOverdamping: Bool

  public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, allowsOverdamping: Bool = false) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.allowsOverdamping = allowsOverdamping
  }

  /// The initialiser by perceptual duration and bounce, which also allows overdamping: k = (2π/p)², ζ = 1 − b, or
  /// 1/(1 + b) for a negative bounce.
  public init(perceptualDuration: Double, bounce: Double) throws(SpringError) {
    let spring = try Spring(duration: perceptualDuration, bounce: bounce)
    self.init(
      stiffness: spring.stiffness, damping: spring.dampingCoefficient, allowsOverdamping: true)
  }

  /// The words as the platform's setters keep them: a mass or a stiffness of 0 or less, or a negative damping, leaves
  /// the default of 1, 100 or 10 in its place.
  public static func kept(mass: Double, stiffness: Double, damping: Double) -> CoreAnimationSpring {
    let usual = CoreAnimationSpring()
    return CoreAnimationSpring(
      mass: mass > 0 ? mass : usual.mass, stiffness: stiffness > 0 ? stiffness : usual.stiffness,
      damping: damping >= 0 ? damping : usual.damping)
  }

  /// The constants of a spring, as they are; overdamping is allowed when it has any.
  public init(_ spring: Spring) {
    self.init(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.dampingCoefficient,
      allowsOverdamping: spring.platformRegime == .overdamped)
  }

  /// The spring that the animation follows.
  public func spring() throws(SpringError) -> Spring {
    let stored = try Spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping)
    guard !allowsOverdamping, stored.platformRegime == .overdamped else { return stored }
    return try Spring(
      mass: mass, stiffness: stiffness, dampingCoefficient: 2 * (stiffness * mass).squareRoot())
  }

  /// 2π √(m/k), s, from the stored constants.
  public var perceptualDuration: Double { 2 * Double.pi / (stiffness / mass).squareRoot() }

  /// 1 − ζ, or 1/ζ − 1 above critical damping, from the stored constants.
  public var bounce: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
