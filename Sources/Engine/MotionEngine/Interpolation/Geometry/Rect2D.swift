/// An upright rectangle: its origin and its size, four numbers in that order.
public struct Rect2D: Hashable, Sendable {
  public var origin: Point2D
  public var size: Size2D

  public init(origin: Point2D = .zero, size: Size2D = .zero) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point2D(x: x, y: y), size: Size2D(width: width, height: height))
  }

  public static let zero = Rect2D()
}

extension Rect2D: AnimatableValue {
  public var componentCount: Int { 4 }

  public subscript(component index: Int) -> Double {
    get { index < 2 ? origin[component: index] : size[component: index - 2] }
    set { if index < 2 { origin[component: index] = newValue } else { size[component: index - 2] = newValue } }
  }
}
