/// A colour by hue, saturation, brightness and opacity, nominally 0 … 1 each; hue 0 and 1 are red both.
///
/// Its hue is a number like any other and goes the straight way between two, not the shorter way round.
public struct HSBAColor: Hashable, Sendable {
  public var hue: Double
  public var saturation: Double
  public var brightness: Double
  public var alpha: Double

  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
    self.alpha = alpha
  }

  /// A grey has hue and saturation 0. Parts outside 0 … 1 are taken as they are.
  public init(_ color: RGBAColor) {
    let high = max(color.red, color.green, color.blue)
    let spread = high - min(color.red, color.green, color.blue)
    guard spread > 0, high != 0 else {
      self.init(hue: 0, saturation: 0, brightness: high, alpha: color.alpha)
      return
    }
    let sixths: Double
    if high == color.red {
      sixths = (color.green - color.blue) / spread + (color.green < color.blue ? 6 : 0)
    } else if high == color.green {
      sixths = (color.blue - color.red) / spread + 2
    } else {
      sixths = (color.red - color.green) / spread + 4
    }
    self.init(hue: sixths / 6, saturation: spread / high, brightness: high, alpha: color.alpha)
  }
}

extension RGBAColor {
  /// The hue is taken modulo 1.
  public init(_ color: HSBAColor) {
    let sixths = (color.hue - color.hue.rounded(.down)) * 6
    let chroma = color.brightness * color.saturation
    func part(_ offset: Double) -> Double {
      let place = (offset + sixths).truncatingRemainder(dividingBy: 6)
      return color.brightness - chroma * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: color.alpha)
  }
}

extension HSBAColor: AnimatableValue {
  public var componentCount: Int { 4 }

  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0: hue
      case 1: saturation
      case 2: brightness
      default: alpha
      }
    }
    set {
      switch index {
      case 0: hue = newValue
      case 1: saturation = newValue
      case 2: brightness = newValue
      default: alpha = newValue
      }
    }
  }
}
