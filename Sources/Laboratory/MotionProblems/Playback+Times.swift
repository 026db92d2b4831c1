extension Playback {
  /// Where a motion is played at an instant.
  public struct Instant: Hashable, Sendable {
    /// The time in the motion, s; exact.
    public let time: Double
    /// Seconds of the motion per second of the wall: 1, −1 in a leg played backwards, 0 in a pause.
    public let rate: Double

    public init(time: Double, rate: Double) {
      self.time = time
      self.rate = rate
    }
  }

  /// Where it is at a time of the wall.
  ///
  /// A pause holds from its start on, and at its end the motion goes on already.
  ///
  /// - Precondition: 0 ≤ `wall` ≤ ``horizon``.
  public func instant(at wall: Double) -> Instant {
    precondition(wall >= 0 && wall <= horizon, "times are exact up to the horizon of a playback")
    let running = runningTime(at: wall)
    let isPaused = pauses.contains { wall >= $0.start && wall < $0.end }
    guard let repeats else { return Instant(time: running, rate: isPaused ? 0 : 1) }
    let leg = repeats.leg(at: running)
    let isBack = repeats.autoreverses && leg % 2 == 1
    let border = Double(isBack ? leg + 1 : leg) * repeats.duration
    return Instant(
      time: isBack ? border - running : running - border, rate: isPaused ? 0 : isBack ? -1 : 1)
  }

  /// The time of the wall without the pauses up to there, s; exact.
  public func runningTime(at wall: Double) -> Double {
    var taken = 0.0
    for pause in pauses where pause.start <= wall {
      guard wall >= pause.end else { return pause.start - taken }
      taken += pause.length
    }
    return wall - taken
  }

  /// When the running time is `running`, s of the wall: before a pause that begins then.
  public func wallTime(atRunning running: Double) -> Double {
    var wall = running
    for pause in pauses where pause.start < wall { wall += pause.length }
    return wall
  }

  /// All pauses together, s.
  public var pausedTime: Double { pauses.reduce(0) { $0 + $1.length } }

  /// How far a running time is from the nearest border of two legs, s; infinity without legs.
  public func distanceToBorder(atRunning running: Double) -> Double {
    guard let repeats else { return .infinity }
    let leg = repeats.leg(at: running)
    let since = running - Double(leg) * repeats.duration
    return leg == 0 ? repeats.duration - since : min(since, repeats.duration - since)
  }
}

extension Playback.Repeats {
  /// Which leg it is at a running time, from 0.
  func leg(at running: Double) -> Int {
    var leg = (running / duration).rounded(.down)
    // Why: a quotient just below a whole number may be rounded up to it; the product is exact.
    if leg * duration > running { leg -= 1 }
    return Int(leg)
  }
}
