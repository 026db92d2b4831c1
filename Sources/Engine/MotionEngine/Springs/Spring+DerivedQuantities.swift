extension Spring {
  /// ωₙ = √(k/m), rad/s, to 1 ulp.
  public var naturalFrequency: Double {
    let normalised = NormalisedSpring(self)
    return (normalised.stiffness / normalised.mass).squareRoot().timesPowerOfTwo(-normalised.timeExponent)
  }

  /// ζ = c / (2 √(k m)), to 2 ulp; no product overflows on the way.
  ///
  /// It may round to 1 beside critical damping; ``regime`` decides from the constants themselves.
  public var dampingRatio: Double {
    let normalised = NormalisedSpring(self)
    return normalised.damping / (2 * (normalised.stiffness * normalised.mass).squareRoot())
  }

  /// σ = c / 2m = ζ ωₙ, 1/s: the envelope of a swinging spring is e^(−σt).
  public var decayRate: Double { dampingCoefficient / mass / 2 }

  /// ω_d = ωₙ √(1 − ζ²), rad/s, to 1 ulp even where ζ is within rounding of 1; 0 from critical damping on.
  public var dampedFrequency: Double {
    let normalised = NormalisedSpring(self)
    guard normalised.discriminant.high < 0 else { return 0 }
    return normalised.turnRate.rounded.timesPowerOfTwo(-normalised.timeExponent)
  }

  /// The two rates of an overdamped spring, λ₁ ≤ λ₂, 1/s; equal at critical damping, nil below it.
  ///
  /// The slow one is (k/m)/λ₂, so it keeps all its digits however strong the damping.
  public var overdampedRates: (slow: Double, fast: Double)? {
    let normalised = NormalisedSpring(self)
    guard normalised.discriminant.high >= 0 else { return nil }
    return (
      normalised.slowRate.rounded.timesPowerOfTwo(-normalised.timeExponent),
      normalised.fastRate.rounded.timesPowerOfTwo(-normalised.timeExponent)
    )
  }

  /// The exact sign of c² − 4 k m as a word.
  public var regime: DampingRegime { NormalisedSpring(self).regime }

  /// The natural period 2π/ωₙ, s.
  public var response: Double { 2 * Double.pi / naturalFrequency }

  /// ζ, under the name it has beside ``response``.
  public var dampingFraction: Double { dampingRatio }

  /// The natural period again, under the name it has beside ``bounce``, s. It is not the time until rest.
  public var duration: Double { response }

  /// 1 − ζ, and 1/ζ − 1 above critical damping: from 1 (undamped) over 0 (critical) towards −1.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// δ = 2πζ/√(1 − ζ²): the logarithm of the ratio of one peak to the next on the same side, one period later.
  ///
  /// 0 without damping; infinite from critical damping on, where no second peak comes.
  public var logarithmicDecrement: Double {
    let normalised = NormalisedSpring(self)
    guard normalised.discriminant.high < 0 else { return .infinity }
    return (DoublePair(normalised.damping) / normalised.root).rounded * (2 * Double.pi)
  }

  /// Q = 1/2ζ = √(k m)/c; infinite without damping.
  public var qualityFactor: Double {
    let normalised = NormalisedSpring(self)
    return (normalised.stiffness * normalised.mass).squareRoot() / normalised.damping
  }
}
