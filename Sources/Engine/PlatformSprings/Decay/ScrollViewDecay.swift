public import MotionEngine

/// The deceleration of `UIScrollView`.
///
///     v = v₀ d^(1000t)        x = v₀ (d^(1000t) − 1) / (1000 ln d)
///
/// Source: Apple, UIKit reference, `UIScrollView.DecelerationRate`; the closed form is that of public analyses.
public struct ScrollViewDecay: ExponentialPlatformDecay, Hashable {
  /// d, per millisecond.
  public let decelerationRate: Double
  /// How near its end the motion counts as finished, points. The platform publishes none.
  public let tolerance: Double
  public let decay: ExponentialDecay

  /// `UIScrollView.DecelerationRate.normal`.
  public static let normalRate = 0.998
  /// `UIScrollView.DecelerationRate.fast`.
  public static let fastRate = 0.99

  public init(
    decelerationRate: Double = normalRate, tolerance: Double = 0.5
  ) throws(PlatformSpringError) {
    try PlatformSpringError.requirePositive(tolerance, "tolerance")
    self.decelerationRate = decelerationRate
    self.tolerance = tolerance
    decay = try PlatformSpringError.wrapping { () throws(DecayError) in
      try ExponentialDecay(decelerationFactor: decelerationRate)
    }
  }

  /// When the remaining distance is the tolerance, s: ln(−1000 ln d · δ/|v₀|) / (1000 ln d).
  public func duration(velocity: Double) -> Double { decay.time(untilRemaining: tolerance, from: velocity) }

  /// The end itself: v₀ / (−1000 ln d).
  public func destination(velocity: Double) -> Double { restDisplacement(velocity: velocity) }

  /// The velocity that comes to rest `distance` away, points per second.
  public func velocity(toReach distance: Double) throws(PlatformSpringError) -> Double {
    do throws(DecayError) {
      return try decay.velocity(toTravel: distance)
    } catch {
      throw .notADecay(error)
    }
  }

  /// The projection shown at WWDC 2018 in "Designing Fluid Interfaces": v/1000 · d/(1 − d), a thousandth short of the
  /// end.
  public func projection(velocity: Double) -> Double {
    velocity / 1000 * decelerationRate / (1 - decelerationRate)
  }
}
