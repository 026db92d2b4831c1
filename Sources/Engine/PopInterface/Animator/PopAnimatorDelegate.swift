/// Is told the frames of an animator. Every method has an empty default.
public protocol PopAnimatorDelegate: AnyObject {
  /// Before the animations of a frame.
  func animatorWillAnimate(_ animator: PopAnimator)
  /// After the animations and the observers of a frame.
  func animatorDidAnimate(_ animator: PopAnimator)
}

extension PopAnimatorDelegate {
  public func animatorWillAnimate(_ animator: PopAnimator) {}
  public func animatorDidAnimate(_ animator: PopAnimator) {}
}

/// Is called after the animations of every frame; while there is an observer, frames are asked for.
public protocol PopAnimatorObserver: AnyObject {
  func animatorDidAnimate(_ animator: PopAnimator)
}
