public import MotionEngine

/// An animation in the words of `CAAnimation`: a plain value.
///
/// Adding one attaches a copy, so that nothing done to it later reaches the attached one. The kinds are
/// ``BasicAnimation``, ``SpringAnimation``, ``KeyframeAnimation``, ``PathAnimation`` and ``AnimationGroup``.
public protocol MediaAnimation: MediaTimed, Sendable {
  /// How the time of a leg is shaped; nil: as the transaction says, and straight where that says nothing.
  var timingFunction: MediaTimingFunction? { get set }
  /// Whether it is taken away at its end; true at first. One that stays and fills forwards goes on showing its last value.
  var isRemovedOnCompletion: Bool { get set }

  /// Lays its course out; the kinds of this module are all that there are.
  func lay(_ plan: inout AnimationPlan) throws(CoreAnimationError)
}

/// An animation of one key path, in the words of `CAPropertyAnimation`.
public protocol PropertyMediaAnimation<Value>: MediaAnimation {
  associatedtype Value: AnimatableValue

  /// What it moves, such as `position.x`.
  var keyPath: String { get set }
  /// Whether its value is added to what is under it; false at first.
  var isAdditive: Bool { get set }
  /// Whether each repeat starts from where the last one ended; false at first.
  var isCumulative: Bool { get set }
  /// What turns its numbers into transforms; nil at first.
  var valueFunction: ValueFunction? { get set }
}

/// One stage of nested times: when it runs, and how the time inside it is shaped.
struct TimeLevel {
  let timing: Timing
  /// nil for straight.
  let function: MediaTimingFunction?

  /// s.
  var duration: Double { timing.duration ?? 0 }

  /// The time inside at an instant, s.
  func innerTime(_ sample: TimingSample) -> Double {
    guard let function, duration > 0, duration < .infinity else { return sample.time }
    return function.value(at: sample.time / duration) * duration
  }
}

/// What an animation becomes on one object: the tracks of the key paths that it moves, and their times.
public struct AnimationPlan {
  let finder: any PlaceFinder
  /// The length of a leg where an animation says none, s.
  private(set) var usualDuration: Double
  private(set) var usualFunction: MediaTimingFunction?
  /// The stages of time from the outermost one on.
  private(set) var levels: [TimeLevel] = []
  private(set) var tracks: [Track] = []
  /// The outermost stage.
  private(set) var entry: TimeLevel?

  init(finder: any PlaceFinder, usualDuration: Double, usualFunction: MediaTimingFunction?) {
    self.finder = finder
    self.usualDuration = usualDuration
    self.usualFunction = usualFunction
  }

  /// Goes into a stage of time.
  mutating func enter(
    _ animation: some MediaAnimation, function: MediaTimingFunction?
  ) throws(CoreAnimationError) -> TimeLevel {
    let begin = animation.beginTime + animation.delay
    // Why here: that of the outermost one is counted from the frame of its commit, which is too late to refuse it.
    guard begin.isFinite else { throw .timing(.mustBeFinite(quantity: "the begin time", value: begin)) }
    let timing = try animation.mediaTiming.timing(
      beginningAt: levels.isEmpty ? 0 : begin, usualDuration: usualDuration)
    let level = TimeLevel(timing: timing, function: function)
    if entry == nil { entry = level }
    levels.append(level)
    return level
  }

  mutating func leave() { levels.removeLast() }

  /// What is inside a group: its duration is the usual one, and no timing function is.
  mutating func inside(
    _ level: TimeLevel, _ lay: (inout AnimationPlan) throws(CoreAnimationError) -> Void
  ) throws(CoreAnimationError) {
    let outer = (usualDuration, usualFunction)
    (usualDuration, usualFunction) = (level.duration, nil)
    try lay(&self)
    (usualDuration, usualFunction) = outer
  }

  /// Adds the track of one key path.
  ///
  /// - Parameters:
  ///   - kind: how its values are put upon those below.
  ///   - make: makes the motion from the value that shows when it begins and the one that showed when it was added.
  mutating func track<M: Motion>(
    _ keyPath: String, _ kind: TrackKind,
    make: @escaping (_ current: M.Value, _ previous: M.Value) throws(MotionError) -> M
  ) throws(CoreAnimationError) {
    let course = TrackCourse(
      levels: Array(levels.dropFirst()), kind: kind, autoreverses: levels.last?.timing.autoreverses ?? false,
      make: make)
    tracks.append(try finder.track(course, along: keyPath))
  }
}

/// How the values of a track are put upon those below.
struct TrackKind {
  var isAdditive = false
  var isCumulative = false
  var valueFunction: ValueFunction?
}

/// A track before it is known where its key path leads.
struct TrackCourse<M: Motion> {
  let levels: [TimeLevel]
  let kind: TrackKind
  let autoreverses: Bool
  let make: (_ current: M.Value, _ previous: M.Value) throws(MotionError) -> M
}

/// Finds where a key path leads.
protocol PlaceFinder {
  func track<M: Motion>(_ course: TrackCourse<M>, along keyPath: String) throws(CoreAnimationError) -> Track
}
