/// How far a scroll view follows a finger that pulls it beyond its end.
///
///     shown = pulled · D c / (D + c · pulled)
///
/// It starts with a slope of c and tends to D. The constant 0.55 is a value of the community; the platform publishes
/// none.
public struct RubberBand: Hashable, Sendable {
  /// D, the size of the scroll view along the axis, points.
  public let dimension: Double
  /// c.
  public let coefficient: Double

  public init(dimension: Double, coefficient: Double = 0.55) throws(PlatformSpringError) {
    try PlatformSpringError.requirePositive(dimension, "dimension")
    try PlatformSpringError.requirePositive(coefficient, "coefficient")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// How far the content is shown beyond its end, for a pull of any sign.
  public func shown(pulled: Double) -> Double {
    if pulled.magnitude == .infinity { return pulled > 0 ? dimension : -dimension }
    return pulled * dimension * coefficient / (dimension + coefficient * pulled.magnitude)
  }

  /// The pull that shows this much; infinite from the dimension on.
  public func pulled(shown: Double) -> Double {
    let left = dimension - shown.magnitude
    if left <= 0 { return shown > 0 ? .infinity : -.infinity }
    return shown * dimension / (coefficient * left)
  }
}
