public import MotionEngine

/// Moves a property along a timing function in a given time: Pop's `POPBasicAnimation`.
///
/// It ends by its time alone, also along a curve that overshoots. A change of start, target, duration or curve while it
/// runs makes neither the value nor the velocity jump: the difference fades out until the end.
public final class PopBasicAnimation<Target: AnyObject, Value: AnimatableValue>: PopPropertyAnimation<Target, Value> {
  private var givenDuration = 0.4
  private var givenTiming: (any TimingFunction)?
  private var course: BlendedCourse<Value>?

  /// - Parameter property: what is moved.
  public init(_ property: Property<Target, Value>) { super.init(property, name: nil) }

  override init(_ property: Property<Target, Value>, name: PopPropertyName?) { super.init(property, name: name) }

  /// Where it goes; nil: to the value that the object has at the start.
  override public var toValue: Value? {
    get { super.toValue }
    set { setTarget(newValue) }
  }

  /// Of one leg, s, ≥ 0; 0.4 at first. With 0 it is at its end in the first frame.
  public var duration: Double {
    get { givenDuration }
    set {
      let old = givenDuration
      guard newValue != old else { return }
      givenDuration = newValue
      if isUnderWay, !courseChanged() { givenDuration = old }
    }
  }

  /// nil for Core Animation's default curve, (0.25, 0.1) (0.25, 1).
  public var timingFunction: (any TimingFunction)? {
    get { givenTiming }
    set {
      let old = givenTiming
      givenTiming = newValue
      if isUnderWay, !courseChanged() { givenTiming = old }
    }
  }

  override func check() throws(PopError) {
    try super.check()
    guard duration.isFinite, duration >= 0 else {
      throw .motion(.durationOutOfRange(quantity: "the duration", value: duration))
    }
  }

  // MARK: The motion

  override func captureTarget(_ target: Target, goesOn: Bool) {
    to = givenTo ?? (goesOn ? to : nil) ?? readStart(target)
  }

  override func makeStart(from value: Value?) throws(PopError) {
    guard let value, let to else { return try makeLeg() }
    take(BlendedCourse(try made(from: value, to: to)), from: value)
  }

  override func makeLeg() throws(PopError) {
    guard let from, let to else { return }
    let (start, end) = isOnWayBack ? (to, from) : (from, to)
    take(BlendedCourse(try made(from: start, to: end)), from: start)
  }

  private func made(from start: Value, to end: Value) throws(PopError) -> EasedCourse<Value> {
    do throws(MotionError) {
      return try EasedCourse(
        from: start, to: end, duration: givenDuration, timing: givenTiming ?? CoreAnimationCurve.default)
    } catch { throw .motion(error) }
  }

  private func take(_ made: BlendedCourse<Value>, from start: Value) {
    course = made
    adopt(
      made.frames, anchor: start, end: made.target, velocity: made.velocity(at: legTime), length: made.duration)
  }

  @discardableResult
  override func courseChanged() -> Bool {
    guard let from, let to, let state = shownState(), var changed = course else { return true }
    let oldLength = legLength
    do {
      changed.change(to: try isOnWayBack ? made(from: to, to: from) : made(from: from, to: to), at: legTime)
    } catch {
      refusal = error
      return false
    }
    take(changed, from: state.value)
    legWasChanged(oldLength: oldLength, restarts: false)
    return true
  }

  override func clampChanged() {
    if let course { bind(velocity: course.velocity(at: legTime)) }
  }

  override func startChanged() -> Bool { courseChanged() }

  override func targetChanged() -> Bool { courseChanged() }

  override func courseVelocity() -> Value? { course?.velocity(at: legTime) }

  /// The eased share of the time.
  override func share(of value: Value) -> Double {
    legTime >= givenDuration ? 1 : (givenTiming ?? CoreAnimationCurve.default).value(at: legTime / givenDuration)
  }

  /// The same settings in another animation that is not attached: Pop's `copy`.
  public func copy() -> PopBasicAnimation<Target, Value> {
    let copy = PopBasicAnimation(property)
    copyPropertySettings(to: copy)
    (copy.givenDuration, copy.givenTiming) = (givenDuration, givenTiming)
    return copy
  }
}
