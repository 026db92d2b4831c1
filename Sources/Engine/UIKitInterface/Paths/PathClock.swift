/// Where on a path it is at a local time: from one anchor, forwards or backwards.
struct PathClock: Hashable, Sendable {
  /// The place on the path at the anchor, s.
  var position = 0.0
  /// The local time there, s.
  var local = 0.0
  /// Whether the path is gone through from its end to its start.
  var isReversed = false

  func position(at time: Double) -> Double {
    isReversed ? position - (time - local) : position + (time - local)
  }
}
