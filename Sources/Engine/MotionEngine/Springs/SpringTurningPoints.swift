/// The instants at which a spring released from a state stands still.
///
/// Below critical damping they come every half period, above and at it there is at most one after the start.
/// Between two of them the displacement is monotone, and at each it is ±√(Q/k) e^(−σt), Q = m v₀² + c v₀ x₀ + k x₀².
struct SpringTurningPoints {
  /// The first one after time 0, s; nil when there is none.
  let first: Double?
  /// Half a period, π/ω, s; nil from critical damping on.
  let spacing: Double?
  /// ln of √(Q/k), in the caller's units; −∞ when Q is not above zero.
  let logAmplitude: Double
  /// σ, 1/s.
  let decayRate: Double

  init(_ spring: Spring, from start: SpringState) {
    let normalised = NormalisedSpring(spring)
    decayRate = normalised.decayRate.rounded.timesPowerOfTwo(-normalised.timeExponent)
    guard let state = NormalisedState(start, timeExponent: normalised.timeExponent) else {
      first = nil
      spacing = nil
      logAmplitude = -.infinity
      return
    }
    let sums = StateSums(normalised, state)
    let shift = normalised.damping > 0x1p100 ? Int(normalised.damping.exponent) : 0
    let energy = normalised.energyForm(state, shift: shift).high
    let perStiffness = energy / normalised.stiffness
    logAmplitude =
      perStiffness > 0
      ? 0.5 * MathLibrary.log(perStiffness) + (0.5 * Double(shift) + Double(state.lengthExponent)) * ln2
      : -.infinity

    let instant: Double?
    if normalised.discriminant.high < 0 {
      let rate = normalised.turnRate.rounded
      instant = Self.firstAngle(state.velocity, (sums.velocity / normalised.root).rounded) / rate
      spacing = (Double.pi / rate).timesPowerOfTwo(normalised.timeExponent)
    } else {
      instant = Self.onlyInstant(normalised, state, sums, energy: energy)
      spacing = nil
    }
    first = instant.map { $0.timesPowerOfTwo(normalised.timeExponent) }
  }

  /// The first θ in (0, π] with v₀ cos θ + q sin θ = 0.
  private static func firstAngle(_ velocity: Double, _ quadrature: Double) -> Double {
    if velocity > 0 { return MathLibrary.atan2(velocity, -quadrature) }
    if velocity < 0 { return MathLibrary.atan2(-velocity, quadrature) }
    return Double.pi
  }

  /// ln(1 + 2α v₀ / (λ₁ P₂)) / 2α, or v₀ / (σ w) at critical damping: there is one after 0 just when Q > 0 and v₀ w > 0.
  private static func onlyInstant(
    _ spring: NormalisedSpring, _ state: NormalisedState, _ sums: StateSums, energy: Double
  ) -> Double? {
    guard energy > 0, state.velocity.signOfValue * sums.position.high.signOfValue > 0 else { return nil }
    guard spring.discriminant.high > 0 else {
      let w = sums.position / DoublePair(2 * spring.mass)
      return (DoublePair(state.velocity) / (spring.decayRate * w)).rounded
    }
    let gap = spring.root / DoublePair(spring.mass)
    let second = spring.modalSums(state, sum: sums.position).second
    let argument = (gap / spring.slowRate * state.velocity / second).rounded
    return MathLibrary.log1p(argument) / gap.rounded
  }
}

/// ln 2.
private let ln2 = 0.693_147_180_559_945_3

extension Spring {
  /// The first time after the start at which the spring stands still, s, and its displacement there.
  ///
  /// For a spring thrown from its target this is the peak of the throw; for one released at rest from −1 it is the
  /// overshoot. nil when it never turns: at rest on the target, or creeping in without a turn.
  ///
  /// The time is right to a few ulp, the displacement as ``SpringKernel`` says.
  public func firstTurningPoint(from start: SpringState) -> (time: Double, displacement: Double)? {
    guard let time = SpringTurningPoints(self, from: start).first else { return nil }
    return (time, SpringKernel(spring: self, start: start).displacement(at: time))
  }
}
