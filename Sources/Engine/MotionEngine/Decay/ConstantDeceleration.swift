/// A velocity that loses equal amounts in equal times, as dry friction takes them: v′ = −a sign v, until it is 0.
///
///     v(t) = v₀ − a t        x(t) − x₀ = (v₀ − a t/2) t        T = |v₀|/a        rest v₀ |v₀|/(2a)
///
/// Velocities and distances are right to an ulp, with the same bits on every processor.
public struct ConstantDeceleration: FrictionLaw {
  /// a, units of length / s².
  public let frictionDeceleration: Double

  /// - Parameter frictionDeceleration: a ≥ 0, units / s²; 0 is uniform motion.
  public init(frictionDeceleration: Double) throws(DecayError) {
    guard frictionDeceleration.isFinite, frictionDeceleration >= 0 else {
      throw .mustNotBeNegative(quantity: "frictionDeceleration", value: frictionDeceleration)
    }
    self.init(unchecked: frictionDeceleration)
  }

  /// The deceleration that brings a velocity to rest `distance` away: a = v₀²/(2 distance).
  public init(toTravel distance: Double, from velocity: Double) throws(DecayError) {
    try DecayError.checkAhead(distance: distance, velocity: velocity)
    self.init(unchecked: velocity / (2 * distance) * velocity.magnitude)
  }

  /// The deceleration that brings a velocity to rest after `time` > 0: a = |v₀|/T.
  public init(stoppingAfter time: Double, from velocity: Double) throws(DecayError) {
    try DecayError.checkPositive(time, "time")
    guard velocity.isFinite, velocity != 0 else { throw .placeNotAhead(distance: 0, velocity: velocity) }
    self.init(unchecked: velocity.magnitude / time)
  }

  private init(unchecked frictionDeceleration: Double) { self.frictionDeceleration = frictionDeceleration }

  private var combined: CombinedFriction {
    CombinedFriction(uncheckedRate: 0, frictionDeceleration: frictionDeceleration)
  }

  public func path(from velocity: Double) -> StoppingPath { combined.path(from: velocity) }

  public func velocity(after time: Double, from velocity: Double) -> Double {
    combined.velocity(after: time, from: velocity)
  }

  public func distance(after time: Double, from velocity: Double) -> Double {
    combined.distance(after: time, from: velocity)
  }

  public func restDistance(from velocity: Double) -> Double { combined.restDistance(from: velocity) }

  public func stoppingTime(from velocity: Double) -> Double { combined.stoppingTime(from: velocity) }

  public func time(untilSpeed speed: Double, from velocity: Double) -> Double {
    combined.time(untilSpeed: speed, from: velocity)
  }

  public func time(untilRemaining distance: Double, from velocity: Double) -> Double {
    combined.time(untilRemaining: distance, from: velocity)
  }

  public func time(toTravel distance: Double, from velocity: Double) -> Double {
    combined.time(toTravel: distance, from: velocity)
  }

  /// √(2 a |distance|) towards it.
  public func velocity(toTravel distance: Double) throws(DecayError) -> Double {
    guard frictionDeceleration > 0 else {
      throw .neverRests(quantity: "frictionDeceleration", value: frictionDeceleration)
    }
    return try combined.velocity(toTravel: distance)
  }

  public func velocity(toTravel distance: Double, in time: Double) throws(DecayError) -> Double {
    try combined.velocity(toTravel: distance, in: time)
  }
}
