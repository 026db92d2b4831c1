public import MotionEngine
internal import PlatformSprings

/// Moves a property by a velocity that decays: Pop's `POPDecayAnimation`.
///
///     v = v₀ d^(1000t)        x = x₀ + v₀/1000 · d (1 − d^(1000t)) / (1 − d)
///
/// That is the sum over milliseconds: thrown with 1000 at 0.998 it would come to rest at 499. It ends when no component
/// is faster than five thresholds per second, at the place where it is then, ``toValue``: 496.505 there.
///
/// Where and when that is can be asked before it starts. A new velocity while it runs, in whatever direction, holds from
/// the last frame on and makes no jump. A leg back is thrown back with the opposite velocity, and a repeated leg starts
/// where the first one did.
public final class PopDecayAnimation<Target: AnyObject, Value: AnimatableValue>: PopPropertyAnimation<Target, Value> {
  private var givenDeceleration = 0.998
  private var givenVelocity: Value?
  private var course: DecayCourse<Value>?

  /// - Parameter property: what is moved.
  public init(_ property: Property<Target, Value>) { super.init(property, name: nil) }

  override init(_ property: Property<Target, Value>, name: PopPropertyName?) { super.init(property, name: name) }

  // MARK: Velocity

  /// Units per second: of the motion at the last frame while it runs, else that of the start; nil for 0.
  ///
  /// Set while it runs, it holds from the last frame on; set while it is kept at its end, it sets it in motion again from
  /// there. A run leaves the one for the start as it is.
  public var velocity: Value? {
    get {
      if isCompleted { return from?.zero }
      return isUnderWay ? courseVelocity() : givenVelocity
    }
    set {
      guard mayTake(newValue, "the velocity") else { return }
      let old = givenVelocity
      givenVelocity = newValue
      guard isAttached, hasBegun else { return }
      if isCompleted {
        isContinuing = true
        runAgain()
      } else if let state = shownState(), !replaceCourse(from: state.value, velocity: newValue ?? state.value.zero) {
        givenVelocity = old
      }
      trace(.velocityUpdate, newValue?.components ?? [])
    }
  }

  /// The velocity that was set last, whatever it has become since.
  public var originalVelocity: Value? { givenVelocity }

  /// The opposite of the velocity that was set last.
  public var reversedVelocity: Value? { givenVelocity?.mapped { -$0 } }

  /// d: the share of the velocity that is left after a millisecond; above 0, at most 1.
  public var deceleration: Double {
    get { givenDeceleration }
    set {
      let old = givenDeceleration
      givenDeceleration = newValue
      if isUnderWay, !courseChanged() { givenDeceleration = old }
    }
  }

  /// How long it runs from its start, or its last change of velocity, s; 0 for one that is slower than five thresholds
  /// per second, infinity for one that nothing slows down.
  public var duration: Double {
    if isUnderWay, let course { return course.restTime }
    guard let velocity = givenVelocity, let words = try? words() else { return 0 }
    return words.duration(velocities: velocity.components)
  }

  /// Where it ends; nil before the start when there is no ``PopPropertyAnimation/fromValue``, and for one that nothing slows down.
  ///
  /// It follows from the velocity and cannot be set: see ``aim(at:from:)``.
  override public var toValue: Value? {
    if let to, hasBegun { return to }
    guard let from = givenFrom, let course = try? made(from: from, velocity: givenVelocity ?? from.zero) else {
      return nil
    }
    return course.target
  }

  /// Sets the velocity with which it ends at a place.
  ///
  /// - Parameters:
  ///   - place: where it is to end.
  ///   - start: from where; nil: from where it is, or will start by ``PopPropertyAnimation/fromValue``.
  /// - Throws: ``PopError`` when the place is not finite, no start is known, or nothing slows it down.
  public func aim(at place: Value, from start: Value? = nil) throws(PopError) {
    try requireFinite(place, "the target")
    guard let start = start ?? (isUnderWay ? shownState()?.value : nil) ?? fromValue else {
      throw .motion(.countMismatch(quantity: "starts", count: 0, expected: 1))
    }
    let words = try words()
    let decay = words.decay
    guard decay.frictionRate > 0 else { throw .motion(.neverRests) }
    let way = start.combined(with: place) { $1 - $0 }
    var longest = 0.0
    for index in 0..<way.componentCount { longest = max(longest, way[component: index].magnitude) }
    // The fastest component ends at the stop speed: v₀ = v₁ + λ way / g; the others go their ways in the same time.
    let fastest = words.stopSpeed + decay.frictionRate / decay.distanceFactor * longest
    velocity = longest == 0 ? way.zero : way.mapped { fastest * ($0 / longest) }
  }

  private func words() throws(PopError) -> PopDecay {
    do throws(PlatformSpringError) {
      return try PopDecay(deceleration: givenDeceleration, threshold: threshold)
    } catch { throw .words(error) }
  }

  override func check() throws(PopError) {
    try super.check()
    _ = try words()
    try requireFinite(givenVelocity, "the velocity")
  }

  // MARK: The motion

  private func made(from start: Value, velocity: Value) throws(PopError) -> DecayCourse<Value> {
    let words = try words()
    do throws(MotionError) {
      return try DecayCourse(decay: words.decay, from: start, velocity: velocity, rest: .speed(words.stopSpeed))
    } catch { throw .motion(error) }
  }

  override func makeStart(from value: Value?) throws(PopError) {
    guard let value else { return try makeLeg() }
    try take(try made(from: value, velocity: givenVelocity ?? value.zero))
  }

  override func makeLeg() throws(PopError) {
    guard let from else { return }
    let velocity = givenVelocity ?? from.zero
    guard isOnWayBack, let end = to else { return try take(try made(from: from, velocity: velocity)) }
    // Why: the way back is as long as the way there, up to the rounding of the sums.
    try take(try made(from: end, velocity: velocity.mapped { -$0 }), to: from)
  }

  private func take(_ made: DecayCourse<Value>, to end: Value? = nil) throws(PopError) {
    course = made
    if !isOnWayBack { to = made.target }
    adopt(
      made.frames, anchor: made.start, end: end ?? made.target, velocity: made.startVelocity, length: made.restTime)
  }

  private func replaceCourse(from value: Value, velocity: Value) -> Bool {
    let oldLength = legLength
    do { try take(try made(from: value, velocity: velocity)) } catch {
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

  override func clampChanged() { if let course { bind(velocity: course.startVelocity) } }

  override func startChanged() -> Bool {
    clampChanged()
    return true
  }

  override func courseVelocity() -> Value? { course?.velocity(at: legTime) }

  /// The same settings in another animation that is not attached: Pop's `copy`.
  public func copy() -> PopDecayAnimation<Target, Value> {
    let copy = PopDecayAnimation(property)
    copyPropertySettings(to: copy)
    (copy.givenVelocity, copy.givenDeceleration) = (givenVelocity, givenDeceleration)
    return copy
  }
}
