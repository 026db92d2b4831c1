/// Android's `OverScroller` fling, which Compose calls `splineBasedDecay`.
///
/// With f = friction · coefficient, l = ln(0.35 |v|/f) and R = ln 0.78/ln 0.9:
///
///     T = e^(l/(R − 1)) s        D = f · e^(l R/(R − 1))        x(t) = D · spline(t/T)
///
/// The spline is the cubic Bézier curve through (0, 0), (0.175, 0.5), (0.35, 1), (1, 1) in (time, distance), read off
/// a table of 100 chords. The platform's table is bisected to 10⁻⁵ in time and held in single precision; here it is
/// exact, and positions differ from it by less than 2 · 10⁻⁵ of the way.
/// Source: Android reference and androidx, `splineBasedDecay`.
public struct AndroidSplineFling: PlatformDecay, Hashable {
  /// Pixels per dp.
  public let density: Double
  public let friction: Double

  public init(
    density: Double, friction: Double = 0.015
  ) throws(PlatformSpringError) {
    try PlatformSpringError.requirePositive(density, "density")
    try PlatformSpringError.requirePositive(friction, "friction")
    self.density = density
    self.friction = friction
  }

  private var frictionTerm: Double { friction * SplineFlingScale.physicalCoefficient(density: density) }

  /// l.
  private func splineDeceleration(_ velocity: Double) -> Double {
    MathLibrary.log(SplineFlingScale.inflection * velocity.magnitude / frictionTerm)
  }

  /// T, s; 0 for a velocity of 0.
  public func duration(velocity: Double) -> Double {
    if velocity == 0 { return 0 }
    return MathLibrary.exp(splineDeceleration(velocity) / (SplineFlingScale.decelerationRate - 1))
  }

  /// D with the sign of the velocity, pixels; 0 for a velocity of 0.
  public func destination(velocity: Double) -> Double {
    if velocity == 0 { return 0 }
    let rate = SplineFlingScale.decelerationRate
    let distance = frictionTerm * MathLibrary.exp(splineDeceleration(velocity) * rate / (rate - 1))
    return velocity < 0 ? -distance : distance
  }

  /// From ``duration(velocity:)`` on it stays where it is.
  public func displacement(after time: Double, velocity: Double) -> Double {
    let duration = duration(velocity: velocity)
    guard time < duration else { return destination(velocity: velocity) }
    return destination(velocity: velocity) * FlingSpline.shared.position(at: max(0, time) / duration).distance
  }

  /// The slope of the chord. It is not the velocity of the throw at first: the curve begins 2.86 times as steep as its
  /// chord to the end, whatever that velocity was.
  public func velocity(after time: Double, velocity: Double) -> Double {
    let duration = duration(velocity: velocity)
    guard time < duration else { return 0 }
    return destination(velocity: velocity) / duration
      * FlingSpline.shared.position(at: max(0, time) / duration).slope
  }
}
