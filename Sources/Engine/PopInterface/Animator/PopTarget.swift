/// One object with the animations of one animator: Pop's calls on the object itself.
///
///     try animator[layer].add(spring, forKey: "grow")
public struct PopTarget<Target: AnyObject> {
  let animator: PopAnimator
  let target: Target

  /// See ``PopAnimator/add(_:to:forKey:)``.
  public func add(_ animation: some PopTargetedAnimation<Target>, forKey key: String? = nil) throws(PopError) {
    try animator.add(animation, to: target, forKey: key)
  }

  public func animation(forKey key: String) -> PopAnimation? { animator.animation(forKey: key, of: target) }

  public var animationKeys: [String] { animator.animationKeys(of: target) }

  public func removeAnimation(forKey key: String?) { animator.removeAnimation(forKey: key, of: target) }

  public func removeAllAnimations() { animator.removeAllAnimations(of: target) }
}

extension PopAnimator {
  public subscript<Target: AnyObject>(target: Target) -> PopTarget<Target> {
    PopTarget(animator: self, target: target)
  }
}
