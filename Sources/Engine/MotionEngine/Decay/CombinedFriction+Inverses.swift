extension CombinedFriction {
  public func time(untilSpeed speed: Double, from velocity: Double) -> Double {
    precondition(!(speed < 0), "a speed is not negative")
    if speed.isNaN { return .nan }
    if velocity.magnitude <= speed { return 0 }
    guard let kernel = kernel(velocity) else { return decay.time(untilSpeed: speed, from: velocity) }
    return kernel.time(untilSpeed: speed)
  }

  public func time(untilRemaining distance: Double, from velocity: Double) -> Double {
    precondition(!(distance < 0), "a remaining distance is not negative")
    if distance.isNaN { return .nan }
    guard let kernel = kernel(velocity) else { return decay.time(untilRemaining: distance, from: velocity) }
    if kernel.restDistance <= distance { return 0 }
    return kernel.time(untilSpeed: min(speed(toGo: distance), velocity.magnitude))
  }

  public func time(toTravel distance: Double, from velocity: Double) -> Double {
    if distance == 0 { return 0 }
    guard distance / velocity > 0 else { return .infinity }
    guard let kernel = kernel(velocity) else { return decay.time(toTravel: distance, from: velocity) }
    let wanted = distance.magnitude
    guard wanted <= kernel.restDistance else { return .infinity }
    // Why: near its end the way hardly depends on the time, but what is left of it does.
    if wanted > kernel.restDistance / 2 { return time(untilRemaining: kernel.restDistance - wanted, from: velocity) }
    return MonotoneSearch.first(after: 0, upTo: kernel.stoppingTime) { kernel.distance(after: $0) >= wanted }
  }

  public func velocity(toTravel distance: Double) throws(DecayError) -> Double {
    guard frictionDeceleration > 0 else { return try decay.velocity(toTravel: distance) }
    guard distance.isFinite else { throw .mustBeFinite(quantity: "distance", value: distance) }
    return distance < 0 ? -speed(toGo: -distance) : speed(toGo: distance)
  }

  /// (distance + a t² φ₂)/(t φ₁) where that still moves after `time`.
  public func velocity(toTravel distance: Double, in time: Double) throws(DecayError) -> Double {
    try DecayError.checkPositive(time, "time")
    guard frictionDeceleration > 0 else { return try decay.velocity(toTravel: distance, in: time) }
    guard distance.isFinite else { throw .mustBeFinite(quantity: "distance", value: distance) }
    let slowest = speed(toGo: distance.magnitude)
    guard distance != 0, stoppingTime(from: slowest) > time else { return distance < 0 ? -slowest : slowest }
    // Why: the way grows with the velocity without a jump, and the search needs no formula that could overflow.
    var fast = 2 * slowest
    while fast.isFinite, self.distance(after: time, from: fast) < distance.magnitude { fast *= 2 }
    guard fast.isFinite else { throw .mustBeFinite(quantity: "velocity", value: fast) }
    let speed = MonotoneSearch.first(after: 0, upTo: fast) {
      self.distance(after: time, from: $0) >= distance.magnitude
    }
    return distance < 0 ? -speed : speed
  }

  /// With λ given, the deceleration that brings a velocity to rest `distance` away.
  ///
  /// - Throws: ``DecayError/placeOutOfReach(distance:limit:)`` when the exponential part alone stops it earlier.
  public init(frictionRate: Double, toTravel distance: Double, from velocity: Double) throws(DecayError) {
    let decay = try ExponentialDecay(frictionRate: frictionRate)
    try DecayError.checkAhead(distance: distance, velocity: velocity)
    let limit = decay.restDistance(from: velocity)
    guard distance.magnitude < limit.magnitude else { throw .placeOutOfReach(distance: distance, limit: limit) }
    let alone = velocity / (2 * distance) * velocity.magnitude
    guard (2 * alone).isFinite else { throw .mustBeFinite(quantity: "frictionDeceleration", value: alone) }
    let deceleration = MonotoneSearch.first(after: 0, upTo: 2 * alone) {
      CombinedFriction(uncheckedRate: frictionRate, frictionDeceleration: $0).restDistance(from: velocity).magnitude
        <= distance.magnitude
    }
    self.init(uncheckedRate: frictionRate, frictionDeceleration: deceleration)
  }

  /// With λ given, the deceleration that stops a velocity after `time` > 0: a = λ v₀/(e^(λT) − 1).
  public init(frictionRate: Double, stoppingAfter time: Double, from velocity: Double) throws(DecayError) {
    let decay = try ExponentialDecay(frictionRate: frictionRate)
    try DecayError.checkPositive(time, "time")
    guard velocity.isFinite, velocity != 0 else { throw .placeNotAhead(distance: 0, velocity: velocity) }
    let left = decay.velocity(after: time, from: velocity).magnitude
    let deceleration = left / decay.distance(after: time, from: 1)
    guard deceleration > 0 else { throw .mustBePositive(quantity: "frictionDeceleration", value: deceleration) }
    self.init(uncheckedRate: frictionRate, frictionDeceleration: deceleration)
  }

  /// With a given, the rate that brings a velocity to rest `distance` away.
  ///
  /// - Throws: ``DecayError/placeOutOfReach(distance:limit:)`` when the deceleration alone stops it earlier.
  public init(frictionDeceleration: Double, toTravel distance: Double, from velocity: Double) throws(DecayError) {
    let alone = try ConstantDeceleration(frictionDeceleration: frictionDeceleration)
    try DecayError.checkAhead(distance: distance, velocity: velocity)
    let limit = alone.restDistance(from: velocity)
    guard distance.magnitude <= limit.magnitude else { throw .placeOutOfReach(distance: distance, limit: limit) }
    let largest = 2 * (velocity / distance)
    guard largest.isFinite else { throw .mustBeFinite(quantity: "frictionRate", value: largest) }
    let rate =
      distance.magnitude == limit.magnitude
      ? 0
      : MonotoneSearch.first(after: 0, upTo: largest) {
        CombinedFriction(uncheckedRate: $0, frictionDeceleration: frictionDeceleration)
          .restDistance(from: velocity).magnitude <= distance.magnitude
      }
    self.init(uncheckedRate: rate, frictionDeceleration: frictionDeceleration)
  }

  /// The speed that comes to rest after `distance` ≥ 0: between max(√(2 a d), λ d) and their sum.
  private func speed(toGo distance: Double) -> Double {
    if distance == 0 { return 0 }
    let slow = (2 * frictionDeceleration).squareRoot() * distance.squareRoot()
    if frictionRate == 0 { return slow }
    let decayed = frictionRate * distance
    let low = max(slow, decayed) * (1 - 0x1p-40)
    let high = (slow + decayed) * (1 + 0x1p-40)
    guard high.isFinite, low > 0 else { return high }
    return MonotoneSearch.first(after: low, upTo: high) { restDistance(from: $0) >= distance }
  }
}
