/// What is known beforehand of a constant.
public enum ConstantWish: Hashable, Sendable {
  case free
  case held(Double)
  case within(ConstantRange)

  /// Whether a value is as wished, to a part in 10⁹.
  func allows(_ value: Double) -> Bool {
    switch self {
    case .free: true
    case .held(let held): abs(value - held) <= 1e-9 * abs(held)
    case .within(let range):
      value >= range.lower * (1 - 1e-9) && value <= range.upper * (1 + 1e-9)
    }
  }

  var heldValue: Double? {
    if case .held(let value) = self { value } else { nil }
  }
}

/// What is known beforehand of a spring's constants. Two of the five say all about the motion besides the mass.
public struct SpringWishes: Hashable, Sendable {
  /// m; its default is 1, since a free motion is the same for every mass when stiffness and damping grow with it.
  public var mass: ConstantWish = .held(1)
  /// k, mass / s².
  public var stiffness: ConstantWish = .free
  /// c, mass / s.
  public var dampingCoefficient: ConstantWish = .free
  /// ζ = c / (2 √(k m)).
  public var dampingRatio: ConstantWish = .free
  /// 2π/ωₙ, s.
  public var response: ConstantWish = .free

  public init() {}

  /// With the names that a sentence uses.
  var named: [(name: String, wish: ConstantWish)] {
    [
      ("mass", mass), ("stiffness", stiffness), ("damping coefficient", dampingCoefficient),
      ("damping ratio", dampingRatio), ("response", response),
    ]
  }
}
