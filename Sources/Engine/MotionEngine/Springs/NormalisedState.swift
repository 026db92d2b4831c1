/// A state in the units of a ``NormalisedSpring`` and in a unit of length that puts its amplitude near 2^300.
///
/// Why 2^300: the parts of a motion can be 2^-1000 of its start and their low halves another 2^-53 below, so the
/// middle of the exponent range is left to them.
struct NormalisedState {
  let displacement: Double
  let velocity: Double
  /// A length in the caller's units is 2^lengthExponent of it here.
  let lengthExponent: Int

  /// nil when the state is the rest or is not finite.
  init?(_ state: SpringState, timeExponent: Int) {
    let x = state.displacement
    let v = state.velocity
    guard x.isFinite, v.isFinite, x != 0 || v != 0 else { return nil }
    let reach = max(
      x == 0 ? Int.min : Int(x.exponent), v == 0 ? Int.min : Int(v.exponent) + timeExponent)
    lengthExponent = reach - 300
    displacement = x.timesPowerOfTwo(-lengthExponent)
    velocity = v.timesPowerOfTwo(timeExponent - lengthExponent)
  }
}

/// The sums that decide how a motion runs on from a state, each formed from exact products without cancellation.
struct StateSums {
  /// N = 2m v + c x = 2m (v + σ x).
  let position: DoublePair
  /// −(2k x + c v): what N becomes for the velocity, which obeys the same equation as the displacement.
  let velocity: DoublePair

  init(_ spring: NormalisedSpring, _ state: NormalisedState) {
    var position = ExactSum()
    position.add(ErrorFree.product(2 * spring.mass, state.velocity))
    position.add(ErrorFree.product(spring.damping, state.displacement))
    self.position = position.pair
    var velocity = ExactSum()
    velocity.add(ErrorFree.product(-2 * spring.stiffness, state.displacement))
    velocity.add(ErrorFree.product(-spring.damping, state.velocity))
    self.velocity = velocity.pair
  }
}

extension NormalisedSpring {
  /// Q = m v² + c v x + k x² with the mass, damping and stiffness all multiplied by 2^-shift; sign and zero exact.
  ///
  /// Q(t) = Q e^(−2σt) in every regime, so that |x| is √(Q/k) e^(−σt) wherever v = 0, and m P₁ P₂ = Q.
  func energyForm(_ state: NormalisedState, shift: Int = 0) -> DoublePair {
    var sum = ExactSum()
    sum.addProduct(mass.timesPowerOfTwo(-shift), state.velocity, state.velocity)
    sum.addProduct(damping.timesPowerOfTwo(-shift), state.velocity, state.displacement)
    sum.addProduct(stiffness.timesPowerOfTwo(-shift), state.displacement, state.displacement)
    return sum.pair
  }

  /// P₁ = v + λ₁ x and P₂ = v + λ₂ x of an overdamped spring: what is left of the fast and of the slow mode.
  ///
  /// They are (N ∓ s x) / 2m. Where one of them cancels it is the other one's cofactor in Q instead: at v = −λ₂ x a
  /// remainder of 2^-104 would be a slow mode that outlives the true motion.
  func modalSums(_ state: NormalisedState, sum: DoublePair) -> (first: DoublePair, second: DoublePair) {
    let doubleMass = DoublePair(2 * mass)
    let across = root * state.displacement
    let scale = max(sum.high.magnitude, across.high.magnitude)
    let first = sum - across
    let second = sum + across
    let cancelled = min(first.high.magnitude, second.high.magnitude) < scale * 0x1p-20
    guard cancelled else { return (first / doubleMass, second / doubleMass) }
    // Why: with strong damping c v x alone would overflow.
    let shift = damping > 0x1p100 ? Int(damping.exponent) : 0
    let form = energyForm(state, shift: shift)
    let scaledMass = mass.timesPowerOfTwo(-shift)
    if first.high.magnitude < second.high.magnitude {
      let whole = second / doubleMass
      return (form / (whole * scaledMass), whole)
    }
    let whole = first / doubleMass
    return (whole, form / (whole * scaledMass))
  }
}
