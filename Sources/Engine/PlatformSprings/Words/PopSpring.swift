public import MotionEngine

/// The words of Pop's `POPSpringAnimation`: bounciness and speed, both meant from 0 to 20.
///
/// They lead over Origami's tension and friction to a mass of 1 and constants in SI. Numbers outside 0 … 20 are
/// accepted, as they are there. "Bounciness 0" is never quite critical, and at low speed far from it: at speed 0 the
/// damping ratio is 0.309.
public struct PopSpring: Hashable, Sendable {
  public var bounciness: Double
  public var speed: Double

  public init(bounciness: Double = 4, speed: Double = 12) {
    self.bounciness = bounciness
    self.speed = speed
  }

  /// The same spring in Origami's words.
  public var origami: OrigamiSpring {
    // Both scales are normalised by 20 · 1.7 = 34 and projected, onto 0 … 0.8 and 0.5 … 200.
    let share = bounciness / 34 * 0.8
    let tension = 0.5 + speed / 34 * 199.5
    let towardsFloor = 2 * share - share * share
    return OrigamiSpring(
      tension: tension,
      friction: towardsFloor * Self.frictionFloor
        + (1 - towardsFloor) * Self.frictionWithoutBounce(tension: tension))
  }

  public func spring() throws(SpringError) -> Spring { try origami.spring() }

  /// The friction that the most bounciness leaves.
  static let frictionFloor = 0.01

  /// The friction that was found not to bounce, three cubics that do not quite meet at 18 and 44.
  static func frictionWithoutBounce(tension t: Double) -> Double {
    if t <= 18 { return ((0.0007 * t - 0.031) * t + 0.64) * t + 1.28 }
    if t <= 44 { return ((0.000_044 * t - 0.006) * t + 0.36) * t + 2 }
    return ((0.000_000_45 * t - 0.000_332) * t + 0.1078) * t + 5.84
  }
}
