import MotionProblems
import Testing

@testable import ReferenceSolver

func dragSpring(
  _ mass: Double, _ coefficient: Double, _ stiffness: Double, drag: Double, from position: Double,
  velocity: Double = 0, retargets: [Retarget] = []
) throws -> MotionProblem {
  let oscillator = try Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: coefficient)
  return try MotionProblem(
    law: .resistedSpring(oscillator, .quadratic(quadraticDamping: drag)),
    start: PhaseState(position: position, velocity: velocity), retargets: retargets)
}

/// A spring with quadratic damping: two integrations that agree with a third, in 40 digits.
struct IntegratedMotionTests {
  /// What two integrations may differ by, and be off, of the amplitude; some ten times what is seen.
  static let tolerance = 2e-12

  /// mpmath, 40 digits: Taylor series of degree 36 restarted every eighth of 1/ωₙ and at every reversal.
  struct Reference: Sendable {
    let constants: [Double]
    let turns: [(time: Double, place: Double)]
    let states: [(time: Double, position: Double, velocity: Double)]
    let passings: [Double]

    var problem: MotionProblem {
      get throws {
        try dragSpring(
          constants[0], constants[1], constants[3], drag: constants[2], from: constants[4], velocity: constants[5])
      }
    }
  }

  static let references: [Reference] = [
    Reference(
      constants: [1, 2, 1.5, 100, -1, 0],
      turns: [
        (0.36995978216792520464, 0.23605625518655220469), (0.69417912485935578058, -0.1205699093637690211),
        (1.013611089753070935, 0.072417697435983402339), (1.3313769815705383434, -0.046832510339664018585),
      ],
      states: [
        (0.1, -0.63690021711851546291, 5.5334871963266981747), (0.5, 0.08756721889227845899, -1.7494442901105655831),
        (1, 0.071741574248618596846, 0.099681707368684001472), (2, -0.020509040095023212838, 0.072318742434356896436),
      ],
      passings: [
        0.23234018137842806908, 0.55168904902438778101, 0.86902673991872045113, 1.1856647508165048852,
        1.5019646682101862875, 1.8180739243395959949,
      ]),
    Reference(
      constants: [2, 0, 0.8, 50, 0.7, -9],
      turns: [
        (0.37137196023251906787, -1.0943468967484233695), (1.0126652938654013915, 0.6855573996633297737),
        (1.6468190356081126273, -0.50069014400169648849), (2.2784764875616049101, 0.39469740670848319792),
      ],
      states: [
        (0.1, -0.10956887537389838289, -7.0631599533114472429), (0.5, -0.88180443154552994791, 3.1027067550357287491),
        (1, 0.68418298169020018743, 0.21700411942283205316), (3, -0.29281864925761880826, 0.71000841353948033368),
      ],
      passings: [
        0.084851819304263137183, 0.71618490924449722779, 1.3456909721105338919, 1.9746436545174900355,
        2.6033564601202547058, 3.231943787955206855,
      ]),
  ]

  @Test("states, turns and crossings agree with mpmath", arguments: references)
  func reference(_ reference: Reference) throws {
    let motion = try IntegratedMotion(reference.problem)
    var trace = ReferenceTrace()
    try motion.record(at: SampleTimes(arbitrary: [0] + reference.states.map(\.time)), into: &trace)
    #expect(trace.positions[0] == reference.constants[4] && trace.positionRadius <= Self.tolerance)
    #expect(trace.velocityRadius <= 10 * Self.tolerance)
    for (index, state) in reference.states.enumerated() {
      let gap = abs(trace.positions[index + 1] - state.position)
      // Why: a tolerance is ten radii, and so must hold the true value with ease.
      #expect(gap <= 3 * trace.positionRadius, "at \(state.time): \(gap), radius \(trace.positionRadius)")
      let slip = abs(trace.velocities[index + 1] - state.velocity)
      #expect(slip <= 3 * trace.velocityRadius, "at \(state.time): \(slip), radius \(trace.velocityRadius)")
    }
    let turns = try motion.extrema(in: EventWindow(limit: 4)).events
    for (turn, expected) in zip(turns, reference.turns) {
      #expect(abs(turn.instant.time - expected.time) <= 3 * turn.instant.radius + 1e-12, "\(turn), \(expected)")
      #expect(abs(turn.position - expected.place) <= Self.tolerance && turn.isMaximum == (expected.place > 0))
    }
    let passings = try motion.crossings(of: 0, in: EventWindow(limit: 6)).events
    #expect(passings.count == 6 && turns.count == 4)
    for (passing, expected) in zip(passings, reference.passings) {
      #expect(abs(passing.instant.time - expected) <= 1e-12, "\(passing), \(expected)")
    }
    #expect(passings.map(\.lobe) == (0..<6).map { $0 })
  }

