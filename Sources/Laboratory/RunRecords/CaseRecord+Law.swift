extension CaseRecord.Law {
  /// The constants of any law, those of the others nil: a row of a table.
  public struct Constants: Hashable, Sendable {
    public var mass: Double?
    public var stiffness: Double?
    public var dampingCoefficient: Double?
    public var frictionRate: Double?
    public var frictionDeceleration: Double?
    public var dragCoefficient: Double?

    public init() {}
  }

  /// The word for it in tables and files.
  public var name: String {
    switch self {
    case .spring: "spring"
    case .exponentialDecay: "exponentialDecay"
    case .constantDeceleration: "constantDeceleration"
    case .combinedFriction: "combinedFriction"
    case .quadraticDrag: "quadraticDrag"
    }
  }

  public var constants: Constants {
    var constants = Constants()
    switch self {
    case .spring(let mass, let stiffness, let dampingCoefficient):
      constants.mass = mass
      constants.stiffness = stiffness
      constants.dampingCoefficient = dampingCoefficient
    case .exponentialDecay(let frictionRate): constants.frictionRate = frictionRate
    case .constantDeceleration(let frictionDeceleration): constants.frictionDeceleration = frictionDeceleration
    case .combinedFriction(let frictionRate, let frictionDeceleration):
      constants.frictionRate = frictionRate
      constants.frictionDeceleration = frictionDeceleration
    case .quadraticDrag(let dragCoefficient): constants.dragCoefficient = dragCoefficient
    }
    return constants
  }

  /// nil for a word that is none, and where a constant of the law is missing.
  public init?(name: String, constants: Constants) {
    switch name {
    case "spring":
      guard let mass = constants.mass, let stiffness = constants.stiffness, let damping = constants.dampingCoefficient
      else { return nil }
      self = .spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping)
    case "exponentialDecay":
      guard let rate = constants.frictionRate else { return nil }
      self = .exponentialDecay(frictionRate: rate)
    case "constantDeceleration":
      guard let deceleration = constants.frictionDeceleration else { return nil }
      self = .constantDeceleration(frictionDeceleration: deceleration)
    case "combinedFriction":
      guard let rate = constants.frictionRate, let deceleration = constants.frictionDeceleration else { return nil }
      self = .combinedFriction(frictionRate: rate, frictionDeceleration: deceleration)
    case "quadraticDrag":
      guard let drag = constants.dragCoefficient else { return nil }
      self = .quadraticDrag(dragCoefficient: drag)
    default: return nil
    }
  }
}
