/// A colour by lightness 0 … 1 and two opponent parts, green to red and blue to yellow, with its opacity: a space in which
/// equal steps look equal (Björn Ottosson, 2020). A way through it between two colours keeps its brightness even.
public struct OKLabColor: Hashable, Sendable {
  public var lightness: Double
  /// Green to red, about −0.4 … 0.4.
  public var a: Double
  /// Blue to yellow, about −0.4 … 0.4.
  public var b: Double
  public var alpha: Double

  public init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    self.lightness = lightness
    self.a = a
    self.b = b
    self.alpha = alpha
  }
}

extension OKLabColor: AnimatableValue {
  public var componentCount: Int { 4 }

  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0: lightness
      case 1: a
      case 2: b
      default: alpha
      }
    }
    set {
      switch index {
      case 0: lightness = newValue
      case 1: a = newValue
      case 2: b = newValue
      default: alpha = newValue
      }
    }
  }
}

extension OKLabColor {
  /// The same colour, its parts taken as sRGB; outside 0 … 1 by the odd continuation of sRGB's curve. Right to 1e-15, and
  /// back through ``RGBAColor/init(_:)-(OKLabColor)`` to 1e-13.
  public init(_ color: RGBAColor) {
    let linear = SIMD3(color.red, color.green, color.blue).mapped(SRGBCurve.linear)
    let cones = OKLabMatrix.conesOfLinear.times(linear).mapped(MathLibrary.cubeRoot)
    let lab = OKLabMatrix.labOfCones.times(cones)
    self.init(lightness: lab.x, a: lab.y, b: lab.z, alpha: color.alpha)
  }
}

extension RGBAColor {
  /// The same colour in sRGB; a part outside 0 … 1 is beyond what a screen shows, and stays as it is.
  public init(_ color: OKLabColor) {
    let cones = OKLabMatrix.conesOfLab.times(SIMD3(color.lightness, color.a, color.b)).mapped { $0 * $0 * $0 }
    let encoded = OKLabMatrix.linearOfCones.times(cones).mapped(SRGBCurve.encoded)
    self.init(red: encoded.x, green: encoded.y, blue: encoded.z, alpha: color.alpha)
  }
}

/// The matrices that Ottosson gives in ten digits, and their inverses.
private enum OKLabMatrix {
  static let conesOfLinear = [
    SIMD3(0.4122214708, 0.5363325363, 0.0514459929), SIMD3(0.2119034982, 0.6806995451, 0.1073969566),
    SIMD3(0.0883024619, 0.2817188376, 0.6299787005),
  ]
  static let labOfCones = [
    SIMD3(0.2104542553, 0.7936177850, -0.0040720468), SIMD3(1.9779984951, -2.4285922050, 0.4505937099),
    SIMD3(0.0259040371, 0.7827717662, -0.8086757660),
  ]
  static let conesOfLab = [
    SIMD3(0.9999999984505198, 0.39633779217376786, 0.2158037580607588),
    SIMD3(1.0000000088817609, -0.10556134232365635, -0.06385417477170591),
    SIMD3(1.0000000546724108, -0.08948418209496575, -1.2914855378640917),
  ]
  static let linearOfCones = [
    SIMD3(4.076741661347994, -3.3077115904081933, 0.2309699287294279),
    SIMD3(-1.268438004092176, 2.6097574006633715, -0.3413193963102196),
    SIMD3(-0.004196086541837109, -0.7034186144594496, 1.7076147009309448),
  ]
}

extension [SIMD3<Double>] {
  fileprivate func times(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((self[0] * vector).sum(), (self[1] * vector).sum(), (self[2] * vector).sum())
  }
}

/// The transfer curve of sRGB (IEC 61966-2-1), odd about 0.
private enum SRGBCurve {
  static func linear(_ encoded: Double) -> Double {
    let size = encoded.magnitude
    let linear = size <= 0.04045 ? size / 12.92 : MathLibrary.power((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  static func encoded(_ linear: Double) -> Double {
    let size = linear.magnitude
    let encoded = size <= 0.0031308 ? 12.92 * size : 1.055 * MathLibrary.power(size, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}
