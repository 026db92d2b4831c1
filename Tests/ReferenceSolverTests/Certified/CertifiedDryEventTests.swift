import GSLNumerics
import MotionProblems
import Testing

@testable import ReferenceSolver

/// Events of a spring with Coulomb friction: crossings, last exits, retargets, and the integrated equation beside it.
struct CertifiedDryEventTests {
  static let seed: UInt64 = 161_803

  /// mpmath, 40 digits: roots of x(t) − level on the motion between its reversals.
  @Test(
    "crossings agree with mpmath to an ulp",
    arguments: [
      (0, [0.1717744103074576855387, 0.4908376256618831167257, 0.8150209490831201944738, 1.165017337358992628831]),
      (0.25, [0.203110282112342473671, 0.4473985761177499859906]),
      (-0.25, [0.1423114944056737980359, 0.5399223203981774178751, 0.7413848558554521432785]),
      (0.05, [0.1777906967810824216343, 0.4820498067725829935233, 0.8307400886324207162254, 1.126580870949314771343]),
    ] as [(Double, [Double])])
  func crossings(_ level: Double, _ times: [Double]) throws {
    let motion = try CertifiedMotion(drySpring(1, 1, 100, friction: 8, from: -1))
    let found = try motion.crossings(of: level)
    #expect(found.isComplete && found.events.map(\.instant.time) == times, "\(found.events.map(\.instant.time))")
    #expect(found.events.map(\.lobe) == times.indices.map { $0 })
    #expect(found.events.map(\.direction) == times.indices.map { $0.isMultiple(of: 2) ? .rising : .falling })
    #expect(try motion.firstArrival(at: level) == .finite(#require(found.events.first)))
  }

  /// The same motion; the places and speeds are those of roots in it.
  @Test("last exits by position and by speed agree with mpmath, with their lobes")
  func exits() throws {
    let motion = try CertifiedMotion(drySpring(1, 1, 100, friction: 8, from: -1))
    for (half, time, lobe) in [(0.25, 0.7413848558554521432785, 2), (0.05 + 0.01, 0, 3), (0.05, .infinity, 0)] {
      switch try motion.settling(within: half) {
      case .finite(let exit):
        #expect(time == 0 || exit.time == time, "\(exit)")
        #expect(exit.lobe == lobe && exit.radius <= 0x1p-62 * exit.time)
      case .infinite: #expect(time == .infinity)
      case .never: Issue.record("never from \(half)")
      }
    }
    for (speed, time, lobe) in [(0.5, 1.221584156785721939231, 3), (3.0, 0.8347544219644013304615, 2)] {
      guard case .finite(let exit) = try motion.speedSettling(below: speed) else { continue }
      #expect(exit.time == time && exit.lobe == lobe, "\(exit)")
    }
    #expect(try motion.speedSettling(below: 0).answer == motion.stoppingTime())
    #expect(try motion.restSettling(within: 0.25, below: 0.5).governor == .speed)
    #expect(try motion.restSettling(within: 0.06, below: 3).governor == .position)
    #expect(try motion.restSettling(within: 0.05, below: 3).governor == .position)
    #expect(try motion.restSettling(within: 1, below: 60).governor == .both)
    let peak = try #require(try motion.peak())
    #expect(peak.time == 0.31455270228880017137 && peak.excursion == 0.70611046156621595602, "\(peak)")
    #expect(try motion.overshoot() == peak.excursion && motion.amplitude(over: 9) == 1 + peak.excursion)
    // From the mpmath values of the flick: the first phase is the fastest throughout.
    let flick = try CertifiedMotion(drySpring(2, 3, 50, friction: 5, from: 0.7, velocity: -9))
    guard case .finite(let slow) = try flick.speedSettling(below: 1) else { return }
    #expect(slow.time == 1.50961238118976116264, "\(slow)")
    #expect(try flick.firstArrival(at: -0.3) != .never && flick.firstArrival(at: 0.71) == .never)
  }

