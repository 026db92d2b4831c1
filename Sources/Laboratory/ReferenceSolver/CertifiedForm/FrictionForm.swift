/// The constants of v′ = −λ v as balls.
struct FrictionForm: ~Copyable {
  /// λ, exact.
  let rate: Ball
  let precision: Int

  init(rate: Double, precision: Int) {
    self.rate = Ball(exactly: rate)
    self.precision = precision
  }

  /// Velocity shrinks by e^(−λt), and a unit of it carries (1 − e^(−λt)) / λ far, or t when λ = 0.
  func transition(after time: borrowing Ball) -> StateTransition {
    let one = Ball(exactly: 1)
    let exponent = -(rate.rounded(to: precision) * time)
    let reached = rate.isZero ? time.rounded(to: precision) : -(exponent.exponentialMinusOne() / rate)
    return StateTransition(
      positionFromPosition: one.rounded(to: precision),
      velocityFromPosition: Ball(exactly: 0),
      velocityFromVelocity: exponent.exponential(),
      positionFromVelocity: reached)
  }
}
