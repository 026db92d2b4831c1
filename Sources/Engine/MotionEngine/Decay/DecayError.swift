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
  /// Under this constant nothing comes to rest.
  case neverRests(quantity: String, value: Double)
  /// Friction that is there in any case ends the motion before that place; `limit` is as far as it could go.
  case placeOutOfReach(distance: Double, limit: Double)
  /// A quantity that must be finite.
  case mustBeFinite(quantity: String, value: Double)
}

extension DecayError {
  /// The velocity must lead to the place.
  static func checkAhead(distance: Double, velocity: Double) throws(DecayError) {
    guard velocity.isFinite, distance.isFinite, velocity / distance > 0 else {
      throw .placeNotAhead(distance: distance, velocity: velocity)
    }
  }

  static func checkPositive(_ value: Double, _ quantity: String) throws(DecayError) {
    guard value.isFinite, value > 0 else { throw .mustBePositive(quantity: quantity, value: value) }
  }
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
    case .neverRests("dragCoefficient", _):
      "under quadratic drag alone nothing comes to rest; ask for the time until a speed instead"
    case .neverRests(let quantity, let value):
      "with a \(quantity) of \(value) nothing comes to rest; give one above 0"
    case .placeOutOfReach(let distance, let limit):
      "the motion cannot go \(distance) far, at most \(limit); give a shorter way or a higher velocity"
    case .mustBeFinite(let quantity, let value):
      "\(quantity) is \(value); give a finite number, or other units of length and time"
    }
  }
}
