/// A value carried by a spring: every component by the same constants, each from its own place and velocity.
///
/// It is evaluated at the absolute time since its last anchor, the start or the last ``retarget(to:with:rest:at:)``, by
/// ``SpringKernel``: displacement and velocity are right to 1 ulp of their envelope, and adding the target rounds once.
/// From ``restTime`` on the value is the target itself.
public struct SpringCourse<Value: AnimatableValue>: Motion {
  public let start: Value
  /// Units per second at time 0.
  public let startVelocity: Value
  /// Where the value goes.
  public private(set) var destination: Value
  public private(set) var spring: Spring
  public private(set) var rest: RestRule
  private var bundle: SpringBundle

  public var target: Value? { destination }
  public var restTime: Double { bundle.restTime }
  /// When the present course was taken, s since the start.
  public var anchorTime: Double { bundle.anchorTime }

  /// - Parameters:
  ///   - spring: the spring that carries the value.
  ///   - from: the value at the start.
  ///   - to: the target; it may equal `from`, and then only the velocity moves the value.
  ///   - velocity: units per second, absolute: never a multiple of the way; nil for 0.
  ///   - rest: from when it counts as being at rest.
  public init(
    spring: Spring, from: Value, to: Value, velocity: Value? = nil, rest: RestRule = .thousandth
  ) throws(MotionError) {
    try Self.check(rest)
    try MotionError.requireFinite(from, "the start")
    try MotionError.requireShape(to, "the target", count: from.componentCount)
    let startVelocity = velocity ?? from.zero
    try MotionError.requireShape(startVelocity, "the velocity", count: from.componentCount)
    self.spring = spring
    self.rest = rest
    start = from
    self.startVelocity = startVelocity
    destination = to.form(nearestTo: from)
    bundle = try SpringBundle(spring, from: from, to: destination, velocity: startVelocity, anchorTime: 0)
    bundle.restTime = bundle.restTime(by: rest)
  }

  private static func check(_ rest: RestRule) throws(MotionError) {
    if case .speed = rest { throw .springRestsBySpeed }
    try rest.check()
  }

  public func value(at time: Double) -> Value {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: start.componentCount) { storage in
      guard let place = storage.baseAddress else { return start }
      bundle.evaluate(at: time, into: place)
      return start.loading(place)
    }
  }

  public func velocity(at time: Double) -> Value {
    var result = startVelocity
    for index in 0..<result.componentCount { result[component: index] = bundle.velocity(of: index, at: time) }
    return result
  }

  public var frames: FrameEvaluator { runner.frames }

  /// What a frame asks.
  package var runner: SpringRunner { SpringRunner(bundle) }

  public var reversed: SpringCourse<Value>? {
    try? SpringCourse(
      spring: spring, from: destination, to: start, velocity: startVelocity.mapped { -$0 }, rest: rest)
  }
}

extension SpringCourse {
  /// Gives the value a new target, from where and as fast as it moves then, and another spring if one is given.
  ///
  /// The present target and spring again change nothing at all: the path keeps its bits. A value that is at rest
  /// already moves again; the time goes on from the same start.
  ///
  /// - Parameters:
  ///   - newTarget: the new target, of the same shape.
  ///   - newSpring: another spring; nil keeps the present one.
  ///   - newRest: another rest rule; nil keeps the present one.
  ///   - time: s since the start; a time before the last anchor counts as that anchor.
  public mutating func retarget(
    to newTarget: Value, with newSpring: Spring? = nil, rest newRest: RestRule? = nil, at time: Double
  ) throws(MotionError) {
    try MotionError.requireShape(newTarget, "the target", count: start.componentCount)
    if let newRest { try Self.check(newRest) }
    let now = max(anchorTime, time)
    let state = state(at: now)
    let nearest = newTarget.form(nearestTo: state.value)
    let unchanged = nearest == destination && (newSpring ?? spring) == spring && (newRest ?? rest) == rest
    guard !unchanged else { return }
    try reanchor(
      at: now, value: state.value, velocity: state.velocity, target: nearest, spring: newSpring ?? spring,
      rest: newRest ?? rest)
  }

  /// Gives the value another velocity from a time on: a push.
  public mutating func setVelocity(_ velocity: Value, at time: Double) throws(MotionError) {
    try MotionError.requireShape(velocity, "the velocity", count: start.componentCount)
    let now = max(anchorTime, time)
    try reanchor(
      at: now, value: value(at: now), velocity: velocity, target: destination, spring: spring, rest: rest)
  }

  private mutating func reanchor(
    at time: Double, value: Value, velocity: Value, target: Value, spring: Spring, rest: RestRule
  ) throws(MotionError) {
    guard time.isFinite else { throw .timeNotFinite(time) }
    bundle = try SpringBundle(spring, from: value, to: target, velocity: velocity, anchorTime: time)
    bundle.restTime = bundle.restTime(by: rest)
    self.spring = spring
    self.rest = rest
    destination = target
  }
}
