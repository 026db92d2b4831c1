/// A law that brings a free motion to rest, or slows it, without a spring: the statement, not a solution.
public enum Friction: Hashable, Sendable {
  /// v′ = −λ v with λ = `rate` ≥ 0, 1/s. Rest is approached and never reached.
  case exponential(rate: Double)
  /// v′ = −a sign v with a = `deceleration` ≥ 0, units of length / s²; at v = 0 it stays at rest.
  case constant(deceleration: Double)
  /// v′ = −λ v − a sign v; at v = 0 it stays at rest.
  case combined(rate: Double, deceleration: Double)
  /// v′ = −b |v| v with b = `drag` ≥ 0, 1 / unit of length. It never stops and goes any distance.
  case quadratic(drag: Double)

  /// The exponential law with its rate checked.
  ///
  /// - Throws: ``ProblemError`` unless the rate is finite and not negative.
  public static func exponential(frictionRate rate: Double) throws(ProblemError) -> Friction {
    try Friction.exponential(rate: rate).checked()
  }

  /// Constant deceleration, checked.
  ///
  /// - Throws: ``ProblemError`` unless it is finite and not negative.
  public static func constant(frictionDeceleration deceleration: Double) throws(ProblemError) -> Friction {
    try Friction.constant(deceleration: deceleration).checked()
  }

  /// Both together, checked.
  ///
  /// - Throws: ``ProblemError`` unless both are finite and not negative.
  public static func combined(
    frictionRate rate: Double, frictionDeceleration deceleration: Double
  ) throws(ProblemError) -> Friction {
    try Friction.combined(rate: rate, deceleration: deceleration).checked()
  }

  /// Quadratic drag, checked.
  ///
  /// - Throws: ``ProblemError`` unless it is finite and not negative.
  public static func quadratic(dragCoefficient drag: Double) throws(ProblemError) -> Friction {
    try Friction.quadratic(drag: drag).checked()
  }

  /// λ in v′ = −λ v − a sign v − b |v| v, 1/s; 0 where the law has none.
  public var rate: Double {
    switch self {
    case .exponential(let rate), .combined(let rate, _): rate
    case .constant, .quadratic: 0
    }
  }

  /// a there, units of length / s².
  public var deceleration: Double {
    switch self {
    case .constant(let deceleration), .combined(_, let deceleration): deceleration
    case .exponential, .quadratic: 0
    }
  }

  /// b there, 1 / unit of length.
  public var drag: Double {
    if case .quadratic(let drag) = self { drag } else { 0 }
  }

  /// −v′/v = λ + a/|v| + b |v| at a speed, 1/s, to some ulp; 0 at rest. Its inverse is the time of the motion's own: a
  /// description for windows and tables, never a step of a solution.
  public func relativeRate(at speed: Double) -> Double {
    speed == 0 ? 0 : rate + deceleration / speed.magnitude + drag * speed.magnitude
  }

  /// The law itself when its constants are finite and not negative.
  func checked() throws(ProblemError) -> Friction {
    let constants = [("frictionRate", rate), ("frictionDeceleration", deceleration), ("dragCoefficient", drag)]
    for (quantity, value) in constants {
      guard value.isFinite, value >= 0 else { throw .mustNotBeNegative(quantity: quantity, value: value) }
    }
    return self
  }
}
