/// Robert Penner's easing equations, with the constants that most libraries give them.
///
/// Every value and slope is within 1 ulp of the larger of 1 and itself (of the amplitude, for an elastic one above 1); both
/// ends are exactly 0 and 1, without a step: where Penner's exponential and elastic curves have 2^(10(p − 1)) and miss an
/// end by 2^-10, these have (2^(10p) − 1)/1023. `easeOut` is the mirror image of `easeIn`, 1 − f(1 − p), and `easeInOut` is
/// both at half their size. Outside 0 … 1 a curve stays where it is at the end.
public struct PennerEasing: Hashable, Sendable {
  /// The shape, with its constants.
  public enum Family: Hashable, Sendable {
    /// p².
    case quad
    /// p³.
    case cubic
    /// p⁴.
    case quart
    /// p⁵.
    case quint
    /// 1 − cos(πp/2).
    case sine
    /// (2^(10p) − 1)/1023.
    case expo
    /// 1 − √(1 − p²).
    case circ
    /// p² ((s + 1) p − s): the way back is a tenth of the way with s = 1.70158. In and out it is made with 1.525 s, as by
    /// Penner.
    case back(overshoot: Double)
    /// Out: 1 + a (2^(10(1 − p)) − 1)/1023 sin(2πp/T − arcsin(1/a)), of amplitude a and period T.
    ///
    /// Why out: with an amplitude above 1, Penner's own `easeIn` is not the mirror image of his `easeOut`.
    case elastic(amplitude: Double, period: Double)
    /// Parabolas of one acceleration, with dips of 3/4, 15/16 and 63/64.
    case bounce
  }

  public let family: Family
  public let direction: EaseDirection
  private let shape: EasingShape

  /// - Throws: ``EasingError/parameterOutOfRange(quantity:value:least:largest:)`` for an overshoot outside −1000 … 1000, an
  ///   amplitude outside 1 … 1000 or a period outside 0.001 … 1000.
  public init(_ family: Family, _ direction: EaseDirection) throws(EasingError) {
    switch family {
    case .back(let overshoot): try Self.check("overshoot", overshoot, -1000, 1000)
    case .elastic(let amplitude, let period):
      try Self.check("amplitude", amplitude, 1, 1000)
      try Self.check("period", period, 0.001, 1000)
    default: break
    }
    self.init(checked: family, direction)
  }

  private init(checked family: Family, _ direction: EaseDirection) {
    self.family = family
    self.direction = direction
    shape = Self.shape(family, direction)
  }

  private static func shape(_ family: Family, _ direction: EaseDirection) -> EasingShape {
    switch family {
    case .quad: .power(2)
    case .cubic: .power(3)
    case .quart: .power(4)
    case .quint: .power(5)
    case .sine: .sine
    case .expo: .normalisedExponential
    case .circ: .circular
    case .back(let overshoot): .back(overshoot: direction == .easeInOut ? overshoot * 1.525 : overshoot)
    case .elastic(let amplitude, let period): .elastic(amplitude: amplitude, period: period)
    case .bounce: .bounce(.penner)
    }
  }

  private static func check(
    _ quantity: String, _ value: Double, _ least: Double, _ largest: Double
  ) throws(EasingError) {
    guard value >= least, value <= largest else {
      throw .parameterOutOfRange(quantity: quantity, value: value, least: least, largest: largest)
    }
  }

  /// Penner's overshoot: 10 % of the way.
  public static let overshoot = 1.70158

  /// All families with their usual constants: an overshoot of 1.70158, an amplitude of 1 and a period of 0.3, in and out of
  /// 0.45.
  public static let all: [PennerEasing] = EaseDirection.allCases.flatMap { direction in
    let families: [Family] = [
      .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .back(overshoot: overshoot),
      .elastic(amplitude: 1, period: direction == .easeInOut ? 0.45 : 0.3), .bounce,
    ]
    return families.map { PennerEasing(checked: $0, direction) }
  }
}

extension PennerEasing: TimingFunction {
  public func value(at time: Double) -> Double { direction.value(at: time, of: shape) }

  public func derivative(at time: Double) -> Double { direction.derivative(at: time, of: shape) }
}

extension PennerEasing: CustomStringConvertible {
  /// Such as `easeOut-back(1.70158)`.
  public var description: String {
    switch family {
    case .back(let overshoot): "\(direction.rawValue)-back(\(overshoot))"
    case .elastic(let amplitude, let period): "\(direction.rawValue)-elastic(\(amplitude), \(period))"
    default: "\(direction.rawValue)-\(family)"
    }
  }
}
