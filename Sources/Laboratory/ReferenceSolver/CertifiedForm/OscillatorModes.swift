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
  /// 1/gap; not used at critical damping.
  let gapInverse: Ball
  /// k/m.
  let squaredFrequency: Ball
  let precision: Int

  init(_ oscillator: Oscillator, precision: Int) {
    self.precision = precision
    let one = Ball(exactly: 1)
    mass = Ball(exactly: oscillator.mass)
    stiffness = Ball(exactly: oscillator.stiffness)
    coefficient = Ball(exactly: oscillator.dampingCoefficient)
    discriminant = coefficient.squared - (mass * stiffness).scaled(byPowerOfTwo: 2)
    root = discriminant.magnitude.rounded(to: precision).squareRoot()
    let perMass = one / mass.rounded(to: precision)
    let perTwiceMass = perMass.scaled(byPowerOfTwo: -1)
    squaredFrequency = stiffness * perMass
    if discriminant.isPositive {
      damping = .over
      let sum = coefficient + root
      slowRate = stiffness.scaled(byPowerOfTwo: 1) / sum
      fastRate = sum * perTwiceMass
      gap = root * perMass
    } else {
      damping = discriminant.isZero ? .critical : .under
      slowRate = coefficient * perTwiceMass
      fastRate = slowRate.copy()
      gap = root * perTwiceMass
    }
    gapInverse = gap.isZero ? one.copy() : one / gap
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
    gapInverse = other.gapInverse.copy()
    squaredFrequency = other.squaredFrequency.copy()
    precision = other.precision
  }

  private init(reversing other: borrowing OscillatorModes) {
    damping = other.damping
    mass = other.mass.copy()
    stiffness = other.stiffness.copy()
    coefficient = -other.coefficient
    discriminant = other.discriminant.copy()
    root = other.root.copy()
    slowRate = -other.fastRate
    fastRate = -other.slowRate
    gap = other.gap.copy()
    gapInverse = other.gapInverse.copy()
    squaredFrequency = other.squaredFrequency.copy()
    precision = other.precision
  }

  func copy() -> OscillatorModes { OscillatorModes(copying: self) }

  /// The same motion run backwards: m x″ − c x′ + k x = 0, whose rates are the negative ones in the other order.
  func reversed() -> OscillatorModes { OscillatorModes(reversing: self) }

  /// How the state after `time` seconds depends on the state before.
  func transition(after time: borrowing Ball) -> StateTransition {
    let shape = shape(after: time)
    let reached = shape.decay * shape.response
    return StateTransition(
      positionFromPosition: shape.decay * shape.keep,
      velocityFromPosition: -(squaredFrequency * reached),
      velocityFromVelocity: shape.decay * shape.lose,
      positionFromVelocity: reached)
  }

  /// The state `time` seconds after one at rest at displacement 1, at the lower of the two precisions.
  func release(after time: borrowing Ball) -> BallState {
    let shape = shape(after: time)
    return BallState(
      displacement: shape.decay * shape.keep, velocity: -(squaredFrequency * (shape.decay * shape.response)))
  }

  /// The factors of a transition.
  ///
  /// With r the slow rate and S the response to a unit of velocity over e^(−rt):
  ///
  /// | damping | S | position from position | velocity from velocity |
  /// |---|---|---|---|
  /// | under | sin ωt / ω | cos ωt + r S | cos ωt − r S |
  /// | critical | t | 1 + r S | 1 − r S |
  /// | over | (1 − e^(−gt)) / g | 1 + r S = (R − r e^(−gt)) / g | 1 − R S = (R e^(−gt) − r) / g |
  ///
  /// each times e^(−rt), where R is the fast rate and g = R − r; velocity from position is −(k/m) S e^(−rt) in all three.
  private func shape(after time: borrowing Ball) -> TransitionShape {
    let decay = (-(slowRate * time)).exponential()
    let one = Ball(exactly: 1)
    switch damping {
    case .under:
      let turn = (gap * time).sineAndCosine()
      let response = turn.sine * gapInverse
      let drift = slowRate * response
      return TransitionShape(decay: decay, response: response, keep: turn.cosine + drift, lose: turn.cosine - drift)
    case .critical:
      let response = time.rounded(to: precision)
      let drift = slowRate * response
      return TransitionShape(decay: decay, response: response, keep: one + drift, lose: one - drift)
    case .over:
      let exponent = -(gap * time)
      // Why: past one unit of the fast decay 1 − R S would cancel; the form with the exponential does so only near t = 0.
      if (exponent + one).isNegative {
        let faded = exponent.exponential()
        let response = (one - faded) * gapInverse
        let keep = (fastRate - slowRate * faded) * gapInverse
        let lose = (fastRate * faded - slowRate) * gapInverse
        return TransitionShape(decay: decay, response: response, keep: keep, lose: lose)
      }
      let response = -(exponent.exponentialMinusOne() * gapInverse)
      let keep = one + slowRate * response
      let lose = one - fastRate * response
      return TransitionShape(decay: decay, response: response, keep: keep, lose: lose)
    }
  }
}

/// What a transition is made of: e^(−rt), S, and the factors of its diagonal over e^(−rt).
private struct TransitionShape: ~Copyable {
  let decay: Ball
  let response: Ball
  let keep: Ball
  let lose: Ball
}
