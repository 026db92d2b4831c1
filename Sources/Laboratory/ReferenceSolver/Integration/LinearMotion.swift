internal import GSLNumerics
internal import MotionProblems

/// m x″ + c x′ + k x = 0 or x″ + λ x′ = 0 in units of the problem, as a first-order system.
///
/// With time in 1/ωₙ, length in A and velocity in V the equation reads
///
///     y₁′ = (V / (ωₙ A)) y₂          y₂′ = −(c / (m ωₙ)) y₂ − (ωₙ A / V) y₁
///
/// It is still the equation itself: nothing about its solution goes in. The units keep the error control, which is
/// absolute, meaningful whatever the size of the problem. y₁ is measured from the target in force.
struct LinearMotion: DifferentiableODESystem, Hashable {
  let velocityOverLength: Double
  let damping: Double
  let pull: Double

  var dimension: Int { 2 }
  var isAutonomous: Bool { true }

  static let directCallback: ODECallback? = { evaluateDirectly(LinearMotion.self, $0, $1, $2, $3) }

  func derivative(
    at time: Double, of state: UnsafeBufferPointer<Double>, into derivative: UnsafeMutableBufferPointer<Double>
  ) {
    derivative[0] = velocityOverLength * state[1]
    derivative[1] = -damping * state[1] - pull * state[0]
  }

  func jacobian(
    at time: Double, of state: UnsafeBufferPointer<Double>, into matrix: UnsafeMutableBufferPointer<Double>,
    timeDerivative: UnsafeMutableBufferPointer<Double>
  ) {
    matrix[0] = 0
    matrix[1] = velocityOverLength
    matrix[2] = -pull
    matrix[3] = -damping
    timeDerivative[0] = 0
    timeDerivative[1] = 0
  }
}
