/// The constants of a spring in units of mass and time that are powers of two, chosen so that mass and natural
/// frequency are near 1, with the discriminant and its root as pairs.
///
/// Scaling by powers of two is exact, so the motion is the same one; but c², 4 k m and every product below stay far
/// from overflow, and their rounding errors far from underflow, whatever the units of the caller.
struct NormalisedSpring {
  /// m in [1, 2).
  let mass: Double
  /// k, near 1 … 4 (for ωₙ within 2^±1000 of 1 rad/s).
  let stiffness: Double
  /// c; at most about 2^501.
  let damping: Double
  /// Units of time per second are 2^−timeExponent: t′ = t · 2^−timeExponent.
  let timeExponent: Int
  /// c² − 4 k m, right to 2^-104 of itself, zero and sign exact.
  let discriminant: DoublePair
  /// √|c² − 4 k m|.
  let root: DoublePair

  init(_ spring: Spring) {
    let massExponent = Int(spring.mass.exponent)
    // ωₙ² ≈ 2^(exponent difference); halved towards −∞ so that ωₙ′² lies in [1/2, 4).
    let frequencyExponent = (Int(spring.stiffness.exponent) - massExponent) >> 1
    timeExponent = -max(-1000, min(1000, frequencyExponent))
    mass = spring.mass.timesPowerOfTwo(-massExponent)
    stiffness = spring.stiffness.timesPowerOfTwo(2 * timeExponent - massExponent)
    damping = spring.dampingCoefficient.timesPowerOfTwo(timeExponent - massExponent)

    let square = ErrorFree.product(damping, damping)
    let fourfold = ErrorFree.product(-4 * mass, stiffness)
    var sum = ExactSum()
    sum.add(square)
    sum.add(fourfold)
    discriminant = sum.pair
    root = discriminant.magnitude.squareRoot()
  }

  var regime: DampingRegime {
    if discriminant.high > 0 { return .overdamped }
    if discriminant.high == 0 { return .critical }
    return damping > 0 ? .underdamped : .undamped
  }

  /// σ = c / 2m.
  var decayRate: DoublePair { DoublePair(damping) / DoublePair(2 * mass) }
  /// √|D|: ω below critical damping, α above it.
  var turnRate: DoublePair { root / DoublePair(2 * mass) }
  /// λ₂ = (c + s) / 2m, the fast root of an overdamped spring.
  var fastRate: DoublePair { (DoublePair(damping) + root) / DoublePair(2 * mass) }
  /// λ₁ = (k/m) / λ₂ = 2k / (c + s): never the difference c − s, in which everything cancels at strong damping.
  var slowRate: DoublePair { DoublePair(2 * stiffness) / (DoublePair(damping) + root) }
}
