/// A value carried by a spring: every component by the same constants, each from its own place and velocity.
///
/// It is evaluated at the absolute time since its last anchor, the start or the last ``retarget(to:with:at:)``, by
/// ``SpringKernel``: displacement and velocity are right to 1 ulp of their envelope, and adding the target rounds once.
/// From ``restTime`` on the value is the target itself.
public struct SpringCourse<Value: AnimatableValue>: Motion {
  public private(set) var start: Value
  /// Units per second at time 0.
  public private(set) var startVelocity: Value
  /// Where the value goes.
  public private(set) var destination: Value
  public private(set) var spring: Spring
  public private(set) var rest: RestRule
  public private(set) var restTime: Double
  /// When the present course was taken, s since the start.
  public private(set) var anchorTime = 0.0
  private var anchorValue: Value
  private var kernels: [SpringKernel]

  public var target: Value? { destination }

  /// - Parameters:
  ///   - spring: the spring that carries the value.
  ///   - from: the value at the start.
  ///   - to: the target; it may equal `from`, and then only the velocity moves the value.
  ///   - velocity: units per second, absolute: never a multiple of the way; nil for 0.
  ///   - rest: from when it counts as being at rest.
  public init(
    spring: Spring, from: Value, to: Value, velocity: Value? = nil, rest: RestRule = .thousandth
  ) throws(MotionError) {
    try rest.check()
    try MotionError.requireFinite(from, "the start")
    try MotionError.requireShape(to, "the target", count: from.componentCount)
    let startVelocity = velocity ?? from.zero
    try MotionError.requireShape(startVelocity, "the velocity", count: from.componentCount)
    self.spring = spring
    self.rest = rest
    start = from
    self.startVelocity = startVelocity
    destination = to.form(nearestTo: from)
    anchorValue = from
    kernels = try Self.kernels(spring, from: from, to: destination, velocity: startVelocity)
    restTime = 0
    restTime = restTimeOfPresentCourse()
  }

  public func value(at time: Double) -> Value {
    var result = anchorValue
    evaluate(at: time, into: &result)
    return result
  }

  public func evaluate(at time: Double, into value: inout Value) {
    if time >= restTime {
      value = destination
      return
    }
    let elapsed = time - anchorTime
    guard elapsed > 0 else {
      value = anchorValue
      return
    }
    for index in 0..<kernels.count {
      value[component: index] = destination[component: index] + kernels[index].displacement(at: elapsed)
    }
  }

  public func velocity(at time: Double) -> Value {
    let elapsed = time - anchorTime
    var result = startVelocity
    for index in 0..<kernels.count {
      result[component: index] =
        time >= restTime ? 0 : elapsed > 0 ? kernels[index].velocity(at: elapsed) : kernels[index].start.velocity
    }
    return result
  }

  private static func kernels(
    _ spring: Spring, from: Value, to: Value, velocity: Value
  ) throws(MotionError) -> [SpringKernel] {
    var kernels: [SpringKernel] = []
    kernels.reserveCapacity(from.componentCount)
    for index in 0..<from.componentCount {
      let displacement = from[component: index] - to[component: index]
      guard displacement.isFinite else { throw .wayTooLong(component: index) }
      kernels.append(
        SpringKernel(
          spring: spring, start: SpringState(displacement: displacement, velocity: velocity[component: index])))
    }
    return kernels
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
    try newRest?.check()
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
    kernels = try Self.kernels(spring, from: value, to: target, velocity: velocity)
    self.spring = spring
    self.rest = rest
    destination = target
    anchorValue = value
    anchorTime = time
    restTime = restTimeOfPresentCourse()
  }

  private func restTimeOfPresentCourse() -> Double {
    switch rest {
    case .never: return kernels.allSatisfy(\.isStill) ? anchorTime : .infinity
    case .time(let time): return time
    case .band, .speed: break
    }
    var latest = 0.0
    for kernel in kernels where !kernel.isStill {
      let amplitude = kernel.amplitude
      latest = max(latest, kernel.settlingTime(within: rest.band(amplitude: amplitude) ?? 1e-3 * amplitude))
    }
    return anchorTime + latest
  }

  public var reversed: SpringCourse<Value>? {
    try? SpringCourse(
      spring: spring, from: destination, to: start, velocity: startVelocity.mapped { -$0 }, rest: rest)
  }
}

extension SpringKernel {
  /// Whether it is at its target and stays there.
  var isStill: Bool { start.displacement == 0 && start.velocity == 0 }

  /// The largest distance from the target from the start on.
  var amplitude: Double {
    guard let turn = SpringTurningPoints(spring, from: start).first else { return start.displacement.magnitude }
    return max(start.displacement.magnitude, displacement(at: turn).magnitude)
  }
}
