extension ExponentialDecay {
  /// d, the share of the velocity left after a millisecond.
  public var decelerationFactor: Double { remainingShare(after: 1e-3) }

  /// D, the share of the velocity left after a second.
  public var dragPerSecond: Double { remainingShare(after: 1) }

  /// e^(−λt), to 1 ulp: the share of the velocity, and of the distance to the rest, that is left after `time`.
  ///
  /// This is also the frame-rate independent form of "move a fixed part of the gap each frame": a part p in each frame
  /// of 1/f s is λ = −f ln(1 − p).
  public func remainingShare(after time: Double) -> Double { velocity(after: time, from: 1) }

  /// The velocity after `time`, units / s, to 1 ulp of itself.
  public func velocity(after time: Double, from velocity: Double) -> Double {
    guard velocity.isFinite, velocity != 0 else { return velocity }
    switch DecayExponent(self, after: time) {
    case .undefined: return .nan
    case .dead: return velocity < 0 ? -0.0 : 0
    case .boundless: return velocity * .infinity
    case .uniform: return velocity
    case .finite(let exponent):
      let share = PairExponential.exponential(of: LooseSum(exponent))
      return DecayLength(
        share.mantissa * velocity.significandWithSign, exponent: share.exponent + velocity.binaryExponent
      )
      .rounded
    }
  }

  /// The distance gone after `time`, signed, to 1 ulp of itself. It never exceeds ``restDistance(from:)``.
  public func distance(after time: Double, from velocity: Double) -> Double {
    travel(after: time, from: velocity)?.rounded ?? unboundedDistance(after: time, from: velocity)
  }

  /// The distance gone in all, g v₀/λ, to 1 ulp of itself; infinite without friction, 0 for a velocity of 0.
  public func restDistance(from velocity: Double) -> Double {
    if velocity == 0 { return 0 }
    if frictionRate <= 0 { return velocity > 0 ? .infinity : -.infinity }
    return wholeTravel(from: velocity)?.rounded ?? distanceFactor * (velocity / frictionRate)
  }

  /// Infinite, since rest is only approached; 0 for a velocity of 0.
  public func stoppingTime(from velocity: Double) -> Double { velocity == 0 ? 0 : .infinity }

  /// The distance still to go after `time`, g v₀ e^(−λt)/λ, signed, to 1 ulp of itself; infinite without friction, 0
  /// for a velocity of 0.
  ///
  /// It stays right long after the difference of ``restDistance(from:)`` and ``distance(after:from:)`` has become 0.
  public func remainingDistance(after time: Double, from velocity: Double) -> Double {
    if velocity == 0 || frictionRate <= 0 { return restDistance(from: velocity) }
    switch DecayExponent(self, after: time) {
    case .undefined: return .nan
    case .dead: return velocity < 0 ? -0.0 : 0
    case .boundless, .uniform: return restDistance(from: velocity)
    case .finite(let exponent):
      let share = PairExponential.exponential(of: LooseSum(exponent))
      return travel(share.mantissa, exponent: share.exponent, from: velocity).rounded
    }
  }

  public func place(after time: Double, from start: Double, velocity: Double) -> Double {
    travel(after: time, from: velocity)?.added(to: start) ?? start + distance(after: time, from: velocity)
  }

  public func restPlace(from start: Double, velocity: Double) -> Double {
    wholeTravel(from: velocity)?.added(to: start) ?? start + restDistance(from: velocity)
  }

  /// The distance gone after `time`, not yet rounded; nil where it is 0, not finite or not a number.
  func travel(after time: Double, from velocity: Double) -> DecayLength? {
    guard velocity.isFinite, velocity != 0 else { return nil }
    switch DecayExponent(self, after: time) {
    case .undefined, .boundless: return nil
    case .dead: return wholeTravel(from: velocity)
    case .uniform:
      guard time.isFinite, time != 0 else { return nil }
      let product = ErrorFree.product(velocity.significandWithSign, time.significandWithSign)
      return DecayLength(product * distanceFactor, exponent: velocity.binaryExponent + time.binaryExponent)
    case .finite(let exponent):
      let lost = Self.lostShare(exponent)
      return travel(lost.mantissa, exponent: lost.exponent, from: velocity)
    }
  }

