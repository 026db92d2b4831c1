public import MotionEngine

/// On or off, for properties that are either: an animation has its `to` value from its start on, as with a `BOOL` property
/// of Core Animation.
public struct Flag: AnimatableValue, Hashable, ExpressibleByBooleanLiteral {
  public var isOn: Bool

  public init(_ isOn: Bool) { self.isOn = isOn }
  public init(booleanLiteral value: Bool) { isOn = value }

  public var componentCount: Int { 1 }

  public subscript(component index: Int) -> Double {
    get { isOn ? 1 : 0 }
    set { isOn = newValue != 0 }
  }

  public static let curvedInterpolation: CurvedInterpolation<Flag>? = CurvedInterpolation(
    value: { _, end, _ in end }, rate: { _, _, _ in false })
}
