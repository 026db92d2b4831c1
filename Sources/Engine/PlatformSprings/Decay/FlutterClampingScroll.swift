/// Flutter's `ClampingScrollSimulation`: as far as Android's fling, in less time, on a curve of its own.
///
/// With the reference velocity r = 0.015 · coefficient / 0.35 and R = ln 0.78/ln 0.9:
///
///     T = 0.35 R (|v|/r)^(1/(R − 1)) s        D = v T/R        x(t) = D (1 − (1 − t/T)^R)
///
/// Source: Flutter API documentation, widgets library.
public struct FlutterClampingScroll: PlatformDecay, Hashable {
  public let friction: Double

  public init(friction: Double = 0.015) throws(PlatformSpringError) {
    try PlatformSpringError.requirePositive(friction, "friction")
    self.friction = friction
  }

  private var referenceVelocity: Double {
    friction * SplineFlingScale.physicalCoefficient(density: 1) / SplineFlingScale.inflection
  }

  /// T, s.
  public func duration(velocity: Double) -> Double {
    let rate = SplineFlingScale.decelerationRate
    return rate * SplineFlingScale.inflection
      * MathLibrary.pow(velocity.magnitude / referenceVelocity, 1 / (rate - 1))
  }

  /// D, logical pixels.
  public func destination(velocity: Double) -> Double {
    velocity * duration(velocity: velocity) / SplineFlingScale.decelerationRate
  }

  public func displacement(after time: Double, velocity: Double) -> Double {
    let left = remainingShare(time, velocity)
    // 1 − (1 − t/T)^R without cancellation near the start.
    let gone =
      left > 0.5
      ? -MathLibrary.expm1(SplineFlingScale.decelerationRate * MathLibrary.log(left))
      : 1 - MathLibrary.pow(left, SplineFlingScale.decelerationRate)
    return destination(velocity: velocity) * gone
  }

  /// v (1 − t/T)^(R − 1), which starts as the velocity of the throw.
  public func velocity(after time: Double, velocity: Double) -> Double {
    velocity * MathLibrary.pow(remainingShare(time, velocity), SplineFlingScale.decelerationRate - 1)
  }

  /// 1 − t/T, within 0 … 1.
  private func remainingShare(_ time: Double, _ velocity: Double) -> Double {
    let duration = duration(velocity: velocity)
    return time >= duration ? 0 : 1 - max(0, time) / duration
  }
}
