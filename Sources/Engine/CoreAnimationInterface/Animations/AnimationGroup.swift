/// Several animations in a time of their own: `CAAnimationGroup`.
///
/// The children run in the group's time and are clipped by its duration; one without a duration of its own takes the
/// group's. Only the group itself is told about: its children have no events, and whether they are removed on completion
/// does not matter.
public struct AnimationGroup: MediaAnimation {
  public var animations: [any MediaAnimation]
  public var mediaTiming = MediaTiming()
  /// Shapes the time in which the children run.
  public var timingFunction: MediaTimingFunction?
  public var isRemovedOnCompletion = true

  public init(_ animations: [any MediaAnimation] = [], duration: Double = 0) {
    self.animations = animations
    mediaTiming.duration = duration
  }

  public func lay(_ plan: inout AnimationPlan) throws(CoreAnimationError) {
    let level = try plan.enter(self, function: timingFunction ?? plan.usualFunction)
    defer { plan.leave() }
    try plan.inside(level) { (plan: inout AnimationPlan) throws(CoreAnimationError) in
      for animation in animations { try animation.lay(&plan) }
    }
  }
}
