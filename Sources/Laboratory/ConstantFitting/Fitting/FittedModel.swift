/// A law of motion whose constants can be fitted to a recording.
public enum FittedModel: String, CaseIterable, Hashable, Sendable {
  /// m x″ + c x′ + k (x − target) = 0 with any damping.
  case spring
  /// The same at ζ = 1: one constant fewer.
  case criticalSpring = "critical-spring"
  /// v′ = −λ v.
  case exponentialFriction = "exponential-friction"
  /// v′ = −a sign v.
  case constantFriction = "constant-friction"
  /// v′ = −λ v − a sign v.
  case combinedFriction = "combined-friction"
  /// v′ = −b |v| v.
  case quadraticDrag = "quadratic-drag"
  /// A cubic Bézier timing curve from one value to another.
  case bezier

  /// For a heading: "Spring".
  public var title: String {
    switch self {
    case .spring: "Spring"
    case .criticalSpring: "Critically damped spring"
    case .exponentialFriction: "Exponential friction"
    case .constantFriction: "Constant friction"
    case .combinedFriction: "Combined friction"
    case .quadraticDrag: "Quadratic drag"
    case .bezier: "Cubic Bezier"
    }
  }
}

/// What a fitted number is.
public enum FittedQuantity: String, CaseIterable, Hashable, Sendable {
  case mass, stiffness, dampingCoefficient, dampingRatio, naturalFrequency
  case frictionRate, frictionDeceleration, dragCoefficient
  case x1, y1, x2, y2, duration
  case start, from, velocity, target

  /// As a heading names it: "damping coefficient".
  public var words: String {
    switch self {
    case .dampingCoefficient: "damping coefficient"
    case .dampingRatio: "damping ratio"
    case .naturalFrequency: "natural frequency"
    case .frictionRate: "friction rate"
    case .frictionDeceleration: "friction deceleration"
    case .dragCoefficient: "drag coefficient"
    default: rawValue
    }
  }

  /// Empty for a pure number.
  public var unit: String {
    switch self {
    case .mass: "mass"
    case .stiffness: "mass/s^2"
    case .dampingCoefficient: "mass/s"
    case .dampingRatio, .x1, .y1, .x2, .y2: ""
    case .naturalFrequency: "rad/s"
    case .frictionRate: "1/s"
    case .frictionDeceleration: "length/s^2"
    case .dragCoefficient: "1/length"
    case .duration, .start: "s"
    case .from, .target: "length"
    case .velocity: "length/s"
    }
  }
}
