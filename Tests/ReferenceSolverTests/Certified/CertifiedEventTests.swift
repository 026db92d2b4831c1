import MotionProblems
import Testing

@testable import ReferenceSolver

/// Crossings, turning points, arrivals and entries: what they must be whatever the method, and exact ties.
struct CertifiedEventTests {
  static let seed: UInt64 = 777

  /// |x − level| at the printed time, from the distance of the printed time to the true one.
  private func check(_ crossing: LevelCrossing, of motion: CertifiedMotion, level: Double, name: String) throws {
    let state = try CertifiedProblems.state(of: motion, at: crossing.instant.time)
    let error = abs((state.position.high - level) + state.position.tail)
    let slack = crossing.instant.time.ulp * abs(state.velocity.high) + 0x1p-100 * (abs(level) + state.position.high)
    let tolerance = slack * (1 + 0x1p-20) + state.position.radius + curvature(motion) * crossing.instant.time.ulp
    #expect(error <= tolerance, "\(name): \(error) from the level at \(crossing), tolerance \(tolerance)")
    #expect(crossing.instant.radius <= 0x1p-62 * crossing.instant.time, "\(name): \(crossing)")
  }

  /// What acceleration adds to the change of place in one ulp of time.
  private func curvature(_ motion: CertifiedMotion) -> Double {
    guard case .spring(let oscillator) = motion.problem.law else { return 0 }
    let size = abs(motion.problem.start.position) + abs(motion.problem.start.velocity) / oscillator.naturalFrequency
    return 0x1p-40 * size * oscillator.naturalFrequency
  }

