internal import MotionEngine

/// A value led through keyframes in a given time.
struct KeyframeCourse<Value: AnimatableValue>: Motion {
  private let values: [Value]
  private let mode: CalculationMode
  private let keyTimes: KeyTimes
  private let spline: KeySpline<Value>?
  private let pace: EvenPace?
  private let segments: [MediaTimingFunction]
  private let whole: MediaTimingFunction?
  private let duration: Double
  private let last: Value

  var start: Value { values[0] }
  var target: Value? { last }
  var restTime: Double { duration }

  /// - Parameters:
  ///   - values: one or more.
  ///   - keyTimes: nil for equal distances; there are as many as values, for ``CalculationMode/discrete`` one more.
  ///   - segments: a timing function each from the first way on; straight where there is none.
  ///   - whole: shapes the time of the whole.
  init(
    _ words: KeyframeWords<Value>, duration: Double, whole: MediaTimingFunction?
  ) throws(MotionError) {
    (values, keyTimes) = try words.keys()
    guard let final = values.last else { throw .tooFewKeys(count: 0, least: 1) }
    mode = words.mode
    segments = words.mode.isPaced ? [] : words.timingFunctions
    self.whole = whole
    self.duration = duration
    spline = mode.isCubic ? KeySpline(values, at: keyTimes, shapes: words.shapes) : nil
    if mode == .cubicPaced, let spline, values.count > 1 {
      pace = EvenPace(pieces: values.count - 1) { piece, s in spline.rate(after: piece, at: s).norm }
    } else {
      pace = nil
    }
    last = final
    for value in values { try ValueCheck.requireFinite(value, "the key value") }
  }

  func value(at time: Double) -> Value {
    guard duration > 0 else { return last }
    let share = max(0, time) / duration
    return value(atShare: whole?.value(at: min(1, share)) ?? min(1, share))
  }

  private func value(atShare share: Double) -> Value {
    if let pace, let spline {
      let place = pace.place(of: share)
      return spline.value(after: place.piece, at: place.progress)
    }
    let place = keyTimes.place(of: share)
    if mode == .discrete { return values[min(place.key, values.count - 1)] }
    guard place.key < values.count - 1 else { return values[values.count - 1] }
    let progress = place.key < segments.count ? segments[place.key].value(at: place.progress) : place.progress
    if let spline { return spline.value(after: place.key, at: progress) }
    return values[place.key].interpolated(to: values[place.key + 1], at: progress)
  }

  func velocity(at time: Double) -> Value {
    mode == .discrete ? start.zero : slope(at: time, over: duration)
  }
}

/// The words that keyframes are given in.
struct KeyframeWords<Value: AnimatableValue> {
  var values: [Value]
  var keyTimes: [Double]?
  var timingFunctions: [MediaTimingFunction]
  var mode: CalculationMode
  var shapes: [KeyShape]

  /// The keys that count and their times: where their numbers differ, the part that both have.
  func keys() throws(MotionError) -> (values: [Value], times: KeyTimes) {
    if mode == .paced {
      return (values, KeyTimes(pacedBy: zip(values, values.dropFirst()).map { $0.distance(to: $1) }))
    }
    if mode == .cubicPaced {
      return (values, KeyTimes(pacedBy: zip(values, values.dropFirst()).map { $0.distance(to: $1) }))
    }
    let extra = mode == .discrete ? 1 : 0
    guard let keyTimes else { return (values, KeyTimes(uniform: values.count + extra)) }
    let checked = try KeyTimes(keyTimes)
    let count = min(values.count, checked.times.count - extra)
    guard count > 0 else { throw .tooFewKeys(count: max(0, count), least: 1) }
    return (Array(values.prefix(count)), try KeyTimes(Array(checked.times.prefix(count + extra))))
  }
}

extension AnimatableValue {
  /// The root of the sum of the squares of the numbers.
  var norm: Double {
    var largest = 0.0
    for index in 0..<componentCount { largest = max(largest, self[component: index].magnitude) }
    guard largest > 0, largest < .infinity else { return largest }
    var sum = 0.0
    for index in 0..<componentCount {
      let share = self[component: index] / largest
      sum += share * share
    }
    return largest * sum.squareRoot()
  }

  func distance(to other: Self) -> Double { combined(with: other) { $1 - $0 }.norm }
}
