internal import GSLNumerics
internal import MotionProblems

/// m y″ + c y′ + k y + b |y′| y′ ± F = 0 in the units of a ``ScaledProblem``, as a first-order system:
///
///     y₁′ = (V / (ωₙ A)) y₂     y₂′ = −damping y₂ − pull y₁ − drag |y₂| y₂ − push
///
/// `push` is the Coulomb friction F/(m ωₙ V) with the sign of the velocity in the present phase. It keeps that sign where y₂
/// passes 0, so that the right-hand side stays smooth there; what lies beyond is another phase.
struct ResistedEquation: DifferentiableODESystem, Hashable {
  let linear: LinearMotion
  let drag: Double
  let push: Double

  var dimension: Int { 2 }
  var isAutonomous: Bool { true }

  static let directCallback: ODECallback? = { evaluateDirectly(ResistedEquation.self, $0, $1, $2, $3) }

  func derivative(
    at time: Double, of state: UnsafeBufferPointer<Double>, into derivative: UnsafeMutableBufferPointer<Double>
  ) {
    linear.derivative(at: time, of: state, into: derivative)
    derivative[1] -= drag * abs(state[1]) * state[1] + push
  }

  func jacobian(
    at time: Double, of state: UnsafeBufferPointer<Double>, into matrix: UnsafeMutableBufferPointer<Double>,
    timeDerivative: UnsafeMutableBufferPointer<Double>
  ) {
    linear.jacobian(at: time, of: state, into: matrix, timeDerivative: timeDerivative)
    matrix[3] -= 2 * drag * abs(state[1])
  }
}
