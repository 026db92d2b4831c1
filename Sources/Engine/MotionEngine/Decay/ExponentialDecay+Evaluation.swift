extension ExponentialDecay {
  /// d, the share of the velocity left after a millisecond.
  public var decelerationFactor: Double { remainingShare(after: 1e-3) }

  /// D, the share of the velocity left after a second.
  public var dragPerSecond: Double { remainingShare(after: 1) }

  /// e^(−λt), to 1 ulp: the share of the velocity, and of the distance to the rest, that is left after `time`.
  ///
  /// This is also the frame-rate independent form of "move a fixed part of the gap each frame": a part p in each frame
  /// of 1/f s is λ = −f ln(1 − p).
  public func remainingShare(after time: Double) -> Double {
    let exponent = exponent(after: time)
    if exponent.high.magnitude >= 4096 { return exponent.high < 0 ? 0 : .infinity }
    if exponent.high.isNaN { return .nan }
    let share = PairExponential.exponential(of: LooseSum(exponent))
    return share.mantissa.rounded.timesPowerOfTwo(share.exponent)
  }

  /// The velocity after `time`, units / s.
  public func velocity(after time: Double, from velocity: Double) -> Double {
    velocity == 0 ? velocity : velocity * remainingShare(after: time)
  }

  /// The distance gone after `time`, signed, in units of length. It never exceeds ``restDistance(from:)``.
  public func distance(after time: Double, from velocity: Double) -> Double {
    let exponent = exponent(after: time)
    // Within rounding the motion is uniform: the velocity has lost less than 2^-54 of itself.
    if exponent.high.magnitude < 0x1p-54 || velocity == 0 { return distanceFactor * (velocity * time) }
    if exponent.high.isNaN { return .nan }
    // Why in this order: a product with a share of at most 1, divided after, cannot pass velocity/λ.
    return distanceFactor * (velocity * lostShare(exponent) / frictionRate)
  }

  /// The distance gone in all, g v₀/λ; infinite without friction, 0 for a velocity of 0.
  public func restDistance(from velocity: Double) -> Double {
    if velocity == 0 { return 0 }
    if frictionRate <= 0 { return velocity > 0 ? .infinity : -.infinity }
    return distanceFactor * (velocity / frictionRate)
  }

  /// Infinite, since rest is only approached; 0 for a velocity of 0.
  public func stoppingTime(from velocity: Double) -> Double { velocity == 0 ? 0 : .infinity }

  /// 1 − e^x.
  private func lostShare(_ exponent: DoublePair) -> Double {
    if exponent.high.magnitude <= 1.0 / 32 {
      return -PairExponential.smallExponentialMinusOne(of: LooseSum(exponent)).rounded
    }
    if exponent.high < -64 { return 1 }
    // Beyond 2^1023 the sum below would be the difference of two infinities.
    if exponent.high > 700 { return -remainingShare(exponent) }
    let share = PairExponential.exponential(of: LooseSum(exponent))
    return (DoublePair(1) - share.mantissa.timesPowerOfTwo(share.exponent)).rounded
  }

  private func remainingShare(_ exponent: DoublePair) -> Double {
    guard exponent.high < 4096 else { return .infinity }
    let share = PairExponential.exponential(of: LooseSum(exponent))
    return share.mantissa.rounded.timesPowerOfTwo(share.exponent)
  }

  /// −λt without its rounding error.
  private func exponent(after time: Double) -> DoublePair {
    let plain = -frictionRate * time
    // Why: the splitting of a factor above 2^995 would overflow; one ulp of the exponent is all that is lost.
    guard frictionRate.magnitude < 0x1p900, time.magnitude < 0x1p900 else { return DoublePair(plain) }
    return ErrorFree.product(-frictionRate, time)
  }
}
