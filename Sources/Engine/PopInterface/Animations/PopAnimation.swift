internal import MotionEngine

/// What all of Pop's animations have in common; the kinds are ``PopSpringAnimation``, ``PopDecayAnimation``,
/// ``PopBasicAnimation`` and ``PopCustomAnimation``.
///
/// An animation is configured by its properties, most of which may be changed while it runs, and attached to an object
/// by ``PopAnimator/add(_:to:forKey:)``. A run leaves the configuration as it was: the same animation may be added again
/// and does the same again.
///
/// **Bad numbers.** Before it is attached anything may be set; ``PopAnimator/add(_:to:forKey:)`` refuses what makes no
/// motion. While it is attached a property that is given such a number keeps its value, and ``refusal`` says why.
public class PopAnimation {
  /// A label.
  public final var name: String?
  /// The animator's time from which on it may start, s: absolute, not a delay; 0: at once.
  ///
  /// The first frame that is not before it is the start: there the time of the animation is 0, however late the frame
  /// comes, and until then nothing is written.
  public var beginTime: Double {
    get { givenBeginTime }
    set { givenBeginTime = newValue }
  }
  /// Is told events before the blocks are.
  public final weak var delegate: (any PopAnimationDelegate)? {
    didSet { listenersChanged() }
  }
  public final var animationDidStartBlock: ((PopAnimation) -> Void)? {
    didSet { listenersChanged() }
  }
  public final var animationDidReachToValueBlock: ((PopAnimation) -> Void)? {
    didSet { listenersChanged() }
  }
  public final var animationDidApplyBlock: ((PopAnimation) -> Void)? {
    didSet { listenersChanged() }
  }
  /// Is told the end of every leg, and whether it is that of the whole run: see ``PopEvent``.
  public final var completionBlock: ((PopAnimation, Bool) -> Void)? {
    didSet { listenersChanged() }
  }
  /// Whether it is detached at its natural end; true at first.
  ///
  /// One that is kept needs no frames while it is at its end. A new target, or a new velocity, sets it in motion again.
  public final var removedOnCompletion = true {
    didSet { core?.removedOnCompletion = removedOnCompletion }
  }
  // Why unchecked, here and below: a check costs a frame some 4 ns, and each access is over before anyone is called.
  /// Whether every leg is followed by one back.
  @exclusivity(unchecked) public final var autoreverses = false {
    didSet { steadyEnd = Self.notSteady }
  }
  /// How often it runs, there and back counting as one when it autoreverses; 0 and 1 are both once.
  ///
  /// It is not used up, and may be set before or after ``autoreverses``. A negative number is ignored.
  @exclusivity(unchecked) public final var repeatCount = 0 {
    didSet {
      if repeatCount < 0 { repeatCount = oldValue }
      steadyEnd = Self.notSteady
    }
  }
  /// Whether it runs until it is removed.
  @exclusivity(unchecked) public final var repeatForever = false {
    didSet { steadyEnd = Self.notSteady }
  }
  /// Shares of the way at which the delegate is told, each once a leg; in 0 … 1.
  public final var progressMarkers: [Double] = [] {
    didSet {
      sortedMarkers = progressMarkers.sorted()
      steadyEnd = Self.notSteady
    }
  }
  /// Records what happens to the animation.
  public private(set) final lazy var tracer: PopAnimationTracer = {
    let tracer = PopAnimationTracer()
    storedTracer = tracer
    listenersChanged()
    return tracer
  }()
  /// Why it stopped unfinished by itself, or why the last property that was set while it is attached was refused.
  public internal(set) final var refusal: PopError?
  /// The animator it is attached to.
  public internal(set) final weak var animator: PopAnimator?

