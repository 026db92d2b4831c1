/// A value given by a function of time.
///
/// The function must depend on its argument alone: it is asked in any order, and more than once.
public struct FunctionCourse<Value: AnimatableValue>: Motion {
  public let start: Value
  public let target: Value?
  public let restTime: Double
  private let place: @Sendable (Double) -> Value
  private let speed: (@Sendable (Double) -> Value)?

  /// - Parameters:
  ///   - duration: s, ≥ 0; infinity for one that never ends.
  ///   - velocity: units per second at a time; nil for a central difference over 2⁻²⁰ of a second.
  ///   - value: the value at a time in 0 … duration, s.
  public init(
    duration: Double = .infinity, velocity: (@Sendable (Double) -> Value)? = nil,
    value: @escaping @Sendable (Double) -> Value
  ) throws(MotionError) {
    guard duration >= 0 else { throw .durationOutOfRange(quantity: "the duration", value: duration) }
    restTime = duration
    place = value
    speed = velocity
    start = value(0)
    try MotionError.requireFinite(start, "the start")
    target = duration.isFinite ? value(duration) : nil
    if let target { try MotionError.requireShape(target, "the target", count: start.componentCount) }
  }

  public func value(at time: Double) -> Value {
    if time >= restTime, let target { return target }
    return time > 0 ? place(time) : start
  }

  public func velocity(at time: Double) -> Value {
    guard time < restTime else { return start.zero }
    let now = time > 0 ? time : 0
    if let speed { return speed(now) }
    let step = 0x1p-20
    let (before, after) = (max(0, now - step), min(restTime, now + step))
    return value(at: before).combined(with: value(at: after)) { ($1 - $0) / (after - before) }
  }
}
