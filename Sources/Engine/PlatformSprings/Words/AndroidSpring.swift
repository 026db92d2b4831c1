/// The named stiffnesses and damping ratios of Android's `SpringForce` and Compose's `Spring`.
///
/// The words themselves are ``StiffnessRatioSpring``, with a mass of 1. Both platforms refuse a stiffness of 0 or
/// less and a negative ratio.
///
/// Source: Android reference, `SpringForce` and `androidx.compose.animation.core.Spring`.
public enum AndroidSpring {
  public static let stiffnessHigh = 10_000.0
  public static let stiffnessMedium = 1500.0
  /// Compose only.
  public static let stiffnessMediumLow = 400.0
  public static let stiffnessLow = 200.0
  public static let stiffnessVeryLow = 50.0

  public static let dampingRatioHighBouncy = 0.2
  public static let dampingRatioMediumBouncy = 0.5
  public static let dampingRatioLowBouncy = 0.75
  public static let dampingRatioNoBouncy = 1.0

  /// What `SpringForce` is without words: medium stiffness, medium bouncy.
  public static let springForce = StiffnessRatioSpring(
    stiffness: stiffnessMedium, dampingRatio: dampingRatioMediumBouncy)
  /// What Compose's `spring()` is without words: medium stiffness, no bounce.
  public static let compose = StiffnessRatioSpring(stiffness: stiffnessMedium, dampingRatio: dampingRatioNoBouncy)
}
