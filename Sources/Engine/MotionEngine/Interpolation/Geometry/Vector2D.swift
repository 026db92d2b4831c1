/// A direction with a length in the plane.
public struct Vector2D: Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  public init(dx: Double = 0, dy: Double = 0) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = Vector2D()
}

extension Vector2D: AnimatableValue {
  public var componentCount: Int { 2 }

  public subscript(component index: Int) -> Double {
    get { index == 0 ? dx : dy }
    set { if index == 0 { dx = newValue } else { dy = newValue } }
  }
}
