public import MotionEngine

/// Pop's `POPDecayAnimation`.
///
///     v = v₀ d^(1000t)        x = v₀/1000 · d (1 − d^(1000t)) / (1 − d)
///
/// It ends when the speed is below five thresholds of its property. The platform computes powers in single precision;
/// here they are exact, so that a published end may be off by its seventh digit.
/// Source: facebookarchive/pop, `POPDecayAnimation`.
public struct PopDecay: ExponentialPlatformDecay, Hashable {
  /// d, per millisecond.
  public let deceleration: Double
  /// The threshold of the property, units of the value.
  public let threshold: Double
  public let decay: ExponentialDecay

  public init(deceleration: Double = 0.998, threshold: Double = 1) throws(PlatformSpringError) {
    try PlatformSpringError.requirePositive(threshold, "threshold")
    self.deceleration = deceleration
    self.threshold = threshold
    decay = try PlatformSpringError.wrapping { () throws(DecayError) in
      try ExponentialDecay(decelerationFactor: deceleration, reading: .perMillisecondSum)
    }
  }

  /// The speed at which it stops, units / s.
  public var stopSpeed: Double { 5 * threshold }

  public func duration(velocity: Double) -> Double { decay.time(untilSpeed: stopSpeed, from: velocity) }

  /// Of a value with several components: the longest of theirs.
  public func duration(velocities: [Double]) -> Double {
    velocities.map { duration(velocity: $0) }.max() ?? 0
  }
}
