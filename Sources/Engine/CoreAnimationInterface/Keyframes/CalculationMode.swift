/// How the values between keyframes are found: `CAAnimationCalculationMode`.
public enum CalculationMode: String, CaseIterable, Hashable, Sendable {
  /// Straight from key to key.
  case linear
  /// Each key's value until the next key; it takes one key time more than values.
  case discrete
  /// Straight, at one speed throughout; key times and timing functions do not count.
  case paced
  /// Along a smooth curve through the keys, which may overshoot.
  case cubic
  /// Along the smooth curve at one speed throughout; key times and timing functions do not count.
  case cubicPaced

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
