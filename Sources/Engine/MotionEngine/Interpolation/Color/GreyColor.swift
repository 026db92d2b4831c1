/// A grey by its lightness and its opacity, nominally 0 … 1 each.
public struct GreyColor: Hashable, Sendable {
  public var white: Double
  public var alpha: Double

  public init(white: Double, alpha: Double = 1) {
    self.white = white
    self.alpha = alpha
  }
}

extension GreyColor: AnimatableValue {
  public var componentCount: Int { 2 }

  public subscript(component index: Int) -> Double {
    get { index == 0 ? white : alpha }
    set { if index == 0 { white = newValue } else { alpha = newValue } }
  }
}

extension RGBAColor {
  /// The same grey.
  public init(_ grey: GreyColor) { self.init(white: grey.white, alpha: grey.alpha) }
}
