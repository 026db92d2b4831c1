import MotionProblems
import Testing

@testable import ReferenceSolver

@Suite("Certified friction")
struct CertifiedFrictionTests {
  static let laws: [Friction] = [
    .constant(deceleration: 3), .constant(deceleration: 1e-9), .combined(rate: 2, deceleration: 0.5),
    .combined(rate: 1e-9, deceleration: 7), .combined(rate: 1e3, deceleration: 1e-6),
    .combined(rate: 1e-300, deceleration: 3), .quadratic(drag: 0.01), .quadratic(drag: 1e-12), .quadratic(drag: 500),
  ]

  /// The table's numbers are rounded once.
  @Test("agrees with mpmath's integrals of the equation to half an ulp")
  func reference() throws {
    let rows = try FrictionValue.all()
    #expect(rows.count == 152)
    for row in rows {
      for sign in [1.0, -1] {
        let motion = try CertifiedMotion(row.problem(sign: sign))
        let state = try CertifiedProblems.state(of: motion, at: row.time)
        let way = abs((state.position.high - sign * row.way) + state.position.tail)
        let speed = abs((state.velocity.high - sign * row.speedThen) + state.velocity.tail)
        #expect(way <= 0.5001 * row.way.ulp, "\(row): way \(state.position), off by \(way)")
        #expect(speed <= 0.5001 * row.speedThen.ulp, "\(row): velocity \(state.velocity), off by \(speed)")
        #expect(state.position.radius <= 1e-29 * row.way, "\(row): radius \(state.position.radius)")
        try expectEvents(of: motion, row)
      }
    }
  }

  private func expectEvents(of motion: CertifiedMotion, _ row: FrictionValue) throws {
    guard row.stop.isFinite else {
      #expect(try motion.stoppingTime() == .infinite && motion.settlingTime(within: 1) == .infinite)
      #expect(try motion.largestExcursion(after: 1) == .infinity && motion.amplitude(over: .infinity) == .infinity)
      #expect(abs(try motion.amplitude(over: row.time) - row.way) <= row.way.ulp)
      return
    }
    #expect(abs(try finite(motion.stoppingTime()) - row.stop) <= row.stop.ulp)
    #expect(abs(try motion.largestExcursion(after: 0) - row.rest) <= row.rest.ulp)
    #expect(try motion.amplitude(over: .infinity) == motion.largestExcursion(after: 0))
    let settled = try finite(motion.settlingTime(within: row.rest / 1000))
    // Why: the band is itself rounded; a part of it is half that part of the way from the band to the stop.
    #expect(abs(settled / row.settled - 1) <= 1e-15, "\(row): settled \(settled)")
    #expect(try motion.peak() == nil && motion.overshoot() == 0)
  }

  private func finite(_ answer: SettlingAnswer) throws -> Double {
    guard case .finite(let time, let radius) = answer else { throw ReferenceError.outOfRange(quantity: "\(answer)") }
    #expect(radius <= 1.01 * time.ulp)
    return time
  }

