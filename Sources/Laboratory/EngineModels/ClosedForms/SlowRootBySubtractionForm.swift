package import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The closed form whose slow root above critical damping is the school formula's (c − √(c² − 4mk))/2m.
///
/// Under strong damping the two terms are nearly equal and what is left of them is rounding: at m 1, k 1, c 10⁶ it is
/// right to five digits, at c 10⁹ it is 0 and the thing never moves. Reported in google-deepmind/mujoco#3551.
package struct SlowRootBySubtractionForm: ClosedForm {
  package static let name = "slow-root-by-subtraction"
  package static let summary =
    "A closed form whose slow root is a difference of near-equal numbers, as it was in MuJoCo"
  package static let laws = SpokenLaws.springs

  private let slow: Double
  private let fast: Double
  private let slowPart: Double
  private let fastPart: Double
  private let regular: TextbookClosedForm?

  package init(_ law: MotionProblem.Law, from start: PhaseState) {
    guard case .spring(let oscillator) = law else { preconditionFailure("this closed form has springs only") }
    let damping = oscillator.dampingCoefficient
    let squared = damping * damping - 4 * oscillator.mass * oscillator.stiffness
    let root = squared.squareRoot()
    slow = (damping - root) / (2 * oscillator.mass)
    fast = (damping + root) / (2 * oscillator.mass)
    fastPart = -(start.velocity + slow * start.position) / (fast - slow)
    slowPart = start.position - fastPart
    regular = squared > 0 ? nil : TextbookClosedForm(law, from: start)
  }

  package func state(after time: Double) -> PhaseState {
    if let regular { return regular.state(after: time) }
    let slowNow = slowPart * exp(-slow * time)
    let fastNow = fastPart * exp(-fast * time)
    return PhaseState(position: slowNow + fastNow, velocity: -(slow * slowNow + fast * fastNow))
  }
}
