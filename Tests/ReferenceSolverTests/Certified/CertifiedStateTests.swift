import MotionProblems
import Testing

@testable import ReferenceSolver

/// What any right closed form has to do: start where it starts, solve its equation, be smooth, and scale.
struct CertifiedStateTests {
  static let seed: UInt64 = 20_240_601

  @Test("starts exactly at its start", arguments: CertifiedProblems.Regime.allCases)
  func start(_ regime: CertifiedProblems.Regime) throws {
    var trace = ReferenceTrace()
    for index in 0..<50 {
      let (motion, frequency) = try CertifiedProblems.random(seed: Self.seed, index: index, regime: regime)
      try motion.record(at: SampleTimes(arbitrary: [0, 1 / frequency]), into: &trace)
      #expect(
        trace.positions[0] == motion.problem.start.position && trace.positionTails[0] == 0,
        "seed \(Self.seed), \(index)")
      #expect(
        trace.velocities[0] == motion.problem.start.velocity && trace.velocityTails[0] == 0,
        "seed \(Self.seed), \(index)")
    }
  }

  /// Central differences with a step of 2⁻¹⁵⁰ periods at 640 bits: a truncation of 2⁻³⁰⁰ and a noise of 2⁻⁴⁵⁰ of the
  /// largest derivative, which for ratios up to 1e6 is 2⁶⁰ times the amplitude.
  static let residualTolerance = 0x1p-200

  @Test("solves its equation", arguments: CertifiedProblems.Regime.allCases)
  func residual(_ regime: CertifiedProblems.Regime) throws {
    for index in 0..<40 {
      let (motion, frequency) = try CertifiedProblems.random(seed: Self.seed + 1, index: index, regime: regime)
      guard case .spring(let oscillator) = motion.problem.law else { continue }
      let modes = OscillatorModes(oscillator, precision: 640)
      let start = BallState(
        displacement: Ball(exactly: motion.problem.start.position),
        velocity: Ball(exactly: motion.problem.start.velocity))
      let time = Ball(exactly: (0.01 + 5 * SplitMix64.uniform(seed: Self.seed, index: UInt64(index))) / frequency)
      let step = Ball(exactly: 1 / frequency).scaled(byPowerOfTwo: -150)
      let before = modes.transition(after: time - step)(start)
      let here = modes.transition(after: time)(start)
      let after = modes.transition(after: time + step)(start)
      let span = step.scaled(byPowerOfTwo: 1)
      let speed = (after.displacement - before.displacement) / span - here.velocity
      let force =
        modes.mass * ((after.velocity - before.velocity) / span) + modes.coefficient * here.velocity
        + modes.stiffness * here.displacement
      let size = abs(motion.problem.start.position) + abs(motion.problem.start.velocity) / frequency
      let slip = abs(speed.nearestDouble) / (size * frequency)
      let rest = abs(force.nearestDouble) / (size * oscillator.stiffness)
      #expect(
        slip <= Self.residualTolerance, "\(regime) \(index): x′ − v is \(slip), tolerance \(Self.residualTolerance)")
      #expect(
        rest <= Self.residualTolerance, "\(regime) \(index): residual \(rest), tolerance \(Self.residualTolerance)")
    }
  }

  /// With m = k = 1 and ratio 1 ± e both sides differ from the middle by at most 2e and their mean by at most 10 e².
  @Test("is continuous across critical damping", arguments: 1...16)
  func continuity(_ digits: Int) throws {
    var offset = 1.0
    for _ in 0..<digits { offset /= 10 }
    let above = 2 + 2 * offset
    let actual = (above - 2) / 2
    let below = 2 - 2 * actual
    for (position, velocity) in [(1.0, 0.0), (0.0, 1.0), (-0.5, 2.0)] {
      for time in [0.01, 0.5, 2, 9, 30] {
        func state(_ coefficient: Double) throws -> SplitValue {
          let motion = try CertifiedProblems.spring(1, coefficient, 1, from: position, velocity: velocity)
          return try CertifiedProblems.state(of: motion, at: time).position
        }
        let middle = try state(2)
        let up = difference(try state(above), middle)
        let down = difference(try state(below), middle)
        #expect(abs(up) <= 4 * actual, "1 + \(actual) at \(time): off by \(up)")
        #expect(abs(down) <= 4 * actual, "1 − \(actual) at \(time): off by \(down)")
        #expect(abs(up + down) <= 20 * actual * actual + 1e-31, "1 ± \(actual) at \(time): bent by \(up + down)")
      }
    }
  }

  /// Constants with few bits, so that their multiples are exact.
  @Test("depends on the ratios of its constants alone", arguments: [0.5, 2, 4, 3, 1000, 0x1p-300, 0x1p300])
  func scaling(_ factor: Double) throws {
    for (m, c, k) in [(1.0, 10.0, 100.0), (2.0, 15.0, 100.0), (0.5, 4.0, 8.0), (1.0, 3.0, 2.0), (4.0, 5000.0, 17.0)] {
      let plain = try CertifiedProblems.spring(m, c, k, from: 0.3, velocity: -7)
      let scaled = try CertifiedProblems.spring(factor * m, factor * c, factor * k, from: 0.3, velocity: -7)
      for time in [0.001, 0.3, 4] {
        let one = try CertifiedProblems.state(of: plain, at: time)
        let other = try CertifiedProblems.state(of: scaled, at: time)
        #expect(
          abs(difference(one.position, other.position)) <= one.position.radius + other.position.radius,
          "(\(m), \(c), \(k)) times \(factor) at \(time): x \(one.position) and \(other.position)")
        #expect(
          abs(difference(one.velocity, other.velocity)) <= one.velocity.radius + other.velocity.radius,
          "(\(m), \(c), \(k)) times \(factor) at \(time): v \(one.velocity) and \(other.velocity)")
      }
    }
  }

  @Test("keeps its energy without damping")
  func energy() throws {
    let motion = try CertifiedProblems.spring(1, 0, 100, from: -1)
    let state = try CertifiedProblems.state(of: motion, at: 1000)
    let energy = state.velocity.high * state.velocity.high / 2 + 50 * state.position.high * state.position.high
    #expect(abs(energy - 50) <= 2e-14, "energy \(energy)")
  }
}
