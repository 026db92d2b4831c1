/// A colour by hue, saturation and brightness, nominally 0 … 1 each, and its opacity. The hue is counted in turns from
/// red over green, at a third, and blue, at two thirds.
///
/// Its parts are numbers like any other: from a hue of 0.9 to 0.1 the way goes down through all hues between, not over red.
/// Give 1.1 to go over red; hues a whole turn apart are the same colour.
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

extension HSBAColor {
  /// The same colour: hue in 0 ..< 1, saturation (max − min)/max, brightness max. A grey has hue 0, and black saturation
  /// 0 too. Right to 4 ulp.
  public init(_ color: RGBAColor) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let largest = max(red, green, blue)
    let range = largest - min(red, green, blue)
    let saturation = largest == 0 ? 0 : range / largest
    guard range != 0 else {
      self.init(hue: 0, saturation: saturation, brightness: largest, alpha: color.alpha)
      return
    }
    let sixths =
      largest == red ? (green - blue) / range : largest == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    let hue = sixths < 0 ? sixths / 6 + 1 : sixths / 6
    // Why: a hue just below 0 rounds to a whole turn, which is red.
    self.init(hue: hue == 1 ? 0 : hue, saturation: saturation, brightness: largest, alpha: color.alpha)
  }
}

extension RGBAColor {
  /// The same colour, whatever turn its hue is in.
  public init(_ color: HSBAColor) {
    let sixths = 6 * (color.hue - color.hue.rounded(.down))
    // How far each part is below the brightness, as a share of the saturation.
    func part(_ offset: Double) -> Double {
      let distance = (sixths + offset).truncatingRemainder(dividingBy: 6)
      let share = max(0, min(distance, 4 - distance, 1))
      return color.brightness * (1 - color.saturation * share)
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: color.alpha)
  }
}
