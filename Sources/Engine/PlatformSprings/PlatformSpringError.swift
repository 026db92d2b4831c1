public import MotionEngine

/// Why a platform's words do not lead to a spring.
public enum PlatformSpringError: Error, Hashable, Sendable {
  /// A quantity that must be finite and above zero.
  case mustBePositive(quantity: String, value: Double)
  /// A quantity outside what the platform's rule can answer.
  case outOfRange(quantity: String, value: Double, allowed: String)
  /// The constants that the rule leads to are not a spring.
  case notASpring(SpringError)
}

extension PlatformSpringError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .mustBePositive(let quantity, let value): "\(quantity) is \(value); give a finite number above 0"
    case .outOfRange(let quantity, let value, let allowed): "\(quantity) is \(value); give a number that is \(allowed)"
    case .notASpring(let error): "the platform's rule leads to constants that are not a spring: \(error)"
    }
  }
}
