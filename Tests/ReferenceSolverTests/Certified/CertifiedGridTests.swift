import MotionProblems
import Testing

@testable import ReferenceSolver

/// The recurrence on uniform grids against ball arithmetic at each instant.
struct CertifiedGridTests {
  static let seed: UInt64 = 77

  @Test("the recurrence encloses the direct values", arguments: CertifiedProblems.Regime.allCases)
  func enclosure(_ regime: CertifiedProblems.Regime) throws {
    var grid = ReferenceTrace()
    var direct = ReferenceTrace()
    for index in 0..<500 {
      let (motion, frequency) = try CertifiedProblems.random(seed: Self.seed, index: index, regime: regime)
      let long = SplitMix64.uniform(seed: Self.seed + 1, index: UInt64(index)) < 0.5
      let times = SampleTimes.uniform(count: 40 + index % 100, over: (long ? 60 : 8) / frequency)
      try motion.record(at: times, into: &grid)
      try motion.record(at: SampleTimes(arbitrary: times.times), into: &direct)
      expectEqual(grid, direct, "\(regime), seed \(Self.seed), case \(index)")
      expectSharp(grid, "\(regime), seed \(Self.seed), case \(index)")
      expectSharp(direct, "\(regime), seed \(Self.seed), case \(index), instants")
    }
  }

  @Test("friction on a grid", arguments: [0, 1e-9, 0.02, 2, 50, 1e6])
  func friction(_ rate: Double) throws {
    var grid = ReferenceTrace()
    var direct = ReferenceTrace()
    for window in [0.01, 1, 300] {
      let motion = try CertifiedProblems.friction(rate: rate, velocity: -1234.5, from: 0)
      let times = SampleTimes.uniform(count: 361, over: window)
      try motion.record(at: times, into: &grid)
      try motion.record(at: SampleTimes(arbitrary: times.times), into: &direct)
      expectEqual(grid, direct, "rate \(rate), window \(window)")
      expectSharp(grid, "rate \(rate), window \(window)")
    }
  }

  @Test("retargets on a grid", arguments: CertifiedProblems.Regime.allCases)
  func retargets(_ regime: CertifiedProblems.Regime) throws {
    var grid = ReferenceTrace()
    var direct = ReferenceTrace()
    for index in 0..<60 {
      let (plain, frequency) = try CertifiedProblems.random(seed: Self.seed + 2, index: index, regime: regime)
      let size = abs(plain.problem.start.position) + abs(plain.problem.start.velocity) / frequency
      // Why: 0.03125 of the window is the time of a sample, 0.7 is not.
      let motion = try CertifiedMotion(
        MotionProblem(
          law: plain.problem.law, start: plain.problem.start,
          retargets: [
            Retarget(time: 0.03125 / frequency, target: size), Retarget(time: 3.3 / frequency, target: -2 * size),
            Retarget(time: 3.4 / frequency, target: -2 * size), Retarget(time: 3.41 / frequency, target: 0),
          ]))
      let times = SampleTimes.uniform(count: 321, over: 10 / frequency)
      try motion.record(at: times, into: &grid)
      try motion.record(at: SampleTimes(arbitrary: times.times), into: &direct)
      expectEqual(grid, direct, "\(regime), seed \(Self.seed + 2), case \(index)")
    }
  }

  @Test("many steps, few steps, huge and tiny units", arguments: [0x1p-1000, 0x1p-300, 1, 0x1p300, 0x1p900])
  func extremes(_ unit: Double) throws {
    var grid = ReferenceTrace()
    var direct = ReferenceTrace()
    for count in [2, 8192] {
      let motion = try CertifiedProblems.spring(1, 0.25, 100, from: -unit, velocity: 3 * unit)
      let times = SampleTimes.uniform(count: count, over: 40)
      try motion.record(at: times, into: &grid)
      let some = times.times.enumerated().filter { $0.offset % 97 == 0 || $0.offset == count - 1 }.map(\.element)
      try motion.record(at: SampleTimes(arbitrary: some), into: &direct)
      for (place, index) in (0..<count).filter({ $0 % 97 == 0 || $0 == count - 1 }).enumerated() {
        let error =
          (grid.positions[index] - direct.positions[place]) + (grid.positionTails[index] - direct.positionTails[place])
        #expect(
          abs(error) <= grid.positionRadius + direct.positionRadius,
          "unit \(unit), sample \(index) of \(count): error \(error), radii \(grid.positionRadius), \(direct.positionRadius)"
        )
      }
    }
  }

  @Test("a motion at rest stays there")
  func rest() throws {
    var trace = ReferenceTrace()
    try CertifiedProblems.spring(1, 2, 3, from: 0).record(at: .uniform(count: 10, over: 1), into: &trace)
    #expect(trace.positions == Array(repeating: 0, count: 10) && trace.velocities == Array(repeating: 0, count: 10))
    let motion = try CertifiedProblems.spring(1, 2, 3, from: 0, retargets: [Retarget(time: 0.5, target: 7)])
    try motion.record(at: .uniform(count: 10, over: 1), into: &trace)
    #expect(trace.positions[4] == 0 && trace.positions[5] > 0)
  }

  @Test("what does not fit into doubles is an error")
  func outOfRange() throws {
    var trace = ReferenceTrace()
    let motion = try CertifiedProblems.spring(1e-100, 0, 1e300, from: 1e300)
    #expect(throws: ReferenceError.outOfRange(quantity: "a velocity of the motion")) {
      try motion.record(at: .uniform(count: 10, over: 1e-199), into: &trace)
    }
  }

  private func expectEqual(_ a: ReferenceTrace, _ b: ReferenceTrace, _ name: String) {
    var position = 0.0
    var velocity = 0.0
    for index in a.positions.indices {
      position = max(
        position, abs((a.positions[index] - b.positions[index]) + (a.positionTails[index] - b.positionTails[index])))
      velocity = max(
        velocity, abs((a.velocities[index] - b.velocities[index]) + (a.velocityTails[index] - b.velocityTails[index])))
    }
    #expect(
      position <= a.positionRadius + b.positionRadius,
      "\(name): positions differ by \(position), radii \(a.positionRadius) and \(b.positionRadius)")
    #expect(
      velocity <= a.velocityRadius + b.velocityRadius,
      "\(name): velocities differ by \(velocity), radii \(a.velocityRadius) and \(b.velocityRadius)")
  }

  /// Radii below 1e-30 of the amplitude, or of what two doubles resolve where a motion is small beside its coordinates.
  private func expectSharp(_ trace: ReferenceTrace, _ name: String) {
    let extent = TraceExtent(trace)
    let tolerance = 1e-30 * extent.amplitude + 0x1p-102 * extent.farthest
    #expect(trace.positionRadius <= tolerance, "\(name): radius \(trace.positionRadius), tolerance \(tolerance)")
    let fast = (1e-30 + 0x1p-102) * extent.fastest
    #expect(trace.velocityRadius <= fast, "\(name): velocity radius \(trace.velocityRadius), tolerance \(fast)")
  }
}
