/// Why the reference has no answer. It never gives one that it cannot stand for.
public enum ReferenceError: Error, Hashable, Sendable {
  /// A decision about a state that is known only to within a radius stayed open at `bits` of precision.
  case undecided(question: String, bits: Int)
  /// The value is outside the range of doubles.
  case outOfRange(quantity: String)
  /// An argument or constant that the question does not allow.
  case invalid(quantity: String, value: Double)
  /// The law has no closed form that could be certified.
  case noClosedForm
  /// The motion has too many swings to be followed until the question is answered.
  case tooManySwings(question: String, limit: Int)
  /// The equation could not be integrated.
  case notIntegrated(IntegrationError)
}

extension ReferenceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .undecided(let question, let bits):
      "\(bits) bits could not decide whether \(question); move the band, the start or the retarget by one part in 1e15"
    case .outOfRange(let quantity):
      "\(quantity) is outside the range of doubles; choose other units of length or time"
    case .invalid(let quantity, let value):
      "\(quantity) must be finite and not negative, not \(value)"
    case .tooManySwings(let question, let limit):
      "\(question) lies beyond \(limit) swings, which is as far as a motion without a closed form is followed; "
        + "widen the band or add damping"
    case .notIntegrated(let error): "\(error)"
    case .noClosedForm:
      "a spring with quadratic damping has no closed form; ask for its integrated motion instead"
    }
  }
}