  /// The distance gone in all, not yet rounded; nil where there is no rest, or none that is a number.
  func wholeTravel(from velocity: Double) -> DecayLength? {
    guard velocity.isFinite, velocity != 0, frictionRate > 0 else { return nil }
    return travel(DoublePair(1), exponent: 0, from: velocity)
  }

  /// share · 2^exponent · g v₀/λ.
  private func travel(_ share: DoublePair, exponent: Int, from velocity: Double) -> DecayLength {
    let whole = unitTravel(from: velocity)
    return DecayLength(share * whole.mantissa, exponent: exponent + whole.exponent)
  }

  /// g v₀/λ.
  func unitTravel(from velocity: Double) -> ScaledPair {
    let quotient = DoublePair(velocity.significandWithSign) / DoublePair(frictionRate.significandWithSign)
    return ScaledPair(
      mantissa: quotient * distanceFactor, exponent: velocity.binaryExponent - frictionRate.binaryExponent)
  }

  private func unboundedDistance(after time: Double, from velocity: Double) -> Double {
    if velocity == 0 || time == 0 { return distanceFactor * (velocity * time) }
    guard !velocity.isNaN, !time.isNaN else { return .nan }
    if velocity.isFinite || frictionRate <= 0 { return time > 0 ? velocity * .infinity : .nan }
    return velocity
  }

  /// 1 − e^x for an x of at least 2^-54 in magnitude, to 2^-63 of itself.
  @inline(__always)
  static func lostShare(_ exponent: DoublePair) -> ScaledPair {
    if exponent.high.magnitude <= 1.0 / 32 {
      return ScaledPair(
        mantissa: -PairExponential.smallExponentialMinusOne(of: LooseSum(exponent)), exponent: 0)
    }
    if exponent.high < -64 { return ScaledPair(mantissa: DoublePair(1), exponent: 0) }
    let share = PairExponential.exponential(of: LooseSum(exponent))
    // Beyond 2^500 the 1 does not show, and the sum could overflow.
    if share.exponent > 500 { return ScaledPair(mantissa: -share.mantissa, exponent: share.exponent) }
    return ScaledPair(mantissa: DoublePair(1) - share.mantissa.timesPowerOfTwo(share.exponent), exponent: 0)
  }
}

/// −λt, sorted by what an exponential makes of it.
private enum DecayExponent {
  /// At most 4096 in magnitude, without its rounding error.
  case finite(DoublePair)
  /// Within rounding the motion is uniform: the velocity has lost less than 2^-54 of itself.
  case uniform
  case dead
  case boundless
  case undefined

  init(_ decay: ExponentialDecay, after time: Double) {
    // Why apart: 0 · ∞ is no number.
    let plain = decay.frictionRate == 0 && !time.isNaN ? 0 : -decay.frictionRate * time
    switch plain {
    case ..<(-4096): self = .dead
    case 4096...: self = .boundless
    case _ where plain.isNaN: self = .undefined
    case _ where plain.magnitude < 0x1p-54: self = .uniform
    default:
      // Why: halves of a factor above 2^995 would overflow, and errors of one near 2^-1022 be lost.
      let product = ErrorFree.product(-decay.frictionRate.significandWithSign, time.significandWithSign)
      self = .finite(product.timesPowerOfTwo(decay.frictionRate.binaryExponent + time.binaryExponent))
    }
  }
}

/// A length not yet rounded, value · 2^exponent with the value near 1, so that nothing overflows on the way.
struct DecayLength {
  private let value: DoublePair
  private let exponent: Int

  init(_ value: DoublePair, exponent: Int) {
    self.value = value
    self.exponent = exponent
  }

  var rounded: Double { value.rounded.timesPowerOfTwo(exponent) }

  /// `start` + self, rounded once.
  func added(to start: Double) -> Double {
    let length = value.timesPowerOfTwo(exponent)
    guard length.high.isFinite, start.isFinite else { return start + length.high }
    return (DoublePair(start) + length).rounded
  }
}

extension Double {
  /// self / 2^binaryExponent: in ±[1, 2), or 0.
  fileprivate var significandWithSign: Double { self == 0 ? self : self < 0 ? -significand : significand }
  /// 0 for 0.
  fileprivate var binaryExponent: Int { self == 0 ? 0 : Int(exponent) }
}
