public import MotionEngine

/// Through several values: `CAKeyframeAnimation`.
///
/// Key times are shares of a leg from 0 to 1, ascending, one for each value; ``CalculationMode/discrete`` takes one more.
/// Without them the values are in equal distances. Where the numbers of both differ, the part that both have counts.
/// Before the first and after the last key time the value is held. Of keys at one time the later one holds from there.
/// Fewer than two values have no effect; the animation runs all the same.
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
    let words = KeyframeWords(
      values: values, keyTimes: keyTimes, timingFunctions: timingFunctions, mode: calculationMode, shapes: try shapes())
    for value in values {
      try wrapping { () throws(MotionError) in
        try ValueCheck.requireFinite(value, "the key value")
        try ValueCheck.requireCount(value, "the key value", values[0].componentCount)
      }
    }
    let level = try plan.enter(self, function: nil)
    defer { plan.leave() }
    guard values.count > 1 else { return }
    let course = try wrapping { [whole = timingFunction ?? plan.usualFunction] () throws(MotionError) in
      try KeyframeCourse(words, duration: level.duration, whole: whole)
    }
    try plan.track(keyPath, kind) { (_, _) throws(MotionError) in course }
  }

  private func shapes() throws(CoreAnimationError) -> [KeyShape] {
    let count = max(tensionValues.count, continuityValues.count, biasValues.count)
    var shapes = [KeyShape](repeating: KeyShape(), count: count)
    for (name, values, path) in [
      ("the tension", tensionValues, \KeyShape.tension), ("the continuity", continuityValues, \KeyShape.continuity),
      ("the bias", biasValues, \KeyShape.bias),
    ] {
      for (index, value) in values.enumerated() {
        guard value.isFinite else { throw .outOfRange(quantity: name, value: value, allowed: "finite") }
        shapes[index][keyPath: path] = value
      }
    }
    return shapes
  }
}
