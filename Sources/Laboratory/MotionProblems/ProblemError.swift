/// Why a problem could not be stated.
public enum ProblemError: Error, Hashable, Sendable {
  case mustBePositive(quantity: String, value: Double)
  case mustNotBeNegative(quantity: String, value: Double)
  case mustBeFinite(quantity: String, value: Double)
  case retargetsMustAscend(time: Double, previous: Double)
  case changesMustAscend(time: Double, previous: Double)
  case frictionHasNoTarget
  case onlyPlainSpringsChange
  case pausesMustAscend(time: Double, previous: Double)
  case mustRepeat(legs: Int)
  case mustBePowerOfTwo(quantity: String, value: Double)
  case mustBeMultiple(quantity: String, value: Double, grain: Double)
  case repeatedMotionStays
}

extension ProblemError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .mustBePositive(let quantity, let value): "\(quantity) must be finite and greater than 0, not \(value)"
    case .mustNotBeNegative(let quantity, let value): "\(quantity) must be finite and at least 0, not \(value)"
    case .mustBeFinite(let quantity, let value): "\(quantity) must be finite, not \(value)"
    case .retargetsMustAscend(let time, let previous):
      "a retarget at \(time) s must come after the one before it, at \(previous) s"
    case .changesMustAscend(let time, let previous):
      "a change of constants at \(time) s must come after the one before it, at \(previous) s"
    case .onlyPlainSpringsChange:
      "only a spring without other resistance can change its constants; remove the changes or the resistance"
    case .pausesMustAscend(let time, let previous):
      "a pause at \(time) s must come after the one before it has ended, at \(previous) s"
    case .mustRepeat(let legs): "a repeated motion has at least 2 legs, not \(legs); leave the repeats out for one"
    case .mustBePowerOfTwo(let quantity, let value): "\(quantity) must be a power of two, not \(value)"
    case .mustBeMultiple(let quantity, let value, let grain):
      "the \(quantity), \(value) s, must be a whole multiple of the grain, \(grain) s, and less than 2^40 of them"
    case .repeatedMotionStays:
      "a repeated motion is the same in every leg; remove its retargets and changes of constants, or the repeats"
    case .frictionHasNoTarget: "a free motion under friction has no target to move; remove its retargets"
    }
  }
}
