public import MotionEngine

/// What an animation block is handed, to say what changes:
///
///     try animator.animate(withDuration: 0.3) { change in
///       change(view, \.center, to: Point2D(x: 100, y: 40))
///       change(view, \.alpha, to: 0)
///     }
///
/// Every change goes from the value that is shown when the block runs. Of an `AnimatableObject` the model has its new
/// value at once, as in UIKit, and the presentation moves; of any other object the property itself moves. A property
/// that is being animated already under the same name or key path is taken over.
///
/// A change that is not possible is noted and thrown by the call that runs the block, and none of the block's changes
/// is made then. The object cannot be kept beyond the block.
public struct Changes {
  let animator: Animator
  private(set) var recorded: [any RecordedChange] = []
  private(set) var problem: UIKitError?

  init(on animator: Animator) { self.animator = animator }

  /// Changes a property of any object.
  ///
  /// - Parameters:
  ///   - object: is not kept alive.
  ///   - property: one with a name replaces what animates the property of that name; one without runs beside others.
  ///   - value: where it goes.
  ///   - velocity: how fast a spring starts, units per second; nil: as the timing parameters say.
  public mutating func callAsFunction<Target: AnyObject, Value>(
    _ object: Target, _ property: Property<Target, Value>, to value: Value, velocity: Value? = nil
  ) {
    record(PropertyChange(object, shown: property, model: nil, goal: value, velocity: velocity))
  }

  /// Changes what a key path leads to, of any object.
  public mutating func callAsFunction<Target: AnyObject, Value: AnimatableValue>(
    _ object: Target, _ path: ReferenceWritableKeyPath<Target, Value>, to value: Value, velocity: Value? = nil
  ) {
    self(object, Property("\(path)", path), to: value, velocity: velocity)
  }

  /// Changes a property of an object with a presentation.
  public mutating func callAsFunction<Target: AnimatableObject, Value>(
    _ object: Target, _ property: Property<Target, Value>, to value: Value, velocity: Value? = nil
  ) {
    record(PropertyChange(object, shown: property.presented, model: property, goal: value, velocity: velocity))
  }

  /// Changes what a key path leads to, of an object with a presentation.
  public mutating func callAsFunction<Target: AnimatableObject, Value: AnimatableValue>(
    _ object: Target, _ path: ReferenceWritableKeyPath<Target, Value>, to value: Value, velocity: Value? = nil
  ) {
    self(object, Property("\(path)", path), to: value, velocity: velocity)
  }

  /// Changes a property by its registered name.
  public mutating func callAsFunction<Target: AnimatableObject, Value: AnimatableValue>(
    _ object: Target, _ name: String, to value: Value, velocity: Value? = nil
  ) {
    do throws(PropertyError) {
      let property = try Target.properties.property(name, of: Value.self)
      guard let owner = object as? Target.PropertyOwner else { throw .unknownName(name) }
      record(
        PropertyChange(
          owner, shown: property.presented(on: owner, in: object.overlay), model: property, goal: value,
          velocity: velocity))
    } catch {
      if problem == nil { problem = .property(error) }
    }
  }

  private mutating func record(_ change: any RecordedChange) { recorded.append(change) }

  /// The changes of a block, or the first thing that was wrong with them.
  static func of(_ block: (inout Changes) -> Void, on animator: Animator) throws(UIKitError) -> [any RecordedChange] {
    var changes = Changes(on: animator)
    block(&changes)
    if let problem = changes.problem { throw problem }
    return changes.recorded
  }
}
