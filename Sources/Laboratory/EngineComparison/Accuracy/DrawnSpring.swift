internal import Foundation
internal import MotionProblems

/// A spring and a start drawn for the study, with the rough constants that times are chosen by.
struct DrawnSpring {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var position = 1.0
  var velocity = 0.0

  /// With c = 2ζ √(mk), rounded.
  init(ratio: Double, mass: Double, stiffness: Double) {
    self.init(mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass.squareRoot() * stiffness.squareRoot()))
  }

  init(mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// √(k/m).
  var frequency: Double { stiffness.squareRoot() / mass.squareRoot() }
  var ratio: Double { damping / 2 / stiffness.squareRoot() / mass.squareRoot() }

  /// The rates of the two modes over √(k/m); equal below critical damping.
  private var rates: (slow: Double, fast: Double) {
    let root = max(0, ratio * ratio - 1).squareRoot()
    let fast = ratio > 1 ? ratio + root : ratio
    return (ratio > 1 ? 1 / fast : ratio, fast)
  }

  /// σ, or λ₁ above critical damping, 1/s.
  var slowRate: Double { rates.slow * frequency }
  /// σ, or λ₂ above critical damping, 1/s.
  var fastRate: Double { rates.fast * frequency }
  /// ω, or α above critical damping, rad/s.
  var turnRate: Double { (1 - ratio * ratio).magnitude.squareRoot() * frequency }

  var oscillator: Oscillator? {
    try? Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: damping)
  }

  func point(at time: Double) -> AccuracyPoint {
    AccuracyPoint(
      law: .spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping), position: position,
      velocity: velocity, time: time)
  }
}

extension SeededDraws {
  mutating func spring(ratio: Double) -> DrawnSpring {
    DrawnSpring(ratio: ratio, mass: tenTo(-3, 3), stiffness: tenTo(-3, 5))
  }

  /// Released, pushed, or both.
  mutating func started(_ drawn: DrawnSpring) -> DrawnSpring {
    var spring = drawn
    let kind = below(4)
    spring.position = kind == 1 ? 0 : uniform(-2, 2)
    spring.velocity = kind == 0 ? 0 : uniform(-2, 2) * spring.frequency * (below(4) == 0 ? tenTo(-6, 6) : 1)
    return spring
  }

  /// A time from a hundredth of a radian on, as long as the phase and the slow exponent stay in bounds.
  mutating func time(_ spring: DrawnSpring, exponent: Double = 600) -> Double {
    let longest = min(1e6, exponent * spring.frequency / max(spring.slowRate, 1e-300 * spring.frequency))
    return tenTo(-4, log10(longest)) / spring.frequency
  }

  /// Any kind of damping.
  mutating func anyRatio() -> Double {
    switch below(5) {
    case 0: tenTo(-6, -0.005)
    case 1: 1 - tenTo(-16, -1)
    case 2: 1 + tenTo(-16, -1)
    case 3: tenTo(0.005, 2)
    default: below(4) == 0 ? 0 : tenTo(2, 5)
    }
  }
}
