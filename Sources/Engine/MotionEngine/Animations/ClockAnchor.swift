/// How the local time of an animation follows from the animator's time: from one anchor, which pauses move.
struct ClockAnchor {
  /// The animator's time there; nil until the first frame sets it.
  var clock: Double?
  /// The local time there.
  var local = 0.0
  /// Whether it has been set once.
  private(set) var isSet = false

  init(clock: Double? = nil) {
    self.clock = clock
    isSet = clock != nil
  }

  func localTime(at time: Double) -> Double {
    guard let clock else { return local }
    return local + (time - clock)
  }

  /// Goes on from where it is, at a time of the animator; nil: at the next frame.
  mutating func move(to time: Double?, local newLocal: Double) {
    clock = time
    local = newLocal
    isSet = true
  }

  /// A frame at a time, which it starts from if nothing else was said.
  @inline(__always)
  mutating func begin(at time: Double) {
    guard clock == nil else { return }
    clock = time
    isSet = true
  }
}
