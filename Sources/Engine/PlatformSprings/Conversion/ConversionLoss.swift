internal import MotionEngine

/// What a platform does not keep of a motion that is said in its words.
public struct ConversionLoss: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// There is no word for the mass.
    case mass
    /// A velocity is stated in another unit, or not at all.
    case velocity
    /// The motion is declared finished at another time.
    case restRule = "rest-rule"
    /// The platform brings a number into a range of its own.
    case clamp
    /// Numbers are kept with fewer digits.
    case precision
    /// The platform moves in steps that only approach the motion.
    case steps
    /// A fixed curve stands for the motion.
    case curve
    /// What was converted is an approach to the platform's rule.
    case rule
  }

  public let kind: Kind
  /// One sentence without a full stop.
  public let text: String

  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// What several platforms lose.
extension ConversionLoss {
  /// A platform without a mass is given constants divided by it.
  static func mass(_ spring: Spring) -> ConversionLoss? {
    spring.mass == 1
      ? nil
      : ConversionLoss(
        .mass, "no mass; the constants are divided by \(PlatformNumber.text(spring.mass)), which moves the same")
  }

  /// A platform that moves an overdamped spring as a critical one.
  static func overdamping(_ spring: Spring) -> ConversionLoss? {
    spring.platformRegime == .overdamped
      ? ConversionLoss(
        .clamp,
        "the platform moves a damping ratio above 1 as 1; this one is \(PlatformNumber.text(spring.dampingRatio))")
      : nil
  }

  /// A platform that holds numbers in single precision.
  static func singlePrecision(_ values: Double...) -> ConversionLoss? {
    values.allSatisfy { Double(Float($0)) == $0 } ? nil : ConversionLoss(.precision, "held in single precision")
  }
}

/// Numbers in snippets.
enum PlatformNumber {
  /// The shortest text that reads back to the same bits; whole numbers without a point.
  static func text(_ value: Double) -> String {
    value.magnitude < 1e15 && value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// The same for a literal of single precision in Kotlin or Java.
  static func single(_ value: Double) -> String {
    let narrow = Float(value)
    let isWhole = narrow.magnitude < 1e7 && narrow == narrow.rounded()
    return (isWhole ? "\(Int(narrow))" : "\(narrow)") + "f"
  }
}
