public import MotionEngine
internal import PlatformSprings

/// The constants of a spring in Pop's words: tension k, friction c and mass m in m x″ + c x′ + k (x − target) = 0.
public struct PopDynamics: Hashable, Sendable {
  public var tension: Double
  public var friction: Double
  public var mass: Double

  public init(tension: Double, friction: Double, mass: Double = 1) {
    self.tension = tension
    self.friction = friction
    self.mass = mass
  }

  /// What a bounciness and a speed, nominally 0 … 20, stand for: a mass of 1, and the rest by `PopSpring` of `PlatformSprings`.
  ///
  /// Bounciness 0 is nearly critical at speeds from 8 on, and bounces at low speed: the damping ratio is 0.309 at speed 0.
  public init(bounciness: Double, speed: Double) {
    let origami = PopSpring(bounciness: bounciness, speed: speed).origami
    self.init(tension: origami.stiffness, friction: origami.dampingCoefficient)
  }

  /// The way back; the mass is not looked at, as Pop does not.
  ///
  /// It is right up to a bounciness of 42.5; Pop's own takes a wrong root from 34 on
  /// (`PopSpring.popsOwnReverse(of:)`).
  ///
  /// - Throws: ``PopError/words(_:)`` where no bounciness leads to that friction.
  public func bouncinessAndSpeed() throws(PopError) -> (bounciness: Double, speed: Double) {
    var origami = OrigamiSpring()
    origami.tension = (tension - 194) / 3.62 + 30
    origami.friction = (friction - 25) / 3 + 8
    do throws(PlatformSpringError) {
      let words = try PopSpring(origami)
      return (words.bounciness, words.speed)
    } catch { throw .words(error) }
  }

  /// - Throws: ``PopError/spring(_:)``.
  public func spring() throws(PopError) -> Spring {
    do throws(SpringError) {
      return try Spring(mass: mass, stiffness: tension, dampingCoefficient: friction)
    } catch { throw .spring(error) }
  }
}
