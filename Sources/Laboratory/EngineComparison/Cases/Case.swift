public import MotionProblems

/// One motion to be judged, with all that determines how.
public struct Case: Sendable {
  /// `suite@version/sweep/axis=value,…`
  public let id: String
  public let sweep: String
  /// In the suite.
  public let index: Int
  public let problem: MotionProblem
  /// How the motion is held up and repeated; nil where it is neither.
  public let playback: Playback?
  public let schedule: FrameSchedule
  /// "360 samples", "60 Hz, jitter 0.2, 1 hitch".
  public let scheduleText: String
  /// Frames per second, nil for a uniform schedule.
  public let frameRate: Double?
  /// The id without its frame rate, where that is an axis: cases that differ only in it share this.
  public let frameRateGroup: String?
  public let engines: [EngineSelection]
  /// A fraction of the settling scale.
  public let settlingBand: Double
  /// The axes in the order of the file, after the number of the point of a sampled sweep.
  public let parameters: [(name: String, text: String)]
  public let windowRule: WindowRule
}
