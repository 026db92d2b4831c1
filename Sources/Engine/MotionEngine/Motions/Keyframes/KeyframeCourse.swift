/// A value led through keys.
///
/// **Time.** The share of the duration goes through ``timing`` first; which two keys it lies between and where follows
/// from the key times, and that place goes through the segment's own timing function. Two keys at one time are a jump: at
/// that time the later one holds. Before the first key time the first value holds, after the last one the last. A
/// share beyond 0 … 1, which an overshooting function makes, goes on along the first or last segment.
///
/// **Cubic.** The slope at a key is the difference of its neighbours by that of their times, at the ends one-sided: the
/// non-uniform Catmull–Rom spline, changed by a ``KeyframeShape`` where one is given.
///
/// **Discrete.** n values need n + 1 key times: each holds from its own until the next.
public struct KeyframeCourse<Value: AnimatableValue>: Motion {
  public let values: [Value]
  /// Fractions of the duration.
  public var keyTimes: [Double] { table.times.times }
  public let mode: KeyframeMode
  /// s.
  public let duration: Double
  /// Of the whole.
  public let timing: any TimingFunction
  /// Of the segments; empty for straight ones.
  public let segmentTimings: [any TimingFunction]
  public let start: Value
  private let last: Value
  private let table: KeyframeTable

  public var target: Value? { last }
  public var restTime: Double { duration }

  /// - Parameters:
  ///   - values: at least one.
  ///   - keyTimes: ascending fractions, one a value, and one more when discrete; nil for even ones. Paced keys have none.
  ///   - duration: s, finite, ≥ 0.
  ///   - mode: how it gets from key to key.
  ///   - segmentTimings: one a segment, or none. Paced and discrete keys have none.
  ///   - timing: of the whole.
  ///   - shapes: of cubic keys, one a value; empty for smooth ones.
  public init(
    values: [Value], keyTimes: [Double]? = nil, duration: Double, mode: KeyframeMode = .linear,
    segmentTimings: [any TimingFunction] = [], timing: any TimingFunction = LinearTiming(),
    shapes: [KeyframeShape] = []
  ) throws(MotionError) {
    try MotionError.requireDuration(duration, "the duration")
    let forms = try Self.checked(values)
    let segments = max(0, values.count - 1)
    if !segmentTimings.isEmpty {
      try MotionError.requireCount(
        segmentTimings.count, "segment timings", mode.isPaced || mode == .discrete ? 0 : segments)
    }
    if !shapes.isEmpty { try MotionError.requireCount(shapes.count, "shapes", values.count) }
    self.values = forms
    self.mode = mode
    self.duration = duration
    self.timing = timing
    self.segmentTimings = segmentTimings
    table = try KeyframeTable(forms, keyTimes: keyTimes, mode: mode, shapes: shapes)
    start = Self.value(forms, table, mode, segmentTimings, at: timing.value(at: 0))
    last = Self.value(forms, table, mode, segmentTimings, at: timing.value(at: 1))
    try MotionError.requireFinite(start, "the start")
    try MotionError.requireFinite(last, "the end")
  }

  private static func checked(_ values: [Value]) throws(MotionError) -> [Value] {
    guard let first = values.first else { throw .tooFewKeys(count: 0, least: 1) }
    var forms: [Value] = []
    var previous = first
    for value in values {
      try MotionError.requireShape(value, "a key value", count: first.componentCount)
      previous = value.form(nearestTo: previous)
      forms.append(previous)
    }
    return forms
  }

  public func value(at time: Double) -> Value {
    if time >= duration { return last }
    guard time > 0 else { return start }
    return Self.value(values, table, mode, segmentTimings, at: timing.value(at: time / duration))
  }

  public func velocity(at time: Double) -> Value {
    guard time < duration, time >= 0, values.count > 1, mode != .discrete else { return start.zero }
    let share = timing.value(at: time / duration)
    let times = table.times
    guard share >= times.times[0], share < times.times[values.count - 1] else { return start.zero }
    let segment = times.segment(at: share)
    let place = times.place(share, in: segment)
    let timed = segmentTimings.isEmpty ? place : segmentTimings[segment].value(at: place)
    let steepness = segmentTimings.isEmpty ? 1 : segmentTimings[segment].derivative(at: place)
    let rate =
      timing.derivative(at: time / duration) * steepness
      / ((times.times[segment + 1] - times.times[segment]) * duration)
    guard table.ways.isEmpty else { return start.loading(table.slopes(segment, at: timed, pace: rate)) }
    return values[segment].interpolationRate(to: values[segment + 1], at: timed).mapped { $0 * rate }
  }

  private static func value(
    _ values: [Value], _ table: KeyframeTable, _ mode: KeyframeMode, _ timings: [any TimingFunction],
    at share: Double
  ) -> Value {
    guard values.count > 1, !share.isNaN else { return values[0] }
    if mode == .discrete { return values[min(table.times.segment(at: share), values.count - 1)] }
    guard let (segment, place) = place(share, table, timings) else {
      return share < table.times.times[0] ? values[0] : values[values.count - 1]
    }
    guard table.ways.isEmpty else { return values[0].loading(table.values(segment, at: place)) }
    return values[segment].interpolated(to: values[segment + 1], at: place)
  }

  public var frames: FrameEvaluator {
    guard !table.ways.isEmpty else { return plainFrames }
    return FrameEvaluator(
      { time, storage in
        let share = time >= duration ? 1 : time > 0 ? timing.value(at: time / duration) : 0
        if time > 0, time < duration, let (segment, place) = Self.place(share, table, segmentTimings) {
          table.evaluate(segment, at: place, into: storage)
        } else {
          value(at: time).store(in: storage)
        }
      }, velocity: velocityEvaluation)
  }

  /// The segment and the place in it of a share between two keys; nil where a key holds.
  private static func place(
    _ share: Double, _ table: KeyframeTable, _ timings: [any TimingFunction]
  ) -> (segment: Int, place: Double)? {
    let times = table.times.times
    guard !share.isNaN, !(share < times[0] && times[0] > 0) else { return nil }
    let last = times[times.count - 1]
    guard share < last || (share > 1 && last == 1) else { return nil }
    let segment = table.times.segment(at: share)
    let place = table.times.place(share, in: segment)
    return (segment, timings.isEmpty ? place : timings[segment].value(at: place))
  }

  /// Through the keys the other way round, along the same functions: not the same as playing it backwards.
  public var reversed: KeyframeCourse<Value>? {
    let turned = mode.isPaced ? nil : keyTimes.reversed().map { 1 - $0 }
    return try? KeyframeCourse(
      values: values.reversed(), keyTimes: turned, duration: duration, mode: mode,
      segmentTimings: segmentTimings.reversed(), timing: timing, shapes: table.shapes.reversed())
  }
}
