import MotionProblems
import Testing

@testable import ReferenceSolver

/// A spring whose constants change at given times.
struct CertifiedChangesTests {
  static let seed: UInt64 = 2718

  private func oscillator(_ mass: Double, _ coefficient: Double, _ stiffness: Double) throws -> Oscillator {
    try Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: coefficient)
  }

  /// From −1 at rest, under ζ = 0.2, then ζ = 0.61, then critical damping.
  private func problem(retargets: [Retarget] = []) throws -> MotionProblem {
    try MotionProblem(
      law: .spring(oscillator(1, 4, 100)), start: PhaseState(position: -1, velocity: 0), retargets: retargets,
      constantsChanges: [
        ConstantsChange(time: 0.125, oscillator: oscillator(2, 30, 300)),
        ConstantsChange(time: 0.375, oscillator: oscillator(0.5, 20, 200)),
      ])
  }

  /// mpmath, 50 digits: products of matrix exponentials.
  static let states: [(time: Double, position: Double, velocity: Double)] = [
    (0.0625, -0.82568113822257748190, 5.1772864777792535688), (0.125, -0.41370638928657200657, 7.4774037728344299952),
    (0.25, 0.10841200334135183727, 1.2590087241843533229), (0.375, 0.093394217008480685578, -0.79887875912575970989),
    (0.5, 0.018634929380736853486, -0.28494926596581218205),
    (1, 2.8379310047977591366e-6, -5.2774807056388301416e-5),
  ]

  @Test("states agree with mpmath to an ulp, on instants and on a grid")
  func reference() throws {
    let motion = try CertifiedMotion(problem())
    var trace = ReferenceTrace()
    try motion.record(at: SampleTimes(arbitrary: [0] + Self.states.map(\.time)), into: &trace)
    for (index, state) in Self.states.enumerated() {
      #expect(abs(trace.positions[index + 1] - state.position) <= state.position.ulp, "at \(state.time)")
      #expect(abs(trace.velocities[index + 1] - state.velocity) <= state.velocity.ulp, "at \(state.time)")
    }
    #expect(trace.positionRadius <= 1e-30)
    let times = SampleTimes.uniform(count: 65, over: 1)
    try motion.record(at: times, into: &trace)
    for state in Self.states {
      let index = try #require(times.times.firstIndex(of: state.time))
      #expect(abs(trace.positions[index] - state.position) <= state.position.ulp + trace.positionRadius)
      #expect(abs(trace.velocities[index] - state.velocity) <= state.velocity.ulp + trace.velocityRadius)
    }
  }

  @Test("events agree with mpmath, wherever between the changes they lie")
  func events() throws {
    let motion = try CertifiedMotion(problem())
    #expect(try motion.crossings(of: 0).events.map(\.instant.time) == [0.20157201611275620234])
    #expect(
      try motion.crossings(of: 0.01).events.map(\.instant.time) == [0.20463602379136704640, 0.53968956950313674709])
    #expect(try motion.crossings(of: 0.01).events.map(\.segment) == [1, 2])
    let turn = try #require(try motion.extrema().events.first)
    #expect(turn.instant.time == 0.29573594189997126215 && turn.position == 0.13458504111711295363 && turn.isMaximum)
    #expect(try motion.peak() == Peak(time: turn.instant.time, excursion: turn.position))
    #expect(try motion.overshoot() == 0.13458504111711295363)
    #expect(try motion.amplitude(over: .infinity) == 1.13458504111711295363)
    #expect(try motion.firstArrival(at: -0.3) != .never && motion.firstArrival(at: 0.14) == .never)
    guard case .finite(let entry) = try motion.firstEntry(within: 0.01) else {
      Issue.record("no entry")
      return
    }
    #expect(entry.instant.time == 0.19864272228197077383 && entry.segment == 1)
  }

  /// Half width, time, and turning points before it.
  @Test(
    "the last exit is the last over all constants, not that of the last ones",
    arguments: [
      (0.2, 0.15727380210697791481, 0), (0.1, 0.36662328284755989775, 1), (0.08, 0.39128760525958916415, 1),
      (0.01, 0.53968956950313674709, 1),
    ])
  func exits(_ half: Double, _ time: Double, _ lobe: Int) throws {
    guard case .finite(let exit) = try CertifiedMotion(problem()).settling(within: half) else {
      Issue.record("no exit from \(half)")
      return
    }
    #expect(abs(exit.time - time) <= time.ulp && exit.lobe == lobe && exit.radius <= 0x1p-62 * time, "\(exit)")
  }

  @Test("likewise for speed, and for both")
  func speeds() throws {
    let motion = try CertifiedMotion(problem())
    for (limit, time) in [(1.5, 0.24335543245375896693), (0.1, 0.57035685588271839010)] {
      guard case .finite(let exit) = try motion.speedSettling(below: limit) else {
        Issue.record("no exit from \(limit)")
        continue
      }
      #expect(abs(exit.time - time) <= time.ulp, "\(exit)")
    }
    #expect(try motion.restSettling(within: 0.01, below: 0.1).governor == .speed)
    #expect(try motion.restSettling(within: 0.08, below: 1.5).governor == .position)
    #expect(try motion.settling(within: 2) == .never && motion.settling(within: 0) == .infinite)
  }

  @Test("constants that do not change leave the same bits")
  func noChange() throws {
    let same = try oscillator(1, 4, 100)
    let start = PhaseState(position: -1, velocity: 3)
    let plain = try CertifiedMotion(MotionProblem(law: .spring(same), start: start))
    let changed = try CertifiedMotion(
      MotionProblem(
        law: .spring(same), start: start, constantsChanges: [ConstantsChange(time: 0.3, oscillator: same)]))
    var (one, other) = (ReferenceTrace(), ReferenceTrace())
    let times = SampleTimes.uniform(count: 100, over: 3)
    try plain.record(at: times, into: &one)
    try changed.record(at: times, into: &other)
    #expect(one.positions == other.positions && one.velocityTails == other.velocityTails)
    #expect(try plain.settling(within: 1e-3) == changed.settling(within: 1e-3))
    #expect(try plain.peak() == changed.peak() && plain.overshoot() == changed.overshoot())
  }

  @Test("changed and changed back at once, or at the very end of a turn, it is the motion it was")
  func continuity() throws {
    let (one, other) = (try oscillator(1, 4, 100), try oscillator(3, 1, 9))
    let start = PhaseState(position: -1, velocity: 3)
    let plain = try CertifiedMotion(MotionProblem(law: .spring(one), start: start))
    let brief = 0x1p-60
    let changed = try CertifiedMotion(
      MotionProblem(
        law: .spring(one), start: start,
        constantsChanges: [
          ConstantsChange(time: 0x1p-5, oscillator: other), ConstantsChange(time: 0x1p-5 + 0x1p-57, oscillator: one),
        ]))
    let before = try CertifiedProblems.state(of: plain, at: 0.7)
    let after = try CertifiedProblems.state(of: changed, at: 0.7)
    #expect(abs(difference(before.position, after.position)) <= 1000 * brief)
    #expect(abs(difference(before.velocity, after.velocity)) <= 10_000 * brief)
    #expect(before.position != after.position)
  }

  @Test("retargets and changes at the same instant, in any order of time")
  func together() throws {
    let both = try problem(retargets: [Retarget(time: 0.125, target: 1), Retarget(time: 0.25, target: 0.5)])
    let motion = try CertifiedMotion(both)
    #expect(motion.segments.map(\.start) == [0, 0.125, 0.25, 0.375])
    #expect(motion.segments.map(\.origin) == [0, 1, 0.5, 0.5] && motion.courseStart == 2)
    // The state at the retarget is the one without it, and the equation goes on from there.
    let at = try CertifiedProblems.state(of: motion, at: 0.125)
    #expect(at.position.high == Self.states[1].position && at.velocity.high == Self.states[1].velocity)
    let moved = try CertifiedMotion(
      MotionProblem(
        law: .spring(oscillator(2, 30, 300)),
        start: PhaseState(position: at.position.high - 1, velocity: at.velocity.high)))
    let here = try CertifiedProblems.state(of: motion, at: 0.1875).position.high
    #expect(abs(here - (1 + (try CertifiedProblems.state(of: moved, at: 0.0625).position.high))) <= 1e-15)
  }

  /// Outside a little before, inside ever after, on a grid of 4000.
  @Test("the last exits of random changes are what a dense scan sees")
  func random() throws {
    func draw(_ index: Int, _ number: Int) -> Double {
      SplitMix64.uniform(seed: Self.seed, index: UInt64(32 * index + number))
    }
    var earlier = 0
    var trace = ReferenceTrace()
    for index in 0..<150 {
      var springs: [Oscillator] = []
      for number in 0..<3 {
        let (mass, stiffness) = (0.5 + 2 * draw(index, 4 * number), 50 + 500 * draw(index, 4 * number + 1))
        let ratio = 0.05 + (number == 1 ? 3 : 1.2) * draw(index, 4 * number + 2)
        springs.append(try oscillator(mass, 2 * ratio * (mass * stiffness).squareRoot(), stiffness))
      }
      let problem = try MotionProblem(
        law: .spring(springs[0]), start: PhaseState(position: -1, velocity: 20 * draw(index, 14) - 10),
        constantsChanges: [
          ConstantsChange(time: 0.02 + 0.3 * draw(index, 12), oscillator: springs[1]),
          ConstantsChange(time: 0.4 + 0.5 * draw(index, 13), oscillator: springs[2]),
        ])
      let motion = try CertifiedMotion(problem)
      let times = SampleTimes.uniform(count: 4000, over: 4)
      try motion.record(at: times, into: &trace)
      for (isSpeed, half) in [(false, 0.4 * draw(index, 15)), (true, 5 * draw(index, 16))] {
        let name = "seed \(Self.seed), case \(index), band \(half) of \(isSpeed ? "speed" : "place")"
        let values = isSpeed ? trace.velocities : trace.positions
        let seen = values.lastIndex { abs($0) > half }
        switch try isSpeed ? motion.speedSettling(below: half) : motion.settling(within: half) {
        case .finite(let exit):
          let last = try #require(seen, "\(name)")
          earlier += exit.time < problem.lastChangeTime ? 1 : 0
          #expect(times.times[last] <= exit.time, "\(name): \(exit)")
          #expect(last + 1 == times.count || exit.time - times.times[last] < 2 * times.times[1], "\(name): \(exit)")
          let turns = try motion.extrema(in: EventWindow(to: exit.time)).events
          if !isSpeed { #expect(turns.count == exit.lobe, "\(name): \(exit)") }
        case .never: #expect(seen == nil, "\(name)")
        case .infinite: Issue.record("\(name): infinite")
        }
      }
    }
    #expect(earlier > 20, "\(earlier) exits before the last change")
  }

  @Test("the integrated equation agrees", arguments: [0, 20.0])
  func integration(_ velocity: Double) throws {
    let stated = try problem(retargets: [Retarget(time: 0.2, target: 0.5)])
    let moving = try MotionProblem(
      law: stated.law, start: PhaseState(position: -1, velocity: velocity), retargets: stated.retargets,
      constantsChanges: stated.constantsChanges)
    let times = [0.05, 0.125, 0.2, 0.3, 0.375, 0.6, 1]
    var trace = ReferenceTrace()
    try CertifiedMotion(moving).record(at: SampleTimes(arbitrary: [0] + times), into: &trace)
    for stepper in [StepperChoice.stepper(for: moving, caseIndex: 0), .bsimp, .msadams] {
      let integrated = try IntegratedSolution.integrate(moving, at: times, stepper: stepper)
      for index in times.indices {
        let gap = abs(integrated.positions[index] - trace.positions[index + 1])
        #expect(gap <= 1e-10, "\(stepper) at \(times[index]): \(gap)")
      }
      #expect(integrated.evaluations > 50 && integrated.steps > 10)
    }
  }
}
