public import MotionEngine

/// The settling time of jtrivedi/Wave.
public enum WaveSettling {
  /// −ln(10⁻⁴)/(ζ ωₙ), a quarter more from critical damping on; infinity without damping. s.
  ///
  /// Above critical damping this is far too short: the slow mode is not looked at.
  public static func duration(of spring: Spring) -> Double {
    if spring.dampingCoefficient == 0 { return .infinity }
    let envelope = -MathLibrary.log(1e-4) / spring.decayRate
    return spring.platformRegime == .underdamped ? envelope : 1.25 * envelope
  }
}
