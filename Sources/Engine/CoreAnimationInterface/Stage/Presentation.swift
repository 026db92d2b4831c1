public import MotionEngine

/// What an object shows, to be read only: what `CALayer.presentation()` is.
///
/// It says at each time what showed at the last frame.
public struct Presentation<Object: AnimatableObject> {
  /// The object whose presentation this is.
  public let model: Object

  /// What shows at a key path.
  ///
  /// - Throws: ``CoreAnimationError/property(_:)`` or ``CoreAnimationError/unknownPart(keyPath:kind:known:)``.
  public func value<Value: AnimatableValue>(
    _ keyPath: String, of kind: Value.Type = Value.self
  ) throws(CoreAnimationError) -> Value {
    try ObjectValues(model).reach(keyPath, of: kind, presented: true).get()
  }
}

extension AnimationStage {
  /// What an object shows.
  public func presentation<Object: AnimatableObject>(of object: Object) -> Presentation<Object> {
    Presentation(model: object)
  }
}

/// An object's values by their key paths.
struct ObjectValues<Object: AnimatableObject> {
  private let object: Object

  init(_ object: Object) { self.object = object }

  /// How a value is read and set.
  struct Access<Value> {
    let get: () -> Value
    let set: (Value) -> Void
  }

  func reach<Value: AnimatableValue>(
    _ keyPath: String, of kind: Value.Type, presented: Bool
  ) throws(CoreAnimationError) -> Access<Value> {
    guard let owner = object as? Object.PropertyOwner else {
      throw .property(.unknownName("\(Object.PropertyOwner.self)"))
    }
    let names = keyPath.split(separator: ".", omittingEmptySubsequences: false)
    var refusal: CoreAnimationError?
    for count in 1..<max(1, names.count) {
      guard let root = Object.properties.property(anyNamed: names[..<count].joined(separator: ".")) else { continue }
      do throws(CoreAnimationError) {
        return try part(of: root, owner, names[count...], keyPath: keyPath, presented: presented)
      } catch {
        refusal = error
      }
    }
    do throws(PropertyError) {
      let property: Property<Object.PropertyOwner, Value> = try Object.properties.property(keyPath)
      let shown = presented ? property.presented : property
      return Access(get: { shown.read(from: owner) }, set: { shown.write($0, to: owner) })
    } catch {
      throw refusal ?? .property(error)
    }
  }

  private func part<P: TypedProperty, Value: AnimatableValue>(
    of root: P, _ owner: Object.PropertyOwner, _ path: ArraySlice<Substring>, keyPath: String, presented: Bool
  ) throws(CoreAnimationError) -> Access<Value> {
    guard let property = root as? Property<Object.PropertyOwner, P.Value> else {
      throw .property(.unknownName(keyPath))
    }
    let lens: PartLens<P.Value, Value> = try KeyPathLens.find(path, in: P.Value.self, keyPath: keyPath)
    let shown = presented ? property.presented : property
    return Access(
      get: { lens.get(shown.read(from: owner)) },
      set: { value in
        var whole = shown.read(from: owner)
        lens.set(&whole, value)
        shown.write(whole, to: owner)
      })
  }
}
