package import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Friction whose factor d per millisecond is read to first order: the rate is 1000 (1 − d) instead of −1000 ln d.
///
/// The flick goes too far, 500 units instead of 499.4998 at d = 0.998 from 1000 units/s, and the more so the smaller d.
/// It is React Native's reading; the same 0.998 comes to three places of rest in three systems.
package struct DecelerationFirstOrderForm: TunableForm {
  package static let name = "deceleration-first-order"
  package static let summary = "Friction that takes 1 − d for −ln d of its factor per millisecond, as in React Native"
  package static let laws = SpokenLaws.friction

  package static let constants = [
    TunableConstant("scale", "factor on 1000 (1 − d)", value: 1, in: 0.5...2)
  ]

  private let start: PhaseState
  private let rate: Double

  package init(_ law: MotionProblem.Law, from start: PhaseState, values: [Double]) {
    guard case .friction(.exponential(let rate)) = law else { preconditionFailure("this form has friction only") }
    self.start = start
    // Why: d itself, e^(−λ/1000), would lose the digits of 1 − d; the reading is at fault here, not the rounding.
    self.rate = values[0] * -1000 * expm1(-rate / 1000)
  }

  package func state(after time: Double) -> PhaseState {
    guard rate > 0 else {
      return PhaseState(position: start.position + start.velocity * time, velocity: start.velocity)
    }
    return PhaseState(
      position: start.position - start.velocity * expm1(-rate * time) / rate,
      velocity: start.velocity * exp(-rate * time))
  }
}
