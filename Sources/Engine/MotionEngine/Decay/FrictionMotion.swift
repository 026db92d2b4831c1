/// A value that was thrown and slows down by itself.
///
/// Every value is evaluated at the absolute time since the start, so it does not depend on the frame rate, and where
/// and when it ends is known before it begins.
public struct FrictionMotion<Law: FrictionLaw>: Sendable {
  public let law: Law
  /// The value at the start.
  public let start: Double
  /// The velocity at the start, units / s.
  public let startVelocity: Double
  /// s.
  public let startTime: Double
  /// Where it comes to rest; infinite when it does not.
  public let restPosition: Double
  /// When it stops, s since ``startTime``: the first instant of velocity 0; infinity when rest is only approached.
  public let stoppingTime: Double
  private let path: Law.Path

  public init(law: Law, from start: Double, velocity: Double, startTime: Double = 0) {
    self.law = law
    self.start = start
    startVelocity = velocity
    self.startTime = startTime
    path = law.path(from: velocity)
    restPosition = path.restPlace(from: start)
    stoppingTime = path.stoppingTime
  }

  /// The value at a time; before the start, the one it will start from.
  ///
  /// It never passes ``restPosition``, and does not turn round, however far apart the times asked for are. From
  /// ``stoppingTime`` on it is exactly ``restPosition``.
  ///
  /// **Accuracy.** Of an exponential decay 1 ulp of the larger of ``start`` and the distance gone.
  public func value(at time: Double) -> Double {
    let local = max(0, time - startTime)
    return local >= stoppingTime ? restPosition : path.place(after: local, from: start)
  }

  /// Units per second at a time; before the start, the velocity it will start with. From ``stoppingTime`` on exactly 0.
  public func velocity(at time: Double) -> Double {
    let local = max(0, time - startTime)
    return local >= stoppingTime ? 0 : path.velocity(after: local)
  }

  /// The last time at which it is farther than `distance` from its rest position, s since ``startTime``.
  ///
  /// - Returns: 0 when it never is; infinity when it always is, as for a distance of 0 under a law that never stops, or
  ///   under one that brings nothing to rest.
  public func settlingTime(withinDistance distance: Double) -> Double {
    law.time(untilRemaining: distance, from: startVelocity)
  }

  /// The time from which it is no faster than `speed`, s since ``startTime``.
  ///
  /// - Returns: infinity when it never is, as for a speed of 0 under a law that never stops.
  public func stopTime(belowSpeed speed: Double) -> Double {
    law.time(untilSpeed: speed, from: startVelocity)
  }

  /// The same motion from a later time on: it ends at the same place.
  public func restarted(at time: Double) -> FrictionMotion {
    FrictionMotion(law: law, from: value(at: time), velocity: velocity(at: time), startTime: max(startTime, time))
  }
}

/// A motion whose velocity decays exponentially.
public typealias DecayMotion = FrictionMotion<ExponentialDecay>

extension FrictionMotion where Law == ExponentialDecay {
  public init(decay: ExponentialDecay, from start: Double, velocity: Double, startTime: Double = 0) {
    self.init(law: decay, from: start, velocity: velocity, startTime: startTime)
  }

  public var decay: ExponentialDecay { law }

  /// How far it is from its rest position, signed, to 1 ulp of itself however small: what a display that counts down
  /// should show instead of a difference of places.
  public func remainingDistance(at time: Double) -> Double {
    law.remainingDistance(after: max(0, time - startTime), from: startVelocity)
  }
}
