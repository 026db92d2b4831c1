/// An animation of objects of one class, which it does not keep alive.
public protocol TargetedAnimation<Target>: DrivenAnimation {
  associatedtype Target: AnyObject
}

extension TargetedAnimation {
  /// The object that it was added to last, while that one lives.
  public var target: Target? { object as? Target }
}
