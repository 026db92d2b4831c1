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
  private var spring: Spring?
  private var previous: Value?

  /// - Parameter property: what is moved.
  public init(_ property: Property<Target, Value>) { super.init(property, name: nil) }

  override init(_ property: Property<Target, Value>, name: PopPropertyName?) { super.init(property, name: name) }

  // MARK: Target and velocity

  /// Where it goes; nil: to the value that the object has at the start. A change keeps value and velocity.
  override public var toValue: Value? {
    get { super.toValue }
    set {
      let (old, shown) = (givenTo, toValue)
      givenTo = newValue
      guard isAttached, hasBegun else { return }
      guard let target, newValue != shown || newValue == nil else { return }
      let oldTo = to
      to = newValue ?? readStart(target)
      if !targetChanged() { (givenTo, to) = (old, oldTo) }
      trace(.toValueUpdate, newValue)
    }
  }

  /// Units per second: of the motion at the last frame while it runs, else that of the start; nil for 0.
  ///
  /// Set while it runs, it holds from the last frame on. A run leaves the one for the start as it is.
  public var velocity: Value? {
    get {
      if isCompleted { return current?.zero }
      return isUnderWay ? courseVelocity(at: legTime) : givenVelocity
    }
    set {
      let old = givenVelocity
      givenVelocity = newValue
      if isContinuing { startVelocity = newValue }
      guard isAttached, hasBegun else { return }
      if isCompleted {
        if let newValue, newValue != newValue.zero { goOn(with: newValue) }
      } else if let state = shownState(), !replaceCourse(from: state.value, velocity: newValue ?? state.value.zero) {
        givenVelocity = old
      }
      trace(.velocityUpdate, newValue)
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

  override func makeCourse(from value: Value?) throws(PopError) {
    guard let from, let to else { return }
    let given = givenVelocity ?? from.zero
    if let value {
      let velocity = startVelocity ?? from.zero
      startVelocity = nil
      return try take(from: value, to: to, velocity: velocity)
    }
    if isOnWayBack { return try take(from: to, to: from, velocity: given.mapped { -$0 }) }
    try take(from: from, to: to, velocity: given)
  }

  private func take(from value: Value, to end: Value, velocity: Value) throws(PopError) {
    let spring = try constants.dynamics.spring()
    let rest = restRule == .pop ? RestRule.never : .unseen(threshold: threshold)
    do throws(MotionError) {
      course = try SpringCourse(spring: spring, from: value, to: end, velocity: velocity, rest: rest)
    } catch { throw .motion(error) }
    self.spring = spring
    previous = nil
    anchor = value
    anchorVelocity = velocity
    legLength = clampedLength()
    bind()
  }

  /// With its end closed a spring is over where all components have arrived.
  private func clampedLength() -> Double {
    guard let course, let spring else { return 0 }
    guard clampMode.contains(.end), restRule != .pop else { return course.restTime }
    var latest = 0.0
    for index in 0..<course.start.componentCount {
      let displacement = course.start[component: index] - course.destination[component: index]
      let start = SpringState(displacement: displacement, velocity: course.startVelocity[component: index])
      latest = max(latest, SpringKernel(spring: spring, start: start).firstArrival)
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
    courseWasReplaced(oldLength: oldLength, restarts: true)
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
    bind()
    return true
  }

  private func targetChanged() -> Bool {
    if isCompleted {
      do {
        try requireFinite(to, "the target")
        goOn(with: nil)
        return true
      } catch {
        refusal = error
        return false
      }
    }
    if isOnWayBack {
      bind()
      return true
    }
    return courseChanged()
  }

  /// Sets one that is kept at its end in motion again, from where it is.
  private func goOn(with velocity: Value?) {
    startVelocity = velocity
    isContinuing = true
    runAgain()
  }

  /// How long a leg takes until it is at rest, s; nil before the start of one whose start or target is not given, and by
  /// Pop's own rest rule, which waits for the frames.
  public var settlingTime: Double? {
    guard restRule == .unseen else { return nil }
    if isUnderWay { return legLength }
    guard let start = givenFrom, let end = givenTo else { return nil }
    let twin = copy()
    (twin.from, twin.to) = (start, end)
    do { try twin.makeCourse(from: nil) } catch { return nil }
    return twin.legLength
  }

  override var courseTarget: Value? { course?.destination }

  override func evaluate(at time: Double, into value: inout Value) {
    if let course { value = course.value(at: time) }
  }

  override func courseVelocity(at time: Double) -> Value? { course?.velocity(at: time) }

  override func isAtRest(_ value: Value, at time: Double) -> Bool {
    guard restRule == .pop, let course, let spring else { return false }
    let velocity = course.velocity(at: time)
    let (shown, before) = (bounds.shown(value), previous)
    previous = shown
    var written = PopRest.Question(PopRest(threshold: threshold))
    var moving = written
    for index in 0..<value.componentCount {
      let end = course.destination[component: index]
      let state = SpringState(displacement: value[component: index] - end, velocity: velocity[component: index])
      moving.add(state, acceleration: before == nil ? 0 : spring.acceleration(in: state), previous: .infinity)
      written.add(
        SpringState(displacement: shown[component: index] - end, velocity: .infinity), acceleration: .infinity,
        previous: before.map { $0[component: index] - end } ?? .infinity)
    }
    if roundingFactor > 0 { return moving.isMet || (shown == course.destination && shown == before) }
    return moving.isMet || written.isMet
  }

  /// The same settings in another animation that is not attached: Pop's `copy`.
  public func copy() -> PopSpringAnimation<Target, Value> {
    let copy = PopSpringAnimation(property)
    copyPropertySettings(to: copy)
    (copy.givenVelocity, copy.constants, copy.restRule) = (givenVelocity, constants, restRule)
    return copy
  }
}
