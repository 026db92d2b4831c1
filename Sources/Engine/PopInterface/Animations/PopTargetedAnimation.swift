/// An animation of objects of one class, which it does not keep alive.
public protocol PopTargetedAnimation<Target>: PopAnimation {
  associatedtype Target: AnyObject
}

extension PopTargetedAnimation {
  /// The object it is attached to, or was last, while that lives.
  public var target: Target? { object as? Target }
}
