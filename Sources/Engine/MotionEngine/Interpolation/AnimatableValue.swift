/// A value that can be animated: a vector of numbers.
///
/// A spring or a decay moves every component by itself. An easing moves every component along the straight way too,
/// unless the type has a ``curvedInterpolation`` of its own: a quaternion turns along its arc.
///
/// Your own type joins with two members:
///
///     struct Gauge: AnimatableValue {
///       var pressure = 0.0
///       var angle = 0.0
///
///       var componentCount: Int { 2 }
///       subscript(component index: Int) -> Double {
///         get { index == 0 ? pressure : angle }
///         set { if index == 0 { pressure = newValue } else { angle = newValue } }
///       }
///     }
///
/// Setting every component of one value to those of another makes them equal; a component reads back as it was set, to
/// the precision of the type. The subscript is only asked for indices in 0 ..< ``componentCount``.
public protocol AnimatableValue: Equatable, Sendable {
  /// How many numbers the value has. Values of one animation all have the same count.
  var componentCount: Int { get }

  /// One of the numbers.
  subscript(component index: Int) -> Double { get set }

  /// How the type goes from one value to another when that is not the straight way of each component; nil by default.
  static var curvedInterpolation: CurvedInterpolation<Self>? { get }

  /// The form of this value that is nearest to another one, where one value has several forms: a quaternion and its
  /// negative are the same rotation. By default the value itself.
  func form(nearestTo other: Self) -> Self
}

extension AnimatableValue {
  public static var curvedInterpolation: CurvedInterpolation<Self>? { nil }

  public func form(nearestTo other: Self) -> Self { self }
}

/// A way between two values that is not the straight way of each component.
public struct CurvedInterpolation<Value: AnimatableValue>: Sendable {
  /// The value a share of the way from the first to the second: the first at 0, the second (in one of its forms) at 1.
  public let value: @Sendable (Value, Value, Double) -> Value
  /// The change of that per unit of the share, each number by itself.
  public let rate: @Sendable (Value, Value, Double) -> Value

  public init(
    value: @escaping @Sendable (Value, Value, Double) -> Value,
    rate: @escaping @Sendable (Value, Value, Double) -> Value
  ) {
    self.value = value
    self.rate = rate
  }
}

extension AnimatableValue {
  /// The value a share of the way to `end`: exactly this one at 0 and exactly `end` at 1, and beyond them where the
  /// share goes beyond.
  public func interpolated(to end: Self, at share: Double) -> Self {
    if let curve = Self.curvedInterpolation { return curve.value(self, end, share) }
    return combined(with: end) { Mixing.mix($0, $1, at: share) }
  }

  /// The change of ``interpolated(to:at:)`` per unit of the share, each number by itself.
  public func interpolationRate(to end: Self, at share: Double) -> Self {
    if let curve = Self.curvedInterpolation { return curve.rate(self, end, share) }
    return combined(with: end) { $1 - $0 }
  }

  /// The same shape with one number everywhere.
  public func filled(with number: Double) -> Self {
    var result = self
    for index in 0..<componentCount { result[component: index] = number }
    return result
  }

  /// The same shape with 0 everywhere.
  public var zero: Self { filled(with: 0) }

  /// Each number by itself.
  public func mapped(_ transform: (Double) -> Double) -> Self {
    var result = self
    for index in 0..<componentCount { result[component: index] = transform(self[component: index]) }
    return result
  }

  /// Each number with the one at the same place of a value of the same count.
  public func combined(with other: Self, _ combine: (Double, Double) -> Double) -> Self {
    var result = self
    for index in 0..<componentCount {
      result[component: index] = combine(self[component: index], other[component: index])
    }
    return result
  }

  /// The numbers, in order.
  public var components: [Double] { (0..<componentCount).map { self[component: $0] } }

  /// Whether every number is finite.
  public var isFinite: Bool {
    for index in 0..<componentCount where !self[component: index].isFinite { return false }
    return true
  }
}

/// The numbers of a value outside it: where a frame works, whatever the kind of value.
package typealias ComponentStorage = UnsafeMutablePointer<Double>

extension AnimatableValue {
  package func store(in storage: ComponentStorage) {
    for index in 0..<componentCount { storage[index] = self[component: index] }
  }

  /// The same shape with the numbers in a storage.
  package func loading(_ storage: ComponentStorage) -> Self {
    var result = self
    for index in 0..<componentCount { result[component: index] = storage[index] }
    return result
  }
}
