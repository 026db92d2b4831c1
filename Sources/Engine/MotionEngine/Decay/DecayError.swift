/// Why a set of words is not a decay.
public enum DecayError: Error, Hashable, Sendable {
  /// A quantity that must be finite and above zero.
  case mustBePositive(quantity: String, value: Double)
  /// A quantity that must be finite and zero or more.
  case mustNotBeNegative(quantity: String, value: Double)
  /// A deceleration factor of 0 or less, or above 1.
  case decelerationFactorOutOfRange(Double)
  /// No velocity at this place leads to that place: the velocity points away from it, or is zero.
  case placeNotAhead(distance: Double, velocity: Double)
  /// Along the way the velocity would have to turn round or grow, which friction does not do.
  case velocityMustShrink(from: Double, to: Double)
  /// Without friction, or with its opposite, nothing comes to rest.
  case neverRests(frictionRate: Double)
}

extension DecayError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .mustBePositive(let quantity, let value):
      "\(quantity) is \(value); give a finite number above 0"
    case .mustNotBeNegative(let quantity, let value):
      "\(quantity) is \(value); give a finite number, 0 or more"
    case .decelerationFactorOutOfRange(let value):
      "the deceleration factor per millisecond is \(value); give a number above 0 and at most 1, such as 0.998"
    case .placeNotAhead(let distance, let velocity):
      "a velocity of \(velocity) does not lead to a place \(distance) away; give both the same sign, neither zero"
    case .velocityMustShrink(let from, let to):
      "friction cannot take the velocity from \(from) to \(to); give an end velocity between 0 and the first one"
    case .neverRests(let rate):
      "with a friction rate of \(rate) nothing comes to rest; give a rate above 0"
    }
  }
}
