internal import MotionEngine

extension SwiftUISpring {
  /// `settlingDuration(target:initialVelocity:epsilon:)` as the platform computes it, s.
  ///
  /// - Below critical damping: max(0, ln((|βX − v| + |X|) / ε) / β). The velocity term is not divided by ω_d, unlike
  ///   that of ``CoreAnimationSpring/settlingDuration(initialVelocity:)``.
  /// - From critical damping on: steps of 0.1 s, at most 1024; the first that is inside the band and stays there for
  ///   more than a second, else 0.
  /// - β = 0: infinity. What is not a number, and a negative or infinite ε, give 0; an ε of 0 gives infinity.
  ///
  /// - Parameters:
  ///   - target: X, in the units of the value, from 0.
  ///   - initialVelocity: v, units of the value per second.
  ///   - epsilon: ε, units of the value.
  public func settlingDuration(
    target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    if decayConstant == 0 { return .infinity }
    guard epsilon >= 0, epsilon < .infinity else { return 0 }
    if angularFrequency > 0 {
      let start = (decayConstant * target - initialVelocity).magnitude + target.magnitude
      let duration = MathLibrary.log(start / epsilon) / decayConstant
      return duration > 0 ? duration : 0
    }
    if epsilon == 0 { return .infinity }
    guard let spring = try? spring() else { return 0 }
    let kernel = SpringKernel(
      spring: spring, start: SpringState(displacement: -target, velocity: initialVelocity))
    return TenthSecondWalk(kernel: kernel, band: epsilon).firstInsideForASecond()
  }
}
