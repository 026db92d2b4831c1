/// A colour in OKLab: lightness, two opponent axes (green–red, blue–yellow) and opacity.
///
/// Equal steps in it look about equal, so that a way through it has no dull middle. The conversions are Björn Ottosson's
/// of 2020, by way of linear sRGB; ``RGBAColor`` is taken as sRGB with its usual transfer curve, odd for parts below 0.
public struct OKLabColor: Hashable, Sendable {
  /// L, 0 … 1.
  public var lightness: Double
  /// a: green below 0, red above.
  public var greenRed: Double
  /// b: blue below 0, yellow above.
  public var blueYellow: Double
  public var alpha: Double

  public init(lightness: Double, greenRed: Double, blueYellow: Double, alpha: Double = 1) {
    self.lightness = lightness
    self.greenRed = greenRed
    self.blueYellow = blueYellow
    self.alpha = alpha
  }

  public init(_ color: RGBAColor) {
    let (r, g, b) = (
      Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue)
    )
    let l = MathLibrary.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = MathLibrary.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = MathLibrary.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      greenRed: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      blueYellow: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, alpha: color.alpha)
  }

  private static func linear(_ part: Double) -> Double {
    let size = part.magnitude
    let value = size <= 0.04045 ? size / 12.92 : MathLibrary.power((size + 0.055) / 1.055, 2.4)
    return part < 0 ? -value : value
  }
}

extension RGBAColor {
  /// A colour outside sRGB gets parts outside 0 … 1. There and back is right to 1e-6, which is how well the published
  /// matrices are each other's inverses.
  public init(_ color: OKLabColor) {
    let l = color.lightness + 0.3963377774 * color.greenRed + 0.2158037573 * color.blueYellow
    let m = color.lightness - 0.1055613458 * color.greenRed - 0.0638541728 * color.blueYellow
    let s = color.lightness - 0.0894841775 * color.greenRed - 1.2914855480 * color.blueYellow
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    self.init(
      red: Self.encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      green: Self.encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      blue: Self.encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3), alpha: color.alpha)
  }

  private static func encoded(_ part: Double) -> Double {
    let size = part.magnitude
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * MathLibrary.power(size, 1 / 2.4) - 0.055
    return part < 0 ? -value : value
  }
}

extension OKLabColor: AnimatableValue {
  public var componentCount: Int { 4 }

  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0: lightness
      case 1: greenRed
      case 2: blueYellow
      default: alpha
      }
    }
    set {
      switch index {
      case 0: lightness = newValue
      case 1: greenRed = newValue
      case 2: blueYellow = newValue
      default: alpha = newValue
      }
    }
  }
}
