/// A law that brings a free motion to rest without a spring: the statement, not a solution.
public enum Friction: Hashable, Sendable {
  /// v′ = −λ v with λ = `rate` ≥ 0, 1/s.
  case exponential(rate: Double)

  /// The exponential law with its rate checked.
  ///
  /// - Throws: ``ProblemError`` unless the rate is finite and not negative.
  public static func exponential(frictionRate rate: Double) throws(ProblemError) -> Friction {
    guard rate.isFinite, rate >= 0 else { throw .mustNotBeNegative(quantity: "frictionRate", value: rate) }
    return .exponential(rate: rate)
  }
}
