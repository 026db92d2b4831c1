package import MotionProblems

/// The classic Runge–Kutta method whose weighted sum has lost its first stage; order 0.
///
/// The weights are 2/6, 2/6 and 1/6, which add up to 5/6. As the step shrinks the motion tends to the right one at 5/6 of
/// its speed, and no step makes it better. Found by reading an engine's code: all four stages are there, and one name
/// is missing in the sum.
package enum RungeKuttaWithoutFirstStage: FixedStepMethod {
  package static let name = "rk4-without-first-stage"
  package static let summary =
    "Runge–Kutta whose weighted sum has lost its first stage, so that it runs at 5/6 of its speed"
  package static let order = 0
  package static let formalOrder = 4
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
      position: state.position + sixth * (2 * (v2 + v3) + v4),
      velocity: state.velocity + sixth * (2 * (a2 + a3) + a4))
  }
}
