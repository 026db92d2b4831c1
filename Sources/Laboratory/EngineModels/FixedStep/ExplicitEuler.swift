package import MotionProblems

/// Position and velocity both moved along the derivatives of the old state; order 1.
///
/// On a spring it is stable for dt < 2 ζ/ωₙ = c/k below critical damping, so never without damping; on friction for
/// dt < 2/λ.
package enum ExplicitEuler: FixedStepMethod {
  package static let name = "explicit-euler"
  package static let summary =
    "Explicit Euler, order 1: the first thing anyone writes, and it feeds energy into springs"
  package static let order = 1
  package static let evaluationsPerStep = 1

  @inline(__always)
  package static func step(_ state: PhaseState, by dt: Double, under acceleration: Acceleration) -> PhaseState {
    PhaseState(
      position: state.position + dt * state.velocity,
      velocity: state.velocity + dt * acceleration(state.position, state.velocity))
  }
}
