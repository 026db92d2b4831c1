public import MotionEngine

/// What the Core Animation interface refuses.
public enum CoreAnimationError: Error, Hashable, Sendable {
  /// Words that are no timing.
  case timing(TimingError)
  /// Values or durations that are no motion.
  case motion(MotionError)
  /// Constants that are no spring.
  case spring(SpringError)
  /// Control points or names that are no timing function.
  case easing(EasingError)
  /// The object has no such property, or one of another kind.
  case property(PropertyError)
  /// What the animator refuses.
  case animator(AnimatorError)
  /// A kind of value has no part of that name.
  case unknownPart(keyPath: String, kind: String, known: [String])
  /// A repeat count and a repeat duration.
  case bothRepeats(count: Double, duration: Double)
  /// From, to and by of one animation.
  case overdetermined(keyPath: String)
  /// A value function of other numbers than the animation has.
  case valueFunctionMismatch(keyPath: String, kind: String)
  /// A constant outside what the key words mean.
  case outOfRange(quantity: String, value: Double, allowed: String)
  /// A commit without a begin.
  case noTransaction
  /// An animation that rests on two objects is attached to a thing without key paths.
  case groupNeedsKeyPaths
}

extension CoreAnimationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .timing(let error): error.description
    case .motion(let error): error.description
    case .spring(let error): "\(error)"
    case .easing(let error): error.description
    case .property(let error): error.description
    case .animator(let error): error.description
    case .unknownPart(let keyPath, let kind, let known):
      "key path '\(keyPath)': a \(kind) has no such part; it has \(known.joined(separator: ", "))"
    case .bothRepeats(let count, let duration):
      "the repeat count is \(count) and the repeat duration \(duration); give one of them"
    case .overdetermined(let keyPath):
      "the animation of '\(keyPath)' has a from, a to and a by; give at most two of them"
    case .valueFunctionMismatch(let keyPath, let kind):
      "the value function of '\(keyPath)' does not take values of kind \(kind); give a number for one axis, a vector for all"
    case .outOfRange(let quantity, let value, let allowed): "\(quantity) is \(value); give a number that is \(allowed)"
    case .noTransaction: "a transaction is committed that was not begun; begin one first"
    case .groupNeedsKeyPaths: "a group moves properties by their key paths; add it to an object that has some"
    }
  }
}

/// The result of `make`, its error wrapped.
func wrapping<Result>(_ make: () throws(MotionError) -> Result) throws(CoreAnimationError) -> Result {
  do throws(MotionError) {
    return try make()
  } catch {
    throw .motion(error)
  }
}
