/// Properties of one class of objects under their names.
public struct PropertyTable<Target: AnyObject> {
  private var entries: [String: Any] = [:]
  private var kinds: [String: String] = [:]

  /// The names, in the order in which they were registered.
  public private(set) var names: [String] = []

  public init() {}

  /// Registers a property under its name.
  ///
  /// - Throws: ``PropertyError/nameTaken(_:)``.
  public mutating func register<Value>(_ property: Property<Target, Value>) throws(PropertyError) {
    guard entries[property.name] == nil else { throw .nameTaken(property.name) }
    entries[property.name] = property
    kinds[property.name] = "\(Value.self)"
    names.append(property.name)
  }

  /// The property under a name, typed.
  ///
  /// - Throws: ``PropertyError/unknownName(_:)`` or ``PropertyError/wrongKind(name:kind:asked:)``.
  public func property<Value>(
    _ name: String, of kind: Value.Type = Value.self
  ) throws(PropertyError) -> Property<Target, Value> {
    guard let entry = entries[name] else { throw .unknownName(name) }
    guard let property = entry as? Property<Target, Value> else {
      throw .wrongKind(name: name, kind: kinds[name] ?? "unknown", asked: "\(Value.self)")
    }
    return property
  }

  /// The property under a name, whatever its kind: for a layer that looks for parts in values; nil where there is none.
  public func property(anyNamed name: String) -> (any TypedProperty)? { entries[name] as? any TypedProperty }

  /// The kind of value of a property, as its type is written; nil where there is none of that name.
  public func kind(of name: String) -> String? { kinds[name] }
}

/// A ``Property`` of any object and any kind of value.
public protocol TypedProperty<Target, Value> {
  associatedtype Target: AnyObject
  associatedtype Value: AnimatableValue
}

extension Property: TypedProperty {}
