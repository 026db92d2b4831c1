/// When something happens, proven: within ``radius`` of `time + tail`, added exactly.
public struct EventTime: Hashable, Sendable {
  /// The double next to the true instant, seconds from the start of the problem.
  public let time: Double
  /// What `time` lacks, some 53 more bits.
  public let tail: Double
  /// At most 2⁻⁶² of the time (2⁻¹⁰⁷⁴ where that is below the normal range).
  public let radius: Double

  init(time: Double, tail: Double, radius: Double) {
    self.time = time
    self.tail = tail
    self.radius = radius
  }

  /// - Parameters:
  ///   - local: seconds from the start of `segment`.
  ///   - segment: whose start is added.
  init(_ local: borrowing Ball, in segment: MotionSegment) {
    let parts = (local + Ball(exactly: segment.start)).split
    time = parts.high
    tail = parts.tail
    radius = parts.radius
  }
}

/// The first instant of something that may happen at once or never.
public enum FirstEvent: Hashable, Sendable {
  /// It is so from the start of the segment that is asked about.
  case atOnce
  case never
  case finite(LevelCrossing)
}

/// The events of one kind in order of time, and whether those are all.
public struct EventList<Event: Hashable & Sendable>: Hashable, Sendable {
  public internal(set) var events: [Event]
  /// False when there are more, maybe without end: ask again from the last one's time on.
  public internal(set) var isComplete: Bool

  init() {
    events = []
    isComplete = true
  }
}

extension EventTime {
  /// Whether it is earlier by the midpoints.
  func isBefore(_ other: EventTime) -> Bool { time != other.time ? time < other.time : tail < other.tail }
}
