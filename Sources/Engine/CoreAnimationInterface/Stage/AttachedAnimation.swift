public import MotionEngine

/// Is told when an attached animation starts and stops.
public protocol MediaAnimationDelegate: AnyObject {
  /// It has begun its active time.
  func animationDidStart(_ animation: AttachedAnimation)
  /// It is over. Finished: its active time has passed; otherwise it was removed, replaced, or its object is gone.
  func animationDidStop(_ animation: AttachedAnimation, finished: Bool)
}

extension MediaAnimationDelegate {
  public func animationDidStart(_ animation: AttachedAnimation) {}
  public func animationDidStop(_ animation: AttachedAnimation, finished: Bool) {}
}

/// What an attached animation tells.
public enum MediaAnimationEvent: Hashable, Sendable {
  case didStart
  case didStop(finished: Bool)
}

/// An animation on an object: a frozen copy of what was added, and where it is.
///
/// Each of the two events is told exactly once, the start first: to the delegate, then to the closure, then to the
/// streams.
public final class AttachedAnimation {
  public enum State: Hashable, Sendable {
    /// Added, and its time has not come.
    case waiting
    case running
    /// At its end, told, and still attached, since it is not removed on completion.
    case completed
    /// Taken away.
    case removed
  }

  /// The copy; nothing changes it any more.
  public let animation: any MediaAnimation
  /// nil for none.
  public let key: String?
  public internal(set) var state = State.waiting
  /// When it begins, in the object's time, s; nil before the frame with which it is committed.
  public internal(set) var beginTime: Double?
  /// Why it stopped by itself; nil when it did not.
  public internal(set) var error: CoreAnimationError?
  /// Kept until it has stopped, as `CAAnimation` keeps its delegate.
  public var delegate: (any MediaAnimationDelegate)?
  public var onStart: (() -> Void)?
  public var onStop: ((Bool) -> Void)?

  let tracks: [Track]
  let usualDuration: Double
  var level: TimeLevel
  var isCommitted = false
  var hasStarted = false
  /// Where it was at the last frame.
  var sample: TimingSample?
  /// Whether it is at its very end, which the next frame takes away.
  var lingers = false
  var completions: [TransactionCompletion] = []
  weak var owner: ObjectAnimations?
  private var streams: [AsyncStream<MediaAnimationEvent>.Continuation] = []

  init(_ animation: any MediaAnimation, key: String?, plan: AnimationPlan, level: TimeLevel) {
    self.animation = animation
    self.key = key
    tracks = plan.tracks
    usualDuration = plan.usualDuration
    self.level = level
  }

  /// Takes it away; when it has not stopped yet it stops unfinished.
  public func remove() { owner?.remove(self) }

  /// How fast the value of its first track of a kind moves at the last frame, units per second of the stage; nil where it
  /// shows nothing.
  @inlinable
  public func velocity<Value: AnimatableValue>(of kind: Value.Type = Value.self) -> Value? {
    kind == Double.self ? velocityNumber as? Value : firstVelocity(of: kind)
  }

  @usableFromInline var velocityNumber: Double? {
    for track in tracks {
      if let velocity = track.velocityNumber { return velocity }
    }
    return nil
  }

  @usableFromInline
  func firstVelocity<Value: AnimatableValue>(of kind: Value.Type) -> Value? {
    for track in tracks {
      if let velocity = track.velocity(of: kind) { return velocity }
    }
    return nil
  }

  /// The events from now on; the stream ends with the stop.
  public func events() -> AsyncStream<MediaAnimationEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: MediaAnimationEvent.self)
    if state == .completed || state == .removed { continuation.finish() } else { streams.append(continuation) }
    return stream
  }

  var isUnfinished: Bool { state == .waiting || state == .running }

  func deliver(_ event: MediaAnimationEvent) {
    switch event {
    case .didStart:
      delegate?.animationDidStart(self)
      onStart?()
    case .didStop(let finished):
      let told = delegate
      delegate = nil
      told?.animationDidStop(self, finished: finished)
      onStop?(finished)
    }
    for stream in streams { stream.yield(event) }
    if case .didStop = event {
      for stream in streams { stream.finish() }
      streams = []
    }
  }
}
