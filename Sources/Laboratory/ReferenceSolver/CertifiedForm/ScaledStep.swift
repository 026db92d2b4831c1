/// A segment's first state on the grid and its step, in the units of a ``GridScale``.
struct ScaledStep: ~Copyable {
  let scale: GridScale
  let start: BallState
  let step: StateTransition

  init(start: borrowing BallState, step: borrowing StateTransition, scale: GridScale) {
    self.scale = scale
    self.start = BallState(
      displacement: start.displacement.scaled(byPowerOfTwo: -scale.length),
      velocity: start.velocity.scaled(byPowerOfTwo: -scale.length - scale.frequency))
    self.step = StateTransition(
      positionFromPosition: step.positionFromPosition.copy(),
      velocityFromPosition: step.velocityFromPosition.scaled(byPowerOfTwo: -scale.frequency),
      velocityFromVelocity: step.velocityFromVelocity.copy(),
      positionFromVelocity: step.positionFromVelocity.scaled(byPowerOfTwo: scale.frequency))
  }

  /// The largest radius of the four entries.
  private var stepRadius: Double {
    max(
      max(step.positionFromPosition.radius, step.velocityFromPosition.radius),
      max(step.velocityFromVelocity.radius, step.positionFromVelocity.radius))
  }

  /// The larger radius of the two components of the start.
  private var startRadius: Double { max(start.displacement.radius, start.velocity.radius) }

  /// How far the recurrence can be from the truth after `steps` steps, in scaled units, in either component.
  ///
  /// Let M be the true step, M + E the one used, z and z + e the true and the computed state. A step gives
  /// e′ = M e + E (z + e) + ρ with ρ the rounding, so after n steps e = Mⁿ e₀ + Σ M^(n−1−j) (E (z + e)ⱼ + ρⱼ), and with the
  /// bound B of all powers of M (``GridScale``), |E| ≤ ε in each entry and the computed state below 2,
  /// |e| ≤ B (|e₀| + n (4 ε + |ρ|)): at most linear in n. The computed state is below 5/4 + |e|, hence below 2, as long
  /// as this bound is below 1/2, which it is by thirty orders of magnitude.
  ///
  /// - Parameter rounding: bound of what one conversion or one step rounds away, in scaled units.
  func error(afterSteps steps: Int, rounding: Double) -> Double {
    let each = 4 * (stepRadius + rounding) + rounding
    // Why: 2⁻⁴⁰ pays for the roundings of this very expression.
    return GridScale.matrixBound * (startRadius + rounding + Double(steps) * each) * (1 + 0x1p-40)
  }

  /// The same bound for a rounding of 2^−`bits`, as a ball, whose exponent knows no limits.
  func error(afterSteps steps: Int, bits: Int) -> Ball {
    let rounding = Ball(exactly: 1).rounded(to: 64).scaled(byPowerOfTwo: -bits)
    let entries =
      (step.positionFromPosition.radiusBall + step.velocityFromPosition.radiusBall)
      + (step.velocityFromVelocity.radiusBall + step.positionFromVelocity.radiusBall)
    let each = (entries + rounding).scaled(byPowerOfTwo: 2) + rounding
    let begin = start.displacement.radiusBall + start.velocity.radiusBall + rounding
    return Ball(exactly: GridScale.matrixBound) * (begin + Ball(exactly: steps) * each)
  }
}