  @Test("held beyond the target before it turns: that place is the peak, and a tie on the edge is inside")
  func heldBeyond() throws {
    // From −3/4 with F/k = 1/4 and no damper: a half swing about −1/4 … to 1/4 exactly, where it is held.
    let motion = try CertifiedMotion(drySpring(1, 0, 4, friction: 1, from: -0.75))
    let half = Double.pi / 2
    #expect(try motion.peak() == Peak(time: half, excursion: 0.25) && motion.extrema().events.isEmpty)
    #expect(try motion.settling(within: 0.25.nextDown) == .infinite)
    guard case .finite(let exit) = try motion.settling(within: 0.25) else { return }
    // −1/4 + … : cos 2t = 0 about the centre 1/4 · −1: y = −1/4 − 1/2 cos 2t passes −1/4 at t = π/4.
    #expect(abs(exit.time - Double.pi / 4) <= exit.time.ulp && exit.lobe == 0, "\(exit)")
    let arrival = try #require(try motion.crossings(of: 0.25).events.first)
    #expect(abs(arrival.instant.time - half) <= half.ulp && arrival.direction == .rising, "\(arrival)")
    // From −1/2 it comes to rest on the target itself: a band of no width is then left for the last time at the stop.
    let centred = try CertifiedMotion(drySpring(1, 0, 4, friction: 1, from: -0.5))
    guard case .finite(let stop) = try centred.settling(within: 0) else {
      Issue.record("\(try centred.settling(within: 0))")
      return
    }
    #expect(stop.instant.time == half && centred.problem.resistance?.coulombFriction == 1)
    // A swing just as fast as the band is not faster: from rest at R = 1/2 · 4 its momentum is at most 1.
    #expect(try centred.speedSettling(below: 0.5) == .never && centred.speedSettling(below: 0.5.nextDown) != .never)
  }

  @Test("a target that moves carries the motion on, and wakes what was held")
  func retargets() throws {
    let still = try CertifiedMotion(
      drySpring(1, 1, 100, friction: 8, from: -1, retargets: [Retarget(time: 2, target: 1)]))
    let place = -0.057072043106175058289
    let before = try CertifiedProblems.state(of: still, at: 1.75)
    #expect(abs(before.position.high - place) <= 1e-17)
    let alone = try CertifiedMotion(drySpring(1, 1, 100, friction: 8, from: place - 1))
    for time in [0.125, 0.5, 1] {
      let (a, b) = (
        try CertifiedProblems.state(of: still, at: 2 + time), try CertifiedProblems.state(of: alone, at: time)
      )
      #expect(abs(a.position.high - (1 + b.position.high)) <= 4e-16 && abs(a.velocity.high - b.velocity.high) <= 1e-14)
    }
    guard case .finite(let stop, _) = try still.stoppingTime(), case .finite(let later, _) = try alone.stoppingTime()
    else { return }
    #expect(abs(stop - (2 + later)) <= 1e-15)
    // A move that friction can hold against wakes nothing: it has rested since the first stop.
    let held = try CertifiedMotion(
      drySpring(1, 1, 100, friction: 8, from: -1, retargets: [Retarget(time: 2, target: -0.01)]))
    guard case .finite(let first, _) = try held.stoppingTime() else { return }
    #expect(first == 1.2582108091552006855)
    #expect(try CertifiedProblems.state(of: held, at: 9).position.high == before.position.high)
    let flying = try CertifiedMotion(
      drySpring(1, 1, 100, friction: 8, from: -1, retargets: [Retarget(time: 0.1, target: 1)]))
    let crossing = try flying.crossings(of: 0)
    #expect(crossing.events.first?.segment == 1)
    for event in crossing.events {
      let state = try CertifiedProblems.state(of: flying, at: event.instant.time)
      #expect(abs(state.position.high) <= event.instant.time.ulp * abs(state.velocity.high))
    }
  }

