public import MotionEngine
internal import PlatformSprings

/// Moves a property by a damped spring: Pop's `POPSpringAnimation`.
///
/// The motion is the exact one, the same at any frame rate, and not Pop's stepping, which runs 2.6 to 12 % slow.
///
/// - A change of ``toValue`` or of a constant while it runs keeps value and velocity; so does one made while it is kept
///   at its end, which sets it in motion again.
/// - Without a target it returns to the value that the object has at the start: a velocity alone is a kick.
/// - A repeated run starts each leg with the velocity that was given, and a leg back with its opposite.
public final class PopSpringAnimation<Target: AnyObject, Value: AnimatableValue>: PopPropertyAnimation<Target, Value> {
  /// When it is at rest.
  public var restRule = PopRestRule.unseen {
    didSet { if isUnderWay, restRule != oldValue { courseChanged() } }
  }

  var constants = PopSpringConstants()
  private var givenVelocity: Value?
  private var startVelocity: Value?
  private var course: SpringCourse<Value>?
  private var hasPrevious = false

  /// - Parameter property: what is moved.
  public init(_ property: Property<Target, Value>) { super.init(property, name: nil) }

  override init(_ property: Property<Target, Value>, name: PopPropertyName?) { super.init(property, name: name) }

  // MARK: Target and velocity

  /// Where it goes; nil: to the value that the object has at the start. A change keeps value and velocity.
  override public var toValue: Value? {
    get { super.toValue }
    set { setTarget(newValue) }
  }

  /// Units per second: of the motion at the last frame while it runs, else that of the start; nil for 0.
  ///
  /// Set while it runs, it holds from the last frame on, and for the legs and runs to come; set while it is kept at its
  /// end, it sets it in motion again.
  public var velocity: Value? {
    get {
      if isCompleted { return from?.zero }
      return isUnderWay ? courseVelocity() : givenVelocity
    }
    set {
      guard mayTake(newValue, "the velocity") else { return }
      let old = givenVelocity
      givenVelocity = newValue
      if isContinuing { startVelocity = newValue }
      guard isAttached, hasBegun else { return }
      if isCompleted {
        startVelocity = newValue
        isContinuing = true
        runAgain()
      } else if let state = shownState(), !replaceCourse(from: state.value, velocity: newValue ?? state.value.zero) {
        givenVelocity = old
      }
      trace(.velocityUpdate, newValue?.components ?? [])
    }
  }

  override func check() throws(PopError) {
    try super.check()
    _ = try constants.dynamics.spring()
    try requireFinite(givenVelocity, "the velocity")
  }

  // MARK: The motion

  override func captureTarget(_ target: Target, goesOn: Bool) {
    to = givenTo ?? (goesOn ? to : nil) ?? readStart(target)
  }

  override func makeStart(from value: Value?) throws(PopError) {
    guard let value, let to else { return try makeLeg() }
    let velocity = startVelocity ?? value.zero
    startVelocity = nil
    try take(from: value, to: to, velocity: velocity)
  }

  override func makeLeg() throws(PopError) {
    guard let from, let to else { return }
    let given = givenVelocity ?? from.zero
    if isOnWayBack { return try take(from: to, to: from, velocity: given.mapped { -$0 }) }
    try take(from: from, to: to, velocity: given)
  }

  private func made(from value: Value, to end: Value, velocity: Value) throws(PopError) -> SpringCourse<Value> {
    let spring = try constants.dynamics.spring()
    let rest = restRule == .pop ? RestRule.never : .unseen(threshold: threshold)
    do throws(MotionError) {
      return try SpringCourse(spring: spring, from: value, to: end, velocity: velocity, rest: rest)
    } catch { throw .motion(error) }
  }

  private func take(from value: Value, to end: Value, velocity: Value) throws(PopError) {
    let made = try made(from: value, to: end, velocity: velocity)
    course = made
    asksFrames = restRule == .pop
    hasPrevious = false
    adopt(
      made.frames, anchor: value, end: made.destination, velocity: velocity, length: clampedLength(of: made))
  }

  /// With its end closed a spring is over where all components have arrived.
  private func clampedLength(of course: SpringCourse<Value>) -> Double {
    guard clampMode.contains(.end), restRule != .pop else { return course.restTime }
    var latest = 0.0
    for index in 0..<course.start.componentCount {
      let displacement = course.start[component: index] - course.destination[component: index]
      let start = SpringState(displacement: displacement, velocity: course.startVelocity[component: index])
      latest = max(latest, SpringKernel(spring: course.spring, start: start).firstArrival)
    }
    return min(course.restTime, latest)
  }

  private func replaceCourse(from value: Value, velocity: Value) -> Bool {
    guard let goal = legGoal else { return true }
    let oldLength = legLength
    do { try take(from: value, to: goal, velocity: velocity) } catch {
      refusal = error
      return false
    }
    legWasChanged(oldLength: oldLength, restarts: true)
    return true
  }

  @discardableResult
  override func courseChanged() -> Bool {
    guard let state = shownState() else { return true }
    return replaceCourse(from: state.value, velocity: state.velocity)
  }

  override func clampChanged() { courseChanged() }

  override func startChanged() -> Bool {
    if isOnWayBack { return courseChanged() }
    if let course { bind(velocity: course.startVelocity) }
    return true
  }

  override func targetChanged() -> Bool {
    guard isOnWayBack else { return courseChanged() }
    if let course { bind(velocity: course.startVelocity) }
    return true
  }

  /// How long a leg takes until it is at rest, s; nil before the start of one whose start or target is not given, and by
  /// Pop's own rest rule, which waits for the frames.
  public var settlingTime: Double? {
    guard restRule == .unseen else { return nil }
    if isUnderWay { return legLength }
    guard let start = givenFrom, let end = givenTo else { return nil }
    guard let course = try? made(from: start, to: end, velocity: givenVelocity ?? start.zero) else { return nil }
    return clampedLength(of: course)
  }

  override func courseVelocity() -> Value? { course?.velocity(at: legTime) }

  override func isAtRest(_ numbers: PopNumbers) -> Bool {
    guard let course else { return false }
    let velocity = course.velocity(at: legTime)
    showForRule(numbers)
    var (written, moving) = (
      PopRest.Question(PopRest(threshold: threshold)), PopRest.Question(PopRest(threshold: threshold))
    )
    var isExact = hasPrevious
    for index in 0..<numbers.count {
      let (end, shown, before) = (numbers.end[index], numbers.shown[index], numbers.previous[index])
      let state = SpringState(displacement: numbers.current[index] - end, velocity: velocity[component: index])
      moving.add(state, acceleration: hasPrevious ? course.spring.acceleration(in: state) : 0, previous: .infinity)
      written.add(
        SpringState(displacement: shown - end, velocity: .infinity), acceleration: .infinity,
        previous: hasPrevious ? before - end : .infinity)
      isExact = isExact && shown == end && before == end
    }
    numbers.previous.update(from: numbers.shown, count: numbers.count)
    hasPrevious = true
    return moving.isMet || (roundingFactor > 0 ? isExact : written.isMet)
  }

  /// The same settings in another animation that is not attached: Pop's `copy`.
  public func copy() -> PopSpringAnimation<Target, Value> {
    let copy = PopSpringAnimation(property)
    copyPropertySettings(to: copy)
    (copy.givenVelocity, copy.constants, copy.restRule) = (givenVelocity, constants, restRule)
    return copy
  }
}
