internal import MotionEngine

/// What one animation does to one place of one object.
class Track {
  /// From the entry's inner time to this track's own, outermost first; empty for an animation that is in no group.
  private let levels: [TimeLevel]
  fileprivate final var sample: TimingSample?
  /// Whether it has a say in what shows now.
  private(set) final var isShown = false
  fileprivate final var speedFactor = 1.0

  init(levels: [TimeLevel]) { self.levels = levels }

  /// The place that it moves.
  var place: Place? { nil }

  /// Takes its place on top of the others.
  func settle() {}

  /// Units per second of its own value, as far as it is of this kind; nil where it shows nothing.
  func velocity<Value: AnimatableValue>(of kind: Value.Type) -> Value? { nil }

  /// Brings it to an instant.
  ///
  /// - Parameters:
  ///   - outer: where the entry is.
  ///   - isShown: whether the entry shows anything.
  ///   - level: the entry's stage of time.
  ///   - rate: own seconds of the stage's parent per second of the stage, for velocities.
  final func update(_ outer: TimingSample, isShown shows: Bool, level: TimeLevel, rate: Double) {
    guard !levels.isEmpty else {
      sample = outer
      isShown = shows
      speedFactor = rate * level.timing.speed * (outer.isReversed ? -1 : 1)
      return
    }
    var (current, shown, outerLevel) = (outer, shows, level)
    var factor = rate * level.timing.speed * (outer.isReversed ? -1 : 1)
    for inner in levels where shown {
      factor *= outerLevel.innerRate(current)
      current = inner.timing.sample(at: outerLevel.innerTime(current))
      shown = current.isShown(by: inner.timing.fillMode)
      factor *= inner.timing.speed * (current.isReversed ? -1 : 1)
      outerLevel = inner
    }
    sample = current
    isShown = shown
    speedFactor = factor
  }
}

extension TimeLevel {
  /// How fast the time inside goes at an instant, inner seconds per second of this stage.
  func innerRate(_ sample: TimingSample) -> Double {
    guard let function, duration > 0, duration < .infinity else { return 1 }
    return function.derivative(at: sample.time / duration)
  }
}

/// A track over values of one kind.
class TrackOver<Root: AnimatableValue>: Track {
  /// Puts its value upon what is below it.
  func fold(into root: inout Root) throws(MotionError) {}
}

/// A track that moves a whole value.
final class WholeTrack<Target: AnyObject, M: Motion>: TrackOver<M.Value> {
  private let home: PlaceOf<Target, M.Value>
  private var run: CourseRun<M>

  init(_ course: TrackCourse<M>, in home: PlaceOf<Target, M.Value>, previous: M.Value) {
    self.home = home
    run = CourseRun(course, previous: previous)
    super.init(levels: course.levels)
  }

  override var place: Place? { home }

  override func settle() { home.append(self) }

  override func fold(into root: inout M.Value) throws(MotionError) {
    guard let sample else { return }
    if !run.hasBegun { try run.begin(over: root) }
    run.evaluate(sample)
    if run.isPlain {
      root = run.current
    } else {
      root = run.shown(sample, over: root)
    }
    try ValueCheck.requireFinite(root, "the value")
  }

  override func velocity<Value: AnimatableValue>(of kind: Value.Type) -> Value? {
    isShown ? sample.flatMap { run.velocity($0, factor: speedFactor) as? Value } : nil
  }
}

/// A track that moves a part of a value.
final class PartTrack<Target: AnyObject, Root: AnimatableValue, M: Motion>: TrackOver<Root> {
  private let home: PlaceOf<Target, Root>
  private let lens: PartLens<Root, M.Value>
  private var run: CourseRun<M>

  init(_ course: TrackCourse<M>, in home: PlaceOf<Target, Root>, lens: PartLens<Root, M.Value>, previous: M.Value) {
    self.home = home
    self.lens = lens
    run = CourseRun(course, previous: previous)
    super.init(levels: course.levels)
  }

  override var place: Place? { home }

  override func settle() { home.append(self) }

  override func fold(into root: inout Root) throws(MotionError) {
    guard let sample else { return }
    if !run.hasBegun { try run.begin(over: lens.get(root)) }
    run.evaluate(sample)
    lens.set(&root, run.isPlain ? run.current : run.shown(sample, over: lens.get(root)))
    try ValueCheck.requireFinite(root, "the value")
  }

  override func velocity<Value: AnimatableValue>(of kind: Value.Type) -> Value? {
    isShown ? sample.flatMap { run.velocity($0, factor: speedFactor) as? Value } : nil
  }
}
