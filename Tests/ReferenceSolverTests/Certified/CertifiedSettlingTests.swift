import MotionProblems
import Testing

@testable import ReferenceSolver

/// Last exits from a band: what they must be whatever the method.
struct CertifiedSettlingTests {
  static let seed: UInt64 = 4242

  /// Bands from half the amplitude down to a millionth of it.
  private func band(_ motion: CertifiedMotion, frequency: Double, index: Int) -> Double {
    let size = abs(motion.problem.start.position) + abs(motion.problem.start.velocity) / frequency
    var width = size / 2
    for _ in 0..<Int(20 * SplitMix64.uniform(seed: Self.seed, index: UInt64(index))) { width /= 2 }
    return width
  }

  @Test(
    "outside just before, inside ever after",
    arguments: [CertifiedProblems.Regime.light, .under, .nearCritical, .over, .extreme])
  func denseScan(_ regime: CertifiedProblems.Regime) throws {
    var trace = ReferenceTrace()
    for index in 0..<600 {
      let (motion, frequency) = try CertifiedProblems.random(seed: Self.seed, index: index, regime: regime)
      let width = band(motion, frequency: frequency, index: index)
      let settling = try motion.settling(within: width)
      let name = "\(regime), seed \(Self.seed), case \(index), band \(width)"
      switch settling {
      case .infinite: Issue.record("\(name): infinite")
      case .never:
        let times = [0] + (1...120).map { Double($0) * 0.05 / frequency }
        try motion.record(at: SampleTimes(arbitrary: times), into: &trace)
        #expect(trace.positions.allSatisfy { abs($0) <= width }, "\(name): never, yet outside")
      case .finite(let exit):
        #expect(exit.radius <= 0x1p-62 * exit.time, "\(name): radius \(exit.radius) at \(exit.time)")
        // Why: half a swing or one slow time constant is cut into 40 pieces, and three of them are walked.
        let ratio = frequency * exit.time
        let piece = max(0.05 / frequency, regime == .over || regime == .extreme ? exit.time / 60 : 0)
        let after = (0..<200).map { exit.time.nextUp + Double($0) * piece }
        let before = exit.time.nextDown
        try motion.record(at: SampleTimes(arbitrary: [0, before] + after), into: &trace)
        #expect(excess(trace, 1, over: width) > 0, "\(name): inside before \(exit.time), ωT = \(ratio)")
        #expect(
          trace.positions[2...].allSatisfy { abs($0) <= width }, "\(name): outside after \(exit.time), ωT = \(ratio)")
      }
    }
  }

  /// |x| − width with the position's tail.
  private func excess(_ trace: ReferenceTrace, _ index: Int, over width: Double) -> Double {
    let position = trace.positions[index]
    return (abs(position) - width) + (position < 0 ? -trace.positionTails[index] : trace.positionTails[index])
  }

  @Test("the largest excursion after the last exit is the band")
  func excursionAfterExit() throws {
    for regime in [CertifiedProblems.Regime.under, .nearCritical, .over] {
      for index in 0..<100 {
        let (motion, frequency) = try CertifiedProblems.random(seed: Self.seed + 1, index: index, regime: regime)
        let width = band(motion, frequency: frequency, index: index)
        guard case .finite(let exit) = try motion.settling(within: width) else { continue }
        let name = "\(regime), seed \(Self.seed + 1), case \(index), band \(width)"
        let after = try motion.largestExcursion(after: exit.time)
        let slope = abs(try CertifiedProblems.state(of: motion, at: exit.time).velocity.high)
        let tolerance = 2 * slope * exit.time.ulp + 4 * width.ulp
        #expect(abs(after - width) <= tolerance, "\(name): observed \(after), tolerance \(tolerance)")
        let earlier = exit.time * 0.999
        #expect(try motion.largestExcursion(after: earlier) > width, "\(name): inside from \(earlier)")
      }
    }
  }

  @Test("does not depend on the units of length", arguments: [1e-9, 1, 1e9, -1e9, 0x1p-900, 0x1p900])
  func scale(_ distance: Double) throws {
    let plain = try CertifiedProblems.spring(1, 10, 100, from: -1).settling(within: 0x1p-10)
    let scaled = try CertifiedProblems.spring(1, 10, 100, from: -distance).settling(within: abs(distance) * 0x1p-10)
    guard case .finite(let one) = plain, case .finite(let other) = scaled else {
      Issue.record("no finite time")
      return
    }
    let error = (one.time - other.time) + (one.tail - other.tail)
    #expect(abs(error) <= one.radius + other.radius, "distance \(distance): \(one) and \(other)")
    #expect(one.lobe == other.lobe)
  }

  @Test("decides what has no finite answer")
  func statuses() throws {
    #expect(try CertifiedProblems.spring(1, 2, 3, from: 0).settlingTime(within: 0) == .never)
    #expect(try CertifiedProblems.spring(1, 2, 3, from: 1).settlingTime(within: 0) == .infinite)
    #expect(try CertifiedProblems.spring(1, 2, 3, from: 1).settlingTime(within: 1) == .never)
    #expect(try CertifiedProblems.spring(1, 0, 100, from: -1).settlingTime(within: 0.5) == .infinite)
    #expect(try CertifiedProblems.spring(1, 0, 100, from: -1).settlingTime(within: 1) == .never)
    #expect(try CertifiedProblems.spring(1, 0, 100, from: -1).settlingTime(within: 1.0.nextDown) == .infinite)
    #expect(try CertifiedProblems.spring(1, 0, 4, from: 3, velocity: 8).settlingTime(within: 5) == .never)
    #expect(try CertifiedProblems.spring(1, 0, 4, from: 3, velocity: 8).settlingTime(within: 5.0.nextDown) == .infinite)
    #expect(try CertifiedProblems.spring(1, 2, 1, from: 0, velocity: 1).settlingTime(within: 1) == .never)
    #expect(throws: ReferenceError.self) { try CertifiedProblems.spring(1, 2, 3, from: 1).settlingTime(within: -1) }
    #expect(throws: ReferenceError.self) { try CertifiedProblems.spring(1, 2, 3, from: 1).settlingTime(within: .nan) }
  }

  /// m = 1, c = 3, k = 2, x₀ = 0, v₀ = 1 peaks at exactly 1/4 after ln 2.
  @Test("a swing that touches the edge of the band does not leave it")
  func tie() throws {
    for factor in [0.5, 1, 3, 0x1p-200] {
      let motion = try CertifiedProblems.spring(factor, 3 * factor, 2 * factor, from: 0, velocity: 1)
      #expect(try motion.settlingTime(within: 0.25) == .never)
      #expect(try motion.settlingTime(within: 0.25.nextUp) == .never)
      guard case .finite(let exit) = try motion.settling(within: 0.25.nextDown) else {
        Issue.record("no finite time just below the peak")
        continue
      }
      // x = e^(−t) − e^(−2t) = 1/4 − d at e^(−t) = 1/2 − √d, d = 2⁻⁵⁵
      let expected = 0.6931471910966575
      #expect(abs(exit.time - expected) <= 2 * expected.ulp, "observed \(exit.time), expected \(expected)")
      #expect(exit.lobe == 1)
    }
    // Why: after the tie at the turning point the start counts: x = −e^(−t) + 2 e^(−2t) starts at 1 and turns at −1/8.
    let swing = try CertifiedProblems.spring(1, 3, 2, from: 1, velocity: -3)
    guard case .finite(let exit) = try swing.settling(within: 0.125) else {
      Issue.record("no finite time")
      return
    }
    // 2 y² − y = 1/8 at y = (1 + √2)/4
    #expect(abs(exit.time - 0.5049207741003476) <= 1e-15, "observed \(exit.time)")
    #expect(exit.lobe == 0)
  }

  @Test("bands within ulps of a swing's peak", arguments: [0.01, 0.3, 0.9])
  func nearTies(_ ratio: Double) throws {
    let motion = try CertifiedProblems.spring(1, 20 * ratio, 100, from: -1)
    let peak = try #require(try motion.peak()).excursion
    var width = peak
    for _ in 0..<4 { width = width.nextDown }
    var last = Double.infinity
    for _ in 0..<9 {
      guard case .finite(let exit) = try motion.settling(within: width) else {
        Issue.record("ratio \(ratio), band \(width): no finite time")
        return
      }
      let outside = exit.lobe == 1
      #expect(
        outside == (exit.time > 0.9 * (try #require(try motion.peak()).time)), "ratio \(ratio), band \(width): \(exit)")
      #expect(exit.time <= last && exit.radius <= 0x1p-62 * exit.time, "ratio \(ratio), band \(width): \(exit)")
      last = exit.time
      width = width.nextUp
    }
  }

  @Test("jumps by half a swing when one more swing stays inside")
  func jumps() throws {
    let motion = try CertifiedProblems.spring(1, 5, 100, from: -1)
    guard case .finite(let exit) = try motion.settling(within: 1e-3) else { return }
    // The peaks are at nπ/ω, ω = √93.75, with heights e^(−2.5 nπ/ω): the eighth is 1.52e-3, the ninth 0.67e-3.
    #expect(exit.lobe == 8, "lobe \(String(describing: exit.lobe))")
  }

  @Test("counts swings beyond any integer", arguments: [1e-9, 1e-40, 1e-290])
  func manySwings(_ coefficient: Double) throws {
    let motion = try CertifiedProblems.spring(1, coefficient, 100, from: -1)
    guard case .finite(let exit) = try motion.settling(within: 1e-3) else {
      Issue.record("c = \(coefficient): no finite time")
      return
    }
    let envelope = 6.907755278982137 / (coefficient / 2)
    #expect(abs(exit.time - envelope) <= 1e-15 * envelope + 0.4, "c = \(coefficient): \(exit), envelope \(envelope)")
    #expect(exit.radius <= 0x1p-62 * exit.time && (exit.lobe == nil) == (coefficient < 1e-20))
  }

  /// Some 2 · 10¹⁹ swings, and a level of e^(−800): beyond the integers of a machine and the guesses of doubles.
  @Test("numbers that no double guess can follow")
  func hardGuesses() throws {
    let slow = try CertifiedProblems.spring(0x1p117, 7, 1, from: 0, velocity: 3)
    guard case .finite(let exit) = try slow.settling(within: 0x1p-1070) else {
      Issue.record("no finite time for a slow spring")
      return
    }
    #expect(exit.radius <= 0x1p-62 * exit.time && exit.lobe == nil)
    // The peak is above 1 by some 1e-645 of it.
    let shallow = try CertifiedProblems.spring(0x1p-1074, 90, 1, from: 1, velocity: 0x1p-1072)
    guard case .finite(let touch) = try shallow.settling(within: 1) else {
      Issue.record("no finite time for a shallow peak")
      return
    }
    #expect(touch.time >= 0 && touch.lobe == 1)
    let stiff = try CertifiedProblems.spring(0x1p-1074, 1e300, 0x1p-1074, from: 1)
    #expect(throws: ReferenceError.outOfRange(quantity: "the settling time")) { try stiff.settling(within: 0.5) }
  }

  @Test("after a retarget, in the problem's time")
  func retargets() throws {
    let motion = try CertifiedProblems.spring(1, 10, 100, from: -100, retargets: [Retarget(time: 0.1, target: -50)])
    let state = try CertifiedProblems.state(of: motion, at: 0.1)
    let fresh = try CertifiedProblems.spring(1, 10, 100, from: state.position.high + 50, velocity: state.velocity.high)
    guard case .finite(let exit) = try motion.settling(within: 0.05),
      case .finite(let same) = try fresh.settling(within: 0.05)
    else {
      Issue.record("no finite time")
      return
    }
    #expect(abs(exit.time - (same.time + 0.1)) <= 1e-15, "observed \(exit.time), expected \(same.time + 0.1)")
    #expect(exit.lobe == same.lobe && exit.radius <= 0x1p-62 * exit.time)
  }

  @Test("a retarget to the target in force changes nothing")
  func idleRetarget() throws {
    for coefficient in [1.0, 20, 500, 20_000] {
      let plain = try CertifiedProblems.spring(1, coefficient, 100, from: -1, velocity: 2)
      let idle = try CertifiedProblems.spring(
        1, coefficient, 100, from: -1, velocity: 2, retargets: [Retarget(time: 3, target: 0)])
      #expect(try plain.settling(within: 1e-4) == idle.settling(within: 1e-4))
      #expect(try plain.peak() == idle.peak())
    }
  }

  @Test("friction settles by one logarithm")
  func friction() throws {
    let motion = try CertifiedProblems.friction(rate: 2, velocity: 100)
    guard case .finite(let exit) = try motion.settling(within: 0.5) else { return }
    #expect(exit.time == 2.302585092994046, "ln(100)/2 is \(exit.time)")
    #expect(try motion.settlingTime(within: 50) == .never)
    #expect(try motion.settlingTime(within: 0) == .infinite)
    #expect(try CertifiedProblems.friction(rate: 0, velocity: 1).settlingTime(within: 1) == .infinite)
    #expect(try CertifiedProblems.friction(rate: 0, velocity: 0).settlingTime(within: 0) == .never)
    guard case .finite(let near) = try motion.settling(within: 50.0.nextDown) else {
      Issue.record("no finite time just inside the start")
      return
    }
    let expected = 50.0.ulp / 50 / 2
    #expect(abs(near.time - expected) <= 1e-15 * expected, "observed \(near.time), expected \(expected)")
  }

  @Test("magnitudes near the ends of the range of doubles", arguments: [0x1p-400, 0x1p400])
  func magnitudes(_ unit: Double) throws {
    let plain = try CertifiedProblems.spring(2, 3, 70, from: 1, velocity: -30)
    let scaled = try CertifiedProblems.spring(2 * unit, 3 * unit, 70 * unit, from: unit, velocity: -30 * unit)
    guard case .finite(let one) = try plain.settling(within: 0x1p-12),
      case .finite(let other) = try scaled.settling(within: 0x1p-12 * unit)
    else {
      Issue.record("no finite time")
      return
    }
    #expect(abs((one.time - other.time) + (one.tail - other.tail)) <= one.radius + other.radius)
  }
}
