package import MotionProblems

/// The right-hand side that every law of a ``MotionProblem`` comes to: a = −(k/m) x − (c/m) v.
///
/// Friction is the case without a spring, k/m = 0 and c/m = λ. `x` is the displacement from the target in force, or
/// the way travelled.
package struct LinearAcceleration: Hashable, Sendable {
  /// k/m, 1/s².
  package let stiffnessRate: Double
  /// c/m, 1/s; λ for friction.
  package let dampingRate: Double

  package init(_ law: MotionProblem.Law) {
    switch law {
    case .spring(let oscillator):
      stiffnessRate = oscillator.stiffness / oscillator.mass
      dampingRate = oscillator.dampingCoefficient / oscillator.mass
    case .friction(.exponential(let rate)):
      stiffnessRate = 0
      dampingRate = rate
    }
  }

  /// a, units of length per s².
  @inline(__always)
  package func callAsFunction(_ position: Double, _ velocity: Double) -> Double {
    -(stiffnessRate * position + dampingRate * velocity)
  }
}
