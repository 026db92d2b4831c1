/// Something an ``Animator`` drives: its state, its events and its local time.
///
/// The kinds are ``PropertyAnimation`` and ``FrameAnimation``. An animation is confined to the isolation of its animator's
/// creator. It may be added to one target at a time; after it has stopped it may be added again and starts anew.
///
/// Each event is told to the delegate, then to the closure, then to the tracer, then to the streams of ``events()``. Any
/// call may be made inside any of them: add, remove, pause, resume, replace, change the motion, of this animation or
/// another. A change of the list of animations made during a frame holds from that moment for removals and from the
/// next frame for additions.
public class DrivenAnimation {
  public enum State: Hashable, Sendable {
    /// Not added, or stopped and taken away.
    case idle
    /// Added, not begun.
    case waiting
    case running
    /// At its end, told, and still attached, since it is not removed on completion.
    case completed
  }

  public var name = ""
  public internal(set) final var state = State.idle
  /// Whether its local time stands still. An animation may be paused before it is added.
  public private(set) final var isPaused = false
  /// Whether it is detached at its natural end; true at first.
  public final var removedOnCompletion = true
  /// The timing: when it begins, how long and how often it runs.
  public final let timing: Timing
  public internal(set) final weak var animator: Animator?
  public final var tracer: AnimationTracer?
  /// The animation of an interface that this one drives: how the interface finds its own again.
  package final var owner: AnyObject?

  public final weak var delegate: (any AnimationDelegate)? {
    didSet { hasDelegate = delegate != nil }
  }
  public final var onStart: (() -> Void)?
  public final var onReachTarget: (() -> Void)?
  public final var onApply: (() -> Void)?
  public final var onRepeat: ((Int) -> Void)?
  /// The completion, told exactly once for every time the animation is added.
  public final var onStop: ((Bool) -> Void)?

  final var hasDelegate = false
  final var anchor = ClockAnchor()
  /// Counts the times it was added, so that a frame notices when it was taken away and added again meanwhile.
  final var run = 0
  final var attachment: Attachment?
  private final var streams: [AsyncStream<TimedAnimationEvent>.Continuation] = []

  init(timing: Timing) { self.timing = timing }

  /// Local time of the last frame, s: since the anchor, pauses left out.
  public internal(set) final var localTime = 0.0

  /// The local time that it has at an animator's time, s: where it stands while it is paused, or has had no frame yet.
  public final func localTime(at time: Double) -> Double { anchor.localTime(at: time) }

  // MARK: For the kinds of animation

  /// One frame at a local time; called while attached, not paused and not completed.
  func frame(at local: Double, by animator: Animator) {}
  /// Whether the target lives.
  var targetIsAlive: Bool { false }
  /// When it is added.
  func prepareRun() {}
  /// When the end of a run is decided, before it is told.
  func endRun(finished: Bool) {}

  // MARK: Pausing

  /// Stops the local time.
  ///
  /// - Parameter time: the animator's time from which it stands still; nil: that of the last frame.
  public final func pause(at time: Double? = nil) {
    guard !isPaused else { return }
    isPaused = true
    if state == .waiting || state == .running, anchor.clock != nil {
      let local = time.map(anchor.localTime(at:)) ?? localTime
      anchor.move(to: nil, local: local)
      localTime = local
    }
    animator?.activityChanged()
  }

  /// Lets the local time go on from where it stands: the pause is not counted.
  ///
  /// - Parameter time: the animator's time from which it goes on; nil: that of the last frame while the animator has
  ///   frames, otherwise that of the next one.
  public final func resume(at time: Double? = nil) {
    guard isPaused else { return }
    isPaused = false
    if state == .running || (state == .waiting && anchor.local != 0) {
      anchor.move(to: time ?? animator?.currentFrameTime, local: anchor.local)
    } else if let time, state == .waiting {
      anchor.move(to: time, local: anchor.local)
    }
    animator?.activityChanged()
  }

  /// Takes it away from its target; when it has not stopped yet it is told stopped(finished: false).
  public final func remove() { animator?.remove(self) }

  // MARK: Events

  /// The events from now on. The stream ends with the stop of the run; each call makes a stream of its own.
  public final func events() -> AsyncStream<TimedAnimationEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: TimedAnimationEvent.self)
    streams.append(continuation)
    return stream
  }

  /// Tells an event; false when the run that told it is over or was replaced meanwhile.
  ///
  /// Why the animator's queue: an event that happens inside a callback waits until the present one is told to all, so
  /// that everyone hears the same order, and a chain of restarts does not grow the stack.
  @discardableResult
  final func tell(_ event: AnimationEvent, by animator: Animator?) -> Bool {
    guard hasListener(of: event) else { return true }
    let run = run
    let timed = TimedAnimationEvent(event: event, time: animator?.time ?? 0, localTime: localTime)
    if let animator {
      animator.tell(timed, of: self)
    } else {
      deliver(timed)
    }
    return run == self.run && state == .running
  }

  private final func hasListener(of event: AnimationEvent) -> Bool {
    if hasDelegate || tracer != nil || !streams.isEmpty { return true }
    switch event {
    case .started: return onStart != nil
    case .reachedTarget: return onReachTarget != nil
    case .applied: return onApply != nil
    case .repeated: return onRepeat != nil
    case .stopped: return onStop != nil
    }
  }

  final func deliver(_ timed: TimedAnimationEvent) {
    let ending: [AsyncStream<TimedAnimationEvent>.Continuation]
    if case .stopped = timed.event {
      ending = streams
      streams = []
    } else {
      ending = []
    }
    if hasDelegate { tellDelegate(timed.event) }
    switch timed.event {
    case .started: onStart?()
    case .reachedTarget: onReachTarget?()
    case .applied: onApply?()
    case .repeated(let leg): onRepeat?(leg)
    case .stopped(let finished): onStop?(finished)
    }
    tracer?.record(timed)
    for stream in streams { stream.yield(timed) }
    for stream in ending {
      stream.yield(timed)
      stream.finish()
    }
  }

  private final func tellDelegate(_ event: AnimationEvent) {
    guard let delegate else { return }
    switch event {
    case .started: delegate.animationDidStart(self)
    case .reachedTarget: delegate.animationDidReachTarget(self)
    case .applied: delegate.animationDidApply(self)
    case .repeated(let leg): delegate.animation(self, didRepeatWithLeg: leg)
    case .stopped(let finished): delegate.animation(self, didStopFinished: finished)
    }
  }
}
