/// What a ``PropertyAnimation`` does each frame, without the kinds of its object and value.
///
/// Why it is apart: a frame of generic code costs several times as much as the mathematics in it. Every check of an
/// access would cost it some 4 ns more; the unchecked ones are over before anyone is called.
public class ComponentAnimation: DrivenAnimation {
  /// What is done to a copy of the value before it is written.
  @exclusivity(unchecked) public final var display = DisplayRule.plain {
    didSet { steadyEnd = Self.notSteady }
  }
  /// Whether the value is added to the one of the object, each frame the change since the last one.
  @exclusivity(unchecked) public final var isAdditive = false {
    didSet { steadyEnd = Self.notSteady }
  }
  /// What an odd leg of an autoreversing timing is.
  @exclusivity(unchecked) public final var reversal = Reversal.mirrored
  /// What a finished play hands on to the next ones.
  @exclusivity(unchecked) public final var accumulation = Accumulation.none {
    didSet { steadyEnd = Self.notSteady }
  }
  /// Why it stopped unfinished by itself; nil when it did not.
  public internal(set) final var error: MotionError?

  @exclusivity(unchecked) final var course: LegCourse
  @exclusivity(unchecked) private(set) final var numbers: AnimationNumbers?
  /// The kind of the motion's values; nil before the motion is there.
  private final var kind: Any.Type?
  @exclusivity(unchecked) private final var runner: Unmanaged<MotionRunner>?
  /// Runners that were replaced and may be in the middle of a write.
  private final var retired: [MotionRunner] = []
  private final var wayBack: FrameEvaluator?
  @exclusivity(unchecked) private final var restTime = 0.0
  @exclusivity(unchecked) private final var hasReached = false
  @exclusivity(unchecked) private final var isInFrame = false
  /// Up to which time since its begin a frame does nothing but evaluate and write, s.
  @exclusivity(unchecked) private final var steadyEnd = ComponentAnimation.notSteady
  private static let notSteady = -Double.infinity

  override init(timing: Timing) {
    course = LegCourse(timing)
    super.init(timing: timing)
  }

  // MARK: What the kinds give

  /// Makes the motion ready when the animation begins, from the object's present value if it needs that.
  func makeMotion(from object: AnyObject) throws(MotionError) {}
  func read(into numbers: ComponentStorage, from object: AnyObject) {}
  func clear(_ object: AnyObject) {}
  /// The motion of a swapped leg.
  func evaluatorBackwards() -> FrameEvaluator? { nil }

  /// Takes over a motion that is new or changed.
  final func adopt<M: Motion>(_ motion: M, writing write: @escaping (AnyObject, ComponentStorage) -> Void) {
    let numbers = numbers(count: motion.start.componentCount)
    motion.start.store(in: numbers.start)
    (motion.target ?? motion.start).store(in: numbers.target)
    setRunner(MotionRunner(motion.completeFrames, write: write))
    kind = M.Value.self
    steadyEnd = Self.notSteady
    wayBack = nil
    restTime = motion.restTime
    hasReached = false
  }

  /// The motion is to be made anew.
  final func dropMotion() { kind = nil }

  private final func numbers(count: Int) -> AnimationNumbers {
    if let numbers, numbers.count == count { return numbers }
    numbers?.deallocate()
    let fresh = AnimationNumbers(count: count)
    numbers = fresh
    return fresh
  }

  /// Why counted by hand: a frame uses it without touching the count.
  private final func setRunner(_ next: MotionRunner) {
    let old = runner
    runner = Unmanaged.passRetained(next)
    if let old { retired.append(old.takeRetainedValue()) }
    if !isInFrame { retired.removeAll(keepingCapacity: true) }
  }

  deinit {
    numbers?.deallocate()
    runner?.release()
  }

  override func prepareRun() {
    course = LegCourse(timing)
    steadyEnd = Self.notSteady
    error = nil
    hasReached = false
    if let numbers { numbers.added.update(repeating: 0, count: numbers.count) }
  }

  override final func endRun(finished: Bool) {
    guard let object, state == .idle || !timing.fillMode.fillsAfter else { return }
    clear(object)
  }

  /// The numbers of the velocity at the last frame, units per second; nil before the motion is there.
  ///
  /// They hold until the next call.
  final func velocityNumbers() -> ComponentStorage? {
    guard kind != nil, let numbers, let runner else { return nil }
    let velocity = numbers.velocity
    if course.isBackwards, reversal == .swapped {
      guard let swapped = swappedEvaluator()?.velocity else { return nil }
      swapped(course.legTime, velocity)
      return velocity
    }
    let time = course.time
    runner._withUnsafeGuaranteedRef { $0.velocity?(time, velocity) }
    if course.isBackwards {
      for index in 0..<numbers.count { velocity[index] = -velocity[index] }
    }
    return velocity
  }

  override package final func velocityNumbers(of kind: Any.Type) -> UnsafeBufferPointer<Double>? {
    guard kind == self.kind, let numbers, let velocity = velocityNumbers() else { return nil }
    return UnsafeBufferPointer(start: velocity, count: numbers.count)
  }

  // MARK: A frame

