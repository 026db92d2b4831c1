/// A colour by its red, green and blue parts and its opacity, nominally 0 … 1 each and not premultiplied.
///
/// A spring may carry a part outside 0 … 1; nothing is limited here.
public struct RGBAColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey of one lightness.
  public init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  public static let clear = RGBAColor(white: 0, alpha: 0)
}

extension RGBAColor: AnimatableValue {
  public var componentCount: Int { 4 }

  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0: red
      case 1: green
      case 2: blue
      default: alpha
      }
    }
    set {
      switch index {
      case 0: red = newValue
      case 1: green = newValue
      case 2: blue = newValue
      default: alpha = newValue
      }
    }
  }
}
