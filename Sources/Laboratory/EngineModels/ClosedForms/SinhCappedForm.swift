package import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The closed form whose branch above critical damping caps the argument of sinh and cosh at 300.
///
/// x = e^(−σt) [(v₀ + σ x₀) sinh u + α x₀ cosh u]/α with u = min(α t, 300): the cap keeps cosh from overflowing, but from
/// α t = 300 on only e^(−σt) goes on, so the thing falls to its target at the rate σ instead of the slow root. At m 1,
/// k 100, c 200, 0 → 1 the value stands at 0.779 at 3.015 s and at 0.993 35 ms later. The other branches are right.
/// Seen in popmotion and Motion.
package struct SinhCappedForm: ClosedForm {
  package static let name = "sinh-capped-at-300"
  package static let summary = "A closed form whose sinh and cosh stop growing at 300, as in popmotion and Motion"
  package static let laws = SpokenLaws.springs

  /// Where u stops.
  static let cap = 300.0

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
    let capped = min(spring.rate * time, Self.cap)
    let envelope = exp(-spring.decayRate * time)
    let s = sinh(capped)
    let c = cosh(capped)
    return PhaseState(
      position: envelope * (slope * s + spring.rate * start.position * c) / spring.rate,
      velocity: envelope * (velocitySlope * s + spring.rate * start.velocity * c) / spring.rate)
  }
}
