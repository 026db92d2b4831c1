/// Reanimated's `withDecay` without a rubber band.
///
/// Each frame, `elapsed` milliseconds after the start,
///
///     v ← v e^(−(1 − d) · 0.1 · elapsed)        x ← x + velocityFactor · v · frame
///
/// and it ends at the first frame with |v| < 1, in a browser 1/20. The exponent grows with the time since the start,
/// not with the length of the frame, so that the velocity falls like e^(−t²/frame): this decay is not an exponential,
/// and at 120 Hz it stops after about 0.7 of the time and distance that it takes at 60 Hz.
/// Source: Reanimated documentation, `withDecay`, and its public sources.
public struct ReanimatedDecay: PlatformDecay, Hashable {
  /// d, per millisecond.
  public let deceleration: Double
  public let velocityFactor: Double
  /// s; a frame longer than 64 ms moves the value by 64 ms only.
  public let frameDuration: Double
  /// The speed below which it ends, units / s: 1 on devices, 0.05 in a browser.
  public let stopSpeed: Double

  /// The factor of a rubber band, where one is asked for.
  public static let rubberBandFactor = 0.6
  static let slope = 0.1
  static let longestFrame = 0.064

  public init(
    deceleration: Double = 0.998, velocityFactor: Double = 1, frameDuration: Double = 1.0 / 60, stopSpeed: Double = 1
  ) throws(PlatformSpringError) {
    guard deceleration > 0, deceleration < 1 else {
      throw .outOfRange(quantity: "deceleration", value: deceleration, allowed: "above 0 and below 1")
    }
    try PlatformSpringError.requireFinite(velocityFactor, "velocityFactor")
    try PlatformSpringError.requirePositive(frameDuration, "frameDuration")
    try PlatformSpringError.requirePositive(stopSpeed, "stopSpeed")
    self.deceleration = deceleration
    self.velocityFactor = velocityFactor
    self.frameDuration = frameDuration
    self.stopSpeed = stopSpeed
  }

  /// ln of what is left of the velocity at frame n: −(1 − d) · 0.1 · h n (n + 1)/2, h in milliseconds.
  private func exponent(_ frame: Int) -> Double {
    let n = Double(frame)
    return -(1 - deceleration) * Self.slope * 1000 * frameDuration * (0.5 * n * (n + 1))
  }

  /// The last frame, the first after the start being 1.
  public func lastFrame(velocity: Double) -> Int {
    guard velocity.magnitude >= stopSpeed else { return 1 }
    let needed = MathLibrary.log(velocity.magnitude / stopSpeed)
    let rate = (1 - deceleration) * Self.slope * 1000 * frameDuration
    var frame = max(1, Int(((0.25 + 2 * needed / rate).squareRoot() - 0.5).rounded(.down)) - 1)
    while (velocity * MathLibrary.exp(exponent(frame))).magnitude >= stopSpeed { frame += 1 }
    return frame
  }

  public func duration(velocity: Double) -> Double { Double(lastFrame(velocity: velocity)) * frameDuration }

  /// The value shown by the last frame at or before `time`.
  public func displacement(after time: Double, velocity: Double) -> Double {
    let frames = min(frame(at: time), lastFrame(velocity: velocity))
    guard frames > 0 else { return 0 }
    let moved = velocityFactor * min(frameDuration, Self.longestFrame) * velocity
    return (1...frames).reduce(0) { $0 + moved * MathLibrary.exp(exponent($1)) }
  }

  /// The velocity after the last frame at or before `time`.
  public func velocity(after time: Double, velocity: Double) -> Double {
    velocity * MathLibrary.exp(exponent(frame(at: time)))
  }

  public func destination(velocity: Double) -> Double {
    displacement(after: .infinity, velocity: velocity)
  }

  private func frame(at time: Double) -> Int {
    // Why the half millionth: n · h / h may fall short of n.
    Int(min(max(0, time / frameDuration + 5e-7), 1e9))
  }
}
