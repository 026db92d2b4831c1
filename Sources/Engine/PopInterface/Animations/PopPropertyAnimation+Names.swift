public import MotionEngine

// Why three times the same: a convenience initialiser that is inherited cannot name the final class it makes.

extension PopSpringAnimation {
  /// - Parameters:
  ///   - name: of a property that objects of the class have registered.
  ///   - object: the class.
  /// - Throws: ``PopError/property(_:)`` for an unknown name or another kind of value.
  public convenience init<Object: AnimatableObject>(
    _ name: PopPropertyName, of object: Object.Type
  ) throws(PopError) where Object.PropertyOwner == Target {
    self.init(try name.lookUp(on: object, of: Value.self), name: name)
  }

  /// By closures of its own; without a threshold it is 1.
  public convenience init(
    named name: String = "", read: @escaping (Target) -> Value, write: @escaping (Target, Value) -> Void
  ) {
    self.init(Property(name, read: read, write: write))
  }
}

extension PopDecayAnimation {
  /// - Parameters:
  ///   - name: of a property that objects of the class have registered.
  ///   - object: the class.
  /// - Throws: ``PopError/property(_:)`` for an unknown name or another kind of value.
  public convenience init<Object: AnimatableObject>(
    _ name: PopPropertyName, of object: Object.Type
  ) throws(PopError) where Object.PropertyOwner == Target {
    self.init(try name.lookUp(on: object, of: Value.self), name: name)
  }

  /// By closures of its own; without a threshold it is 1.
  public convenience init(
    named name: String = "", read: @escaping (Target) -> Value, write: @escaping (Target, Value) -> Void
  ) {
    self.init(Property(name, read: read, write: write))
  }
}

extension PopBasicAnimation {
  /// - Parameters:
  ///   - name: of a property that objects of the class have registered.
  ///   - object: the class.
  /// - Throws: ``PopError/property(_:)`` for an unknown name or another kind of value.
  public convenience init<Object: AnimatableObject>(
    _ name: PopPropertyName, of object: Object.Type
  ) throws(PopError) where Object.PropertyOwner == Target {
    self.init(try name.lookUp(on: object, of: Value.self), name: name)
  }

  /// By closures of its own.
  public convenience init(
    named name: String = "", read: @escaping (Target) -> Value, write: @escaping (Target, Value) -> Void
  ) {
    self.init(Property(name, read: read, write: write))
  }
}

/// Along the named curves, in the default duration.
extension PopBasicAnimation {
  public static func defaultAnimation(_ property: Property<Target, Value>) -> PopBasicAnimation<Target, Value> {
    along(.default, property)
  }

  public static func linearAnimation(_ property: Property<Target, Value>) -> PopBasicAnimation<Target, Value> {
    along(.linear, property)
  }

  public static func easeInAnimation(_ property: Property<Target, Value>) -> PopBasicAnimation<Target, Value> {
    along(.easeIn, property)
  }

  public static func easeOutAnimation(_ property: Property<Target, Value>) -> PopBasicAnimation<Target, Value> {
    along(.easeOut, property)
  }

  public static func easeInEaseOutAnimation(
    _ property: Property<Target, Value>
  ) -> PopBasicAnimation<Target, Value> {
    along(.easeInEaseOut, property)
  }

  private static func along(
    _ curve: CoreAnimationCurve, _ property: Property<Target, Value>
  ) -> PopBasicAnimation<Target, Value> {
    let animation = PopBasicAnimation(property)
    animation.timingFunction = curve
    return animation
  }
}
