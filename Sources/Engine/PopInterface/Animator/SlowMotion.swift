internal import MotionEngine

/// Another clock's frames with their time slowed down by a drag coefficient.
///
/// From the moment the coefficient is set the time goes on from where it is at 1/coefficient of the rate; nothing jumps,
/// and what was lost stays lost when it is set back to 1.
final class SlowMotion: FrameClock {
  private let clock: (any FrameClock)?
  // Why unchecked, here and below: a check costs a frame some 4 ns, and each access is over before anyone is called.
  @exclusivity(unchecked) private(set) var drag = 1.0
  @exclusivity(unchecked) private var anchor = 0.0
  @exclusivity(unchecked) private var slowAnchor = 0.0
  @exclusivity(unchecked) private var last: Double?

  init(_ clock: (any FrameClock)?) { self.clock = clock }

  /// - Parameter newDrag: finite, ≥ 1; holds from the last frame on.
  func setDrag(_ newDrag: Double) {
    if let last {
      slowAnchor = slowTime(at: last)
      anchor = last
    }
    drag = newDrag
  }

  /// The slowed time of a frame.
  func frame(at time: Double) -> Double {
    if last == nil, drag != 1 {
      anchor = time
      slowAnchor = time
    }
    last = time
    return slowTime(at: time)
  }

  // Why: without drag the time is the clock's own, to the bit.
  private func slowTime(at time: Double) -> Double {
    drag == 1 && anchor == slowAnchor ? time : slowAnchor + (time - anchor) / drag
  }

  func start(_ frame: @escaping (Double) -> Void) {
    // Why not weakly: that costs as much as a spring each frame, and stop() lets it go.
    clock?.start { frame(self.frame(at: $0)) }
  }

  func stop() { clock?.stop() }
}
