/// How a spring comes to rest.
public enum DampingRegime: String, Hashable, Sendable, CaseIterable {
  /// c = 0: it swings for ever.
  case undamped
  /// 0 < c² < 4 k m: it swings with shrinking amplitude.
  case underdamped
  /// c² = 4 k m exactly.
  case critical
  /// c² > 4 k m: two decaying exponentials.
  case overdamped
}
