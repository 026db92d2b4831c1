/// Records the events of animations, for tests and for finding out what happened.
public final class AnimationTracer {
  /// In the order in which they happened.
  public private(set) var events: [TimedAnimationEvent] = []
  /// Whether events are recorded; on at first.
  public var isRecording = true

  public init() {}

  public func reset() { events.removeAll() }

  func record(_ event: TimedAnimationEvent) {
    if isRecording { events.append(event) }
  }
}
