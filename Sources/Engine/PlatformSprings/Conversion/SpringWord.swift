/// One word of a platform's vocabulary: a number under the platform's own name.
public struct SpringWord: Hashable, Sendable {
  /// Which numbers the platform's rule can be asked with.
  public enum Bound: Hashable, Sendable {
    /// Finite.
    case any
    case notNegative
    case positive
    /// From 0, which stands for no, to 1, which stands for yes.
    case flag
  }

  /// In the platform's own spelling.
  public let name: String
  /// "s", "ms"; empty for a number without a unit and for constants in SI.
  public let unit: String
  /// What holds where the word is not given; nil when it must be.
  public let usual: Double?
  public let bound: Bound

  init(_ name: String, _ usual: Double? = nil, unit: String = "", _ bound: Bound = .positive) {
    self.name = name
    self.usual = usual
    self.unit = unit
    self.bound = bound
  }

  /// A word that must be given.
  init(_ name: String, unit: String = "", _ bound: Bound) {
    self.init(name, nil, unit: unit, bound)
  }

  /// The name without capitals, hyphens and underlines, by which `dampingFraction` and `damping-fraction` are one word.
  public static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  func require(_ value: Double) throws(PlatformSpringError) {
    switch bound {
    case .any: try PlatformSpringError.requireFinite(value, name)
    case .positive: try PlatformSpringError.requirePositive(value, name)
    case .notNegative:
      guard value.isFinite, value >= 0 else { throw .outOfRange(quantity: name, value: value, allowed: "0 or more") }
    case .flag:
      guard value == 0 || value == 1 else { throw .outOfRange(quantity: name, value: value, allowed: "0 or 1") }
    }
  }
}

/// In what a platform states a velocity.
public enum VelocityUnit: String, Hashable, Sendable, CaseIterable {
  /// The way from start to target is 1.
  case waysPerSecond = "ways/s"
  case unitsPerSecond = "units/s"
  case unitsPerMillisecond = "units/ms"
  /// The words take no velocity.
  case none

  /// The number that says a velocity here.
  ///
  /// - Parameter launch: a way of 0 has no ways per second: the number is then infinite or NaN.
  func number(for launch: Launch) -> Double? {
    switch self {
    case .waysPerSecond: launch.velocity / launch.distance
    case .unitsPerSecond: launch.velocity
    case .unitsPerMillisecond: launch.velocity / 1000
    case .none: nil
    }
  }
}

/// How a motion starts: how far its target is, and how fast it already moves.
public struct Launch: Hashable, Sendable {
  /// From start to target, units of the value.
  public let distance: Double
  /// Units of the value per second, with the sign of the axis: towards the target when it has the sign of the distance.
  public let velocity: Double

  /// - Throws: unless both are finite, the distance is not 0, and the velocity in ways per second is finite too.
  public init(distance: Double = 1, velocity: Double = 0) throws(PlatformSpringError) {
    guard distance.isFinite, distance != 0 else {
      throw .outOfRange(quantity: "distance", value: distance, allowed: "finite and not 0")
    }
    try PlatformSpringError.requireFinite(velocity, "velocity")
    try PlatformSpringError.requireFinite(velocity / distance, "velocity in ways per second")
    self.distance = distance
    self.velocity = velocity
  }

  private init() {
    distance = 1
    velocity = 0
  }

  /// From rest, over a way of 1.
  public static let rest = Launch()

  /// Ways per second.
  public var relativeVelocity: Double { velocity / distance }
}
