package import MotionProblems

/// The classic Runge–Kutta method of four stages; order 4.
///
/// Stable on a lightly damped spring for dt up to about 2.8/ωₙ and on friction for dt < 2.785/λ.
package enum ClassicRungeKutta: FixedStepMethod {
  package static let name = "rk4"
  package static let summary =
    "Classic Runge–Kutta, order 4, with a proper remainder: Pop's and Rebound's method done right"
  package static let order = 4
  package static let evaluationsPerStep = 4

  @inline(__always)
  package static func step(_ state: PhaseState, by dt: Double, under acceleration: Acceleration) -> PhaseState {
    let half = dt / 2
    let v1 = state.velocity
    let a1 = acceleration(state.position, v1)
    let v2 = state.velocity + half * a1
    let a2 = acceleration(state.position + half * v1, v2)
    let v3 = state.velocity + half * a2
    let a3 = acceleration(state.position + half * v2, v3)
    let v4 = state.velocity + dt * a3
    let a4 = acceleration(state.position + dt * v3, v4)
    let sixth = dt / 6
    return PhaseState(
      position: state.position + sixth * (v1 + 2 * (v2 + v3) + v4),
      velocity: state.velocity + sixth * (a1 + 2 * (a2 + a3) + a4))
  }
}
