internal import MotionEngine

/// The frames of an object with one animation that has one plain track and is in the middle of its time: the same as the
/// general way, without going through lists.
///
/// Whatever changes what goes on drops it, and it steps aside before the end.
final class SingleLane {
  private let timing: Timing
  private let motion: TrackMotion
  private let offset: Int
  private let track: Track
  private let place: Place

  init?(_ entry: AttachedAnimation) {
    guard entry.state == .running, entry.tracks.count == 1, let plain = entry.tracks[0].plainMotion,
      entry.tracks[0].place.isAlone(entry.tracks[0])
    else { return nil }
    timing = entry.level.timing
    track = entry.tracks[0]
    place = track.place
    (motion, offset) = plain
  }

  /// False when this frame is not one for it.
  func step(_ object: AnyObject, at time: Double) -> Bool {
    let sample = timing.sample(at: time)
    guard sample.phase == .active, !sample.isOver else { return false }
    track.moveAlone(to: sample, rate: sample.isReversed ? -timing.speed : timing.speed)
    let motion = motion
    return place.showAlone(on: object, at: offset, motion.count) { motion.evaluate(sample, into: $0) }
  }
}