  @Test("at the level, alternating, and as many as a fine grid sees", arguments: CertifiedProblems.Regime.allCases)
  func crossings(_ regime: CertifiedProblems.Regime) throws {
    var trace = ReferenceTrace()
    for index in 0..<200 {
      let (motion, frequency) = try CertifiedProblems.random(seed: Self.seed, index: index, regime: regime)
      let size = abs(motion.problem.start.position) + abs(motion.problem.start.velocity) / frequency
      let level = size * (1.6 * SplitMix64.uniform(seed: Self.seed + 1, index: UInt64(index)) - 0.8)
      let times = SampleTimes.uniform(count: 2000, over: 24 / frequency)
      let name = "\(regime), seed \(Self.seed), case \(index), level \(level)"
      let found = try motion.crossings(of: level, in: EventWindow(to: times.last))
      #expect(found.isComplete, "\(name)")
      for crossing in found.events { try check(crossing, of: motion, level: level, name: name) }
      for (one, next) in zip(found.events, found.events.dropFirst()) {
        #expect(one.direction != next.direction && one.instant.time < next.instant.time, "\(name): \(one), \(next)")
      }
      try motion.record(at: times, into: &trace)
      let signs = trace.positions.map { $0 > level }
      let seen = zip(signs, signs.dropFirst()).filter { $0 != $1 }.count
      let hidden = zip(found.events, found.events.dropFirst())
        .filter { $1.instant.time - $0.instant.time < times.times[1] }.count
      #expect(
        found.events.count - seen >= 0 && found.events.count - seen <= 2 * hidden,
        "\(name): \(found.events.count) found, \(seen) seen, \(hidden) pairs within a sample")
      for (number, crossing) in found.events.enumerated() {
        let turns = try motion.extrema(in: EventWindow(to: crossing.instant.time)).events
        #expect(turns.count == crossing.lobe, "\(name): crossing \(number) on lobe \(crossing.lobe ?? -1)")
      }
    }
  }

  @Test("turning points have no velocity and alternate", arguments: CertifiedProblems.Regime.allCases)
  func extrema(_ regime: CertifiedProblems.Regime) throws {
    for index in 0..<100 {
      let (motion, frequency) = try CertifiedProblems.random(seed: Self.seed + 2, index: index, regime: regime)
      let list = try motion.extrema(in: EventWindow(to: 30 / frequency, limit: 8))
      let name = "\(regime), seed \(Self.seed + 2), case \(index)"
      for (number, turn) in list.events.enumerated() {
        let state = try CertifiedProblems.state(of: motion, at: turn.instant.time)
        let slope = abs(turn.position) * frequency * frequency * turn.instant.time.ulp
        #expect(abs(state.velocity.high) <= slope + state.velocity.radius, "\(name): \(turn), \(state)")
        let drift = abs(state.position.high - turn.position)
        #expect(drift <= turn.position.magnitude.ulp, "\(name): \(turn), \(state)")
        #expect(turn.lobe == number && turn.segment == 0 && turn.isMaximum == (turn.position > 0), "\(name): \(turn)")
      }
      if regime == .over || regime == .extreme { #expect(list.events.count <= 1 && list.isComplete, "\(name)") }
    }
  }

  @Test("the first arrival and entry are the first of all")
  func firsts() throws {
    for regime in [CertifiedProblems.Regime.under, .nearCritical, .over, .extreme] {
      for index in 0..<100 {
        let (motion, frequency) = try CertifiedProblems.random(seed: Self.seed + 3, index: index, regime: regime)
        let size = abs(motion.problem.start.position) + abs(motion.problem.start.velocity) / frequency
        let name = "\(regime), seed \(Self.seed + 3), case \(index)"
        let half = size / 8
        let all = try motion.bandCrossings(within: half, in: EventWindow(limit: 10_000))
        #expect(all.isComplete, "\(name)")
        let first = all.events.first { $0.kind == .entry }?.crossing
        switch try motion.firstEntry(within: half) {
        case .atOnce: #expect(abs(motion.problem.start.position) <= half, "\(name)")
        case .never: Issue.record("\(name): never")
        case .finite(let entry): #expect(entry == first, "\(name): \(entry), \(String(describing: first))")
        }
        guard case .finite(let exit) = try motion.settling(within: half) else { continue }
        // Why: the last edge passed inwards is the last exit of settling.
        let last = try #require(all.events.last)
        #expect(last.kind == .entry && last.crossing.lobe == exit.lobe, "\(name): \(last), \(exit)")
        let gap = (last.crossing.instant.time - exit.time) + (last.crossing.instant.tail - exit.tail)
        #expect(abs(gap) <= last.crossing.instant.radius + exit.radius, "\(name): \(last), \(exit)")
        #expect(try motion.firstArrival(at: 2 * size) == .never, "\(name)")
      }
    }
  }

  @Test("lists go on where they were cut")
  func continuation() throws {
    let motion = try CertifiedProblems.spring(1, 1, 100, from: -1)
    let whole = try motion.crossings(of: 0, in: EventWindow(limit: 40))
    #expect(!whole.isComplete && whole.events.count == 40)
    let start = try motion.crossings(of: 0, in: EventWindow(limit: 15))
    let rest = try motion.crossings(of: 0, in: EventWindow(from: start.events[14].instant.time.nextUp, limit: 25))
    #expect(start.events.map(\.instant.time) + rest.events.map(\.instant.time) == whole.events.map(\.instant.time))
    #expect(whole.events.map(\.lobe) == (0..<40).map(Int?.some))
    let late = try motion.extrema(in: EventWindow(from: 1e6, to: 1e6 + 1))
    #expect(late.isComplete && (3...4).contains(late.events.count), "\(late)")
  }

  @Test("an undamped motion touches its amplitude for ever and no more")
  func undamped() throws {
    let motion = try CertifiedProblems.spring(1, 0, 4, from: 3, velocity: 8)
    let touches = try motion.crossings(of: 5, in: EventWindow(limit: 6))
    #expect(touches.events.allSatisfy { $0.direction == .touching } && touches.events.count == 6 && !touches.isComplete)
    // x = 3 cos 2t + 4 sin 2t is greatest at 2t = arctan(4/3) + 2πn.
    for (number, touch) in touches.events.enumerated() {
      let expected = (0.9272952180016122 + 2 * Double.pi * Double(number)) / 2
      #expect(abs(touch.instant.time - expected) <= 4 * expected.ulp, "\(touch), expected \(expected)")
      #expect(touch.lobe == 2 * number)
    }
    #expect(try motion.firstArrival(at: 5.0.nextUp) == .never)
    #expect(try motion.crossings(of: -(5.0.nextUp)).events.isEmpty)
    #expect(
      try motion.crossings(of: 5.0.nextDown, in: EventWindow(limit: 8)).events.map(\.direction).prefix(4)
        == [.rising, .falling, .rising, .falling])
  }

  @Test("ties that only fractions can decide")
  func ties() throws {
    let motion = try CertifiedProblems.spring(1, 3, 2, from: 0, velocity: 1)
    let touch = try motion.crossings(of: 0.25)
    #expect(touch.isComplete && touch.events.count == 1 && touch.events.first?.direction == .touching)
    #expect(touch.events.first?.instant.time == 0.6931471805599453 && touch.events.first?.lobe == 0)
    #expect(try motion.crossings(of: 0.25.nextUp).events.isEmpty)
    #expect(try motion.crossings(of: 0.25.nextDown).events.map(\.direction) == [.rising, .falling])
    #expect(try motion.bandCrossings(within: 0.25).events.map(\.kind) == [.touch])
    #expect(try CertifiedProblems.spring(1, 3, 2, from: 1).firstArrival(at: 1) == .atOnce)
    #expect(try CertifiedProblems.spring(1, 3, 2, from: 1).crossings(of: 1).events.isEmpty)
  }

  /// Critically damped, m = 1, c = 2, k = 1: x = (x₀ + w t) e^(−t) is at its target, or turns, at a fraction.
  @Test("a target that moves exactly at an event")
  func tiesAtRetargets() throws {
    let turned = try CertifiedProblems.spring(1, 2, 1, from: 0, velocity: 1, retargets: [Retarget(time: 1, target: -1)])
    let turns = try turned.extrema()
    #expect(turns.events.map(\.instant.time) == [1] && turns.events.map(\.segment) == [1] && turns.isComplete)
    #expect(turns.events.first?.position == 0.36787944117144233 && turns.events.first?.isMaximum == true)
    let passing = try CertifiedProblems.spring(1, 2, 1, from: 0, velocity: 1, retargets: [Retarget(time: 1, target: 2)])
    #expect(try passing.extrema().events.isEmpty)
    let arrived = try CertifiedProblems.spring(
      1, 2, 1, from: -1, velocity: 3, retargets: [Retarget(time: 0.5, target: 7)])
    let crossings = try arrived.crossings(of: 0)
    #expect(crossings.events.map(\.instant.time) == [0.5] && crossings.events.map(\.segment) == [1])
    #expect(crossings.events.first?.direction == .rising && crossings.isComplete)
    #expect(try turned.settling(within: 0.5) != .never)
  }

  @Test("a motion that rests on a level until its target moves")
  func rest() throws {
    let motion = try CertifiedProblems.spring(1, 2, 50, from: 0, retargets: [Retarget(time: 2, target: 1)])
    #expect(try motion.firstArrival(at: 0) == .atOnce)
    let crossings = try motion.crossings(of: 0.5, in: EventWindow(limit: 2))
    #expect(crossings.events.allSatisfy { $0.segment == 1 && $0.instant.time > 2 } && crossings.events.first?.lobe == 0)
    #expect(try motion.firstEntry(within: 1) == .atOnce)
    #expect(try CertifiedProblems.spring(1, 2, 50, from: 0).extrema().events.isEmpty)
  }

  @Test("friction goes one way")
  func friction() throws {
    let motion = try CertifiedProblems.friction(rate: 2, velocity: -100)
    let crossing = try #require(try motion.crossings(of: -25).events.first)
    // 50 (1 − e^(−2t)) = 25
    #expect(crossing.instant.time == 0.34657359027997264 && crossing.direction == .falling, "\(crossing)")
    let near = try #require(try motion.crossings(of: -(50.0.nextDown)).events.first)
    // 50 e^(−2t) = 2⁻⁴⁷, the ulp of 50: t = ln(50 · 2⁴⁷)/2
    #expect(abs(near.instant.time - 18.24497024587279) <= 4e-15, "\(near)")
    #expect(try motion.firstArrival(at: -50) == .never && motion.firstArrival(at: 1) == .never)
    #expect(try motion.extrema().events.isEmpty)
    #expect(try CertifiedProblems.friction(rate: 0, velocity: 4).crossings(of: 6).events.first?.instant.time == 1.5)
    guard case .finite(let entry) = try motion.firstEntry(within: 0.5) else {
      Issue.record("no entry")
      return
    }
    #expect(entry.instant.time == 2.302585092994046)
  }

  @Test("arguments that make no sense are refused")
  func refusals() throws {
    let motion = try CertifiedProblems.spring(1, 2, 3, from: 1)
    #expect(throws: ReferenceError.self) { try motion.crossings(of: .nan) }
    #expect(throws: ReferenceError.self) { try motion.bandCrossings(within: -1) }
    #expect(throws: ReferenceError.self) { try motion.firstEntry(within: .infinity) }
    #expect(throws: ReferenceError.self) { try motion.speedSettling(below: -1) }
    #expect(throws: ReferenceError.self) { try motion.restSettling(within: 1, below: .nan) }
  }
}
