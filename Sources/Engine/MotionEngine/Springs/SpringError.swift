/// Why a set of constants is not a spring.
public enum SpringError: Error, Hashable, Sendable {
  /// A quantity that must be finite and above zero.
  case mustBePositive(quantity: String, value: Double)
  /// A quantity that must be finite and zero or more.
  case mustNotBeNegative(quantity: String, value: Double)
  /// A bounce of −1 or less, or above 1.
  case bounceOutOfRange(Double)
  /// A settling band, as a share of the way, that is not between 0 and 1.
  case bandOutOfRange(Double)
  /// The words asked for are in order, but the constant they lead to is too large or too small for a double.
  case notRepresentable(quantity: String, value: Double)
  /// A damping ratio above ``Spring/largestDampingRatio``.
  case dampingRatioTooLarge(Double)
}

extension SpringError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .mustBePositive(let quantity, let value):
      "\(quantity) is \(value); give a finite number above 0"
    case .mustNotBeNegative(let quantity, let value):
      "\(quantity) is \(value); give a finite number, 0 or more"
    case .bounceOutOfRange(let value):
      "bounce is \(value); give a number above -1 and at most 1 (1 never comes to rest, 0 is critical damping)"
    case .bandOutOfRange(let value):
      "the settling band is \(value); give a share of the way above 0 and below 1, such as 0.001"
    case .notRepresentable(let quantity, let value):
      "\(quantity) would be \(value), which no double can hold; choose other units of time or mass"
    case .dampingRatioTooLarge(let value):
      "the damping ratio would be \(value); give constants with a ratio of at most \(Spring.largestDampingRatio)"
    }
  }
}
