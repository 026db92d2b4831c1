public import MotionEngine

/// An animation that moves a value.
private protocol MovingValue<Value> {
  associatedtype Value
  var velocity: Value? { get }
}

extension PropertyAnimation: MovingValue {}

extension Animator {
  /// How fast a property is being moved at the last frame, units per second, by an animation of whatever interface under
  /// the property's name; nil when nothing moves it.
  public func velocity<Target: AnyObject, Value>(of property: Property<Target, Value>, on target: Target) -> Value? {
    velocity(forKey: property.name, of: target)
  }

  func velocity<Value: AnimatableValue>(forKey key: String, of target: AnyObject) -> Value? {
    guard let running = animation(forKey: key, of: target), !running.isPaused else { return nil }
    return (running as? any MovingValue<Value>)?.velocity
  }
}
