public import MotionEngine

/// The name of a property in Pop's table, with the smallest visible change and the count of numbers it has there.
///
/// Any object has such a property that registers one under the name; its values may be of any kind with that count. A
/// property under a name of your own is fine too: it has a threshold of 1 unless it brings one.
public struct PopPropertyName: Hashable, Sendable {
  public let rawValue: String
  /// The smallest visible change, units of the value.
  public let threshold: Double
  /// How many numbers the value has; nil for a name that is not in the table.
  public let componentCount: Int?

  /// The name in the table, or one of your own with a threshold of 1.
  public init(_ name: String) {
    self = Self.table[name] ?? PopPropertyName(name, nil, .custom)
  }

  init(_ name: String, _ componentCount: Int?, _ group: Group) {
    rawValue = name
    self.componentCount = componentCount
    threshold = group.rawValue
  }

  /// Pop's groups of thresholds.
  struct Group {
    let rawValue: Double

    static let custom = Group(rawValue: 1)
    static let point = Group(rawValue: 1)
    static let color = Group(rawValue: 0.01)
    static let opacity = Group(rawValue: 0.01)
    static let scale = Group(rawValue: 0.005)
    static let rotation = Group(rawValue: 0.01)
    static let radius = Group(rawValue: 0.01)
    static let sceneKit = Group(rawValue: 0.005)
  }

  /// The whole table, in its order.
  public static let all = layer + layerTransform + shadow + shape + view + scroll + bars + desktop + scene

  private static let table = Dictionary(all.map { ($0.rawValue, $0) }) { first, _ in first }

  /// A property of this name with the table's threshold.
  public func property<Target: AnyObject, Value: AnimatableValue>(
    read: @escaping (Target) -> Value, write: @escaping (Target, Value) -> Void
  ) -> Property<Target, Value> {
    // Why: every threshold of the table is above 0, so that the fallback is never met.
    (try? Property(rawValue, threshold: threshold, read: read, write: write))
      ?? Property(rawValue, read: read, write: write)
  }
}

extension PopPropertyName: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name) }
}

extension PopPropertyName: CustomStringConvertible {
  public var description: String { rawValue }
}

extension PopPropertyName {
  /// The property that objects of a class have under this name, and the threshold it has if it brings none.
  func lookUp<Object: AnimatableObject, Value: AnimatableValue>(
    on object: Object.Type, of kind: Value.Type
  ) throws(PopError) -> Property<Object.PropertyOwner, Value> {
    do throws(PropertyError) {
      return try Object.properties.property(rawValue, of: kind)
    } catch { throw .property(error) }
  }
}
