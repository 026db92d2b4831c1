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
/// The spring then reaches its target many times too soon. Seen in wobble, where it is 0.74 of the travel ahead at m 1,
/// k 100, c 200, and in ports that have two branches only.
package struct DampingCutToOneForm: ClosedForm {
  package static let name = "damping-ratio-cut-to-one"
  package static let summary = "A closed form without a branch above critical damping, as in wobble"
  package static let speaksOfFriction = false

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
