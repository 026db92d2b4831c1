extension SpringStart {
  /// The phase in (0, π] of the first instant after the start with v = 0, below critical damping.
  ///
  /// v is proportional to v₀ cos θ + q sin θ with q = −(2 k x₀ + c v₀)/s, so it vanishes where (cos θ, sin θ) is along
  /// ±(−q, v₀); the sign that makes the sine positive is the first.
  func phaseOfFirstTurn() throws(Undecided) -> Ball {
    let sign = try state.velocity.sign(deciding: "the motion starts upwards or downwards")
    guard sign != .zero else { return Ball.pi(precision) }
    let slope = (modes.stiffness * state.displacement).scaled(byPowerOfTwo: 1) + modes.coefficient * state.velocity
    let along = slope.rounded(to: precision) / modes.root
    return sign == .positive
      ? Ball.angle(y: state.velocity, x: along)
      : Ball.angle(y: -state.velocity, x: -along)
  }

  /// The only instant after the start with v = 0 at or above critical damping, if there is one.
  ///
  /// There is one exactly if Q > 0 and v₀ N > 0. At critical damping it is 2 m v₀/(r N); above it
  /// e^(gt) = R P/(r P′) = 1 + g v₀/(r P′).
  func onlyTurn() throws(Undecided) -> Ball? {
    let velocity = try state.velocity.sign(deciding: "the motion starts upwards or downwards")
    guard velocity != .zero else { return nil }
    guard try energy.sign(deciding: "the motion is of one rate only") == .positive else { return nil }
    guard try momentum.sign(deciding: "the motion turns at all") == velocity else { return nil }
    if modes.damping == .critical {
      return (modes.mass * state.velocity).scaled(byPowerOfTwo: 1) / (modes.slowRate * momentum)
    }
    let ratio = modes.gap * state.velocity / (modes.slowRate * (try fastProduct()))
    return ratio.logarithmOfOnePlus() * modes.gapInverse
  }

  /// P′ = v₀ + R x₀, formed without cancellation.
  func fastProduct() throws(Undecided) -> Ball {
    let twiceMass = modes.mass.scaled(byPowerOfTwo: 1)
    let turned = modes.root * state.displacement
    let place = try state.displacement.sign(deciding: "the motion starts above or below its target")
    let sum = try momentum.sign(deciding: "the motion turns at all")
    if place == .zero || place == sum { return (momentum + turned) / twiceMass }
    let slowProduct = (momentum - turned) / twiceMass
    return energy / (modes.mass * slowProduct)
  }
}
