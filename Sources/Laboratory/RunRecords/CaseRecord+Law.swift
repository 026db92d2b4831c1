extension CaseRecord.Law {
  /// The constants of any law, those of the others nil: a row of a table.
  public struct Constants: Hashable, Sendable {
    public var mass: Double?
    public var stiffness: Double?
    public var dampingCoefficient: Double?
    public var frictionRate: Double?
    public var frictionDeceleration: Double?
    public var dragCoefficient: Double?
    public var coulombFriction: Double?
    public var quadraticDamping: Double?

    public init() {}

    fileprivate mutating func set(_ mass: Double, _ stiffness: Double, _ dampingCoefficient: Double) {
      self.mass = mass
      self.stiffness = stiffness
      self.dampingCoefficient = dampingCoefficient
    }

    fileprivate var spring: (mass: Double, stiffness: Double, dampingCoefficient: Double)? {
      guard let mass, let stiffness, let dampingCoefficient else { return nil }
      return (mass, stiffness, dampingCoefficient)
    }
  }

  /// The word for it in tables and files.
  public var name: String {
    switch self {
    case .spring: "spring"
    case .exponentialDecay: "exponentialDecay"
    case .constantDeceleration: "constantDeceleration"
    case .combinedFriction: "combinedFriction"
    case .quadraticDrag: "quadraticDrag"
    case .coulombSpring: "coulombSpring"
    case .quadraticSpring: "quadraticSpring"
    }
  }

  public var constants: Constants {
    var constants = Constants()
    switch self {
    case .spring(let mass, let stiffness, let dampingCoefficient):
      constants.set(mass, stiffness, dampingCoefficient)
    case .coulombSpring(let mass, let stiffness, let dampingCoefficient, let coulombFriction):
      constants.set(mass, stiffness, dampingCoefficient)
      constants.coulombFriction = coulombFriction
    case .quadraticSpring(let mass, let stiffness, let dampingCoefficient, let quadraticDamping):
      constants.set(mass, stiffness, dampingCoefficient)
      constants.quadraticDamping = quadraticDamping
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
      guard let spring = constants.spring else { return nil }
      self = .spring(
        mass: spring.mass, stiffness: spring.stiffness, dampingCoefficient: spring.dampingCoefficient)
    case "coulombSpring":
      guard let spring = constants.spring, let friction = constants.coulombFriction else { return nil }
      self = .coulombSpring(
        mass: spring.mass, stiffness: spring.stiffness, dampingCoefficient: spring.dampingCoefficient,
        coulombFriction: friction)
    case "quadraticSpring":
      guard let spring = constants.spring, let damping = constants.quadraticDamping else { return nil }
      self = .quadraticSpring(
        mass: spring.mass, stiffness: spring.stiffness, dampingCoefficient: spring.dampingCoefficient,
        quadraticDamping: damping)
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
