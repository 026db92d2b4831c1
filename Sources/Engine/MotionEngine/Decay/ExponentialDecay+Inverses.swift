extension ExponentialDecay {
  /// The time after which the speed is at most `speed`, s: ln(|v₀|/speed)/λ.
  ///
  /// - Returns: 0 when it is so from the start; infinity when it never is, in particular for a speed of 0: an
  ///   exponential does not end.
  public func time(untilSpeed speed: Double, from velocity: Double) -> Double {
    precondition(!(speed < 0), "a speed is not negative")
    if speed.isNaN { return .nan }
    if velocity.magnitude <= speed { return 0 }
    if frictionRate <= 0 || speed == 0 { return .infinity }
    return MathLibrary.log(velocity.magnitude / speed) / frictionRate
  }

  /// The time after which at most `distance` is left to go, s.
  ///
  /// - Returns: 0 when it is so from the start; infinity when it never is, in particular for a distance of 0.
  public func time(untilRemaining distance: Double, from velocity: Double) -> Double {
    precondition(!(distance < 0), "a remaining distance is not negative")
    if distance.isNaN { return .nan }
    let whole = restDistance(from: velocity).magnitude
    if whole <= distance { return 0 }
    if frictionRate <= 0 || distance == 0 { return .infinity }
    return MathLibrary.log(whole / distance) / frictionRate
  }

  /// The time at which a place `distance` away is passed, s; infinity when it never is.
  public func time(toTravel distance: Double, from velocity: Double) -> Double {
    if distance == 0 { return 0 }
    let uniform = distance / (distanceFactor * velocity)
    guard uniform >= 0 else { return .infinity }
    if frictionRate == 0 { return uniform }
    let lost = frictionRate * uniform
    return lost < 1 ? -MathLibrary.log1p(-lost) / frictionRate : .infinity
  }

  /// The velocity that comes to rest `distance` away: v₀ = λ distance / g.
  ///
  /// - Throws: ``DecayError/neverRests(quantity:value:)`` without friction.
  public func velocity(toTravel distance: Double) throws(DecayError) -> Double {
    guard frictionRate > 0 else { throw .neverRests(quantity: "frictionRate", value: frictionRate) }
    return frictionRate * distance / distanceFactor
  }

  /// The velocity with which a place `distance` away is passed after exactly `time`.
  ///
  /// - Parameters:
  ///   - distance: the signed way to the place.
  ///   - time: s, > 0.
  public func velocity(toTravel distance: Double, in time: Double) throws(DecayError) -> Double {
    guard time.isFinite, time > 0 else { throw .mustBePositive(quantity: "time", value: time) }
    return distance / self.distance(after: time, from: 1)
  }

  /// The decay that starts with a velocity and comes to rest `distance` away: λ = v₀ / distance.
  public init(toTravel distance: Double, from velocity: Double) throws(DecayError) {
    let rate = velocity / distance
    guard rate.isFinite, rate > 0 else { throw .placeNotAhead(distance: distance, velocity: velocity) }
    self.init(uncheckedRate: rate, distanceFactor: 1)
  }

  /// The decay that passes one place with one velocity and another, later, with another: λ = (v₀ − v₁)/(x₁ − x₀).
  ///
  /// An end velocity of 0 is reached only in the limit: the motion approaches `end` for ever.
  ///
  /// - Parameters:
  ///   - start: x₀.
  ///   - end: x₁, ahead of it.
  ///   - startVelocity: v₀, not 0, towards `end`.
  ///   - endVelocity: v₁, from 0 up to v₀ and of its sign.
  public init(
    from start: Double, to end: Double, startVelocity: Double, endVelocity: Double
  ) throws(DecayError) {
    let distance = end - start
    guard startVelocity.isFinite, distance.isFinite, startVelocity / distance > 0 else {
      throw .placeNotAhead(distance: distance, velocity: startVelocity)
    }
    guard endVelocity / startVelocity >= 0, endVelocity.magnitude <= startVelocity.magnitude else {
      throw .velocityMustShrink(from: startVelocity, to: endVelocity)
    }
    self.init(uncheckedRate: (startVelocity - endVelocity) / distance, distanceFactor: 1)
  }
}
