internal import MotionEngine

/// A change that a block asked for.
protocol RecordedChange {
  /// As a part of a property animator, from a place on its paths.
  func track(_ timing: TimingParameters, in place: TrackPlace, on animator: Animator) throws(UIKitError)
    -> any AnimatorTrack
  /// As a part of a block animation.
  func block(_ timing: TimingParameters, _ frame: BlockTiming, on animator: Animator) throws(UIKitError)
    -> any BlockAnimation
}

/// Where a change that is added to a property animator lies on its path.
struct TrackPlace {
  /// Where it begins, s from the start of the path; in reverse it goes down from there.
  let origin: Double
  /// The length of the path, s.
  let length: Double
  let isReversed: Bool

  /// How long the change takes, s.
  var duration: Double { isReversed ? origin : length - origin }
}

struct PropertyChange<Target: AnyObject, Value: AnimatableValue>: RecordedChange {
  let target: Target
  /// What moves.
  let shown: Property<Target, Value>
  /// What has its new value at once; nil where the moved property is all there is.
  let model: Property<Target, Value>?
  let goal: Value
  let velocity: Value?

  init(
    _ target: Target, shown: Property<Target, Value>, model: Property<Target, Value>?, goal: Value, velocity: Value?
  ) {
    self.target = target
    self.shown = shown
    self.model = model
    self.goal = goal
    self.velocity = velocity
  }

  /// Under what the change is attached; nil for a property without a name.
  var key: String? { shown.name.isEmpty ? nil : shown.name }

  func track(
    _ timing: TimingParameters, in place: TrackPlace, on animator: Animator
  ) throws(UIKitError) -> any AnimatorTrack {
    let from = shown.read(from: target)
    let course = try course(timing, from: from, duration: place.duration, on: animator)
    let path = PathCourse(
      start: place.isReversed ? goal : from, end: place.isReversed ? from : goal, course: course,
      origin: place.origin, length: place.length, isMirrored: place.isReversed)
    return PropertyTrack(self, path: path)
  }

  func block(
    _ timing: TimingParameters, _ frame: BlockTiming, on animator: Animator
  ) throws(UIKitError) -> any BlockAnimation {
    let from = shown.read(from: target)
    let course = try course(timing, from: from, duration: frame.duration, on: animator)
    return PropertyBlock(self, from: from, course: course, timing: frame.timing)
  }

  private func course(
    _ timing: TimingParameters, from: Value, duration: Double, on animator: Animator
  ) throws(UIKitError) -> CurveCourse<Value> {
    try timing.course(
      from: from, to: goal, duration: duration,
      moving: shown.name.isEmpty ? nil : animator.velocity(of: shown, on: target),
      velocity: velocity)
  }
}
