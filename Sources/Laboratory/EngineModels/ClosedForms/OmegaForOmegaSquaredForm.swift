package import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A closed form whose branch above critical damping has ωₙ where ωₙ² belongs, and so does not start where it should.
///
/// The report of it gives a cause and one number: x(0) = 0.970 at m 1, k 2, c 10, 0 → 1. A wrong frequency under the
/// root alone would still start right. The shortest form that has both, and is taken here, computes the roots as
/// σ ∓ β with β = √(σ² − ωₙ), and both amplitudes from the slow one: (v₀ + (σ − β) x₀)/2β each. It is then
///
///     x = (v₀ + (σ − β) x₀)/2β · (e^(−(σ−β)t) + e^(−(σ+β)t)),     x(0) = (v₀ + (σ − β) x₀)/β
///
/// Where ωₙ > σ², which only ωₙ < 1 allows, β is not real and every value is NaN. The other branches are right.
package struct OmegaForOmegaSquaredForm: ClosedForm {
  package static let name = "overdamped-omega-for-omega-squared"
  package static let summary =
    "A closed form with the frequency where its square belongs above critical damping; it starts at 0.970"
  package static let laws = SpokenLaws.springs

  private let slow: Double
  private let fast: Double
  private let amplitude: Double
  private let regular: TextbookClosedForm?

  package init(_ law: MotionProblem.Law, from start: PhaseState) {
    let spring = SpringConstants(law)
    let decayRate = spring.decayRate
    let rate = (decayRate * decayRate - spring.frequencySquared.squareRoot()).squareRoot()
    slow = decayRate - rate
    fast = decayRate + rate
    amplitude = (start.velocity + slow * start.position) / (2 * rate)
    regular = spring.discriminant > 0 ? nil : TextbookClosedForm(law, from: start)
  }

  package func state(after time: Double) -> PhaseState {
    if let regular { return regular.state(after: time) }
    let slowPart = amplitude * exp(-slow * time)
    let fastPart = amplitude * exp(-fast * time)
    return PhaseState(position: slowPart + fastPart, velocity: -(slow * slowPart + fast * fastPart))
  }
}
