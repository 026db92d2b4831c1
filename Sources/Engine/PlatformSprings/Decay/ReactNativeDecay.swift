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
  ///
  /// The step of frame n is v₀/λ · (1 − e^(−λh)) e^(−λh(n − 1)), so the frame is found from its logarithm and then
  /// made sure of.
  public func lastFrame(velocity: Double) -> Int {
    let first = displacement(after: frameDuration, velocity: velocity).magnitude
    guard first >= Self.smallestStep else { return 1 }
    let frames = MathLibrary.log(first / Self.smallestStep) / (decay.frictionRate * frameDuration)
    var frame = max(1, Int(frames) - 1)
    while step(frame, velocity) >= Self.smallestStep { frame += 1 }
    return frame
  }

  private func step(_ frame: Int, _ velocity: Double) -> Double {
    let now = displacement(after: Double(frame) * frameDuration, velocity: velocity)
    return (now - displacement(after: Double(frame - 1) * frameDuration, velocity: velocity)).magnitude
  }

  public func duration(velocity: Double) -> Double { Double(lastFrame(velocity: velocity)) * frameDuration }
}
