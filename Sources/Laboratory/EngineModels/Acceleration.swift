package import MotionProblems

/// The right-hand side that every law of a ``MotionProblem`` comes to:
///
///     a = −(k/m) x − (c/m) v − f sign v − b |v| v
///
/// A spring has the first two terms; friction is the case without a spring, with c/m = λ; a spring with Coulomb friction
/// has f = F/m, one with quadratic damping b over the mass. `x` is the displacement from the target in force, or the way
/// travelled. At rest the dry term takes what the spring pulls with, up to f, so that what it holds stays at rest.
package struct Acceleration: Hashable, Sendable {
  /// k/m, 1/s².
  package let stiffnessRate: Double
  /// c/m, 1/s; λ for friction.
  package let dampingRate: Double
  /// f, units of length / s².
  package let frictionDeceleration: Double
  /// b, 1 / unit of length.
  package let dragCoefficient: Double
  private let isLinear: Bool

  package init(_ law: MotionProblem.Law) {
    switch law {
    case .spring(let oscillator):
      stiffnessRate = oscillator.stiffness / oscillator.mass
      dampingRate = oscillator.dampingCoefficient / oscillator.mass
      frictionDeceleration = 0
      dragCoefficient = 0
    case .resistedSpring(let oscillator, let resistance):
      stiffnessRate = oscillator.stiffness / oscillator.mass
      dampingRate = oscillator.dampingCoefficient / oscillator.mass
      frictionDeceleration = resistance.coulombFriction / oscillator.mass
      dragCoefficient = resistance.quadraticDamping / oscillator.mass
    case .friction(let friction):
      stiffnessRate = 0
      dampingRate = friction.rate
      frictionDeceleration = friction.deceleration
      dragCoefficient = friction.drag
    }
    isLinear = frictionDeceleration == 0 && dragCoefficient == 0
  }

  /// a, units of length per s².
  @inline(__always)
  package func callAsFunction(_ position: Double, _ velocity: Double) -> Double {
    let linear = -(stiffnessRate * position + dampingRate * velocity)
    return isLinear ? linear : linear - resistance(velocity, against: linear)
  }

  /// f sign v + b |v| v; at rest what holds against `push`, at most f.
  private func resistance(_ velocity: Double, against push: Double) -> Double {
    if velocity == 0 { return max(-frictionDeceleration, min(push, frictionDeceleration)) }
    let dry = velocity > 0 ? frictionDeceleration : -frictionDeceleration
    return dry + dragCoefficient * velocity.magnitude * velocity
  }

  /// The velocity v at the end of an implicit half step that starts with `velocity`: v = `velocity` + half · a(x, v).
  @inline(__always)
  package func closingVelocity(_ velocity: Double, at position: Double, half: Double) -> Double {
    let pulled = velocity - half * (stiffnessRate * position)
    return isLinear ? pulled / (1 + half * dampingRate) : slidingVelocity(pulled, half: half)
  }

  /// The same once the spring has pulled: half b v² + (1 + half λ) v = |velocity| − half f, or 0 where friction has more
  /// than enough to take the rest.
  private func slidingVelocity(_ velocity: Double, half: Double) -> Double {
    let left = velocity.magnitude - half * frictionDeceleration
    guard left > 0 else { return 0 }
    let linear = 1 + half * dampingRate
    let root = (linear * linear + 4 * half * dragCoefficient * left).squareRoot()
    let speed = 2 * left / (linear + root)
    return velocity < 0 ? -speed : speed
  }

  /// The state after a step with the one rule that constant deceleration needs: it never pushes backwards. A step that
  /// turned the velocity round, or in which friction had more than enough to take all of it, ends at rest, wherever the
  /// step has led to.
  ///
  /// Why: the discontinuity at v = 0 is beyond any method here, and without the rule all of them would tremble around it
  /// by f · dt for ever, or creep on. Nothing else is put right: the place is the method's own, up to f · dt²/2 from the
  /// true one, and laws without this term show what the method makes of them.
  @inline(__always)
  package func resting(_ next: PhaseState, after state: PhaseState, by dt: Double) -> PhaseState {
    if isLinear || frictionDeceleration == 0 || stiffnessRate > 0 { return next }
    let isMoving = next.velocity * state.velocity > 0 && state.velocity.magnitude > frictionDeceleration * dt
    return isMoving ? next : PhaseState(position: next.position, velocity: 0)
  }

  /// At which part of a step a spring with dry friction comes to rest and turns, by its acceleration at the start, or by a
  /// straight line through the velocities at both ends; nil where it does not. There the dry term jumps, and the rest of the
  /// step must begin anew.
  ///
  /// Why the first of both: stages of a step that reach beyond the turn feel the friction of the other way, and what is
  /// about to be held would creep on.
  @inline(__always)
  package func turn(from state: PhaseState, to next: PhaseState, by dt: Double) -> Double? {
    guard frictionDeceleration > 0, stiffnessRate > 0, state.velocity != 0 else { return nil }
    let change = dt * self(state.position, state.velocity)
    if change * state.velocity < 0, change.magnitude >= state.velocity.magnitude { return -state.velocity / change }
    guard next.velocity * state.velocity < 0 else { return nil }
    return state.velocity / (state.velocity - next.velocity)
  }
}
