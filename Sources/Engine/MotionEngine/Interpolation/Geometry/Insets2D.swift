/// How far the edges of a rectangle are drawn in: top, left, bottom, right.
public struct Insets2D: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = Insets2D()
}

extension Insets2D: AnimatableValue {
  public var componentCount: Int { 4 }

  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0: top
      case 1: left
      case 2: bottom
      default: right
      }
    }
    set {
      switch index {
      case 0: top = newValue
      case 1: left = newValue
      case 2: bottom = newValue
      default: right = newValue
      }
    }
  }
}
