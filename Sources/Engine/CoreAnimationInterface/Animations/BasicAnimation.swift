public import MotionEngine

/// From one value to another along a timing function: `CABasicAnimation`.
///
/// | given | runs |
/// |---|---|
/// | from, to | from → to |
/// | from, by | from → from + by |
/// | to, by | to − by → to |
/// | from | from → what shows when it begins |
/// | to | what shows when it begins → to |
/// | by | what shows when it begins → that + by |
/// | none | what showed when it was added → what shows when it begins |
///
/// What shows is what the object and the animations below this one make of the key path. All three at once are refused.
public struct BasicAnimation<Value: AnimatableValue>: PropertyMediaAnimation {
  public var keyPath: String
  public var fromValue: Value?
  public var toValue: Value?
  public var byValue: Value?
  public var mediaTiming = MediaTiming()
  public var timingFunction: MediaTimingFunction?
  public var isRemovedOnCompletion = true
  public var isAdditive = false
  public var isCumulative = false
  public var valueFunction: ValueFunction?

  public init(keyPath: String = "", from: Value? = nil, to: Value? = nil, by: Value? = nil, duration: Double = 0) {
    self.keyPath = keyPath
    fromValue = from
    toValue = to
    byValue = by
    mediaTiming.duration = duration
  }

  public func lay(_ plan: inout AnimationPlan) throws(CoreAnimationError) {
    let span = try ValueSpan(from: fromValue, to: toValue, by: byValue, keyPath: keyPath)
    let level = try plan.enter(self, function: nil)
    defer { plan.leave() }
    let timing: any TimingFunction = (timingFunction ?? plan.usualFunction) ?? LinearTiming()
    let duration = level.duration
    try plan.track(keyPath, kind) { (current, previous) throws(MotionError) -> EasedCourse<Value> in
      let ends = span.ends(current: current, previous: previous)
      // Why: a leg without end stands at its start, and the course needs a number.
      return try EasedCourse(
        from: ends.from, to: ends.to, duration: min(duration, .greatestFiniteMagnitude), timing: timing)
    }
  }
}

extension PropertyMediaAnimation {
  var kind: TrackKind {
    TrackKind(isAdditive: isAdditive, isCumulative: isCumulative, valueFunction: valueFunction)
  }
}
