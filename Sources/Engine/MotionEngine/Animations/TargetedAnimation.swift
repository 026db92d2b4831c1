/// An animation of objects of one class, which it does not keep alive.
public class TargetedAnimation<Target: AnyObject>: DrivenAnimation {
  /// The object while it is attached to one and that one lives.
  public internal(set) final weak var target: Target?

  override final var targetIsAlive: Bool { target != nil }
}
