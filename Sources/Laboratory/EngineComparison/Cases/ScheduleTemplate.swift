public import MotionProblems

/// The schedule of a sweep, its frame rate perhaps left to an axis.
public enum ScheduleTemplate: Hashable, Sendable {
  case uniform(count: Int)
  /// `rate` is nil when the axis `frameRate` gives it.
  case frames(rate: Double?, jitter: Double, seed: UInt64, hitches: [DisplayFrames.Hitch])

  /// What a sweep has that says nothing.
  public static let standard = ScheduleTemplate.uniform(count: 360)

  /// The schedule at a frame rate, which a uniform one does not need.
  func schedule(frameRate: Double?) -> FrameSchedule {
    switch self {
    case .uniform(let count): return .uniform(count: count)
    case .frames(let rate, let jitter, let seed, let hitches):
      // Why: the parser has seen to it that one of them is there.
      guard let rate = frameRate ?? rate else { return .uniform(count: 360) }
      return .frames(DisplayFrames(rate: rate, jitter: jitter, seed: seed, hitches: hitches))
    }
  }
}

extension FrameSchedule {
  /// "360 samples", "60 Hz", "60 Hz, jitter 0.2, 1 hitch".
  public var text: String {
    switch self {
    case .uniform(let count): return "\(count) samples"
    case .frames(let frames):
      let jitter = frames.jitter > 0 ? ", jitter \(ShortestText.text(frames.jitter))" : ""
      let hitches = frames.hitches.count
      return "\(ShortestText.text(frames.rate)) Hz\(jitter)"
        + (hitches == 0 ? "" : ", \(hitches) hitch\(hitches == 1 ? "" : "es")")
    }
  }

  /// Frames per second, nil for a uniform schedule.
  public var frameRate: Double? {
    if case .frames(let frames) = self { frames.rate } else { nil }
  }
}
