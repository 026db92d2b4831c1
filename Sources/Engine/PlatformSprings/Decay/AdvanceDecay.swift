public import MotionEngine

/// The decay of Advance: v′ = −drag · v.
///
/// It ends when the speed is below the threshold.
/// Source: Advance, `DecayFunction`.
public struct AdvanceDecay: ExponentialPlatformDecay, Hashable {
  /// λ, 1/s.
  public let drag: Double
  /// units / s.
  public let threshold: Double
  public let decay: ExponentialDecay

  public init(drag: Double = 3, threshold: Double = 0.1) throws(PlatformSpringError) {
    try PlatformSpringError.requirePositive(drag, "drag")
    try PlatformSpringError.requirePositive(threshold, "threshold")
    self.drag = drag
    self.threshold = threshold
    decay = try PlatformSpringError.wrapping { () throws(DecayError) in try ExponentialDecay(frictionRate: drag) }
  }

  public func duration(velocity: Double) -> Double { decay.time(untilSpeed: threshold, from: velocity) }
}
