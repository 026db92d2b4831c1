internal import MotionEngine

/// What the animations of a property do each frame, without the kinds of object and value.
///
/// Why it is apart: a frame of generic code costs ten times as much as the mathematics in it. Every check of an
/// access would cost it some 4 ns more; the unchecked ones are over before anyone is called.
public class PopComponentAnimation: PopAnimation {
  /// The smallest change that can be seen, in units of the value; above 0.
  ///
  /// A spring is at rest within half of it, and a decay when it is slower than five of it per second. Values are not
  /// rounded to it. At first the property's; where that has none, the one of Pop's table for a name of it, else 1.
  public final var threshold: Double {
    get { givenThreshold }
    set {
      guard mayBeSet(newValue, newValue > 0, "the threshold") else { return }
      givenThreshold = newValue
      if isUnderWay { courseChanged() }
    }
  }
  /// The value that is written is the nearest multiple of this, halves away from zero, the last one too; 0: as it is.
  public final var roundingFactor: Double {
    get { givenRounding }
    set {
      guard mayBeSet(newValue, newValue >= 0, "the rounding factor") else { return }
      givenRounding = newValue
      let inverse = 1 / newValue
      // Why the inverse: it is what Pop multiplies with, and so 0.3 is 3/10 and not 3 · 0.1.
      scale = newValue > 0 && inverse.isFinite ? inverse : 0
      steadyEnd = Self.notSteady
    }
  }
  /// Which sides of the way are closed to the value that is written.
  public final var clampMode = PopClampMode.none {
    didSet {
      steadyEnd = Self.notSteady
      if isUnderWay, clampMode != oldValue { clampChanged() }
    }
  }
  /// Whether the value is added to the one of the object, each frame the change since the last: start and target are
  /// then offsets, and an unset one is 0. Several such animations of one property add up.
  @exclusivity(unchecked) public final var isAdditive = false {
    didSet { steadyEnd = Self.notSteady }
  }

  private final var givenThreshold: Double
  private final var givenRounding = 0.0
  @exclusivity(unchecked) private final var scale = 0.0
  @exclusivity(unchecked) final var isLimited = false
  @exclusivity(unchecked) final var numbers: PopNumbers?
  /// Why counted by hand: a frame uses it without touching the count.
  @exclusivity(unchecked) private final var runner: Unmanaged<MotionRunner>?
  /// Runners that were replaced and may be in the middle of a write.
  private final var retired: [MotionRunner] = []
  private final var writer: ((AnyObject, ComponentStorage) -> Void)?
  @exclusivity(unchecked) private final var isInFrame = false
  /// How long the present leg takes, s.
  @exclusivity(unchecked) final var legLength = 0.0
  /// The time in the present leg at the last frame, s.
  @exclusivity(unchecked) final var legTime = 0.0
  @exclusivity(unchecked) final var hasReached = false
  /// Whether the present course has a value already.
  @exclusivity(unchecked) final var hasValue = false
  /// Whether the rest rule is asked each frame.
  @exclusivity(unchecked) final var asksFrames = false

  init(threshold: Double) {
    givenThreshold = threshold
    super.init()
  }

  deinit {
    numbers?.deallocate()
    runner?.release()
  }

  // MARK: For the kinds of animation

  /// Makes the motion of the present leg as it is without any change on its way.
  func makeLeg() throws(PopError) {}
  /// Takes a change of the motion into account; false when it is refused.
  @discardableResult
  func courseChanged() -> Bool { true }
  func clampChanged() {}
  /// Whether a rest rule that looks at the frames ends the leg now.
  func isAtRest(_ numbers: PopNumbers) -> Bool { false }
  func read(into numbers: ComponentStorage, from object: AnyObject) {}
  func velocityNumbers() -> [Double] { [] }

  override func check() throws(PopError) {
    try super.check()
    guard threshold.isFinite, threshold > 0 else {
      throw .motion(.mustBePositive(quantity: "the threshold", value: threshold))
    }
    guard roundingFactor.isFinite, roundingFactor >= 0 else {
      throw .mustNotBeNegative(quantity: "the rounding factor", value: roundingFactor)
    }
  }

  // MARK: The course

  /// Makes room for a value of so many numbers, and says how it is written.
  final func prepare(count: Int, writing write: @escaping (AnyObject, ComponentStorage) -> Void) {
    writer = write
    guard numbers?.count != count else { return }
    numbers?.deallocate()
    numbers = PopNumbers(count: count)
  }

  /// The present leg runs along another course.
  final func adopt(_ frames: FrameEvaluator, length: Double) {
    guard let writer else { return }
    let old = runner
    runner = Unmanaged.passRetained(MotionRunner(frames, write: writer))
    if let old { retired.append(old.takeRetainedValue()) }
    if !isInFrame { retired.removeAll(keepingCapacity: true) }
    steadyEnd = Self.notSteady
    legLength = length
    hasReached = false
  }

  /// The leg was changed on its way.
  ///
  /// - Parameter restarts: whether its time begins anew; else it goes on.
  final func legWasChanged(oldLength: Double, restarts: Bool) {
    steadyEnd = Self.notSteady
    legs.change(from: oldLength, restartedAfter: restarts ? legTime : 0)
    if restarts { legTime = 0 }
  }

  override func prepareRun() {
    super.prepareRun()
    hasReached = false
    legTime = 0
    guard !isContinuing else { return }
    hasValue = false
    if let numbers { numbers.added.update(repeating: 0, count: numbers.count) }
  }

  // MARK: A frame

