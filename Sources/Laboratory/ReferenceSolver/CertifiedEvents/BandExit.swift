/// What a search for the last exit found, in the time of its segment and at one precision.
enum BandExit: ~Copyable {
  case never
  case infinite
  case finite(ExitInstant)

  static func finite(_ time: consuming Ball, lobe: Int?) -> BandExit {
    .finite(ExitInstant(time: time, lobe: lobe))
  }
}

/// The last exit of a ``BandExit``.
struct ExitInstant: ~Copyable {
  /// Seconds of the segment.
  let time: Ball
  /// Turning points before it; nil beyond 2⁵³.
  let lobe: Int?
}