  override final func frame(of object: AnyObject, at local: Double, by animator: AnimatorCore) {
    isInFrame = true
    let elapsed = local - timing.beginTime
    if !(elapsed < steadyEnd && elapsed > 0 && runSteadyFrame(of: object, at: elapsed)) {
      runFrame(of: object, at: local, by: animator)
    }
    isInFrame = false
  }

  /// A frame in the middle of things; false when this one is no such frame.
  @inline(__always)
  private final func runSteadyFrame(of object: AnyObject, at elapsed: Double) -> Bool {
    guard let numbers, let runner, !tellsApplied else { return false }
    course.goOn(to: elapsed)
    return runner._withUnsafeGuaranteedRef { runner in
      runner.evaluate(elapsed, numbers.current)
      guard numbers.isFinite, hasReached || !numbers.isAtEnd(backwards: false) else { return false }
      runner.write(object, numbers.current)
      return true
    }
  }

  private final func runFrame(of object: AnyObject, at local: Double, by animator: AnimatorCore) {
    if state == .waiting {
      guard begin(object, at: local, by: animator) else { return }
    }
    guard let numbers else { return }
    let before = course.leg
    course.move(to: local, restTime: restTime)
    if course.leg != before {
      guard enterLeg(by: animator) else { return }
    }
    evaluate(into: numbers)
    guard numbers.isFinite else { return fail(numbers, by: animator) }
    if !hasReached, course.isOver || numbers.isAtEnd(backwards: course.isBackwards) {
      hasReached = true
      guard tell(.reachedTarget, by: animator) else { return }
    }
    show(numbers, on: object)
    guard tell(.applied, by: animator) else { return }
    guard course.isOver else { return findSteadyEnd() }
    animator.end(self, finished: true)
  }

  /// Why last in a frame: whatever was changed in it counts.
  private final func findSteadyEnd() {
    guard state == .running, !isAdditive, display.isPlain, accumulation == .none else { return }
    steadyEnd = course.steadyEnd(restTime: restTime) ?? Self.notSteady
  }

  /// Whether it has begun and still runs.
  private final func begin(_ object: AnyObject, at local: Double, by animator: AnimatorCore) -> Bool {
    let isEarly = local < timing.beginTime && timing.speed != 0
    if isEarly, !timing.fillMode.fillsBefore { return false }
    if course.isUnprepared {
      do { try makeMotion(from: object) } catch {
        self.error = error
        animator.end(self, finished: false)
        return false
      }
      course.isUnprepared = false
    }
    if isEarly {
      guard let numbers else { return false }
      course.move(to: timing.beginTime, restTime: restTime)
      evaluate(into: numbers)
      if numbers.isFinite { show(numbers, on: object) }
      return false
    }
    state = .running
    return tell(.started, by: animator)
  }

  private final func enterLeg(by animator: AnimatorCore) -> Bool {
    if !hasReached, !tell(.reachedTarget, by: animator) { return false }
    hasReached = false
    return tell(.repeated(leg: course.leg), by: animator)
  }

  private final func evaluate(into numbers: AnimationNumbers) {
    if course.isBackwards, reversal == .swapped, let swapped = swappedEvaluator() {
      swapped.evaluate(course.legTime, numbers.current)
    } else if course.isBackwards, course.duration == 0 {
      numbers.current.update(from: numbers.start, count: numbers.count)
    } else {
      let time = course.time
      runner?._withUnsafeGuaranteedRef { $0.evaluate(time, numbers.current) }
    }
    if accumulation != .none, course.plays != 0 { accumulate(numbers) }
  }

  private final func accumulate(_ numbers: AnimationNumbers) {
    for index in 0..<numbers.count {
      let (start, target) = (numbers.start[index], numbers.target[index])
      let end = timing.autoreverses ? start : target
      numbers.gain[index] = accumulation == .way ? end - start : end
    }
    numbers.accumulate(Double(course.plays))
  }

  private final func swappedEvaluator() -> FrameEvaluator? {
    if wayBack == nil { wayBack = evaluatorBackwards() }
    return wayBack
  }

  private final func show(_ numbers: AnimationNumbers, on object: AnyObject) {
    guard isAdditive || !display.isPlain else { return write(numbers.current, to: object) }
    numbers.show(by: display)
    guard isAdditive else { return write(numbers.shown, to: object) }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: numbers.count) { place in
      guard let base = place.baseAddress else { return }
      read(into: base, from: object)
      numbers.add(to: base)
      write(base, to: object)
    }
  }

  @inline(__always)
  private final func write(_ numbers: ComponentStorage, to object: AnyObject) {
    runner?._withUnsafeGuaranteedRef { $0.write(object, numbers) }
  }

  private final func fail(_ numbers: AnimationNumbers, by animator: AnimatorCore) {
    let index = (0..<numbers.count).first { !numbers.current[$0].isFinite } ?? 0
    error = .notFinite(quantity: "the value", component: index, value: numbers.current[index])
    animator.end(self, finished: false)
  }
}

/// How a motion's numbers are made and where they go.
package final class MotionRunner {
  package let evaluate: FrameEvaluator.Evaluation
  package let velocity: FrameEvaluator.Evaluation?
  package let write: (AnyObject, ComponentStorage) -> Void

  package init(_ frames: FrameEvaluator, write: @escaping (AnyObject, ComponentStorage) -> Void) {
    evaluate = frames.evaluate
    velocity = frames.velocity
    self.write = write
  }
}
