/// How far something is moved, to the right and down.
public struct Offset2D: Hashable, Sendable {
  public var horizontal: Double
  public var vertical: Double

  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let zero = Offset2D()
}

extension Offset2D: AnimatableValue {
  public var componentCount: Int { 2 }

  public subscript(component index: Int) -> Double {
    get { index == 0 ? horizontal : vertical }
    set { if index == 0 { horizontal = newValue } else { vertical = newValue } }
  }
}
