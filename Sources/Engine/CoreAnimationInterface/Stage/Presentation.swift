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
  @inlinable
  public func value<Value: AnimatableValue>(
    _ keyPath: String, of kind: Value.Type = Value.self
  ) throws(CoreAnimationError) -> Value {
    if kind == Double.self, let number = number(keyPath) as? Value {
      return number
    }
    return try find(keyPath, of: kind)
  }

  /// nil where the way to it is not known yet, and where it is no number.
  @usableFromInline
  func number(_ keyPath: String) -> Double? { model.overlay.shownNumbers[keyPath]?.value(of: model) }

  @usableFromInline
  func find<Value: AnimatableValue>(_ keyPath: String, of kind: Value.Type) throws(CoreAnimationError) -> Value {
    let values = try ObjectValues(model)
    let access = try values.reach(keyPath, of: kind, presented: true)
    if let access = access as? ValueAccess<Object.PropertyOwner, Double> {
      model.overlay.shownNumbers[keyPath] = ShownNumber(of: values.owner, access.get)
    }
    return access.get(values.owner)
  }
}

extension AnimationStage {
  /// What an object shows.
  public func presentation<Object: AnimatableObject>(of object: Object) -> Presentation<Object> {
    Presentation(model: object)
  }
}

/// How a value of an object is read and set.
final class ValueAccess<Owner: AnyObject, Value> {
  let get: (Owner) -> Value
  let set: (Owner, Value) -> Void

  init(get: @escaping (Owner) -> Value, set: @escaping (Owner, Value) -> Void) {
    self.get = get
    self.set = set
  }
}

/// An object's values by their key paths.
struct ObjectValues<Object: AnimatableObject> {
  private let object: Object
  let owner: Object.PropertyOwner

  init(_ object: Object) throws(CoreAnimationError) {
    guard let owner = object as? Object.PropertyOwner else {
      throw .property(.unknownName("\(Object.PropertyOwner.self)"))
    }
    (self.object, self.owner) = (object, owner)
  }

  func reach<Value: AnimatableValue>(
    _ keyPath: String, of kind: Value.Type, presented: Bool
  ) throws(CoreAnimationError) -> ValueAccess<Object.PropertyOwner, Value> {
    let names = keyPath.split(separator: ".", omittingEmptySubsequences: false)
    var refusal: CoreAnimationError?
    for count in 1..<max(1, names.count) {
      guard let root = Object.properties.property(anyNamed: names[..<count].joined(separator: ".")) else { continue }
      do throws(CoreAnimationError) {
        return try part(of: root, names[count...], keyPath: keyPath, presented: presented)
      } catch {
        refusal = error
      }
    }
    do throws(PropertyError) {
      let property: Property<Object.PropertyOwner, Value> = try Object.properties.property(keyPath)
      let shown = presented ? property.presented(on: owner, in: object.overlay) : property
      return ValueAccess(get: { shown.read(from: $0) }, set: { shown.write($1, to: $0) })
    } catch {
      throw refusal ?? .property(error)
    }
  }

  private func part<P: TypedProperty, Value: AnimatableValue>(
    of root: P, _ path: ArraySlice<Substring>, keyPath: String, presented: Bool
  ) throws(CoreAnimationError) -> ValueAccess<Object.PropertyOwner, Value> {
    guard let property = root as? Property<Object.PropertyOwner, P.Value> else {
      throw .property(.unknownName(keyPath))
    }
    let lens: PartLens<P.Value, Value> = try KeyPathLens.find(path, in: P.Value.self, keyPath: keyPath)
    let shown = presented ? property.presented(on: owner, in: object.overlay) : property
    return ValueAccess(
      get: { lens.get(shown.read(from: $0)) },
      set: { owner, value in
        var whole = shown.read(from: owner)
        lens.set(&whole, value)
        shown.write(whole, to: owner)
      })
  }
}
