package import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Friction whose way is a sum of one step a millisecond, each by the velocity at its end.
///
/// With d the factor per millisecond and v₀ in units per millisecond the way after n of them is v₀ d (1 − dⁿ)/(1 − d),
/// taken for n between whole numbers too. The velocity is right, the way too short by (−ln d) d/(1 − d): 499 units
/// instead of 499.4998 at d = 0.998 from 1000 units/s. It is Pop's reading.
package struct DecelerationPerMillisecondSumForm: TunableForm {
  package static let name = "deceleration-per-millisecond-sum"
  package static let summary = "Friction that sums a step for every millisecond instead of integrating, as in Pop"
  package static let laws = SpokenLaws.friction

  package static let constants = [
    TunableConstant("step", "time between the terms of the sum", unit: "s", value: 0.001, in: 1e-6...0.02)
  ]

  private let start: PhaseState
  private let rate: Double
  /// Units of length per unit of 1 − dⁿ.
  private let reach: Double

  package init(_ law: MotionProblem.Law, from start: PhaseState, values: [Double]) {
    guard case .friction(.exponential(let rate)) = law else { preconditionFailure("this form has friction only") }
    self.start = start
    self.rate = rate
    // With the step τ: τ e^(−λτ)/(1 − e^(−λτ)) = τ/(e^(λτ) − 1), at a millisecond d/(1 − d)/1000.
    reach = start.velocity * values[0] / expm1(rate * values[0])
  }

  package func state(after time: Double) -> PhaseState {
    guard rate > 0 else {
      return PhaseState(position: start.position + start.velocity * time, velocity: start.velocity)
    }
    return PhaseState(
      position: start.position - reach * expm1(-rate * time), velocity: start.velocity * exp(-rate * time))
  }
}
