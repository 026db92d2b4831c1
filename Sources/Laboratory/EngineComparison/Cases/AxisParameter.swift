/// A quantity that a template sets or an axis runs through.
public enum AxisParameter: String, CaseIterable, Hashable, Sendable {
  /// m > 0; 1 unless said.
  case mass
  /// k > 0.
  case stiffness
  /// ωₙ > 0, rad/s; k = m ωₙ².
  case naturalFrequency
  /// 2π/ωₙ > 0, s.
  case response
  /// T > 0, s; gives ωₙ from the damping ratio by the axis's ``SettlingWords.Rule``.
  case settlingDuration
  /// c ≥ 0.
  case dampingCoefficient
  /// ζ ≥ 0; c = 2 ζ √(k m).
  case dampingRatio
  /// ζ − 1 ≥ −1; c = 2 √(k m) + offset · 2 √(k m), rounded once.
  case dampingOffset
  /// A spring of the suite's own list by its name: all three constants, and its start velocity unless the sweep says
  /// another.
  case spring
  /// Where a spring starts, its target being 0; −1 unless said.
  case start
  /// Units of length per second; 0 unless said.
  case velocity
  /// Start velocity toward the target in travels · ωₙ: v = −r · start · ωₙ; v = r · ωₙ where the start is 0.
  case relativeVelocity
  /// λ > 0 in v′ = −λ v, 1/s.
  case frictionRate
  /// d in (0, 1) per millisecond, read as continuous: λ = −1000 ln d.
  case decelerationFactor
  /// a > 0 in v′ = −a sign v, units of length / s²; beside a rate or factor v′ = −λ v − a sign v.
  case frictionDeceleration
  /// b > 0 in v′ = −b |v| v, 1 / unit of length.
  case dragCoefficient
  /// F > 0 in m x″ + c x′ + k x + F sign x′ = 0, mass · length / s²: a spring with Coulomb friction.
  case coulombFriction
  /// F/k > 0, units of length: how far from its target Coulomb friction can hold a spring.
  case holdingBand
  /// b > 0 in m x″ + c x′ + k x + b |x′| x′ = 0, mass / length: a spring with quadratic damping.
  case quadraticDamping
  /// Frames per second, 0.001 to 1,000,000.
  case frameRate
  /// When the first retarget comes, in natural periods > 0.
  case retargetTime
  /// Where the first retarget leads.
  case retargetTarget
  /// When the constants change for the first time, in natural periods > 0.
  case changeTime
  /// By what the mass is multiplied then, > 0.
  case massFactor
  /// By what the stiffness is multiplied then, > 0.
  case stiffnessFactor
  /// By what the damping coefficient is multiplied then, ≥ 0.
  case dampingFactor
  /// When the first pause begins, in natural periods > 0 of running time.
  case pauseTime
  /// How long the first pause is, in natural periods > 0.
  case pauseLength
  /// How long a leg of a repeated motion is, in natural periods > 0.
  case repeatDuration

  /// Parameters that say the same thing in other words; a sweep has at most one of each group. Drag is a law of its own,
  /// while a rate and a deceleration may act together.
  static let alternatives: [[AxisParameter]] = [
    [.stiffness, .naturalFrequency, .response, .settlingDuration],
    [.dampingCoefficient, .dampingRatio, .dampingOffset],
    [.velocity, .relativeVelocity],
    [.frictionRate, .decelerationFactor, .dragCoefficient],
    [.frictionDeceleration, .dragCoefficient],
    [.coulombFriction, .holdingBand, .quadraticDamping],
  ]

  /// Any of them makes a motion free.
  static let frictions: [AxisParameter] = [.frictionRate, .decelerationFactor, .frictionDeceleration, .dragCoefficient]

  /// Any of them resists a spring besides its damper.
  static let resistances: [AxisParameter] = [.coulombFriction, .holdingBand, .quadraticDamping]

  /// What a value must be beyond finite, or nil where anything goes.
  var rule: String? {
    switch self {
    case .mass, .stiffness, .naturalFrequency, .response, .settlingDuration, .frictionRate, .frictionDeceleration,
      .dragCoefficient, .coulombFriction, .holdingBand, .quadraticDamping, .retargetTime, .changeTime, .massFactor,
      .stiffnessFactor, .pauseTime, .pauseLength, .repeatDuration:
      "greater than 0"
    case .frameRate: "from 0.001 to 1000000"
    case .dampingCoefficient, .dampingRatio, .dampingFactor: "at least 0"
    case .dampingOffset: "at least -1"
    case .decelerationFactor: "between 0 and 1, both excluded"
    case .start, .velocity, .relativeVelocity, .retargetTarget, .spring: nil
    }
  }

  func admits(_ value: Double) -> Bool {
    switch self {
    case .mass, .stiffness, .naturalFrequency, .response, .settlingDuration, .frictionRate, .frictionDeceleration,
      .dragCoefficient, .coulombFriction, .holdingBand, .quadraticDamping, .retargetTime, .changeTime, .massFactor,
      .stiffnessFactor, .pauseTime, .pauseLength, .repeatDuration:
      value > 0
    case .frameRate: value >= 1e-3 && value <= 1e6
    case .dampingCoefficient, .dampingRatio, .dampingFactor: value >= 0
    case .dampingOffset: value >= -1
    case .decelerationFactor: value > 0 && value < 1
    case .start, .velocity, .relativeVelocity, .retargetTarget, .spring: true
    }
  }
}

extension AxisParameter: CustomStringConvertible {
  public var description: String { rawValue }
}
