public import MotionEngine

/// Compose's `exponentialDecay`: v = v₀ e^(ft), f = −4.2 · max(0.0001, multiplier).
///
/// It runs until the speed is the threshold, and its target is the end of the endless motion, to which it jumps over
/// the rest of the way. At or below the threshold it does not move at all.
/// Source: Android reference, `androidx.compose.animation.core.exponentialDecay`.
public struct ComposeExponentialDecay: ExponentialPlatformDecay, Hashable {
  public let frictionMultiplier: Double
  /// units / s.
  public let absVelocityThreshold: Double
  public let decay: ExponentialDecay

  public init(
    frictionMultiplier: Double = 1, absVelocityThreshold: Double = 0.1
  ) throws(PlatformSpringError) {
    try PlatformSpringError.requirePositive(absVelocityThreshold, "absVelocityThreshold")
    try PlatformSpringError.requireFinite(frictionMultiplier, "frictionMultiplier")
    self.frictionMultiplier = frictionMultiplier
    self.absVelocityThreshold = absVelocityThreshold
    decay = try PlatformSpringError.wrapping { () throws(DecayError) in
      try ExponentialDecay(frictionRate: 4.2 * max(1e-4, frictionMultiplier))
    }
  }

  public func duration(velocity: Double) -> Double { decay.time(untilSpeed: absVelocityThreshold, from: velocity) }

  /// −v₀/f, or 0 for a velocity at or below the threshold.
  public func destination(velocity: Double) -> Double {
    velocity.magnitude <= absVelocityThreshold ? 0 : restDisplacement(velocity: velocity)
  }
}
