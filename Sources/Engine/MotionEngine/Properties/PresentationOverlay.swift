/// Values that lie over those of an object, by the name of the property.
///
/// A value once shown under a name keeps its place there, so that showing the next one is a plain store.
public final class PresentationOverlay {
  private var slots: [String: any OverlayPlace] = [:]
  /// Ways to what shows that a layer above has found, by its own words for them; forgotten when a place changes.
  package var shownNumbers: [String: ShownNumber] = [:]

  public init() {}

  /// The names of the properties that are covered.
  public var names: [String] { slots.filter { $0.value.isCovering }.keys.sorted() }

  /// The value over a property; nil where its own one shows.
  public func value<Value: AnimatableValue>(_ name: String, of kind: Value.Type = Value.self) -> Value? {
    guard let slot = slots[name] as? OverlaySlot<Value>, slot.isCovering else { return nil }
    return slot.value
  }

  /// Covers a property with a value.
  public func set<Value: AnimatableValue>(_ value: Value, for name: String) {
    slot(name, like: value).cover(with: value)
  }

  /// Uncovers a property.
  public func clear(_ name: String) { slots[name]?.uncover() }

  /// Uncovers all.
  public func clearAll() {
    for slot in slots.values { slot.uncover() }
  }

  /// The place of a property's values; a new one where there is none, or one for another kind of value.
  func slot<Value: AnimatableValue>(_ name: String, like value: Value) -> OverlaySlot<Value> {
    if let slot = slots[name] as? OverlaySlot<Value> { return slot }
    let slot = OverlaySlot(value)
    slots[name] = slot
    shownNumbers = [:]
    return slot
  }
}

/// What shows of an object, where that is a plain number.
///
/// Why it is kept with the object: to find what a key path names costs a hundred times as much as to read it.
package final class ShownNumber {
  private let owner: ObjectIdentifier
  private let read: (AnyObject) -> Double

  package init<Owner: AnyObject>(of owner: Owner, _ read: @escaping (Owner) -> Double) {
    self.owner = ObjectIdentifier(owner)
    self.read = { read(unsafeDowncast($0, to: Owner.self)) }
  }

  /// nil for another object: it may be of another class.
  package func value(of object: AnyObject) -> Double? { owner == ObjectIdentifier(object) ? read(object) : nil }
}

private protocol OverlayPlace: AnyObject {
  var isCovering: Bool { get }
  func uncover()
}

/// A value that may lie over a property.
final class OverlaySlot<Value: AnimatableValue>: OverlayPlace {
  // Why unchecked, here and below: a check costs a frame some 4 ns, and each access is over before anyone is called.
  @exclusivity(unchecked) private(set) var value: Value
  @exclusivity(unchecked) private(set) var isCovering = false

  init(_ value: Value) { self.value = value }

  func cover(with value: Value) {
    self.value = value
    isCovering = true
  }

  func uncover() { isCovering = false }
}
