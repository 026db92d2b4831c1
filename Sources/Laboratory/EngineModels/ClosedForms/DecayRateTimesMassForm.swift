package import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The closed form whose decay rate below critical damping is c/2 · m instead of c/(2 m).
///
/// A slip of precedence that every test at mass 1 passes; reported in flutter/flutter#163858. The frequency is right.
package struct DecayRateTimesMassForm: ClosedForm {
  package static let name = "decay-rate-times-mass"
  package static let summary = "A closed form with c/2·m for c/(2m), right at mass 1 only, as it was in Flutter"
  package static let laws = SpokenLaws.springs

  private let decayRate: Double
  private let frequency: Double
  private let start: PhaseState
  private let sine: Double
  private let regular: TextbookClosedForm?

  package init(_ law: MotionProblem.Law, from start: PhaseState) {
    guard case .spring(let oscillator) = law else { preconditionFailure("this closed form has springs only") }
    let spring = SpringConstants(law)
    decayRate = oscillator.dampingCoefficient / 2 * oscillator.mass
    frequency = spring.rate
    self.start = start
    sine = (start.velocity + decayRate * start.position) / spring.rate
    regular = spring.discriminant < 0 ? nil : TextbookClosedForm(law, from: start)
  }

  package func state(after time: Double) -> PhaseState {
    if let regular { return regular.state(after: time) }
    let envelope = exp(-decayRate * time)
    let c = cos(frequency * time)
    let s = sin(frequency * time)
    return PhaseState(
      position: envelope * (start.position * c + sine * s),
      velocity: envelope
        * (start.velocity * c - (decayRate * sine + frequency * start.position) * s))
  }
}
