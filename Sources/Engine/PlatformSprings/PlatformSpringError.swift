public import MotionEngine

/// Why a platform's words do not lead to a spring or a decay, or a spring has no words there.
public enum PlatformSpringError: Error, Hashable, Sendable {
  /// A quantity that must be finite and above zero.
  case mustBePositive(quantity: String, value: Double)
  /// A quantity outside what the platform's rule can answer.
  case outOfRange(quantity: String, value: Double, allowed: String)
  /// The constants that the rule leads to are not a spring.
  case notASpring(SpringError)
  /// The constants that the rule leads to are not a decay.
  case notADecay(DecayError)
}

extension PlatformSpringError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .mustBePositive(let quantity, let value): "\(quantity) is \(value); give a finite number above 0"
    case .outOfRange(let quantity, let value, let allowed): "\(quantity) is \(value); give a number that is \(allowed)"
    case .notASpring(let error): "the platform's rule leads to constants that are not a spring: \(error)"
    case .notADecay(let error): "the platform's rule leads to constants that are not a decay: \(error)"
    }
  }
}

extension PlatformSpringError {
  static func requirePositive(_ value: Double, _ quantity: String) throws(PlatformSpringError) {
    guard value.isFinite, value > 0 else { throw .mustBePositive(quantity: quantity, value: value) }
  }

  static func requireFinite(_ value: Double, _ quantity: String) throws(PlatformSpringError) {
    guard value.isFinite else { throw .outOfRange(quantity: quantity, value: value, allowed: "finite") }
  }

  /// ζ/√(1 − ζ²) of a ratio above 0 and below 1.
  static func requireUnderdamped(_ dampingRatio: Double) throws(PlatformSpringError) -> Double {
    guard dampingRatio > 0, dampingRatio < 1 else {
      throw .outOfRange(quantity: "dampingRatio", value: dampingRatio, allowed: "above 0 and below 1")
    }
    return dampingRatio / ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }

  /// The spring that `make` makes, its error wrapped.
  static func wrapping(_ make: () throws(SpringError) -> Spring) throws(PlatformSpringError) -> Spring {
    do throws(SpringError) {
      return try make()
    } catch {
      throw .notASpring(error)
    }
  }

  /// The decay that `make` makes, its error wrapped.
  static func wrapping(
    _ make: () throws(DecayError) -> ExponentialDecay
  ) throws(PlatformSpringError) -> ExponentialDecay {
    do throws(DecayError) {
      return try make()
    } catch {
      throw .notADecay(error)
    }
  }
}
