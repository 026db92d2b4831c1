/// Why a set of words is not a timing.
public enum TimingError: Error, Hashable, Sendable {
  /// A quantity that must be finite.
  case mustBeFinite(quantity: String, value: Double)
  /// A duration must be zero or more; infinity is allowed.
  case mustNotBeNegative(quantity: String, value: Double)
  /// A quantity that must be above zero; infinity is allowed.
  case mustBePositive(quantity: String, value: Double)
}

extension TimingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .mustBeFinite(let quantity, let value): "\(quantity) is \(value); give a finite number"
    case .mustNotBeNegative(let quantity, let value): "\(quantity) is \(value); give 0 or more seconds"
    case .mustBePositive(let quantity, let value): "\(quantity) is \(value); give a number above 0"
    }
  }
}
