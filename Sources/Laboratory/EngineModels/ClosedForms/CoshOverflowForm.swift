package import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The closed form whose branch above critical damping multiplies e^(−σt) by sinh and cosh of α t as they are.
///
/// cosh overflows from α t = 710.5 on, its product with the amplitude a little sooner, while e^(−σt) is next to nothing: the value is infinite at first, and NaN
/// when 0 · ∞ is formed, from σ t = 745.1 on. At m 1, k 1200, ζ 6 that begins at 3.44 s, with 5e-5 of the way left. Seen
/// in libadwaita and in niri, whose search for the time of rest ran into it. Sound before, to a relative error of about
/// 1e-16 · σ t.
package struct CoshOverflowForm: ClosedForm {
  package static let name = "cosh-overflow"
  package static let summary = "A closed form with cosh of a large argument, not a number far down the tail, as in niri"
  package static let laws = SpokenLaws.springs

  private let spring: SpringConstants
  private let start: PhaseState
  private let slope: Double
  private let velocitySlope: Double
  private let regular: TextbookClosedForm?

  package init(_ law: MotionProblem.Law, from start: PhaseState) {
    spring = SpringConstants(law)
    self.start = start
    slope = start.velocity + spring.decayRate * start.position
    velocitySlope = -(spring.frequencySquared * start.position + spring.decayRate * start.velocity)
    regular = spring.discriminant > 0 ? nil : TextbookClosedForm(law, from: start)
  }

  package func state(after time: Double) -> PhaseState {
    if let regular { return regular.state(after: time) }
    let envelope = exp(-spring.decayRate * time)
    let s = sinh(spring.rate * time)
    let c = cosh(spring.rate * time)
    return PhaseState(
      position: envelope * (slope * s + spring.rate * start.position * c) / spring.rate,
      velocity: envelope * (velocitySlope * s + spring.rate * start.velocity * c) / spring.rate)
  }
}
