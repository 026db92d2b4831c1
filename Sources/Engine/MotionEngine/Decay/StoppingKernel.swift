/// One motion under v′ = −λ v − a with v from v₀ > 0 down to 0, where it stays: constant deceleration, with or without
/// exponential loss.
///
///     v(t) = v₀ e^(−λt) − a t φ₁(λt)      x(t) = v₀ t φ₁(λt) − a t² φ₂(λt)      (``FrictionMeans``)
///
/// Both are regular at λ = 0 and at a = 0. Everything is formed in pairs and in units in which v₀ is in [1, 2) and the
/// larger of λ and a is too, so that no magnitude of its arguments overflows on the way.
struct StoppingKernel {
  /// λ, a and v₀ in those units.
  private let rate: Double
  private let deceleration: Double
  private let start: Double
  /// Units of the kernel are 2^exponent units of the caller.
  private let timeExponent: Int
  private let speedExponent: Int

  /// The first time, s, at which ``speed(after:)`` is 0.
  let stoppingTime: Double
  /// The way to there, units of length.
  let restDistance: Double

  /// - Parameters:
  ///   - rate: λ ≥ 0.
  ///   - deceleration: a > 0.
  ///   - speed: v₀ > 0.
  init(rate: Double, deceleration: Double, speed: Double) {
    speedExponent = Int(speed.exponent)
    let slowing = Int(deceleration.exponent) - speedExponent
    timeExponent = -(rate > 0 ? max(Int(rate.exponent), slowing) : slowing)
    start = speed.timesPowerOfTwo(-speedExponent)
    self.rate = rate.timesPowerOfTwo(timeExponent)
    // Why: a deceleration of less than 2^-900 of the loss would leave the range of pairs. Taken for that much, it stops
    // the motion at 1e-271 of its first speed.
    self.deceleration = max(deceleration.timesPowerOfTwo(timeExponent - speedExponent), 0x1p-900)
    let stop = Self.stop(rate: self.rate, deceleration: self.deceleration, start: start)
    stoppingTime = stop.timesPowerOfTwo(timeExponent)
    // The speed is 0 there, so that an error of the time does not matter to the way.
    restDistance = Self.distance(after: stop, rate: self.rate, deceleration: self.deceleration, start: start)
      .rounded.timesPowerOfTwo(timeExponent + speedExponent)
  }

  /// Units of length a second; exactly 0 from ``stoppingTime`` on.
  func speed(after time: Double) -> Double {
    guard time < stoppingTime else { return time.isNaN ? .nan : 0 }
    let local = time.timesPowerOfTwo(-timeExponent)
    let left = Self.speed(after: local, rate: rate, deceleration: deceleration, start: start).rounded
    return max(0, left).timesPowerOfTwo(speedExponent)
  }

  /// Units of length; exactly ``restDistance`` from ``stoppingTime`` on, never more.
  func distance(after time: Double) -> Double {
    guard time < stoppingTime else { return time.isNaN ? .nan : restDistance }
    let local = time.timesPowerOfTwo(-timeExponent)
    // Within rounding the motion is still uniform.
    if local < 0x1p-60 { return start.timesPowerOfTwo(speedExponent) * time }
    let gone = Self.distance(after: local, rate: rate, deceleration: deceleration, start: start).rounded
    return min(gone.timesPowerOfTwo(timeExponent + speedExponent), restDistance)
  }

  /// The time until the speed is at most `speed`, s: ln(1 + λ (v₀ − s)/(a + λ s))/λ.
  ///
  /// - Parameter speed: 0 to v₀.
  func time(untilSpeed speed: Double) -> Double {
    if speed == 0 { return stoppingTime }
    let wanted = speed.timesPowerOfTwo(-speedExponent)
    return Self.time(untilSpeed: wanted, rate: rate, deceleration: deceleration, start: start).rounded
      .timesPowerOfTwo(timeExponent)
  }
}

/// The same in the kernel's units, as pairs that may fall below 0.
extension StoppingKernel {
  private static func speed(after time: Double, rate: Double, deceleration: Double, start: Double) -> DoublePair {
    let means = FrictionMeans(ErrorFree.product(rate, time))
    let kept = means.share.mantissa * start
    let lost = ErrorFree.product(deceleration, time) * means.first
    return kept.timesPowerOfTwo(means.share.exponent) - lost
  }

  private static func distance(after time: Double, rate: Double, deceleration: Double, start: Double) -> DoublePair {
    let means = FrictionMeans(ErrorFree.product(rate, time))
    let lost = ErrorFree.product(deceleration, time) * means.second
    return (means.first * start - lost) * time
  }

  private static func time(
    untilSpeed speed: Double, rate: Double, deceleration: Double, start: Double
  ) -> DoublePair {
    let uniform =
      ErrorFree.sum(start, -speed) / (ErrorFree.product(rate, speed) + DoublePair(deceleration))
    let loss = uniform * rate
    if loss.high < 0x1p-60 { return uniform * (1 - 0.5 * loss.high) }
    return PairLogarithm.logarithmOfOnePlus(loss) / DoublePair(rate)
  }

  /// The first double at which the speed, as computed, is not above 0.
  private static func stop(rate: Double, deceleration: Double, start: Double) -> Double {
    func isMoving(_ time: Double) -> Bool {
      speed(after: time, rate: rate, deceleration: deceleration, start: start).rounded > 0
    }
    var stop = time(untilSpeed: 0, rate: rate, deceleration: deceleration, start: start).rounded
    // Why: the time is right to half an ulp and a little, so that these end at once; the bounds are for safety.
    for _ in 0..<8 where isMoving(stop) { stop = stop.nextUp }
    for _ in 0..<8 where stop > 0 && !isMoving(stop.nextDown) { stop = stop.nextDown }
    return stop
  }
}
