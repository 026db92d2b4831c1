/// The exact test for a swing above critical damping that touches the edge of its band.
///
/// At its turning point x² = (Q/k) e^(−ct/m) with e^(−gt) = E = r P′/(R P), so x² = (Q/k) E^(c/s). That is h² only for
/// E^(c/s) = k h²/Q. For s irrational E^(c/s) is an algebraic number in (0, 1) raised to an irrational algebraic power,
/// transcendental, so there is no tie. For s rational write c/s = p/q in lowest terms: a tie means E^p = (k h²/Q)^q, and as
/// p and q have no common factor, both sides are then the (pq)-th power of one fraction F with E = F^q and k h²/Q = F^p. A
/// fraction other than 1 is no power of a degree greater than the bits of its longer half, which bounds the work.
///
/// Example: m = 1, c = 3, k = 2, x₀ = 0, v₀ = 1 peaks at exactly 1/4, as E = 1/2, p/q = 3 and k h²/Q = 1/8.
enum RationalTie {
  /// - Precondition: the start is exact and has a turning point, damping is over.
  static func touches(start: borrowing SpringStart, halfWidth: borrowing Ball) -> Bool {
    guard start.modes.damping == .over else { return false }
    guard let root = Fraction(start.modes.discriminant).root(degree: 2) else { return false }
    let coefficient = Fraction(start.modes.coefficient)
    guard let (p, q) = (coefficient / root).smallParts else { return false }
    let momentum = Fraction(start.momentum)
    let turned = root * Fraction(start.state.displacement)
    let sum = coefficient + root
    let rates = Fraction((start.modes.mass * start.modes.stiffness).scaled(byPowerOfTwo: 2)) / (sum * sum)
    let faded = rates * ((momentum + turned) / (momentum - turned))
    let ratio = Fraction(start.modes.stiffness * halfWidth.squared) / Fraction(start.energy)
    guard q <= faded.height, p <= ratio.height, let base = faded.root(degree: q) else { return false }
    return ratio == base.power(p)
  }
}
