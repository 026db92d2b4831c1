/// Is told what happens to an animation, before its blocks are. Every method has an empty default.
public protocol PopAnimationDelegate: AnyObject {
  func popAnimationDidStart(_ animation: PopAnimation)
  func popAnimationDidReachToValue(_ animation: PopAnimation)
  func popAnimationDidApply(_ animation: PopAnimation)
  func popAnimationDidStop(_ animation: PopAnimation, finished: Bool)
  func popAnimation(_ animation: PopAnimation, didReachProgress progress: Double)
}

extension PopAnimationDelegate {
  public func popAnimationDidStart(_ animation: PopAnimation) {}
  public func popAnimationDidReachToValue(_ animation: PopAnimation) {}
  public func popAnimationDidApply(_ animation: PopAnimation) {}
  public func popAnimationDidStop(_ animation: PopAnimation, finished: Bool) {}
  public func popAnimation(_ animation: PopAnimation, didReachProgress progress: Double) {}
}
