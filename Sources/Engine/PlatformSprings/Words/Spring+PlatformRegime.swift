internal import MotionEngine

extension Spring {
  /// The regime as platforms decide it: β = c/2m against ωₙ = √(k/m), both rounded; critical within 4 ulp.
  ///
  /// Why not the exact sign of c² − 4 k m: words that say "critical" lead to constants that are off it by a rounding,
  /// and a platform's rule has a case for critical damping that they are meant for.
  var platformRegime: DampingRegime {
    if dampingCoefficient == 0 { return .undamped }
    let frequency = naturalFrequency
    let gap = decayRate - frequency
    if gap.magnitude <= 4 * frequency.ulp { return .critical }
    return gap < 0 ? .underdamped : .overdamped
  }

  /// The damping ratio that words say for ``platformRegime``: 1 exactly where that is critical, below 1 where it swings.
  ///
  /// Why not ζ itself: a rule that changes its form at 1 reads a critical spring's ζ of one ulp below 1 as a swinging
  /// one, whose envelope is millions of times as high at the start.
  var platformRatio: Double {
    switch platformRegime {
    case .critical: 1
    case .undamped, .underdamped: min(dampingRatio, 1.0.nextDown)
    case .overdamped: dampingRatio
    }
  }

  /// The critical spring of the same mass and stiffness in place of an overdamped one.
  var withoutOverdamping: Spring {
    guard platformRegime == .overdamped else { return self }
    let critical = try? Spring(
      mass: mass, stiffness: stiffness, dampingCoefficient: 2 * (stiffness.squareRoot() * mass.squareRoot()))
    return critical ?? self
  }
}

extension DampingRegime {
  var swings: Bool { self == .undamped || self == .underdamped }
}
