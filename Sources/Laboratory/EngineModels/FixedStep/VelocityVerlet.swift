package import MotionProblems

/// Velocity Verlet in its kick, drift, kick form; order 2 with damping too.
///
/// The first half kick takes the damping at the old velocity, the second solves for it at the new one:
///
///     v½ = v + dt/2 · a(x, v)     x′ = x + dt · v½     v′ = (v½ − dt/2 · (k/m) x′) / (1 + dt/2 · c/m)
///
/// Why: the usual formula takes the acceleration at the end from the positions alone. With a force that depends on the
/// velocity, reusing the old velocity there costs the second order; a linear damping can be solved for in closed form, and
/// so can every friction.
/// Stable on a spring for dt < 2/ωₙ whatever the damping, and on friction for every step.
package enum VelocityVerlet: FixedStepMethod {
  package static let name = "velocity-verlet"
  package static let summary = "Velocity Verlet, order 2: kick, drift, kick, the closing kick implicit in the damping"
  package static let order = 2
  /// One for each half kick. The closing one is that of the next opening one but for the damping, and is not kept.
  package static let evaluationsPerStep = 2

  @inline(__always)
  package static func step(_ state: PhaseState, by dt: Double, under acceleration: Acceleration) -> PhaseState {
    let half = dt / 2
    let middle = state.velocity + half * acceleration(state.position, state.velocity)
    let position = state.position + dt * middle
    let velocity = acceleration.closingVelocity(middle, at: position, half: half)
    return PhaseState(position: position, velocity: velocity)
  }
}
