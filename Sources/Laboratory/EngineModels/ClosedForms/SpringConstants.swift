internal import MotionProblems

/// The numbers that the textbook formulas of a spring are written in.
///
/// With σ = c/2m, ωₙ² = k/m and D = σ² − ωₙ² the regimes are D < 0, = 0 and > 0, and `rate` is √|D|: the damped
/// frequency below critical damping, half the distance of the two real roots above.
struct SpringConstants {
  let decayRate: Double
  let frequencySquared: Double
  let discriminant: Double
  let rate: Double

  /// - Precondition: `law` is a spring.
  init(_ law: MotionProblem.Law) {
    guard case .spring(let oscillator) = law else { preconditionFailure("this closed form has springs only") }
    decayRate = oscillator.dampingCoefficient / (2 * oscillator.mass)
    frequencySquared = oscillator.stiffness / oscillator.mass
    discriminant = decayRate * decayRate - frequencySquared
    rate = discriminant.magnitude.squareRoot()
  }
}
