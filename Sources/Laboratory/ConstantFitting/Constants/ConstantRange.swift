internal import Foundation

/// Where a constant may lie, and on which scale it is searched.
public struct ConstantRange: Hashable, Sendable {
  /// How the way from the lower to the upper end is measured.
  public enum Scale: String, CaseIterable, Hashable, Sendable {
    /// Equal differences are equally far.
    case linear
    /// Equal ratios are equally far; both ends are positive.
    case logarithmic
  }

  /// In the constant's own unit, as `upper`; below it.
  public let lower: Double
  public let upper: Double
  public let scale: Scale

  /// - Throws: ``ConstantRangeError`` unless the ends are finite and ascending, and positive on a logarithmic scale.
  public init(from lower: Double, to upper: Double, scale: Scale = .linear) throws(ConstantRangeError) {
    guard lower.isFinite, upper.isFinite else { throw .notFinite(lower: lower, upper: upper) }
    guard lower < upper else { throw .notAscending(lower: lower, upper: upper) }
    guard scale == .linear || lower > 0 else { throw .notPositive(lower: lower) }
    self.lower = lower
    self.upper = upper
    self.scale = scale
  }

  /// The value a fraction of the way along the scale: the lower end at 0, the upper one at 1, both exactly.
  ///
  /// - Parameter fraction: outside of 0 … 1 it is taken as the nearer end.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return lower }
    guard fraction < 1 else { return upper }
    let value =
      switch scale {
      case .linear: lower * (1 - fraction) + upper * fraction
      case .logarithmic: exp(log(lower) * (1 - fraction) + log(upper) * fraction)
      }
    return min(max(value, lower), upper)
  }

  /// How far along the scale a value is: 0 … 1, and the nearer of them outside of the range.
  public func fraction(of value: Double) -> Double {
    guard value > lower else { return 0 }
    guard value < upper else { return 1 }
    return switch scale {
    case .linear: (value - lower) / (upper - lower)
    case .logarithmic: log(value / lower) / log(upper / lower)
    }
  }

  public func contains(_ value: Double) -> Bool { lower <= value && value <= upper }
}

/// Why two numbers are no range.
public enum ConstantRangeError: Error, Hashable, Sendable, CustomStringConvertible {
  case notFinite(lower: Double, upper: Double)
  case notAscending(lower: Double, upper: Double)
  case notPositive(lower: Double)

  public var description: String {
    switch self {
    case .notFinite(let lower, let upper): "a range has finite ends, not \(lower) and \(upper)"
    case .notAscending(let lower, let upper):
      "a range goes up, and \(lower) is not below \(upper); give the smaller end first"
    case .notPositive(let lower):
      "a logarithmic range begins above 0, not at \(lower); choose a linear one or a positive end"
    }
  }
}
