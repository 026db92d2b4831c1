public import GSLNumerics

/// Why a problem could not be integrated.
public enum IntegrationError: Error, Hashable, Sendable {
  /// The integrator stopped. All times in `cause` are in the problem's natural unit; `time` is in seconds.
  case stopped(cause: ODEError, time: Double)
  /// Times must ascend strictly from 0 or later.
  case timesMustAscend(time: Double, previous: Double)
  /// The problem's units leave the range of doubles.
  case outOfRange(quantity: String, value: Double)
  /// A motion without a spring has no target to settle at.
  case noTargetToSettleAt
}

extension IntegrationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .stopped(let cause, let time): "the integration stopped at \(time) s: \(cause)"
    case .timesMustAscend(let time, let previous):
      "the time \(time) s must be finite and come after \(previous) s; sort the times and drop repeated ones"
    case .outOfRange(let quantity, let value):
      "the \(quantity) of this problem is \(value), which leaves the range of doubles; choose other units"
    case .noTargetToSettleAt: "a free motion under friction has no target to settle at; ask for a spring"
    }
  }
}
