public import MotionEngine

/// What an ``AnimationEngine`` refuses.
public enum INTUError: Error, Hashable, Sendable {
  /// A quantity that must be finite.
  case mustBeFinite(quantity: String, value: Double)
  /// A duration that must be finite and zero or more.
  case mustNotBeNegative(quantity: String, value: Double)
  /// A repeated animation needs a duration above zero.
  case nothingToRepeat
  /// Autoreversing means the way back between repeats, and there are none.
  case autoreversedOnce
  /// Constants that are no spring.
  case notASpring(SpringError)
}

extension INTUError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .mustBeFinite(let quantity, let value): "\(quantity) is \(value); give finite seconds"
    case .mustNotBeNegative(let quantity, let value): "\(quantity) is \(value); give finite seconds, 0 or more"
    case .nothingToRepeat:
      "an animation of no duration cannot be repeated; give a duration above 0, or leave out .repeat"
    case .autoreversedOnce: "the option .autoreverse means repeats that come back; add .repeat, or leave it out"
    case .notASpring(let error): "\(error)"
    }
  }
}