  /// A dense grid sees the same crossings, last exits, turns and stop.
  @Test("random motions are what a dense scan sees", arguments: [false, true])
  func random(_ isDamped: Bool) throws {
    func draw(_ index: Int, _ number: Int) -> Double {
      SplitMix64.uniform(seed: Self.seed, index: UInt64(32 * index + number))
    }
    var trace = ReferenceTrace()
    var stops = 0
    for index in 0..<50 {
      let (mass, stiffness) = (0.5 + 2 * draw(index, 0), 20 + 200 * draw(index, 1))
      let ratio = isDamped ? 1.5 * draw(index, 2) : 0
      let problem = try drySpring(
        mass, 2 * ratio * (mass * stiffness).squareRoot(), stiffness, friction: stiffness * 0.3 * draw(index, 3),
        from: 2 * draw(index, 4) - 1, velocity: index.isMultiple(of: 3) ? 0 : 40 * draw(index, 5) - 20)
      let motion = try CertifiedMotion(problem)
      let times = SampleTimes.uniform(count: 4000, over: 6)
      try motion.record(at: times, into: &trace)
      let name = "seed \(Self.seed), case \(index), \(problem.law)"
      let half = 0.6 * draw(index, 6)
      let seen = trace.positions.lastIndex { abs($0) > half }
      switch try motion.settling(within: half) {
      case .never: #expect(seen == nil, "\(name)")
      case .infinite: #expect(seen == 3999, "\(name): infinite within \(half)")
      case .finite(let exit):
        guard exit.time < times.last else { continue }
        let last = try #require(seen, "\(name)")
        let lag = exit.time - times.times[last]
        #expect(lag >= 0 && lag < 2 * times.times[1], "\(name): \(exit), seen at \(times.times[last])")
      }
      let limit = 8 * draw(index, 7)
      let fast = trace.velocities.lastIndex { abs($0) > limit }
      switch try motion.speedSettling(below: limit) {
      case .never: #expect(fast == nil, "\(name)")
      case .infinite: Issue.record("\(name): for ever faster than \(limit)")
      case .finite(let exit):
        guard exit.time < times.last, let fast else { continue }
        let lag = exit.time - times.times[fast]
        #expect(lag >= 0 && lag < 2 * times.times[1], "\(name): \(exit), seen at \(times.times[fast])")
      }
      let level = 1.2 * draw(index, 8) - 0.6
      let signs = trace.positions.map { $0 > level }
      let changes = zip(signs, signs.dropFirst()).filter { $0 != $1 }.count
      let found = try motion.crossings(of: level, in: EventWindow(to: times.last)).events
      #expect(
        found.count >= changes && (found.count - changes).isMultiple(of: 2), "\(name): \(found.count), \(changes)")
      for crossing in found {
        let state = try CertifiedProblems.state(of: motion, at: crossing.instant.time)
        #expect(abs(state.position.high - level) <= 1e-15 + crossing.instant.time.ulp * abs(state.velocity.high))
      }
      if case .finite(let stop, _) = try motion.stoppingTime(), stop < times.last {
        stops += 1
        let first = try #require(trace.velocities.firstIndex { $0 == 0 && !(trace.velocities[0] == 0 && $0 > 0) })
        let rest = trace.velocities.lastIndex { $0 != 0 } ?? 0
        #expect(times.times[rest] <= stop && stop <= times.times[rest + 1] && first >= 0, "\(name)")
      }
    }
    #expect(stops > 15, "\(stops)")
  }

  @Test("the integrated equation agrees through reversals, stop and retargets", arguments: [0, -9.0])
  func integration(_ velocity: Double) throws {
    let problem = try drySpring(
      2, 3, 50, friction: 5, from: 0.7, velocity: velocity,
      retargets: [Retarget(time: 1.1, target: 0.5), Retarget(time: 6, target: 0.45), Retarget(time: 7, target: -1)])
    let times = [0.05, 0.3, 0.36, 0.9, 1.1, 1.5, 2.5, 4, 6, 6.5, 7, 7.3, 8, 9.5, 12]
    var trace = ReferenceTrace()
    let motion = try CertifiedMotion(problem)
    try motion.record(at: SampleTimes(arbitrary: [0] + times), into: &trace)
    for stepper in [ODEStepper.rk8pd, .bsimp, .msadams] {
      let integrated = try IntegratedSolution.integrate(problem, at: times, stepper: stepper)
      for index in times.indices {
        let gap = abs(integrated.positions[index] - trace.positions[index + 1])
        #expect(gap <= 4e-10, "\(stepper) at \(times[index]): \(gap)")
      }
      guard case .finite(let stop, _) = try motion.stoppingTime() else { return }
      #expect(abs((integrated.stop ?? 0) - stop) <= 1e-6, "\(stepper): \(String(describing: integrated.stop)), \(stop)")
    }
  }
}
