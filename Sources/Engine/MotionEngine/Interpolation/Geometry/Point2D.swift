/// A place in the plane.
public struct Point2D: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  public static let zero = Point2D()
}

extension Point2D: AnimatableValue {
  public var componentCount: Int { 2 }

  public subscript(component index: Int) -> Double {
    get { index == 0 ? x : y }
    set { if index == 0 { x = newValue } else { y = newValue } }
  }
}
