/// A value led from one place to another in a given time, along a timing function.
///
/// At a time t it is the share f(t/duration) of the way, by ``AnimatableValue/interpolated(to:at:)``; f may overshoot, and
/// nothing is limited. From ``restTime``, the duration, on it is exactly the value at f(1): `end`, unless the function
/// ends elsewhere. A duration of 0 is at its end at once.
public struct EasedCourse<Value: AnimatableValue>: Motion {
  public let start: Value
  /// The value at a share of 1.
  public let end: Value
  /// s.
  public let duration: Double
  public let timing: any TimingFunction
  private let last: Value
  private let first: Value

  public var target: Value? { last }
  public var restTime: Double { duration }

  /// - Parameters:
  ///   - from: the value at a share of 0.
  ///   - to: the value at a share of 1.
  ///   - duration: s, finite, ≥ 0.
  ///   - timing: by default straight.
  public init(
    from: Value, to: Value, duration: Double, timing: any TimingFunction = LinearTiming()
  ) throws(MotionError) {
    try MotionError.requireDuration(duration, "the duration")
    try MotionError.requireFinite(from, "the start")
    try MotionError.requireShape(to, "the target", count: from.componentCount)
    start = from
    end = to
    self.duration = duration
    self.timing = timing
    first = from.interpolated(to: to, at: timing.value(at: 0))
    last = from.interpolated(to: to, at: timing.value(at: 1))
    try MotionError.requireFinite(first, "the eased start")
    try MotionError.requireFinite(last, "the eased target")
  }

  public func value(at time: Double) -> Value {
    if time >= duration { return last }
    guard time > 0 else { return first }
    return start.interpolated(to: end, at: timing.value(at: time / duration))
  }

  public func velocity(at time: Double) -> Value {
    guard time < duration, time >= 0 else { return start.zero }
    let share = time / duration
    let rate = timing.derivative(at: share) / duration
    return start.interpolationRate(to: end, at: timing.value(at: share)).mapped { $0 * rate }
  }

  /// From the end to the start along the same timing function: not the same as playing it backwards.
  public var reversed: EasedCourse<Value>? {
    try? EasedCourse(from: end, to: start, duration: duration, timing: timing)
  }
}
