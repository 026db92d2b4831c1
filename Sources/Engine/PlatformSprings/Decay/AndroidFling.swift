public import MotionEngine

/// Android's `FlingAnimation`: v = v₀ e^(ft), f = −4.2 times the friction.
///
/// It ends when the speed is below 62.5 times 0.75 of the minimum visible change, at the value of that frame.
/// Source: Android reference, `androidx.dynamicanimation.animation.FlingAnimation`.
public struct AndroidFling: ExponentialPlatformDecay, Hashable {
  /// The scalar the platform calls friction, 1 by default.
  public let friction: Double
  public let minimumVisibleChange: Double
  public let decay: ExponentialDecay

  public init(friction: Double = 1, minimumVisibleChange: Double = 1) throws(PlatformSpringError) {
    try PlatformSpringError.requirePositive(friction, "friction")
    try PlatformSpringError.requirePositive(minimumVisibleChange, "minimumVisibleChange")
    self.friction = friction
    self.minimumVisibleChange = minimumVisibleChange
    decay = try PlatformSpringError.wrapping { () throws(DecayError) in
      try ExponentialDecay(frictionRate: 4.2 * friction)
    }
  }

  /// The friction scalar of a decay: λ / 4.2.
  public static func friction(of decay: ExponentialDecay) -> Double { decay.frictionRate / 4.2 }

  /// units / s.
  public var velocityThreshold: Double { 62.5 * 0.75 * minimumVisibleChange }

  public func duration(velocity: Double) -> Double { decay.time(untilSpeed: velocityThreshold, from: velocity) }
}
