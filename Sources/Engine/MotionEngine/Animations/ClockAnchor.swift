/// How the local time of an animation follows from the animator's time: from one anchor, which pauses and changes of
/// rate move.
struct ClockAnchor {
  /// The animator's time there; nil until the first frame sets it.
  var clock: Double?
  /// The local time there.
  var local = 0.0
  var rate = 1.0

  func localTime(at time: Double) -> Double {
    guard let clock else { return local }
    // Why: without a pause the local time is the plain difference, to the bit.
    return rate == 1 ? local + (time - clock) : local + (time - clock) * rate
  }

  /// Goes on from where it is at `time` (nil: at the next frame) with another rate.
  mutating func move(to time: Double?, local newLocal: Double) {
    clock = time
    local = newLocal
  }
}
