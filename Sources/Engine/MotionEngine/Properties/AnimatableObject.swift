/// An object that hands out its properties by name and keeps what animations show over its own values.
///
/// The model is what the object's properties say; the presentation is that with the ``PresentationOverlay`` over it.
/// An animation can drive either: a plain ``Property`` the model, ``Property/presented`` the presentation.
public protocol AnimatableObject: AnyObject {
  /// The class whose properties these are: the object's own, or one that it inherits from.
  associatedtype PropertyOwner: AnyObject = Self

  /// The registered properties: the same ones whenever they are asked for.
  static var properties: PropertyTable<PropertyOwner> { get }

  /// What lies over the object's own values now.
  var overlay: PresentationOverlay { get }
}

extension Property where Target: AnimatableObject {
  /// The same property in the presentation: reads what shows, writes over the model, and leaves the model as it is.
  public var presented: Property<Target, Value> {
    let (name, read) = (name, readValue)
    return Property(
      name, threshold: threshold, read: { $0.overlay.value(name, of: Value.self) ?? read($0) },
      write: { $0.overlay.set($1, for: name) }, clear: { $0.overlay.clear(name) })
  }

  /// ``presented`` for one object, whose place in the overlay is looked up once and not in every frame.
  public func presented(on target: Target) -> Property<Target, Value> {
    presented(on: target, in: target.overlay)
  }
}

extension Property {
  /// The same for an object whose class is known as the owner of its properties only.
  package func presented(on target: Target, in overlay: PresentationOverlay) -> Property<Target, Value> {
    let read = readValue
    let slot = overlay.slot(name, like: read(target))
    return Property(
      name, threshold: threshold, read: { slot.isCovering ? slot.value : read($0) },
      write: { slot.cover(with: $1) }, clear: { _ in slot.uncover() })
  }
}
