/// Something an ``Animator`` drives: its state, its events and its local time.
///
/// The kinds are ``PropertyAnimation`` and ``FrameAnimation``. An animation is confined to the isolation of its animator's
/// creator. It may be added to one target at a time; after it has stopped it may be added again and starts anew.
///
/// Each event is told to the delegate, then to the closure, then to the tracer, then to the streams of
/// ``events(buffering:)``. Any call may be made inside any of them: add, remove, pause, resume, replace, change the motion,
/// of this animation or another. A change of the list of animations made during a frame holds from that moment for
/// removals and from the next frame for additions.
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
  // Why unchecked, here and below: what every frame reads would cost it some 4 ns each to check, and each access is over
  // before anyone is called.
  @exclusivity(unchecked) public internal(set) final var state = State.idle
  /// Whether its local time stands still. An animation may be paused before it is added.
  @exclusivity(unchecked) public private(set) final var isPaused = false
  /// Whether it is detached at its natural end; true at first.
  public final var removedOnCompletion = true
  /// The timing: when it begins, how long and how often it runs.
  public final let timing: Timing
  /// Who drives it while it is attached.
  public final var animator: Animator? { owner?.shell }
  public final var tracer: AnimationTracer? {
    didSet { listenersChanged() }
  }
  /// The animation of an interface that this one drives: how the interface finds its own again.
  package final var front: AnyObject?

  public final weak var delegate: (any AnimationDelegate)? {
    didSet { listenersChanged() }
  }
  public final var onStart: (() -> Void)? {
    didSet { listenersChanged() }
  }
  public final var onReachTarget: (() -> Void)? {
    didSet { listenersChanged() }
  }
  public final var onApply: (() -> Void)? {
    didSet { listenersChanged() }
  }
  public final var onRepeat: ((Int) -> Void)? {
    didSet { listenersChanged() }
  }
  /// The completion, told exactly once for every time the animation is added.
  public final var onStop: ((Bool) -> Void)? {
    didSet { listenersChanged() }
  }

  /// What it animates. Why unmanaged: the animator owns it, and keeps it to the end of the frame in which it is left.
  @exclusivity(unchecked) private final var reference: Unmanaged<TargetHold>?
  /// Under what the object has it.
  private(set) final var key: AttachmentKey?
  /// The object it was added to last, while that lives.
  final weak var object: AnyObject?
  /// Why not weak: a weakly held animator would pay for it at every reference; it takes itself away when it goes.
  final unowned(unsafe) var owner: AnimatorCore?
  @exclusivity(unchecked) private final var listeners = EventMask.none
  @exclusivity(unchecked) final var anchor = ClockAnchor()
  /// Counts the times it was added, so that a frame notices when it was taken away and added again meanwhile.
  @exclusivity(unchecked) final var run = 0
  private final var streams: [AsyncStream<TimedAnimationEvent>.Continuation] = []

  init(timing: Timing) { self.timing = timing }

  /// A local time before which one that runs has nothing to do in a frame, s.
  @exclusivity(unchecked) package final var quietUntil = -Double.infinity

  /// Local time of the last frame, s: since the anchor, pauses left out.
  @exclusivity(unchecked) public internal(set) final var localTime = 0.0

  /// Whether it needs frames.
  final var isActive: Bool { (state == .running || state == .waiting) && !isPaused }

  final var hold: TargetHold? { reference?.takeUnretainedValue() }

  @inline(__always)
  final func withObject(_ body: (AnyObject) -> Void) -> Bool {
    guard let reference else { return false }
    return reference._withUnsafeGuaranteedRef { $0.withObject(body) }
  }

  /// Is about to be added; the number of the run.
  final func claim() -> Int {
    state = .waiting
    run += 1
    return run
  }

  final func enter(
    _ animator: AnimatorCore, hold: TargetHold, key: AttachmentKey, object: AnyObject, startTime: Double?
  ) {
    owner = animator
    self.key = key
    reference = Unmanaged.passUnretained(hold)
    self.object = object
    startAgain(at: startTime)
  }

  final func startAgain(at startTime: Double?) {
    anchor = ClockAnchor(clock: startTime)
    localTime = 0
    prepareRun()
  }

  /// The local time that it has at an animator's time, s: where it stands while it is paused, or has had no frame yet.
  public final func localTime(at time: Double) -> Double { anchor.localTime(at: time) }

  final func exit() {
    owner = nil
    reference = nil
    key = nil
  }

  // MARK: For the kinds of animation

  /// One frame at a local time; called while attached, not paused and not completed.
  func frame(of object: AnyObject, at local: Double, by animator: AnimatorCore) {}
  /// When it is added.
  func prepareRun() {}
  /// When the end of a run is decided, before it is told.
  func endRun(finished: Bool) {}
  /// How fast it moves a value of a kind at the last frame, in numbers that hold until the next call; nil where it moves
  /// none, or one of another kind.
  ///
  /// Why a method of the class: a cast to a protocol costs twenty times as much as the mathematics behind it.
  package func velocityNumbers(of kind: Any.Type) -> UnsafeBufferPointer<Double>? { nil }

  // MARK: Pausing

  /// Stops the local time.
  ///
  /// - Parameter time: the animator's time from which it stands still; nil, or one that is not finite: that of the last
  ///   frame.
  public final func pause(at time: Double? = nil) {
    guard !isPaused else { return }
    let time = time.flatMap { $0.isFinite ? $0 : nil }
    let wasActive = isActive
    isPaused = true
    if state == .waiting || state == .running, anchor.clock != nil {
      let local = time.map(anchor.localTime(at:)) ?? localTime
      anchor.move(to: nil, local: local)
      localTime = local
    }
    owner?.activityChanged(of: self, from: wasActive)
  }

  /// Lets the local time go on from where it stands: the pause is not counted.
  ///
  /// - Parameter time: the animator's time from which it goes on; nil, or one that is not finite: that of the last frame
  ///   while the animator has frames, otherwise that of the next one.
  public final func resume(at time: Double? = nil) {
    guard isPaused else { return }
    let time = time.flatMap { $0.isFinite ? $0 : nil }
    let wasActive = isActive
    isPaused = false
    if anchor.isSet {
      anchor.move(to: time ?? owner?.currentFrameTime, local: anchor.local)
    } else if let time, state == .waiting {
      anchor.move(to: time, local: 0)
    }
    owner?.activityChanged(of: self, from: wasActive)
  }

  /// Runs a completed animation that is still attached once more, under its key: it is told started and stopped again.
  ///
  /// - Parameter startTime: the animator's time that is its time 0; nil, or one that is not finite: that of the next
  ///   frame.
  /// - Returns: false, and does nothing, unless it is completed.
  @discardableResult
  public final func restart(at startTime: Double? = nil) -> Bool {
    guard state == .completed, let owner else { return false }
    owner.restart(self, at: startTime.flatMap { $0.isFinite ? $0 : nil })
    return true
  }

  /// Takes it away from its target; when it has not stopped yet it is told stopped(finished: false).
  public final func remove() { owner?.remove(self) }

  // MARK: Events

  /// The events from now on. The stream ends with the stop of the run; each call makes a stream of its own.
  ///
  /// - Parameter policy: what is kept for whoever listens slowly; by default all, which of an endless animation is without
  ///   bound.
  public final func events(
    buffering policy: AsyncStream<TimedAnimationEvent>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<TimedAnimationEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: TimedAnimationEvent.self, bufferingPolicy: policy)
    streams.append(continuation)
    listenersChanged()
    return stream
  }

  /// Tells an event; false when the run that told it is over or was replaced meanwhile.
  ///
  /// Why the animator's queue: an event that happens inside a callback waits until the present one is told to all, so
  /// that everyone hears the same order, and a chain of restarts does not grow the stack.
  @discardableResult
  final func tell(_ event: AnimationEvent, by animator: AnimatorCore?) -> Bool {
    guard listeners.hears(event) else { return true }
    let run = run
    let timed = TimedAnimationEvent(event: event, time: animator?.time ?? 0, localTime: localTime)
    if let animator {
      animator.tell(timed, of: self)
    } else {
      deliver(timed)
    }
    return run == self.run && state == .running
  }

  /// Whether anyone listens to what is written.
  final var tellsApplied: Bool { listeners.applied }

  private final func listenersChanged() {
    if delegate != nil || tracer != nil || !streams.isEmpty {
      listeners = .all
      return
    }
    listeners = EventMask(
      started: onStart != nil, reachedTarget: onReachTarget != nil, applied: onApply != nil, repeated: onRepeat != nil,
      stopped: onStop != nil)
  }

  final func deliver(_ timed: TimedAnimationEvent) {
    let ending: [AsyncStream<TimedAnimationEvent>.Continuation]
    if case .stopped = timed.event {
      ending = streams
      streams = []
      if !ending.isEmpty { listenersChanged() }
    } else {
      ending = []
    }
    if let delegate { timed.event.tell(delegate, of: self) }
    switch timed.event {
    case .started: onStart?()
    case .reachedTarget: onReachTarget?()
    case .applied: onApply?()
    case .repeated(let leg): onRepeat?(leg)
    case .stopped(let finished): onStop?(finished)
    }
    tracer?.record(timed)
    if !streams.isEmpty { yield(timed) }
    for stream in ending {
      stream.yield(timed)
      stream.finish()
    }
  }

  /// To the streams; those that nobody reads any more are dropped.
  private final func yield(_ timed: TimedAnimationEvent) {
    let before = streams.count
    streams.removeAll { stream in
      if case .terminated = stream.yield(timed) { true } else { false }
    }
    if streams.count != before { listenersChanged() }
  }
}
