public import MotionEngine

/// Through several values: `CAKeyframeAnimation`.
///
/// Key times are shares of a leg from 0 to 1, ascending, one for each value; `CalculationMode.discrete` takes one more.
/// Without them the values are in equal distances. Where the numbers of both differ, the part that both have counts.
/// Before the first and after the last key time the value is held. Of keys at one time the later one holds from there.
/// Fewer than two values that count have no effect; the animation runs all the same.
///
/// ``timingFunctions`` shape the ways between the keys one by one, ``timingFunction`` the time of the whole.
public struct KeyframeAnimation<Value: AnimatableValue>: PropertyMediaAnimation {
  public var keyPath: String
  public var values: [Value]
  public var keyTimes: [Double]?
  /// One for each way between two keys; a way without one is straight.
  public var timingFunctions: [MediaTimingFunction] = []
  public var calculationMode = CalculationMode.linear
  /// Of a cubic curve at each key, 0 where there is none: 1 for a sharp corner, −1 for a wide bow.
  public var tensionValues: [Double] = []
  /// Of a cubic curve at each key, 0 where there is none: other than 0 it has a corner.
  public var continuityValues: [Double] = []
  /// Of a cubic curve at each key, 0 where there is none: above 0 it bends before the key, below 0 after it.
  public var biasValues: [Double] = []
  public var mediaTiming = MediaTiming()
  public var timingFunction: MediaTimingFunction?
  public var isRemovedOnCompletion = true
  public var isAdditive = false
  public var isCumulative = false
  public var valueFunction: ValueFunction?

  public init(keyPath: String = "", values: [Value] = [], keyTimes: [Double]? = nil, duration: Double = 0) {
    self.keyPath = keyPath
    self.values = values
    self.keyTimes = keyTimes
    mediaTiming.duration = duration
  }

  /// - Throws: ``CoreAnimationError/motion(_:)`` for key times that are not ascending in 0 … 1, and for values that are
  ///   not finite or not of one shape.
  public func lay(_ plan: inout AnimationPlan) throws(CoreAnimationError) {
    let level = try plan.enter(self, function: nil)
    defer { plan.leave() }
    let whole: any TimingFunction = (timingFunction ?? plan.usualFunction) ?? LinearTiming()
    let made: KeyframeCourse<Value>? = try wrapping { () throws(MotionError) in
      try course(duration: level.duration, whole: whole)
    }
    guard let course = made else { return }
    try plan.track(keyPath, kind) { (_, _) throws(MotionError) in course }
  }

  /// nil for fewer than two values.
  private func course(
    duration: Double, whole: any TimingFunction
  ) throws(MotionError) -> KeyframeCourse<Value>? {
    var times: [Double]?
    var used = values
    if let keyTimes, !calculationMode.isPaced {
      let checked = try KeyTimes(keyTimes).times
      let extra = calculationMode == .discrete ? 1 : 0
      used = Array(values.prefix(max(0, checked.count - extra)))
      times = Array(checked.prefix(used.count + extra))
    }
    for value in values { try ValueCheck.requireFinite(value, "the key value") }
    guard used.count > 1 else { return nil }
    return try KeyframeCourse(
      values: used, keyTimes: times, duration: duration, mode: calculationMode,
      segmentTimings: segmentTimings(used.count - 1), timing: whole, shapes: try shapes(used.count))
  }

  private func segmentTimings(_ count: Int) -> [any TimingFunction] {
    guard !timingFunctions.isEmpty, calculationMode == .linear || calculationMode == .cubic else { return [] }
    return (0..<count).map { $0 < timingFunctions.count ? timingFunctions[$0] : MediaTimingFunction.linear }
  }

  private func shapes(_ count: Int) throws(MotionError) -> [KeyframeShape] {
    guard calculationMode == .cubic || calculationMode == .cubicPaced else { return [] }
    func number(_ list: [Double], _ index: Int) -> Double { index < list.count ? list[index] : 0 }
    var shapes: [KeyframeShape] = []
    for index in 0..<count {
      shapes.append(
        try KeyframeShape(
          tension: number(tensionValues, index), continuity: number(continuityValues, index),
          bias: number(biasValues, index)))
    }
    return shapes
  }
}