  override final func advance(_ object: AnyObject, at time: Double) -> Bool {
    isInFrame = true
    defer { isInFrame = false }
    let legTime = elapsed - legs.base
    if legTime < steadyEnd, legTime > 0, runSteadyFrame(of: object, at: legTime) { return false }
    guard let isLast = findLeg(), let numbers else { return false }
    if isLast { numbers.goToEnd() } else { evaluate(into: numbers.current) }
    guard numbers.isFinite else { return fail(numbers.current, numbers.count) }
    let endsHere = !isLast && asksFrames && isAtRest(numbers)
    if endsHere { numbers.goToEnd() }
    let isOver = isLast || (endsHere && isLastLeg)
    if !sortedMarkers.isEmpty {
      guard tellMarkers(upTo: isOver ? 1 : progress) else { return false }
    }
    if !hasReached, isLast || endsHere || numbers.isAtEnd {
      hasReached = true
      guard tell(.didReachToValue) else { return false }
    }
    guard show(numbers, on: object), tell(.didApply) else { return false }
    if endsHere, !isOver { enter(legs.leg + 1, at: elapsed) }
    if !isOver { findSteadyEnd() }
    return isOver
  }

  /// A frame in the middle of things; false when this one is no such frame.
  @inline(__always)
  private final func runSteadyFrame(of object: AnyObject, at time: Double) -> Bool {
    guard let numbers, let runner else { return false }
    legTime = time
    return runner._withUnsafeGuaranteedRef { runner in
      runner.evaluate(time, numbers.current)
      guard numbers.isFinite, hasReached || !numbers.isAtEnd else { return false }
      runner.write(object, numbers.current)
      return true
    }
  }

  /// Why last in a frame: whatever was changed in it counts.
  private final func findSteadyEnd() {
    guard isUnderWay, !asksFrames, sortedMarkers.isEmpty, scale == 0, !isLimited, !isAdditive,
      !listeners.contains(.didApply)
    else { return }
    steadyEnd = legs.steadyEnd(length: legLength, of: legCount) ?? Self.notSteady
  }

  @inline(__always)
  private final func evaluate(into storage: ComponentStorage) {
    let time = legTime
    runner?._withUnsafeGuaranteedRef { $0.evaluate(time, storage) }
  }

  @inline(__always)
  private final func write(_ storage: ComponentStorage, to object: AnyObject) {
    runner?._withUnsafeGuaranteedRef { $0.write(object, storage) }
  }

  /// Finds the leg and the time in it; true at the end of the last leg, nil when the run was ended meanwhile.
  private final func findLeg() -> Bool? {
    while true {
      switch legs.place(at: elapsed, length: legLength, of: legCount) {
      case .within(let time):
        legTime = time
        return false
      case .over:
        legTime = legLength
        return true
      case .later(let leg):
        guard enter(leg) else { return nil }
      }
    }
  }

  @discardableResult
  private final func enter(_ leg: Int, at start: Double? = nil) -> Bool {
    if !hasReached {
      hasReached = true
      guard tell(.didReachToValue) else { return false }
    }
    if !sortedMarkers.isEmpty {
      guard tellMarkers(upTo: 1) else { return false }
    }
    let oldLength = legLength
    isOnWayBack = isBack(leg: leg)
    legTime = 0
    do { try makeLeg() } catch { return fail(error) }
    legs.enter(leg: leg, after: oldLength, newLength: legLength, at: start)
    return tellLegBorder()
  }

  private final func show(_ numbers: PopNumbers, on object: AnyObject) -> Bool {
    let isPlain = scale == 0 && !isLimited
    if !isPlain || isAdditive { numbers.show(isLimited: isLimited, scale: scale) }
    if isAdditive { return add(numbers, to: object) }
    write(isPlain ? numbers.current : numbers.shown, to: object)
    if storedTracer != nil { traceWrite(numbers) }
    return true
  }

  private final func add(_ numbers: PopNumbers, to object: AnyObject) -> Bool {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: numbers.count) { place in
      guard let base = place.baseAddress else { return true }
      read(into: base, from: object)
      guard numbers.add(to: base) else { return fail(base, numbers.count) }
      write(base, to: object)
      if storedTracer != nil { traceWrite(numbers) }
      return true
    }
  }

  /// What is shown of the present value, for a rule that asks each frame.
  final func showForRule(_ numbers: PopNumbers) { numbers.show(isLimited: isLimited, scale: scale) }

  private final func fail(_ storage: ComponentStorage, _ count: Int) -> Bool {
    let index = (0..<count).first { !storage[$0].isFinite } ?? 0
    return fail(.motion(.notFinite(quantity: "the value", component: index, value: storage[index])))
  }

  private final func traceWrite(_ numbers: PopNumbers) {
    trace(.propertyWrite, (0..<numbers.count).map { numbers.current[$0] })
  }

  final func trace(_ kind: PopAnimationEvent.Kind, _ value: @autoclosure () -> [Double]) {
    guard let storedTracer, storedTracer.isRecording else { return }
    let velocity = isUnderWay ? velocityNumbers() : []
    storedTracer.record(PopAnimationEvent(kind: kind, time: elapsed, value: value(), velocity: velocity))
  }

  /// Whether a number may be set: while attached only one in its range.
  private final func mayBeSet(_ value: Double, _ isInRange: Bool, _ quantity: String) -> Bool {
    guard isAttached, !(value.isFinite && isInRange) else { return true }
    refusal = .mustNotBeNegative(quantity: quantity, value: value)
    return false
  }
}
