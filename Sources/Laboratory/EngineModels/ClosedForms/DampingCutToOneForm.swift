package import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The closed form that has no branch above critical damping: a damping ratio beyond 1 is taken for 1.
///
/// Two slips come to the same formula and are one specimen: a ratio that is cut to 1, and the critical formula used for
/// every ζ ≥ 1. The spring then reaches its target many times too soon. Seen in wobble, where it is 0.74 of the travel
/// ahead at m 1, k 100, c 200, and in React Native, which has two branches only.
package struct DampingCutToOneForm: ClosedForm {
  package static let name = "damping-ratio-cut-to-one"
  package static let summary = "The critical formula for every damping ratio from 1 on, as in wobble and React Native"
  package static let laws = SpokenLaws.springs

  private let frequency: Double
  private let start: PhaseState
  private let regular: TextbookClosedForm?

  package init(_ law: MotionProblem.Law, from start: PhaseState) {
    let spring = SpringConstants(law)
    frequency = spring.frequencySquared.squareRoot()
    self.start = start
    regular = spring.discriminant > 0 ? nil : TextbookClosedForm(law, from: start)
  }

  package func state(after time: Double) -> PhaseState {
    if let regular { return regular.state(after: time) }
    let envelope = exp(-frequency * time)
    let slope = start.velocity + frequency * start.position
    return PhaseState(
      position: envelope * (start.position + slope * time),
      velocity: envelope * (start.velocity - frequency * slope * time))
  }
}
