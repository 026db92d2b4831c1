/// An object that hands out its properties by name and keeps what animations show over its own values.
///
/// The model is what the object's properties say; the presentation is that with the ``PresentationOverlay`` over it.
/// An animation can drive either: a plain ``Property`` the model, ``Property/presented`` the presentation.
public protocol AnimatableObject: AnyObject {
  /// The class whose properties these are: the object's own, or one that it inherits from.
  associatedtype PropertyOwner: AnimatableObject = Self

  /// The registered properties.
  static var properties: PropertyTable<PropertyOwner> { get }

  /// What lies over the object's own values now.
  var overlay: PresentationOverlay { get }
}

/// Values that lie over those of an object, by the name of the property.
public final class PresentationOverlay {
  private var slots: [String: Any] = [:]

  public init() {}

  /// The names of the properties that are covered.
  public var names: [String] { slots.keys.sorted() }

  /// The value over a property; nil where its own one shows.
  public func value<Value: AnimatableValue>(_ name: String, of kind: Value.Type = Value.self) -> Value? {
    (slots[name] as? OverlaySlot<Value>)?.value
  }

  /// Covers a property with a value.
  public func set<Value: AnimatableValue>(_ value: Value, for name: String) {
    if let slot = slots[name] as? OverlaySlot<Value> {
      slot.value = value
    } else {
      slots[name] = OverlaySlot(value)
    }
  }

  /// Uncovers a property.
  public func clear(_ name: String) { slots[name] = nil }

  /// Uncovers all.
  public func clearAll() { slots.removeAll() }
}

private final class OverlaySlot<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension Property where Target: AnimatableObject {
  /// The same property in the presentation: reads what shows, writes over the model, and leaves the model as it is.
  public var presented: Property<Target, Value> {
    let (name, read) = (name, readValue)
    return Property(
      name, threshold: threshold, read: { $0.overlay.value(name, of: Value.self) ?? read($0) },
      write: { $0.overlay.set($1, for: name) }, clear: { $0.overlay.clear(name) })
  }
}