  @Test("last exits and arrivals agree with mpmath")
  func exits() throws {
    let motion = try IntegratedMotion(Self.references[0].problem)
    for (half, time, lobe) in [(0.1, 0.75500412849613031604, 2), (0.01, 2.6383525860349607127, 8)] {
      guard case .finite(let exit) = try motion.settling(within: half) else {
        Issue.record("no exit from \(half)")
        continue
      }
      #expect(abs(exit.time - time) <= 1e-11 && exit.lobe == lobe && exit.radius <= 1e-11, "\(exit)")
    }
    for (speed, time) in [(1.0, 0.61217682360009127558), (0.1, 2.4997568212338856515)] {
      guard case .finite(let exit) = try motion.speedSettling(below: speed) else {
        Issue.record("no exit from \(speed)")
        continue
      }
      #expect(abs(exit.time - time) <= 1e-11, "\(exit)")
    }
    #expect(try motion.restSettling(within: 0.1, below: 0.1).governor == .speed)
    #expect(try motion.restSettling(within: 0.01, below: 1).governor == .position)
    #expect(try motion.settling(within: 2) == .never && motion.settling(within: 0) == .infinite)
    #expect(try motion.speedSettling(below: 20) == .never && motion.stoppingTime == .infinite)
    let peak = try #require(try motion.peak())
    #expect(abs(peak.excursion - 0.23605625518655220469) <= Self.tolerance)
    let overshoot = try #require(try motion.overshoot())
    #expect(abs(overshoot - 0.23605625518655220469) <= Self.tolerance)
    #expect(abs(try motion.amplitude(over: 5) - 1.23605625518655220469) <= Self.tolerance)
    let late = try motion.largestExcursion(after: 0.4)
    #expect(abs(late - abs(try position(of: motion, at: 0.4))) <= Self.tolerance)
    guard case .finite(let arrival) = try motion.firstArrival(at: 0.05) else { return }
    #expect(abs(arrival.instant.time - 0.24762271348819630212) <= 1e-12)
    #expect(try motion.firstArrival(at: 0.3) == .never && motion.firstArrival(at: -1) == .atOnce)
  }

  private func position(of motion: IntegratedMotion, at time: Double) throws -> Double {
    var trace = ReferenceTrace()
    try motion.record(at: SampleTimes(arbitrary: [0, time]), into: &trace)
    return trace.positions[1]
  }

  /// (v(t + h) − v(t − h))/2h + … by differences that cost 1e-7 of the terms.
  @Test("solves its equation, retargets included")
  func equation() throws {
    let problem = try dragSpring(
      2, 3, 80, drag: 1.5, from: -1, velocity: 4, retargets: [Retarget(time: 0.3, target: 1)])
    let motion = try IntegratedMotion(problem)
    let step = 1e-4
    for time in [0.1, 0.2, 0.5, 0.9] {
      var trace = ReferenceTrace()
      try motion.record(at: SampleTimes(arbitrary: [0, time - step, time, time + step]), into: &trace)
      let (x, v) = (trace.positions[2] - (time > 0.3 ? 1 : 0), trace.velocities[2])
      let a = (trace.velocities[3] - trace.velocities[1]) / (2 * step)
      let loss: Double = 3 * v + 1.5 * abs(v) * v
      let residual: Double = 2 * a + 80 * x + loss
      let size = 2 * abs(a) + 80 * abs(x) + 1
      #expect(abs(residual) <= 1e-5 * size, "at \(time): \(residual)")
      #expect(abs((trace.positions[3] - trace.positions[1]) / (2 * step) - v) <= 1e-5)
    }
    let turns = try motion.extrema(in: EventWindow(limit: 3)).events
    #expect(turns.allSatisfy { abs($0.position - 1) < 2 } && turns.last?.segment == 1)
  }

  @Test("damping that goes to 0 leaves the plain spring")
  func limit() throws {
    let plain = try CertifiedProblems.spring(1, 5, 100, from: -1, velocity: 3)
    let motion = try IntegratedMotion(dragSpring(1, 5, 100, drag: 1e-11, from: -1, velocity: 3))
    for time in [0.1, 0.5, 1] {
      let expected = try CertifiedProblems.state(of: plain, at: time).position.high
      #expect(abs(try position(of: motion, at: time) - expected) <= 2e-11)
    }
  }

  @Test("strong drag, strong dampers and starts on the target")
  func corners() throws {
    let strong = try IntegratedMotion(dragSpring(1, 30, 100, drag: 400, from: 0, velocity: 60))
    let peak = try #require(try strong.peak())
    #expect(peak.excursion > 0)
    #expect(try strong.overshoot() == nil)
    let over = try IntegratedMotion(dragSpring(1, 60, 100, drag: 3, from: -1))
    #expect(try over.peak() == nil && over.overshoot() == 0 && over.extrema().events.isEmpty)
    #expect(try over.crossings(of: 0).events.isEmpty && over.crossings(of: -0.5).events.count == 1)
    let still = try IntegratedMotion(dragSpring(1, 1, 100, drag: 3, from: 0))
    #expect(try still.settling(within: 0.1) == .never && still.amplitude(over: 9) == 0 && still.stoppingTime == .never)
    #expect(throws: ReferenceError.self) {
      try IntegratedMotion(drySpring(1, 1, 100, friction: 3, from: 0))
    }
    #expect(throws: ReferenceError.noClosedForm) { try CertifiedMotion(still.problem) }
  }

  @Test("what would take for ever is refused")
  func horizon() throws {
    let motion = try IntegratedMotion(dragSpring(1, 0, 100, drag: 0.1, from: -1))
    #expect(throws: ReferenceError.self) { try motion.settling(within: 1e-5) }
  }
}
