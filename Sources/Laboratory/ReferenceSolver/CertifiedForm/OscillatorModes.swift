internal import MotionProblems

/// The constants of m x″ + c x′ + k x = 0 as balls.
///
/// The kind of damping is decided on the exact number c² − 4 m k, so that near-critical springs are never mistaken, and
/// its root is known to full relative precision however small it is.
struct OscillatorModes: ~Copyable {
  enum Damping: Hashable, Sendable {
    case under
    case critical
    case over
  }

  let damping: Damping
  /// m, exact.
  let mass: Ball
  /// k, exact.
  let stiffness: Ball
  /// c, exact.
  let coefficient: Ball
  /// c² − 4 m k, exact.
  let discriminant: Ball
  /// s = √|c² − 4 m k|.
  let root: Ball
  /// c/2m up to critical damping; above it the slower of the two decay rates, 2k/(c + s).
  let slowRate: Ball
  /// c/2m up to critical damping; above it the faster decay rate, (c + s)/2m.
  let fastRate: Ball
  /// Below critical damping s/2m, the angular frequency; 0 at it; above it s/m, the difference of the two rates.
  let gap: Ball
  /// k/m.
  let squaredFrequency: Ball
  let precision: Int

  init(_ oscillator: Oscillator, precision: Int) {
    self.precision = precision
    mass = Ball(exactly: oscillator.mass)
    stiffness = Ball(exactly: oscillator.stiffness)
    coefficient = Ball(exactly: oscillator.dampingCoefficient)
    discriminant = coefficient.squared - (mass * stiffness).scaled(byPowerOfTwo: 2)
    let roundedMass = mass.rounded(to: precision)
    let twiceMass = roundedMass.scaled(byPowerOfTwo: 1)
    root = discriminant.magnitude.rounded(to: precision).squareRoot()
    squaredFrequency = stiffness / roundedMass
    if discriminant.isPositive {
      damping = .over
      let sum = coefficient + root
      slowRate = stiffness.scaled(byPowerOfTwo: 1) / sum
      fastRate = sum / twiceMass
      gap = root / roundedMass
    } else {
      damping = discriminant.isZero ? .critical : .under
      slowRate = coefficient / twiceMass
      fastRate = slowRate.copy()
      gap = root / twiceMass
    }
  }

  private init(copying other: borrowing OscillatorModes) {
    damping = other.damping
    mass = other.mass.copy()
    stiffness = other.stiffness.copy()
    coefficient = other.coefficient.copy()
    discriminant = other.discriminant.copy()
    root = other.root.copy()
    slowRate = other.slowRate.copy()
    fastRate = other.fastRate.copy()
    gap = other.gap.copy()
    squaredFrequency = other.squaredFrequency.copy()
    precision = other.precision
  }

  func copy() -> OscillatorModes { OscillatorModes(copying: self) }

  /// How the state after `time` seconds depends on the state before.
  ///
  /// With r the slow rate and S the response to a unit of velocity over e^(−rt):
  ///
  /// | damping | S | position from position | velocity from velocity |
  /// |---|---|---|---|
  /// | under | sin ωt / ω | cos ωt + r S | cos ωt − r S |
  /// | critical | t | 1 + r S | 1 − r S |
  /// | over | (1 − e^(−gt)) / g | 1 + r S | 1 − R S = (R e^(−gt) − r) / g |
  ///
  /// each times e^(−rt), where R is the fast rate and g = R − r; velocity from position is −(k/m) S e^(−rt) in all three.
  func transition(after time: borrowing Ball) -> StateTransition {
    let decay = (-(slowRate * time)).exponential()
    switch damping {
    case .under:
      let turn = (gap * time).sineAndCosine()
      let response = turn.sine / gap
      let drift = slowRate * response
      return transition(decay: decay, response: response, keep: turn.cosine + drift, lose: turn.cosine - drift)
    case .critical:
      let response = time.rounded(to: precision)
      let drift = slowRate * response
      let one = Ball(exactly: 1)
      return transition(decay: decay, response: response, keep: one + drift, lose: one - drift)
    case .over:
      let exponent = -(gap * time)
      let one = Ball(exactly: 1)
      // Why: past one unit of the fast decay 1 − R S would cancel; the form with the exponential does so only near t = 0.
      if (exponent + one).isNegative {
        let faded = exponent.exponential()
        let response = (one - faded) / gap
        let lose = (fastRate * faded - slowRate) / gap
        return transition(decay: decay, response: response, keep: one + slowRate * response, lose: lose)
      }
      let response = -(exponent.exponentialMinusOne() / gap)
      return transition(
        decay: decay, response: response, keep: one + slowRate * response, lose: one - fastRate * response)
    }
  }

  private func transition(
    decay: borrowing Ball, response: borrowing Ball, keep: borrowing Ball, lose: borrowing Ball
  ) -> StateTransition {
    let reached = decay * response
    return StateTransition(
      positionFromPosition: decay * keep,
      velocityFromPosition: -(squaredFrequency * reached),
      velocityFromVelocity: decay * lose,
      positionFromVelocity: reached)
  }
}
