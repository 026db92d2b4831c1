package import MotionProblems

/// The velocity first, by the old state, then the position by the new velocity; order 1.
///
/// Also known as symplectic Euler. On a spring it is stable for dt < (√(γ² + 4κ) − γ)/κ with κ = k/m and γ = c/m; on
/// friction for dt < 2/λ.
package enum SemiImplicitEuler: FixedStepMethod {
  package static let name = "semi-implicit-euler"
  package static let summary =
    "Semi-implicit Euler, order 1: velocity, then position, as in game engines and React libraries"
  package static let order = 1
  package static let evaluationsPerStep = 1

  @inline(__always)
  package static func step(_ state: PhaseState, by dt: Double, under acceleration: Acceleration) -> PhaseState {
    let velocity = state.velocity + dt * acceleration(state.position, state.velocity)
    return PhaseState(position: state.position + dt * velocity, velocity: velocity)
  }
}
