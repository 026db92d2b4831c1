package import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The closed form whose second constant at critical damping is v₀/(r x₀) instead of v₀ − r x₀, with r = −c/2m.
///
/// The two have different units, which no test at rest from a distance of 1 shows; reported in flutter/flutter#109675.
/// At exactly critical damping only. From a displacement of 0 the constant is not finite, and neither is any value.
package struct CriticalConstantForm: ClosedForm {
  package static let name = "critical-velocity-over-rate"
  package static let summary =
    "A closed form with a wrong constant at critical damping with velocity, as it was in Flutter"
  package static let laws = SpokenLaws.springs

  private let decayRate: Double
  private let slope: Double
  private let start: PhaseState
  private let regular: TextbookClosedForm?

  package init(_ law: MotionProblem.Law, from start: PhaseState) {
    let spring = SpringConstants(law)
    decayRate = spring.decayRate
    slope = start.velocity / (-spring.decayRate * start.position)
    self.start = start
    regular = spring.discriminant == 0 ? nil : TextbookClosedForm(law, from: start)
  }

  package func state(after time: Double) -> PhaseState {
    if let regular { return regular.state(after: time) }
    let envelope = exp(-decayRate * time)
    let position = envelope * (start.position + slope * time)
    return PhaseState(position: position, velocity: envelope * slope - decayRate * position)
  }
}
