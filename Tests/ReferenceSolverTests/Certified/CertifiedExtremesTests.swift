import MotionProblems
import Testing

@testable import ReferenceSolver

/// Peaks, overshoot, amplitudes and excursions against samples and textbook formulas.
struct CertifiedExtremesTests {
  static let seed: UInt64 = 909

  @Test("overshoot of a release from rest is e^(−πζ/√(1 − ζ²))")
  func overshoot() throws {
    let motion = try CertifiedProblems.spring(1, 12, 180, from: -1)
    let peak = try #require(try motion.peak())
    #expect(abs(peak.excursion - 0.2078795763507619) <= 5e-17, "excursion \(peak.excursion)")
    #expect(abs(peak.time - 0.2617993877991494) <= 6e-17, "time \(peak.time)")
    #expect(try motion.overshoot() == peak.excursion)
    #expect(try CertifiedProblems.spring(1, 12, 180, from: -5).overshoot() == peak.excursion)
    #expect(try CertifiedProblems.spring(1, 0, 180, from: -5).overshoot() == 1)
    #expect(try CertifiedProblems.spring(1, 200, 180, from: -5).overshoot() == 0)
    #expect(try CertifiedProblems.spring(1, 12, 180, from: 0, velocity: 1).overshoot() == nil)
  }

  @Test("peaks lie beyond the target")
  func peaks() throws {
    #expect(try CertifiedProblems.spring(1, 20, 100, from: -1).peak() == nil)
    #expect(try CertifiedProblems.spring(1, 40, 100, from: -1, velocity: 3).peak() == nil)
    #expect(try CertifiedProblems.spring(1, 40, 100, from: -1, velocity: -3).peak() == nil)
    #expect(try CertifiedProblems.spring(1, 10, 100, from: 0).peak() == nil)
    #expect(try CertifiedProblems.friction(rate: 1, velocity: 3).peak() == nil)
    let away = try #require(try CertifiedProblems.spring(1, 10, 100, from: -1, velocity: -5).peak())
    let state = try CertifiedProblems.state(
      of: CertifiedProblems.spring(1, 10, 100, from: -1, velocity: -5), at: away.time)
    #expect(
      abs(state.position.high - away.excursion) <= 1e-16 && abs(state.velocity.high) <= 1e-14, "\(away), \(state)")
    let crossing = try #require(try CertifiedProblems.spring(1, 40, 100, from: -1, velocity: 100).peak())
    #expect(crossing.excursion > 0)
  }

  @Test("amplitudes and excursions hold every sample", arguments: CertifiedProblems.Regime.allCases)
  func bounds(_ regime: CertifiedProblems.Regime) throws {
    var trace = ReferenceTrace()
    for index in 0..<150 {
      let (plain, frequency) = try CertifiedProblems.random(seed: Self.seed, index: index, regime: regime)
      let size = abs(plain.problem.start.position) + abs(plain.problem.start.velocity) / frequency
      let motion =
        index.isMultiple(of: 3)
        ? plain
        : try CertifiedMotion(
          MotionProblem(
            law: plain.problem.law, start: plain.problem.start,
            retargets: [
              Retarget(time: 1.7 / frequency, target: size), Retarget(time: 2.9 / frequency, target: -size / 3),
            ]))
      let window = (0.2 + 12 * SplitMix64.uniform(seed: Self.seed, index: UInt64(index))) / frequency
      let times = SampleTimes.uniform(count: 2001, over: window)
      try motion.record(at: times, into: &trace)
      let name = "\(regime), seed \(Self.seed), case \(index)"
      let extent = TraceExtent(trace)
      let amplitude = try motion.amplitude(over: times.last)
      // Why: 2000 samples miss a turning point by at most half a step, 0.003/ω, and so its height by 1e-5 of the size.
      let rounding = 0x1p-51 * (extent.farthest + size)
      let slack = 2e-5 * (2 * size + extent.amplitude)
      #expect(
        amplitude >= extent.amplitude - rounding && amplitude <= extent.amplitude + slack,
        "\(name): amplitude \(amplitude), samples \(extent.amplitude)")
      let from = times.times[700]
      let seen = trace.positions[700...].map { abs($0 - motion.problem.finalTarget) }.max() ?? 0
      let excursion = try motion.largestExcursion(after: from)
      #expect(excursion >= seen - rounding, "\(name): excursion \(excursion), samples \(seen)")
      if times.last > 2.9 / frequency {
        let rest = try motion.largestExcursion(after: times.last)
        #expect(excursion <= max(seen + slack, rest), "\(name): excursion \(excursion), samples \(seen), later \(rest)")
      }
    }
  }

  @Test("friction")
  func friction() throws {
    let motion = try CertifiedProblems.friction(rate: 4, velocity: -1000, from: 10)
    #expect(try motion.amplitude(over: .infinity) == 250)
    #expect(try motion.largestExcursion(after: 0) == 250)
    let later = try motion.largestExcursion(after: 0.25)
    #expect(abs(later - 91.96986029286058) <= 1.5e-14, "250/e is \(later)")
    #expect(try motion.amplitude(over: 0) == 0)
    #expect(try CertifiedProblems.friction(rate: 0, velocity: 3).amplitude(over: 4) == 12)
    #expect(try CertifiedProblems.friction(rate: 0, velocity: 3).largestExcursion(after: 4) == .infinity)
  }

  @Test("late times of strongly damped springs", arguments: [10.0, 1e3, 1e6])
  func late(_ ratio: Double) throws {
    let motion = try CertifiedProblems.spring(1, 2 * ratio, 1, from: -1, velocity: 0.5)
    let time = 40 * ratio
    let expected = abs(try CertifiedProblems.state(of: motion, at: time).position.high)
    #expect(try motion.largestExcursion(after: time) == expected)
  }

  @Test("arguments that make no sense are refused")
  func refusals() throws {
    let motion = try CertifiedProblems.spring(1, 2, 3, from: 1)
    #expect(throws: ReferenceError.self) { try motion.amplitude(over: -1) }
    #expect(throws: ReferenceError.self) { try motion.largestExcursion(after: .nan) }
    #expect(throws: ReferenceError.self) { try motion.largestExcursion(after: .infinity) }
  }
}