  /// Central differences with steps of 2⁻⁶⁰ of the motion's own time at 512 bits.
  @Test("starts at its start and solves its equation", arguments: laws)
  func equation(_ law: Friction) throws {
    for speed in [0.001, 1, 2000] {
      let free = try #require(FreeMotion(try slidingProblem(law, velocity: speed)))
      // λ = 1e-300 needs 2000 bits before anything is left of e^z − 1 − z.
      let form = FreeForm(free, precision: 4096)
      let start = try form.state(after: Ball(exactly: 0))
      #expect(start.displacement.isZero && start.velocity.nearestDouble == speed && start.velocity.isExact)
      let own = 0.4 / law.relativeRate(at: speed)
      let step = Ball(exactly: own).scaled(byPowerOfTwo: -60)
      for part in [0.25, 0.5, 1] {
        let time = Ball(exactly: part * own)
        let before = try form.state(after: time - step)
        let here = try form.state(after: time)
        let after = try form.state(after: time + step)
        let span = step.scaled(byPowerOfTwo: 1)
        let v = here.velocity.copy()
        let slip = (after.displacement - before.displacement) / span - v
        let loss =
          Ball(exactly: law.rate) * v + Ball(exactly: law.deceleration) + Ball(exactly: law.drag) * v.squared
        let residual = (after.velocity - before.velocity) / span + loss
        #expect(abs(slip.nearestDouble) <= 1e-34 * speed, "\(law), \(speed): x′ − v = \(slip.nearestDouble)")
        #expect(
          abs(residual.nearestDouble) <= 1e-34 * loss.nearestDouble, "\(law), \(speed): \(residual.nearestDouble)")
      }
    }
  }

  @Test("a stop that falls on a sample is decided exactly")
  func exactStop() throws {
    let motion = try CertifiedMotion(slidingProblem(.constant(deceleration: 1), velocity: 2, from: 10))
    var trace = ReferenceTrace()
    try motion.record(at: SampleTimes(arbitrary: [0, 1, 2.0.nextDown, 2, 2.0.nextUp, 9]), into: &trace)
    #expect(trace.velocities == [2, 1, 2 - 2.0.nextDown, 0, 0, 0])
    #expect(trace.positions == [10, 11.5, 12, 12, 12, 12])
    #expect(trace.positionTails[3...] == [0, 0, 0] && trace.velocityTails[3...] == [0, 0, 0])
    #expect(try motion.stoppingTime() == .finite(time: 2, radius: Double.leastNonzeroMagnitude))
    #expect(try motion.settlingTime(within: 2) == .never)
    #expect(try motion.settlingTime(within: 0.5) == .finite(time: 1, radius: Double.leastNonzeroMagnitude))
    #expect(try motion.settlingTime(within: 2.0.nextDown) != .never)
    #expect(try motion.largestExcursion(after: 1) == 0.5 && motion.largestExcursion(after: 2) == 0)
    #expect(try motion.amplitude(over: 1) == 1.5 && motion.amplitude(over: 50) == 2)
  }

  @Test("a uniform grid has the same states as its instants, with radii as small", arguments: laws)
  func grid(_ law: Friction) throws {
    for velocity in [-2000.0, 0.001] {
      let motion = try CertifiedMotion(slidingProblem(law, velocity: velocity, from: 3))
      let times = SampleTimes.uniform(count: 50, over: 3 / law.relativeRate(at: velocity))
      var grid = ReferenceTrace()
      var instants = ReferenceTrace()
      try motion.record(at: times, into: &grid)
      try motion.record(at: SampleTimes(arbitrary: times.times), into: &instants)
      #expect(grid.positions == instants.positions && grid.positionTails == instants.positionTails)
      #expect(grid.velocities == instants.velocities)
      #expect(grid.positions[0] == 3 && grid.velocities[0] == velocity)
      #expect(grid.positionRadius <= 1e-30 * max(3, abs(grid.positions[49] - 3)), "\(law): \(grid.positionRadius)")
    }
  }

  /// The state after t₁ is rounded to doubles, which is all that is lost.
  @Test("restarted on the way it ends at the same place", arguments: laws)
  func restart(_ law: Friction) throws {
    let own = 1 / law.relativeRate(at: 5)
    let whole = try CertifiedMotion(slidingProblem(law, velocity: 5))
    let middle = try CertifiedProblems.state(of: whole, at: own / 4)
    let again = try CertifiedMotion(
      slidingProblem(law, velocity: middle.velocity.high, from: middle.position.high))
    let end = try CertifiedProblems.state(of: whole, at: own / 4 + own)
    let other = try CertifiedProblems.state(of: again, at: own)
    #expect(abs(end.position.high - other.position.high) <= 1e-15 * own * 5, "\(end.position), \(other.position)")
  }

  @Test("without its other constants a law is the exponential one, bit for bit")
  func linearLimits() throws {
    let decay = try CertifiedMotion(slidingProblem(.exponential(rate: 2), velocity: 7))
    let combined = try CertifiedMotion(slidingProblem(.combined(rate: 2, deceleration: 0), velocity: 7))
    let uniform = try CertifiedMotion(slidingProblem(.exponential(rate: 0), velocity: 7))
    for time in [0.1, 3] {
      let expected = try CertifiedProblems.state(of: decay, at: time).position
      #expect(try CertifiedProblems.state(of: combined, at: time).position == expected)
      for law in [Friction.constant(deceleration: 0), .quadratic(drag: 0)] {
        let motion = try CertifiedMotion(slidingProblem(law, velocity: 7))
        #expect(
          try CertifiedProblems.state(of: motion, at: time).position
            == CertifiedProblems.state(of: uniform, at: time).position)
        #expect(try motion.stoppingTime() == .infinite && motion.largestExcursion(after: 0) == .infinity)
      }
    }
    #expect(try combined.settlingTime(within: 0.01) == decay.settlingTime(within: 0.01))
    #expect(try combined.stoppingTime() == .infinite)
  }

  @Test("a constant that goes to 0 leaves no trace", arguments: [1e-12, 1e-100, 1e-300])
  func continuity(_ small: Double) throws {
    func position(_ law: Friction) throws -> SplitValue {
      try CertifiedProblems.state(of: CertifiedMotion(slidingProblem(law, velocity: 1)), at: 0.25).position
    }
    let pairs: [(Friction, Friction)] = [
      (.combined(rate: small, deceleration: 2), .constant(deceleration: 2)),
      (.combined(rate: 2, deceleration: small), .exponential(rate: 2)),
      (.quadratic(drag: small), .exponential(rate: 0)),
    ]
    for (near, limit) in pairs {
      let gap = abs(difference(try position(near), try position(limit)))
      #expect(gap <= small + 1e-30, "\(near): \(gap) from \(limit)")
    }
  }

  @Test("at rest nothing happens", arguments: laws)
  func rest(_ law: Friction) throws {
    let motion = try CertifiedMotion(slidingProblem(law, velocity: 0, from: 4))
    #expect(try motion.stoppingTime() == .never && motion.settlingTime(within: 0) == .never)
    #expect(try motion.largestExcursion(after: 0) == 0 && motion.amplitude(over: 9) == 0)
    let state = try CertifiedProblems.state(of: motion, at: 5)
    #expect(state.position.high == 4 && state.velocity.high == 0)
  }

  @Test("springs and exponential decays only approach rest")
  func approaching() throws {
    #expect(try CertifiedProblems.spring(1, 10, 100, from: -1).stoppingTime() == .infinite)
    #expect(try CertifiedProblems.spring(1, 10, 100, from: 0).stoppingTime() == .never)
    #expect(try CertifiedProblems.friction(rate: 2, velocity: 1).stoppingTime() == .infinite)
    #expect(try CertifiedProblems.friction(rate: 2, velocity: 0).stoppingTime() == .never)
  }

  @Test("constants that are negative or no numbers are refused", arguments: [-1, Double.nan, .infinity])
  func refused(_ bad: Double) throws {
    for law in [
      Friction.constant(deceleration: bad), .combined(rate: 1, deceleration: bad),
      .combined(rate: bad, deceleration: 1),
      .quadratic(drag: bad),
    ] {
      #expect(throws: ProblemError.self) { try slidingProblem(law, velocity: 1) }
    }
  }
}
