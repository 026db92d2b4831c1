public import MotionEngine

/// Compose's estimate of how long a spring will run, which decides how long the animation is.
///
/// Source: androidx, `SpringEstimation`; `FloatSpringSpec` divides values and velocities by the visibility threshold.
public enum ComposeEstimate {
  /// The estimate in whole milliseconds.
  ///
  /// - ζ < 1: when the envelope √(x₀² + ((v₀ + βx₀)/ω_d)²) e^(−βt) is one threshold wide.
  /// - ζ ≥ 1: when the motion is last one threshold away. The platform finds it by Newton steps that end within a
  ///   millisecond; here it is exact, so that the last millisecond may differ.
  /// - At rest on the target: 0; also where the envelope starts within the threshold, for which the platform's number is
  ///   negative, to the same effect.
  ///
  /// - Parameters:
  ///   - spring: the constants; the platform's own mass is 1.
  ///   - start: displacement from the target and velocity, in units of the value.
  ///   - visibilityThreshold: > 0, in units of the value; 0.01 where the platform is told none.
  /// - Returns: nil without damping, where the platform's answer is the longest time it can hold.
  public static func milliseconds(
    of spring: Spring, from start: SpringState = SpringState(displacement: -1, velocity: 0),
    visibilityThreshold: Double = 0.01
  ) -> Int? {
    precondition(visibilityThreshold > 0, "a visibility threshold is above 0")
    if start == .rest { return 0 }
    if spring.dampingCoefficient == 0 { return nil }
    let seconds: Double
    if spring.platformRegime == .underdamped {
      let rate = spring.decayRate
      let quadrature = (start.velocity + rate * start.displacement) / spring.dampedFrequency
      let amplitude = (start.displacement * start.displacement + quadrature * quadrature).squareRoot()
      seconds = MathLibrary.log(amplitude / visibilityThreshold) / rate
    } else {
      seconds = spring.settlingTime(within: visibilityThreshold, from: start)
    }
    return Int(exactly: (max(0, seconds) * 1000).rounded(.towardZero))
  }
}
