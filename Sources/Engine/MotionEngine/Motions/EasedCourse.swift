/// A value led from one place to another in a given time, along a timing function.
///
/// At a time t it is the share f(t/duration) of the way, by ``AnimatableValue/interpolated(to:at:)``; f may overshoot, and
/// nothing is limited. From ``restTime``, the duration, on it is exactly the value at f(1): `end`, unless the function
/// ends elsewhere. A duration of 0 is at its end at once.
public struct EasedCourse<Value: AnimatableValue>: Motion {
  /// The value at time 0: `from`, unless the function begins elsewhere.
  public let start: Value
  /// The value at a share of 0.
  public let from: Value
  /// The value at a share of 1.
  public let to: Value
  /// s.
  public let duration: Double
  public let timing: any TimingFunction
  private let last: Value

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
    self.from = from
    self.to = to.form(nearestTo: from)
    self.duration = duration
    self.timing = timing
    start = from.interpolated(to: self.to, at: timing.value(at: 0))
    last = from.interpolated(to: self.to, at: timing.value(at: 1))
    try MotionError.requireFinite(start, "the eased start")
    try MotionError.requireFinite(last, "the eased target")
  }

  public func value(at time: Double) -> Value {
    if time >= duration { return last }
    guard time > 0 else { return start }
    return from.interpolated(to: to, at: timing.value(at: time / duration))
  }

  public func velocity(at time: Double) -> Value {
    guard time < duration, time >= 0 else { return from.zero }
    let share = time / duration
    let rate = timing.derivative(at: share) / duration
    return from.interpolationRate(to: to, at: timing.value(at: share)).mapped { $0 * rate }
  }

  public var frames: FrameEvaluator {
    guard Value.curvedInterpolation == nil else { return plainFrames }
    let (from, to, start, last) = (from.components, to.components, start.components, last.components)
    let (timing, duration) = (timing, duration)
    let velocity: FrameEvaluator.Evaluation = { time, storage in
      let moves = time < duration && time >= 0
      let rate = moves ? timing.derivative(at: time / duration) / duration : 0
      for index in 0..<from.count { storage[index] = moves ? (to[index] - from[index]) * rate : 0 }
    }
    if from.count == 1 {
      let (from, to, start, last) = (from[0], to[0], start[0], last[0])
      return FrameEvaluator(
        number: { time in
          guard time > 0, time < duration else { return time >= duration ? last : start }
          return Mixing.mix(from, to, at: timing.value(at: time / duration))
        }, velocity: velocity)
    }
    return FrameEvaluator(
      { time, storage in
        if time > 0, time < duration {
          let share = timing.value(at: time / duration)
          for index in 0..<from.count { storage[index] = Mixing.mix(from[index], to[index], at: share) }
        } else {
          let end = time >= duration ? last : start
          for index in 0..<end.count { storage[index] = end[index] }
        }
      }, velocity: velocity)
  }

  /// From the end to the start along the same timing function: not the same as playing it backwards.
  public var reversed: EasedCourse<Value>? {
    try? EasedCourse(from: to, to: from, duration: duration, timing: timing)
  }
}
