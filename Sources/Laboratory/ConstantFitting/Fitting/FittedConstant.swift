/// One number of a fitted motion and how well it is known.
public struct FittedConstant: Hashable, Sendable {
  public let quantity: FittedQuantity
  /// In the quantity's unit.
  public let value: Double
  /// Nil where the recording does not tell the constant, or none was asked for.
  public internal(set) var interval: ConfidenceInterval?
}

/// Where a constant lies with a probability, over many recordings of the same motion with independent noise.
public struct ConfidenceInterval: Hashable, Sendable {
  /// How the ends were found.
  public enum Method: String, CaseIterable, Hashable, Sendable {
    /// From the covariance: the sum of squares is a parabola as far as the ends.
    case linear
    /// Where the least sum of squares over all other constants has risen as far as the ends of a linear one would.
    case profile
  }

  /// −infinity, or 0 for a constant that cannot be negative, where the recording sets no lower end.
  public let lower: Double
  /// Infinity where the recording sets no upper end.
  public let upper: Double
  /// Such as 0.95.
  public let level: Double
  public let method: Method

  public func contains(_ value: Double) -> Bool { lower <= value && value <= upper }

  /// The interval of a function of the constant that rises everywhere.
  func mapped(_ function: (Double) -> Double) -> ConfidenceInterval {
    ConfidenceInterval(lower: function(lower), upper: function(upper), level: level, method: method)
  }
}

/// A number that a recording of a free motion cannot tell, and what it was taken for.
public struct HeldConstant: Hashable, Sendable {
  public let quantity: FittedQuantity
  public let value: Double
  /// A sentence without its full stop.
  public let reason: String
}

/// How a spring is damped.
public enum SpringRegime: String, CaseIterable, Hashable, Sendable {
  case underdamped, overdamped
  /// ζ = 1 was assumed, or lies inside the interval of ζ.
  case critical

  /// Of a ratio alone.
  init(dampingRatio: Double) {
    self = dampingRatio < 1 ? .underdamped : dampingRatio > 1 ? .overdamped : .critical
  }
}
