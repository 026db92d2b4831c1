/// A velocity that is slowed by the square of itself, as air slows what is fast in it: v′ = −b |v| v.
///
///     v(t) = v₀/(1 + b|v₀|t)        x(t) − x₀ = ± ln(1 + b|v₀|t)/b
///
/// It never stops and, growing like a logarithm, the way has no end: there is no place of rest.
///
/// Continuous through b = 0, which is uniform motion. Velocities and distances are right to 1.1 ulp of themselves, with
/// the same bits on every processor, while b|v₀|t is below 2^900.
public struct QuadraticDrag: FrictionLaw {
  /// b, 1 / unit of length: the share of the velocity lost per unit of way.
  public let dragCoefficient: Double

  public typealias Path = DirectFrictionPath<QuadraticDrag>

  /// - Parameter dragCoefficient: b ≥ 0, 1/length; 0 is uniform motion.
  public init(dragCoefficient: Double) throws(DecayError) {
    guard dragCoefficient.isFinite, dragCoefficient >= 0 else {
      throw .mustNotBeNegative(quantity: "dragCoefficient", value: dragCoefficient)
    }
    self.init(unchecked: dragCoefficient)
  }

  /// The drag that leaves `speed` of a velocity after a way of `distance` > 0: b = ln(|v₀|/speed)/distance.
  public init(slowingTo speed: Double, over distance: Double, from velocity: Double) throws(DecayError) {
    try DecayError.checkPositive(distance, "distance")
    try Self.checkSlower(speed, than: velocity)
    self.init(unchecked: MathLibrary.log1p((velocity.magnitude - speed) / speed) / distance)
  }

  /// The drag that leaves `speed` of a velocity after a time > 0: b = (1/speed − 1/|v₀|)/time.
  public init(slowingTo speed: Double, after time: Double, from velocity: Double) throws(DecayError) {
    try DecayError.checkPositive(time, "time")
    try Self.checkSlower(speed, than: velocity)
    self.init(unchecked: (velocity.magnitude - speed) / speed / velocity.magnitude / time)
  }

  /// The drag under which a velocity is `distance` away after exactly `time` > 0.
  ///
  /// - Throws: ``DecayError/placeOutOfReach(distance:limit:)`` when not even uniform motion is that fast.
  public init(toTravel distance: Double, in time: Double, from velocity: Double) throws(DecayError) {
    try DecayError.checkPositive(time, "time")
    try DecayError.checkAhead(distance: distance, velocity: velocity)
    let limit = velocity * time
    guard distance.magnitude <= limit.magnitude else { throw .placeOutOfReach(distance: distance, limit: limit) }
    // The way falls from the uniform one to 0 as the drag grows; from 2^64 / distance on it is below any part of it.
    let largest = 0x1p64 / distance.magnitude
    guard largest.isFinite else { throw .mustBeFinite(quantity: "dragCoefficient", value: largest) }
    let drag =
      distance.magnitude == limit.magnitude
      ? 0
      : MonotoneSearch.first(after: 0, upTo: largest) {
        QuadraticDrag(unchecked: $0).distance(after: time, from: velocity).magnitude <= distance.magnitude
      }
    self.init(unchecked: drag)
  }

  private init(unchecked dragCoefficient: Double) { self.dragCoefficient = dragCoefficient }

  private static func checkSlower(_ speed: Double, than velocity: Double) throws(DecayError) {
    try DecayError.checkPositive(speed, "speed")
    guard velocity.isFinite, speed <= velocity.magnitude else {
      throw .velocityMustShrink(from: velocity, to: velocity < 0 ? -speed : speed)
    }
  }
}

extension QuadraticDrag {
  public func velocity(after time: Double, from velocity: Double) -> Double {
    precondition(!(time < 0), "a time after the start is not negative")
    guard let loss = loss(after: time, from: velocity) else { return velocity / plainGrowth(time, velocity) }
    let exponent = Int(velocity.exponent)
    let digits = DoublePair(velocity.timesPowerOfTwo(-exponent))
    return (digits / (DoublePair(1) + loss)).rounded.timesPowerOfTwo(exponent)
  }

