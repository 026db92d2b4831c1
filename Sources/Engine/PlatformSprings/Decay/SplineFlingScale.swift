/// The constants that Android's spline fling and Flutter's clamping scroll share.
enum SplineFlingScale {
  /// ln 0.78 / ln 0.9, the deceleration rate of both.
  static let decelerationRate = MathLibrary.log(0.78) / MathLibrary.log(0.9)
  /// Where the fling's curve turns from accelerating the eye to letting go, as a share.
  static let inflection = 0.35
  /// `ViewConfiguration`'s scroll friction.
  static let scrollFriction = 0.015

  /// Gravity, 9.80665 m/s², in pixels: 39.37 inches a metre, 160 pixels an inch at density 1, and a taste of 0.84.
  static func physicalCoefficient(density: Double) -> Double { 9.80665 * 39.37 * 160 * density * 0.84 }
}
