public import MotionEngine

/// react-spring's `config.decay`: the first-order reading of the deceleration factor.
///
///     x = v₀/(1 − d) · (1 − e^(−(1 − d) · ms)), v₀ per millisecond there
///
/// `decay: true` is 0.998. It ends at the first frame that moved no more than the precision, 0.005 where none is given
/// and there is no target; like React Native's, that depends on the frame rate.
/// Source: react-spring documentation, `config`, and its public sources.
public struct ReactSpringDecay: ExponentialPlatformDecay, Hashable {
  /// d, per millisecond.
  public let factor: Double
  /// units of the value.
  public let precision: Double
  /// s.
  public let frameDuration: Double
  public let decay: ExponentialDecay

  public init(
    factor: Double = 0.998, precision: Double = 0.005, frameDuration: Double = 1.0 / 60
  ) throws(PlatformSpringError) {
    try PlatformSpringError.requirePositive(precision, "precision")
    try PlatformSpringError.requirePositive(frameDuration, "frameDuration")
    guard factor > 0, factor < 1 else {
      throw .outOfRange(quantity: "decay", value: factor, allowed: "above 0 and below 1")
    }
    self.factor = factor
    self.precision = precision
    self.frameDuration = frameDuration
    decay = try PlatformSpringError.wrapping { () throws(DecayError) in
      try ExponentialDecay(decelerationFactor: factor, reading: .firstOrder)
    }
  }

  /// The last frame, the first after the start being 1: the first n with x(n) − x(n − 1) ≤ precision.
  public func lastFrame(velocity: Double) -> Int {
    let precision = precision
    return FrameStop(
      decay: decay, frameDuration: frameDuration, goesOn: { $0 > precision }, smallestStep: precision
    ).lastFrame(velocity: velocity)
  }

  public func duration(velocity: Double) -> Double { Double(lastFrame(velocity: velocity)) * frameDuration }
}