  final var givenBeginTime = 0.0
  final var storedTracer: PopAnimationTracer?
  @exclusivity(unchecked) final var listeners: PopEventMask = []
  @exclusivity(unchecked) final var sortedMarkers: [Double] = []
  final var markersTold = 0
  /// The engine's animation that drives it; it is kept alive by the engine while it is attached.
  final weak var core: DrivenAnimation?
  /// The object it is attached to, or was last, while that lives.
  final weak var object: AnyObject?
  /// The key it is attached under; nil for none.
  public internal(set) final var key: String?
  final var queue = PopEventQueue()
  /// Counts starts and stops, so that a frame notices what a callback did.
  @exclusivity(unchecked) final var run = 0
  /// Whether the lazy values are there and the clock runs.
  @exclusivity(unchecked) final var hasBegun = false
  /// Whether a start was told that no stop was told for yet.
  final var owesStop = false
  /// The engine's local time of the start.
  @exclusivity(unchecked) final var startTime = 0.0
  /// s since the start at the last frame, pauses left out.
  @exclusivity(unchecked) final var elapsed = 0.0
  @exclusivity(unchecked) final var legs = LegCounter()
  /// Up to which time of its leg a frame does nothing but evaluate and write, s.
  @exclusivity(unchecked) final var steadyEnd = PopAnimation.notSteady
  static let notSteady = -Double.infinity
  /// Whether the present leg leads from the target to the start.
  @exclusivity(unchecked) final var isOnWayBack = false
  /// Whether the next run goes on from where the last one ended.
  final var isContinuing = false
  /// Whether ``paused`` was set.
  final var isHeld = false
  private final var streams: [AsyncStream<PopEvent>.Continuation] = []
  private final var values: [String: Any] = [:]

  init() {}

  // MARK: State

  /// Whether it is attached to an object.
  public final var isAttached: Bool { core.map { $0.state != .idle } ?? false }

  /// Whether its time stands still: true while it is held, and also before its start and after its end.
  ///
  /// Set to true it is held, before it is added as well as afterwards. Set to false it goes on from where it is, the
  /// time of the pause not counted; one that is kept at its end runs again.
  public final var paused: Bool {
    get { isHeld || !hasBegun || isCompleted || !isAttached }
    set {
      isHeld = newValue
      guard let core else { return }
      if newValue { return core.pause() }
      core.resume()
      if isCompleted { runAgain() }
    }
  }

  /// Whether it is at its end and still attached.
  final var isCompleted: Bool { core?.state == .completed }

  /// Whether a leg is on its way, paused or not.
  final var isUnderWay: Bool { hasBegun && isAttached && !isCompleted }

  /// A value of your own under a name, kept with the animation and not copied.
  public final subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The events from now on, until the run stops.
  public final func events() -> AsyncStream<PopEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: PopEvent.self)
    streams.append(continuation)
    listenersChanged()
    return stream
  }

  // MARK: For the kinds of animation

  /// Takes what the start needs from the object.
  func begin(on object: AnyObject, at time: Double) throws(PopError) {}

  /// One frame of a run; true when the run is over with it.
  func advance(_ object: AnyObject, at time: Double) -> Bool { true }

  /// The share of the way that is gone, as the kind of animation counts it; it may leave 0 … 1.
  public var progress: Double { 0 }

  /// Refuses what makes no motion.
  func check() throws(PopError) {
    guard givenBeginTime.isFinite else { throw .mustBeFinite(quantity: "the begin time", value: givenBeginTime) }
    for marker in progressMarkers where !(marker >= 0 && marker <= 1) { throw .markerOutOfRange(marker) }
  }

  /// The state of a run is made new.
  func prepareRun() {
    run += 1
    steadyEnd = Self.notSteady
    hasBegun = false
    elapsed = 0
    markersTold = 0
    refusal = nil
    legs = LegCounter()
    isOnWayBack = false
  }

  func copySettings(to copy: PopAnimation) {
    copy.name = name
    copy.givenBeginTime = givenBeginTime
    copy.delegate = delegate
    copy.animationDidStartBlock = animationDidStartBlock
    copy.animationDidReachToValueBlock = animationDidReachToValueBlock
    copy.animationDidApplyBlock = animationDidApplyBlock
    copy.completionBlock = completionBlock
    copy.removedOnCompletion = removedOnCompletion
    copy.autoreverses = autoreverses
    copy.repeatCount = repeatCount
    copy.repeatForever = repeatForever
  }

  /// What a didReachToValue, a didStart and a didStop are recorded with.
  func traced(_ kind: PopAnimationEvent.Kind, finished: Bool? = nil) -> PopAnimationEvent {
    PopAnimationEvent(kind: kind, time: elapsed, finished: finished)
  }

  /// The streams of events that end with the present stop.
  final func takeStreams() -> [AsyncStream<PopEvent>.Continuation] {
    defer {
      streams = []
      listenersChanged()
    }
    return streams
  }

  final func yield(_ event: PopEvent) { for stream in streams { stream.yield(event) } }

  final var hasStreams: Bool { !streams.isEmpty }
}
