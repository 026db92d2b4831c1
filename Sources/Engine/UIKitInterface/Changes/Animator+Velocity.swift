public import MotionEngine

extension Animator {
  /// How fast a property is being moved at the last frame, units per second, by an animation of whatever interface under
  /// the property's name; nil when nothing moves it.
  @inlinable
  public func velocity<Target: AnyObject, Value>(of property: Property<Target, Value>, on target: Target) -> Value? {
    // Why before the numbers: reading may do anything, and the numbers go with their animation.
    var result = property.read(from: target)
    guard let numbers = velocity(of: Value.self, forKey: property.name, of: target),
      result.componentCount == numbers.count
    else { return nil }
    for index in 0..<numbers.count { result[component: index] = numbers[index] }
    return result
  }

  /// The numbers of the velocity, until the next call.
  @usableFromInline
  func velocity(of kind: Any.Type, forKey key: String, of target: AnyObject) -> UnsafeBufferPointer<Double>? {
    guard let running = animation(forKey: key, of: target), !running.isPaused else { return nil }
    // Why: it stands still until its delay has passed.
    if running.state == .waiting, running.timing.beginTime > 0 { return nil }
    return running.velocityNumbers(of: kind)
  }
}
