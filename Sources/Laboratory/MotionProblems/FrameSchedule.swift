/// When an engine is asked for its value.
public enum FrameSchedule: Hashable, Sendable {
  /// Evenly, first sample at 0, last at the end of the window.
  case uniform(count: Int)
  /// Frame by frame, as a display would.
  case frames(DisplayFrames)

  /// The instants over a window of `window` seconds.
  public func times(over window: Double) -> SampleTimes {
    switch self {
    case .uniform(let count): SampleTimes.uniform(count: count, over: window)
    case .frames(let frames): frames.times(over: window)
    }
  }
}
