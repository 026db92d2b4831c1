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
    let share = elapsedShare(time, velocity)
    // Why in logarithms: 1 − (1 − t/T)^R would cancel near the start.
    let left = SplineFlingScale.decelerationRate * MathLibrary.log1p(-share)
    return destination(velocity: velocity) * -MathLibrary.expm1(left)
  }

  /// v (1 − t/T)^(R − 1), which starts as the velocity of the throw.
  public func velocity(after time: Double, velocity: Double) -> Double {
    velocity * MathLibrary.pow(1 - elapsedShare(time, velocity), SplineFlingScale.decelerationRate - 1)
  }

  /// t/T, within 0 … 1.
  private func elapsedShare(_ time: Double, _ velocity: Double) -> Double {
    let duration = duration(velocity: velocity)
    return time >= duration ? 1 : max(0, time) / duration
  }
}
