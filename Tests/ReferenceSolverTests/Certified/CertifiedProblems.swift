import MotionProblems

@testable import ReferenceSolver

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Statements that the tests of the certified reference share.
enum CertifiedProblems {
  static func spring(
    _ mass: Double, _ coefficient: Double, _ stiffness: Double, from position: Double, velocity: Double = 0,
    retargets: [Retarget] = []
  ) throws -> CertifiedMotion {
    let oscillator = try Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: coefficient)
    return try CertifiedMotion(
      MotionProblem(
        law: .spring(oscillator), start: PhaseState(position: position, velocity: velocity), retargets: retargets))
  }

  static func friction(rate: Double, velocity: Double, from position: Double = 0) throws -> CertifiedMotion {
    try CertifiedMotion(
      MotionProblem(
        law: .friction(.exponential(frictionRate: rate)), start: PhaseState(position: position, velocity: velocity)))
  }

  /// One instant; the time must be positive.
  static func state(of motion: CertifiedMotion, at time: Double) throws -> (position: SplitValue, velocity: SplitValue)
  {
    var trace = ReferenceTrace()
    try motion.record(at: SampleTimes(arbitrary: [0, time]), into: &trace)
    return (
      SplitValue(high: trace.positions[1], tail: trace.positionTails[1], radius: trace.positionRadius),
      SplitValue(high: trace.velocities[1], tail: trace.velocityTails[1], radius: trace.velocityRadius)
    )
  }

  /// A seeded spring of any kind of damping and magnitude of start.
  static func random(seed: UInt64, index: Int, regime: Regime) throws -> (motion: CertifiedMotion, frequency: Double) {
    func draw(_ number: Int) -> Double { SplitMix64.uniform(seed: seed, index: UInt64(16 * index + number)) }
    let mass = pow(4, 2 * draw(0) - 1)
    let stiffness = pow(10, 5 * draw(1) - 1)
    let ratio = regime.ratio(draw(2), draw(3))
    let oscillator = try Oscillator(
      mass: mass, stiffness: stiffness, dampingCoefficient: 2 * ratio * (mass * stiffness).squareRoot())
    let frequency = oscillator.naturalFrequency
    let size = pow(10, 6 * draw(4) - 3)
    let position = draw(5) < 0.2 ? 0 : size * (2 * draw(6) - 1)
    let velocity = draw(7) < 0.4 && position != 0 ? 0 : size * frequency * (6 * draw(8) - 3)
    let motion = try CertifiedMotion(
      MotionProblem(law: .spring(oscillator), start: PhaseState(position: position, velocity: velocity)))
    return (motion, frequency)
  }

  enum Regime: String, CaseIterable, Sendable {
    case undamped, light, under, nearCritical, over, extreme

    func ratio(_ first: Double, _ second: Double) -> Double {
      switch self {
      case .undamped: 0
      case .light: pow(10, -9 + 7 * first)
      case .under: 0.01 + 0.98 * first
      case .nearCritical: 1 + (second < 0.5 ? -1 : 1) * pow(10, -17 + 16 * first)
      case .over: pow(10, 2 * first)
      case .extreme: pow(10, 2 + 4 * first)
      }
    }
  }
}

/// The difference of two numbers of some 106 bits each, to a double's precision.
func difference(_ a: SplitValue, _ b: SplitValue) -> Double { (a.high - b.high) + (a.tail - b.tail) }
