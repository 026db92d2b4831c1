/// A law by which a free motion slows down: how fast and how far it is after a time, from a start velocity.
///
/// All are odd in the velocity: a motion to the other side is its mirror image. Times are in seconds and not negative;
/// distances are from the start, signed like the velocity.
public protocol FrictionLaw: Hashable, Sendable {
  associatedtype Path: FrictionPath

  /// One motion under this law, with what it needs for every instant worked out once.
  func path(from velocity: Double) -> Path

  /// Units of length per second after `time`; exactly 0 from ``stoppingTime(from:)`` on.
  func velocity(after time: Double, from velocity: Double) -> Double

  /// The distance gone after `time`, units of length; exactly ``restDistance(from:)`` from ``stoppingTime(from:)`` on,
  /// and never more.
  func distance(after time: Double, from velocity: Double) -> Double

  /// The distance gone in all, the limit where it is only approached; infinite where there is none.
  func restDistance(from velocity: Double) -> Double

  /// `start` and the distance gone after `time`; a law that can rounds the sum once.
  func place(after time: Double, from start: Double, velocity: Double) -> Double

  /// `start` and the distance gone in all, likewise.
  func restPlace(from start: Double, velocity: Double) -> Double

  /// The first time at which the velocity is exactly 0, s; 0 for a velocity of 0, infinity where rest is only approached.
  func stoppingTime(from velocity: Double) -> Double

  /// The time after which the speed is at most `speed` ≥ 0, s; 0 when it is so from the start, infinity when it never is.
  func time(untilSpeed speed: Double, from velocity: Double) -> Double

  /// The time after which at most `distance` ≥ 0 is left to go, s; 0 when it is so from the start, infinity when it
  /// never is.
  func time(untilRemaining distance: Double, from velocity: Double) -> Double

  /// The time at which a place `distance` away is reached, s; infinity when it never is.
  func time(toTravel distance: Double, from velocity: Double) -> Double

  /// The velocity that comes to rest `distance` away.
  ///
  /// - Throws: ``DecayError/neverRests(quantity:value:)`` under a law that brings nothing to rest.
  func velocity(toTravel distance: Double) throws(DecayError) -> Double

  /// The velocity with which the motion is `distance` away after exactly `time` > 0; where a slow one already rests
  /// there by then, that one.
  func velocity(toTravel distance: Double, in time: Double) throws(DecayError) -> Double
}

extension FrictionLaw {
  public func place(after time: Double, from start: Double, velocity: Double) -> Double {
    start + distance(after: time, from: velocity)
  }

  public func restPlace(from start: Double, velocity: Double) -> Double { start + restDistance(from: velocity) }
}

/// One motion under a ``FrictionLaw`` from a given velocity; the same numbers as the law's own functions give.
public protocol FrictionPath: Sendable {
  func velocity(after time: Double) -> Double
  func distance(after time: Double) -> Double
  func place(after time: Double, from start: Double) -> Double
  func restPlace(from start: Double) -> Double
  var restDistance: Double { get }
  var stoppingTime: Double { get }
}

extension FrictionPath {
  public func place(after time: Double, from start: Double) -> Double { start + distance(after: time) }
  public func restPlace(from start: Double) -> Double { start + restDistance }
}

/// The path of a law that has nothing to work out in advance.
public struct DirectFrictionPath<Law: FrictionLaw>: FrictionPath {
  let law: Law
  let startVelocity: Double

  public func velocity(after time: Double) -> Double { law.velocity(after: time, from: startVelocity) }
  public func distance(after time: Double) -> Double { law.distance(after: time, from: startVelocity) }
  public func place(after time: Double, from start: Double) -> Double {
    law.place(after: time, from: start, velocity: startVelocity)
  }
  public func restPlace(from start: Double) -> Double { law.restPlace(from: start, velocity: startVelocity) }
  public var restDistance: Double { law.restDistance(from: startVelocity) }
  public var stoppingTime: Double { law.stoppingTime(from: startVelocity) }
}

extension FrictionLaw where Path == DirectFrictionPath<Self> {
  public func path(from velocity: Double) -> DirectFrictionPath<Self> {
    DirectFrictionPath(law: self, startVelocity: velocity)
  }
}
