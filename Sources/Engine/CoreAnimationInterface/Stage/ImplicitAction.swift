public import MotionEngine

/// What happens when a value of an object is set through ``AnimationStage/setValue(_:forKeyPath:of:)``.
public enum ImplicitAction: Sendable {
  /// The usual animation: from what shows to the new value, with the duration and the timing function of the transaction,
  /// 0.25 s along the curve named `default` where that says nothing.
  case usual
  /// None, as with `NSNull` in Core Animation.
  case nothing
  /// This one.
  case animation(any MediaAnimation)
}

/// An object that says itself what happens when its values are set.
public protocol ImplicitActions: AnimatableObject {
  func action(forKey key: String) -> ImplicitAction
}

extension AnimationStage {
  /// Sets a value of the model; what shows goes there by the object's implicit action, unless the transaction disables
  /// them.
  ///
  /// The action is attached under the key path, so that setting again replaces it: from what shows then.
  public func setValue<Object: AnimatableObject, Value: AnimatableValue>(
    _ value: Value, forKeyPath keyPath: String, of object: Object
  ) throws(CoreAnimationError) {
    let values = try ObjectValues(object)
    let owner = values.owner
    let model = try values.reach(keyPath, of: Value.self, presented: false)
    try wrapping { () throws(MotionError) in
      try ValueCheck.requireFinite(value, "the value")
      try ValueCheck.requireCount(value, "the value", model.get(owner).componentCount)
    }
    let action = (object as? any ImplicitActions)?.action(forKey: keyPath) ?? .usual
    guard !transaction.disablesActions else { return model.set(owner, value) }
    switch action {
    case .nothing: model.set(owner, value)
    case .animation(let animation):
      model.set(owner, value)
      try add(animation, to: object, forKey: keyPath)
    case .usual:
      let shown = try values.reach(keyPath, of: Value.self, presented: true).get(owner)
      model.set(owner, value)
      var animation = BasicAnimation(keyPath: keyPath, from: shown)
      animation.timingFunction = transaction.animationTimingFunction ?? .default
      animation.fillMode = .backwards
      try add(animation, to: object, forKey: keyPath)
    }
  }
}
