internal import MotionEngine

/// The frames of an object with one animation that has one plain track and is in the middle of its time: the same as the
/// general way, without going through lists.
///
/// Whatever changes what goes on drops it, and it steps aside before the end.
final class SingleLane {
  private let timing: Timing
  private let motion: TrackMotion
  private let offset: Int
  /// Whether it is a plain number that is a property by itself.
  private let isSingle: Bool
  private let track: Track
  private let place: Place
  private let length: Double
  /// Up to which time since the begin there is nothing to fold, s.
  private let straightEnd: Double

  init?(_ entry: AttachedAnimation) {
    guard entry.state == .running, entry.tracks.count == 1, let plain = entry.tracks[0].plainMotion,
      entry.tracks[0].place.isAlone(entry.tracks[0])
    else { return nil }
    timing = entry.level.timing
    length = timing.activeDuration(of: 0)
    straightEnd = !timing.isStraight ? 0 : length < .infinity ? length - 2 * length.ulp : .infinity
    track = entry.tracks[0]
    place = track.place
    (motion, offset) = plain
    isSingle = place.isSingle && motion.saysNumber && length > 0
  }

  /// False when this frame is not one for it.
  func step(_ object: AnyObject, at time: Double) -> Bool {
    let elapsed = time - timing.beginTime
    if elapsed > 0, elapsed < straightEnd {
      return show(TimingSample(within: elapsed, of: length), rate: 1, on: object)
    }
    let sample = timing.sample(at: time)
    guard sample.phase == .active, !sample.isOver else { return false }
    return show(sample, rate: sample.isReversed ? -timing.speed : timing.speed, on: object)
  }

  @inline(__always)
  private func show(_ sample: TimingSample, rate: Double, on object: AnyObject) -> Bool {
    track.moveAlone(to: sample, rate: rate)
    let motion = Unmanaged.passUnretained(motion)
    return motion._withUnsafeGuaranteedRef { motion in
      if isSingle { return place.showAlone(on: object, motion.number(sample.time)) }
      return place.showAlone(on: object, at: offset, motion.count) { motion.evaluate(sample, into: $0) }
    }
  }
}
