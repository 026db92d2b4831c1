public import MotionEngine

/// React Native's `Animated.decay`: the first-order reading of the deceleration factor.
///
///     x = v₀/(1 − d) · (1 − e^(−(1 − d) · ms)), v₀ per millisecond there
///
/// It ends at the first frame that moved less than 0.1, which depends on the frame rate: at 120 Hz a value stops
/// earlier and shorter than at 60 Hz.
/// Source: React Native documentation, `Animated.decay`.
public struct ReactNativeDecay: ExponentialPlatformDecay, Hashable {
  /// d, per millisecond.
  public let deceleration: Double
  /// s.
  public let frameDuration: Double
  public let decay: ExponentialDecay

  /// A frame that moves less than this is the last.
  public static let smallestStep = 0.1

  public init(deceleration: Double = 0.998, frameDuration: Double = 1.0 / 60) throws(PlatformSpringError) {
    try PlatformSpringError.requirePositive(frameDuration, "frameDuration")
    guard deceleration > 0, deceleration < 1 else {
      throw .outOfRange(quantity: "deceleration", value: deceleration, allowed: "above 0 and below 1")
    }
    self.deceleration = deceleration
    self.frameDuration = frameDuration
    decay = try PlatformSpringError.wrapping { () throws(DecayError) in
      try ExponentialDecay(decelerationFactor: deceleration, reading: .firstOrder)
    }
  }

  /// The last frame, the first after the start being 1: the first n with x(n) − x(n − 1) < 0.1.
  public func lastFrame(velocity: Double) -> Int {
    FrameStop(
      decay: decay, frameDuration: frameDuration, goesOn: { $0 >= Self.smallestStep }, smallestStep: Self.smallestStep
    ).lastFrame(velocity: velocity)
  }

  public func duration(velocity: Double) -> Double { Double(lastFrame(velocity: velocity)) * frameDuration }
}
