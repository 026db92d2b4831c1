/// A value that can be animated: a vector of numbers.
///
/// A spring or a decay moves every component by itself; an easing moves the value as a whole, through
/// ``interpolated(to:at:)``, which is componentwise unless a type knows better (a quaternion turns along its arc).
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

  /// The value a share of the way to `end`: exactly this one at 0 and exactly `end` at 1, and beyond them where the
  /// share goes beyond.
  func interpolated(to end: Self, at share: Double) -> Self

  /// The change of ``interpolated(to:at:)`` per unit of the share, each number by itself.
  func interpolationRate(to end: Self, at share: Double) -> Self

  /// The form of this value that is nearest to another one, where one value has several forms: a quaternion and its
  /// negative are the same rotation. By default the value itself.
  func form(nearestTo other: Self) -> Self
}

extension AnimatableValue {
  public func interpolated(to end: Self, at share: Double) -> Self {
    var result = self
    for index in 0..<componentCount {
      result[component: index] = Mixing.mix(self[component: index], end[component: index], at: share)
    }
    return result
  }

  public func interpolationRate(to end: Self, at share: Double) -> Self {
    combined(with: end) { $1 - $0 }
  }

  public func form(nearestTo other: Self) -> Self { self }
}

extension AnimatableValue {
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

  /// Whether every number is finite.
  public var isFinite: Bool {
    for index in 0..<componentCount where !self[component: index].isFinite { return false }
    return true
  }
}
