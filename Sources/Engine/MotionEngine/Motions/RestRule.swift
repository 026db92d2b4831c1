/// From when a motion counts as being at rest; from then on its value is exactly its target.
public enum RestRule: Hashable, Sendable {
  /// The last time at which any component is outside a band around its target: the smaller of an absolute half width
  /// (nil: none) and a share of the component's amplitude, the largest distance it has from its target.
  case band(absolute: Double?, share: Double)
  /// From when every component is at most this fast for good, units / s; a motion by friction ends where it is then. A
  /// spring refuses it, since it is slow at every turn.
  case speed(Double)
  /// From this time on, s since the start, whatever the motion does then: a platform's own rule.
  case time(Double)
  /// Never.
  case never

  /// Within half the smallest visible change, and within a thousandth of the way in any case: no last jump can be seen,
  /// and a small way is not swallowed by a large threshold.
  ///
  /// - Parameter threshold: the smallest change that can be seen, in units of the value; nil when it is not known.
  public static func unseen(threshold: Double? = nil) -> RestRule {
    .band(absolute: threshold.map { 0.5 * $0 }, share: 1e-3)
  }

  /// Within a thousandth of the way.
  public static let thousandth = RestRule.band(absolute: nil, share: 1e-3)

  func check() throws(MotionError) {
    switch self {
    case .band(let absolute, let share):
      if let absolute, !(absolute.isFinite && absolute > 0) {
        throw .mustBePositive(quantity: "the rest band", value: absolute)
      }
      guard share.isFinite, share > 0 else { throw .mustBePositive(quantity: "the rest share", value: share) }
    case .speed(let speed):
      guard speed.isFinite, speed > 0 else { throw .mustBePositive(quantity: "the rest speed", value: speed) }
    case .time(let time):
      guard time >= 0 else { throw .mustNotBeNegative(quantity: "the rest time", value: time) }
    case .never: break
    }
  }

  /// The band for an amplitude, or nil where the rule is no band.
  func band(amplitude: Double) -> Double? {
    guard case .band(let absolute, let share) = self else { return nil }
    return min(absolute ?? .infinity, share * amplitude)
  }
}
