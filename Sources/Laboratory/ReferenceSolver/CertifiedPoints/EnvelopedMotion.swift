internal import MotionProblems

/// A damped oscillation in balls, with the envelope that its errors are measured against.
///
/// With σ = c/2m, s = √|c² − 4mk|, N = 2m v₀ + c x₀ and q = N/s:
///
/// | damping | x e^(σt) | envelope e^(σt) |
/// |---|---|---|
/// | under, ω = s/2m | x₀ cos ωt + q sin ωt | \|x₀\| + \|q\| sin min(ωt, π/2) |
/// | critical | x₀ + (N/2m) t | \|x₀\| + \|N/2m\| t |
/// | over, α = s/2m | A e^(αt) + B e^(−αt), A, B = (x₀ ± q)/2 | the lesser of \|x₀\| cosh αt + \|q\| sinh αt and \|A\| e^(αt) + \|B\| e^(−αt) |
///
/// The velocity solves the same equation from (v₀, x″₀): its N is −(2k x₀ + c v₀). Above critical damping its modes are −λ₁A and
/// −λ₂B, where a mode that all but cancels is known to full relative precision: P₁ P₂ = (m v₀² + c v₀ x₀ + k x₀²)/m for
/// P₁ = v₀ + λ₁x₀ = −(s/m) B and P₂ = v₀ + λ₂x₀ = (s/m) A.
struct EnvelopedMotion: ~Copyable {
  private let damping: OscillatorModes.Damping
  /// σ; above critical damping λ₁.
  private let slowRate: Ball
  /// ω; above critical damping λ₂.
  private let otherRate: Ball
  private let position: Quantity
  private let velocity: Quantity

  /// The constants of displacement or velocity.
  private struct Quantity: ~Copyable {
    let initial: Ball
    /// q, or N/2m at critical damping.
    let slope: Ball
    let slow: Ball
    let fast: Ball
  }

  init(_ oscillator: Oscillator, from start: PhaseState, precision: Int) {
    let modes = OscillatorModes(oscillator, precision: precision)
    let x = Ball(exactly: start.position)
    let v = Ball(exactly: start.velocity)
    let sum = (modes.mass * v).scaled(byPowerOfTwo: 1) + modes.coefficient * x
    let velocitySum = -((modes.stiffness * x).scaled(byPowerOfTwo: 1) + modes.coefficient * v)
    let divisor =
      modes.damping == .critical
      ? modes.mass.scaled(byPowerOfTwo: 1).rounded(to: precision) : modes.root.copy()
    damping = modes.damping
    slowRate = modes.slowRate.copy()
    if modes.damping == .over {
      otherRate = modes.fastRate.copy()
      let amplitudes = Self.amplitudes(modes, x, v, sum)
      let slowVelocity = -(modes.slowRate * amplitudes.slow)
      let fastVelocity = -(modes.fastRate * amplitudes.fast)
      position = Quantity(
        initial: x.copy(), slope: sum / divisor, slow: amplitudes.slow.copy(), fast: amplitudes.fast.copy())
      velocity = Quantity(initial: v.copy(), slope: velocitySum / divisor, slow: slowVelocity, fast: fastVelocity)
    } else {
      otherRate = modes.gap.copy()
      position = Quantity(initial: x.copy(), slope: sum / divisor, slow: x.copy(), fast: x.copy())
      velocity = Quantity(initial: v.copy(), slope: velocitySum / divisor, slow: v.copy(), fast: v.copy())
    }
  }

  private struct Amplitudes: ~Copyable {
    let slow: Ball
    let fast: Ball
  }

  private static func amplitudes(
    _ modes: borrowing OscillatorModes, _ x: borrowing Ball, _ v: borrowing Ball, _ sum: borrowing Ball
  ) -> Amplitudes {
    let across = modes.root * x
    let twice = modes.root.scaled(byPowerOfTwo: 1)
    let slow = (sum + across) / twice
    let fast = (across - sum) / twice
    let bits = modes.precision / 2
    if slow.isSharp(bits: bits), fast.isSharp(bits: bits) { return Amplitudes(slow: slow, fast: fast) }
    // Why: exact, so that a mode that is absent is exactly 0. A B = −P₁P₂ m²/s² = −m (m v² + c v x + k x²)/s².
    let energy = modes.mass * v.squared + modes.coefficient * v * x + modes.stiffness * x.squared
    let product = -(energy * modes.mass) / modes.discriminant.rounded(to: modes.precision)
    return slow.isSharp(bits: bits)
      ? Amplitudes(slow: slow.copy(), fast: product / slow)
      : Amplitudes(slow: product / fast, fast: fast.copy())
  }

  /// nil where more bits are needed, or the envelope leaves the range of doubles.
  func point(at time: borrowing Ball) -> CertifiedPoint? {
    let decay = (-(slowRate * time)).exponential()
    switch damping {
    case .under:
      let angle = otherRate * time
      let turn = angle.sineAndCosine()
      let isPastQuarter = (angle - Ball.pi(angle.precision).scaled(byPowerOfTwo: -1)).isPositive
      let reach = isPastQuarter ? Ball(exactly: 1) : turn.sine.magnitude
      return Self.point(
        Self.swing(position, decay, turn.cosine, turn.sine, reach),
        Self.swing(velocity, decay, turn.cosine, turn.sine, reach))
    case .critical:
      let one = Ball(exactly: 1)
      return Self.point(
        Self.swing(position, decay, one, time, time), Self.swing(velocity, decay, one, time, time))
    case .over:
      let fast = (-(otherRate * time)).exponential()
      return Self.point(Self.modes(position, decay, fast), Self.modes(velocity, decay, fast))
    }
  }

  /// A value, and the exponent of the lower end of its envelope.
  private struct Enveloped: ~Copyable {
    let value: Ball
    let exponent: Int
  }

  private static func point(_ x: borrowing Enveloped, _ v: borrowing Enveloped) -> CertifiedPoint? {
    guard let position = CertifiedValue(x.value, lowestExponent: x.exponent),
      let velocity = CertifiedValue(v.value, lowestExponent: v.exponent)
    else { return nil }
    return CertifiedPoint(position: position, velocity: velocity)
  }

  /// - Parameter reach: the largest magnitude that the sine, or its like, has had by now.
  private static func swing(
    _ quantity: borrowing Quantity, _ decay: borrowing Ball, _ cosine: borrowing Ball, _ sine: borrowing Ball,
    _ reach: borrowing Ball
  ) -> Enveloped {
    let value = decay * (quantity.initial * cosine + quantity.slope * sine)
    let envelope = decay * (quantity.initial.magnitude + quantity.slope.magnitude * reach)
    return Enveloped(value: value, exponent: envelope.lowerExponent)
  }

  private static func modes(
    _ quantity: borrowing Quantity, _ slow: borrowing Ball, _ fast: borrowing Ball
  ) -> Enveloped {
    let slowPart = quantity.slow * slow
    let fastPart = quantity.fast * fast
    let modal = slowPart.magnitude + fastPart.magnitude
    let whole =
      (quantity.initial.magnitude * (slow + fast) + quantity.slope.magnitude * (slow - fast))
      .scaled(byPowerOfTwo: -1)
    return Enveloped(value: slowPart + fastPart, exponent: min(modal.lowerExponent, whole.lowerExponent))
  }
}
