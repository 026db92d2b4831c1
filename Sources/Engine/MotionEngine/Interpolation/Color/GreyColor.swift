/// A grey by its lightness and opacity, nominally 0 … 1 each.
public struct GreyColor: Hashable, Sendable {
  public var white: Double
  public var alpha: Double

  public init(white: Double, alpha: Double = 1) {
    self.white = white
    self.alpha = alpha
  }
}

extension RGBAColor {
  public init(_ grey: GreyColor) { self.init(white: grey.white, alpha: grey.alpha) }
}

extension GreyColor {
  /// nil unless red, green and blue are equal.
  public init?(_ color: RGBAColor) {
    guard color.red == color.green, color.green == color.blue else { return nil }
    self.init(white: color.red, alpha: color.alpha)
  }
}

extension GreyColor: AnimatableValue {
  public var componentCount: Int { 2 }

  public subscript(component index: Int) -> Double {
    get { index == 0 ? white : alpha }
    set { if index == 0 { white = newValue } else { alpha = newValue } }
  }
}
