public import MotionEngine

/// A spring in one platform's own words, ready to paste.
public struct PlatformConstants: Hashable, Sendable {
  /// The platform and, where it has several ways to say a spring, which one.
  public let platform: String
  /// The language of ``text``.
  public let language: String
  /// The snippet; nil when the platform cannot move this spring, and ``loss`` says why.
  public let text: String?
  /// What the platform does not keep of the spring; nil when its words state the whole of it.
  ///
  /// A platform's own errors in moving it are not a loss of its words and not named here.
  public let loss: String?

  init(_ platform: String, _ language: String, _ text: String?, loss: [String?] = []) {
    self.platform = platform
    self.language = language
    self.text = text
    let losses = loss.compactMap(\.self)
    self.loss = losses.isEmpty ? nil : losses.joined(separator: "; ")
  }

  init(_ platform: String, _ language: String, impossible reason: String) {
    self.init(platform, language, nil, loss: [reason])
  }

  /// The spring in the words of every platform that has some, in a fixed order.
  ///
  /// Numbers are written with the shortest text that reads back to the same bits, with a point.
  public static func all(for spring: Spring) -> [PlatformConstants] {
    apple(spring) + facebook(spring) + google(spring) + web(spring) + desktop(spring)
  }
}

/// What several platforms lose.
extension PlatformConstants {
  /// A platform without a mass is given constants divided by it.
  static func massLoss(_ spring: Spring) -> String? {
    spring.mass == 1 ? nil : "no mass; the constants are divided by \(number(spring.mass)), which moves the same"
  }

  /// A platform that moves an overdamped spring as a critical one.
  static func overdampingLoss(_ spring: Spring) -> String? {
    spring.platformRegime == .overdamped
      ? "the platform moves a damping ratio above 1 as 1; this one is \(number(spring.dampingRatio))" : nil
  }

  /// A platform that holds numbers in single precision.
  static func precisionLoss(_ values: Double...) -> String? {
    values.allSatisfy { Double(Float($0)) == $0 } ? nil : "held in single precision"
  }

  /// The shortest text that reads back to the same bits; whole numbers without a point.
  static func number(_ value: Double) -> String {
    value.magnitude < 1e15 && value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// The same for a literal of single precision.
  static func single(_ value: Double) -> String {
    let narrow = Float(value)
    let isWhole = narrow.magnitude < 1e7 && narrow == narrow.rounded()
    return (isWhole ? "\(Int(narrow))" : "\(narrow)") + "f"
  }
}
