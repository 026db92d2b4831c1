public import MotionEngine

extension PropertyAnimator {
  /// With a named curve.
  public convenience init(
    duration: Double, curve: ViewAnimationCurve, on animator: Animator,
    animations: ((inout Changes) -> Void)? = nil
  ) throws(UIKitError) {
    try self.init(duration: duration, timingParameters: .curve(curve), on: animator)
    if let animations { try addAnimations(animations) }
  }

  /// With a Bézier curve by its control points.
  public convenience init(
    duration: Double, controlPoint1: Point2D, controlPoint2: Point2D, on animator: Animator,
    animations: ((inout Changes) -> Void)? = nil
  ) throws(UIKitError) {
    let curve = try CubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    try self.init(duration: duration, timingParameters: .cubic(curve), on: animator)
    if let animations { try addAnimations(animations) }
  }

  /// With a spring fitted to the duration.
  public convenience init(
    duration: Double, dampingRatio: Double, on animator: Animator, animations: ((inout Changes) -> Void)? = nil
  ) throws(UIKitError) {
    let spring = SpringTimingParameters(dampingRatio: dampingRatio)
    try self.init(duration: duration, timingParameters: .spring(spring), on: animator)
    if let animations { try addAnimations(animations) }
  }

  /// `runningPropertyAnimator`: made and started.
  public static func running(
    withDuration duration: Double, delay: Double = 0, curve: ViewAnimationCurve = .easeInOut, on animator: Animator,
    animations: @escaping (inout Changes) -> Void, completion: ((AnimatingPosition) -> Void)? = nil
  ) throws(UIKitError) -> PropertyAnimator {
    let made = try PropertyAnimator(duration: duration, curve: curve, on: animator, animations: animations)
    if let completion { made.addCompletion(completion) }
    try made.startAnimation(afterDelay: delay)
    return made
  }
}