  public func distance(after time: Double, from velocity: Double) -> Double {
    precondition(!(time < 0), "a time after the start is not negative")
    guard let loss = loss(after: time, from: velocity) else {
      // Too little to see, or beyond the range of pairs.
      let growth = plainGrowth(time, velocity)
      if growth.isNaN || !(growth > 1) { return velocity * time }
      let way = (MathLibrary.log(dragCoefficient) + MathLibrary.log(velocity.magnitude) + MathLibrary.log(time))
      return way / (velocity < 0 ? -dragCoefficient : dragCoefficient)
    }
    // Why: by the drag's leading digits first, so that neither operand nor result leaves the range of pairs.
    let exponent = Int(dragCoefficient.exponent)
    let digits = DoublePair(dragCoefficient.timesPowerOfTwo(-exponent))
    let way = (PairLogarithm.logarithmOfOnePlus(loss) / digits).rounded.timesPowerOfTwo(-exponent)
    return velocity < 0 ? -way : way
  }

  /// Infinite, but for a velocity of 0.
  public func restDistance(from velocity: Double) -> Double {
    velocity == 0 ? 0 : velocity > 0 ? .infinity : -.infinity
  }

  /// Infinite, but for a velocity of 0.
  public func stoppingTime(from velocity: Double) -> Double { velocity == 0 ? 0 : .infinity }

  /// (|v₀| − s)/(b |v₀| s).
  public func time(untilSpeed speed: Double, from velocity: Double) -> Double {
    precondition(!(speed < 0), "a speed is not negative")
    if speed.isNaN { return .nan }
    if velocity.magnitude <= speed { return 0 }
    if speed == 0 || dragCoefficient == 0 { return .infinity }
    return (velocity.magnitude - speed) / speed / velocity.magnitude / dragCoefficient
  }

  /// Infinite, but for a velocity of 0.
  public func time(untilRemaining distance: Double, from velocity: Double) -> Double {
    precondition(!(distance < 0), "a remaining distance is not negative")
    if distance.isNaN { return .nan }
    return velocity == 0 ? 0 : .infinity
  }

  /// (e^(b d) − 1)/(b |v₀|).
  public func time(toTravel distance: Double, from velocity: Double) -> Double {
    if distance == 0 { return 0 }
    guard distance / velocity > 0 else { return .infinity }
    return growth(over: distance.magnitude) / velocity.magnitude
  }

  public func velocity(toTravel distance: Double) throws(DecayError) -> Double {
    throw .neverRests(quantity: "dragCoefficient", value: dragCoefficient)
  }

  /// (e^(b d) − 1)/(b t).
  public func velocity(toTravel distance: Double, in time: Double) throws(DecayError) -> Double {
    try DecayError.checkPositive(time, "time")
    guard distance.isFinite else { throw .mustBeFinite(quantity: "distance", value: distance) }
    let speed = growth(over: distance.magnitude) / time
    return distance < 0 ? -speed : speed
  }

  /// (e^(b d) − 1)/b: the way of a uniform motion in the time that this one takes for `distance` ≥ 0.
  private func growth(over distance: Double) -> Double {
    // Why: it is the distance of an exponential that grows, which is formed without cancellation.
    ExponentialDecay(uncheckedRate: -dragCoefficient, distanceFactor: 1).distance(after: distance, from: 1)
  }

  /// b |v₀| t without its rounding errors; nil where it is below 2^-60 or outside the range of pairs.
  private func loss(after time: Double, from velocity: Double) -> DoublePair? {
    let (drag, speed) = (dragCoefficient, velocity.magnitude)
    guard drag > 0, speed > 0, time > 0, speed.isFinite, time.isFinite else { return nil }
    let exponent = Int(drag.exponent) + Int(speed.exponent) + Int(time.exponent)
    guard (-61...896).contains(exponent) else { return nil }
    let product =
      ErrorFree.product(
        drag.timesPowerOfTwo(-Int(drag.exponent)), speed.timesPowerOfTwo(-Int(speed.exponent)))
      * time.timesPowerOfTwo(-Int(time.exponent))
    return product.timesPowerOfTwo(exponent)
  }

  /// 1 + b |v₀| t in plain doubles.
  private func plainGrowth(_ time: Double, _ velocity: Double) -> Double {
    1 + dragCoefficient * velocity.magnitude * time
  }
}
