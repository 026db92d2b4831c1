/// How wide and how high something is; a spring may carry it below 0 on its way.
public struct Size2D: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  public static let zero = Size2D()
}

extension Size2D: AnimatableValue {
  public var componentCount: Int { 2 }

  public subscript(component index: Int) -> Double {
    get { index == 0 ? width : height }
    set { if index == 0 { width = newValue } else { height = newValue } }
  }
}
