/// A value that was thrown and slows down by itself.
///
/// Every value is evaluated at the absolute time since the start, so it does not depend on the frame rate, and where
/// and when it ends is known before it begins.
public struct DecayMotion: Sendable {
  public let decay: ExponentialDecay
  /// The value at the start.
  public let start: Double
  /// The velocity at the start, units / s.
  public let startVelocity: Double
  /// s.
  public let startTime: Double

  public init(decay: ExponentialDecay, from start: Double, velocity: Double, startTime: Double = 0) {
    self.decay = decay
    self.start = start
    startVelocity = velocity
    self.startTime = startTime
  }

  /// The value at a time; before the start, the one it will start from.
  ///
  /// It never passes ``restPosition``, and does not turn round, however far apart the times asked for are.
  ///
  /// **Accuracy.** 1 ulp of the larger of ``start`` and the distance gone.
  public func value(at time: Double) -> Double {
    let elapsed = max(0, time - startTime)
    return decay.travel(after: elapsed, from: startVelocity)?.added(to: start)
      ?? start + decay.distance(after: elapsed, from: startVelocity)
  }

  /// Units per second at a time; before the start, the velocity it will start with.
  public func velocity(at time: Double) -> Double {
    decay.velocity(after: max(0, time - startTime), from: startVelocity)
  }

  /// Where it comes to rest; infinite when it does not.
  public var restPosition: Double {
    decay.wholeTravel(from: startVelocity)?.added(to: start) ?? start + decay.restDistance(from: startVelocity)
  }

  /// How far it is from its rest position, signed, to 1 ulp of itself however small: what a display that counts down
  /// should show instead of a difference of places.
  public func remainingDistance(at time: Double) -> Double {
    decay.remainingDistance(after: max(0, time - startTime), from: startVelocity)
  }

  /// The last time at which it is farther than `distance` from its rest position, s since ``startTime``.
  ///
  /// - Returns: 0 when it never is; infinity when it always is, as for a distance of 0 or without friction.
  public func settlingTime(withinDistance distance: Double) -> Double {
    decay.time(untilRemaining: distance, from: startVelocity)
  }

  /// The time from which it is no faster than `speed`, s since ``startTime``.
  ///
  /// - Returns: infinity when it never is, as for a speed of 0 or without friction.
  public func stopTime(belowSpeed speed: Double) -> Double {
    decay.time(untilSpeed: speed, from: startVelocity)
  }

  /// The same motion from a later time on: it ends at the same place.
  public func restarted(at time: Double) -> DecayMotion {
    DecayMotion(decay: decay, from: value(at: time), velocity: velocity(at: time), startTime: max(startTime, time))
  }
}
