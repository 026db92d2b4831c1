import MotionProblems
import Testing

@testable import ReferenceSolver

/// Last exits from bands of speed, and of both position and speed.
struct CertifiedRestTests {
  static let seed: UInt64 = 31

  @Test(
    "faster just before, slower ever after", arguments: CertifiedProblems.Regime.allCases.filter { $0 != .undamped })
  func speed(_ regime: CertifiedProblems.Regime) throws {
    var trace = ReferenceTrace()
    for index in 0..<300 {
      let (motion, frequency) = try CertifiedProblems.random(seed: Self.seed, index: index, regime: regime)
      let size = abs(motion.problem.start.position) * frequency + abs(motion.problem.start.velocity)
      let limit = size / Double(1 << Int(1 + 18 * SplitMix64.uniform(seed: Self.seed + 1, index: UInt64(index))))
      let name = "\(regime), seed \(Self.seed), case \(index), limit \(limit)"
      switch try motion.speedSettling(below: limit) {
      case .infinite: Issue.record("\(name): infinite")
      case .never:
        try motion.record(at: SampleTimes(arbitrary: (0...120).map { Double($0) * 0.05 / frequency }), into: &trace)
        #expect(trace.velocities.allSatisfy { abs($0) <= limit }, "\(name): never, yet faster")
      case .finite(let exit):
        #expect(exit.radius <= 0x1p-62 * exit.time, "\(name): radius \(exit.radius) at \(exit.time)")
        let piece = max(0.05 / frequency, regime == .over || regime == .extreme ? exit.time / 60 : 0)
        let after = (0..<200).map { exit.time.nextUp + Double($0) * piece }
        try motion.record(at: SampleTimes(arbitrary: [0, exit.time.nextDown] + after), into: &trace)
        let excess = (abs(trace.velocities[1]) - limit) + (trace.velocities[1] < 0 ? -1 : 1) * trace.velocityTails[1]
        #expect(excess > 0, "\(name): slow before \(exit.time)")
        #expect(trace.velocities[2...].allSatisfy { abs($0) <= limit }, "\(name): faster after \(exit.time)")
      }
    }
  }

  @Test("rest is the later of both")
  func rest() throws {
    var governors: Set<RestSettling.Governor> = []
    for index in 0..<200 {
      let (motion, frequency) = try CertifiedProblems.random(seed: Self.seed + 2, index: index, regime: .under)
      let size = abs(motion.problem.start.position) + abs(motion.problem.start.velocity) / frequency
      let (half, limit) = (size / 500, size * frequency / Double(300 + 2 * index))
      let rest = try motion.restSettling(within: half, below: limit)
      governors.insert(rest.governor)
      guard case .finite(let exit) = rest.combined else {
        Issue.record("seed \(Self.seed + 2), case \(index): no finite time")
        continue
      }
      #expect(
        try rest.position == motion.settling(within: half) && rest.speed == motion.speedSettling(below: limit))
      for case .finite(let other) in [rest.position, rest.speed] { #expect(other.time <= exit.time) }
    }
    #expect(governors == [.position, .speed])
  }

  @Test("decides what has no finite answer, and ties")
  func decisions() throws {
    let undamped = try CertifiedProblems.spring(4, 0, 16, from: 3, velocity: 8)
    #expect(try undamped.speedSettling(below: 10) == .never)
    #expect(try undamped.speedSettling(below: 10.0.nextDown) == .infinite)
    #expect(try undamped.restSettling(within: 5, below: 10).governor == .both)
    #expect(try CertifiedProblems.spring(1, 2, 3, from: 0).speedSettling(below: 0) == .never)
    #expect(try CertifiedProblems.spring(1, 2, 3, from: 1).speedSettling(below: 0) == .infinite)
    // x = e^(−t), alone and scaled.
    for size in [1.0, 0x1p40] {
      let single = try CertifiedProblems.spring(3, 9, 6, from: size, velocity: -size)
      let rest = try single.restSettling(within: size / 2, below: size / 2)
      #expect(rest.governor == .both, "\(rest)")
      guard case .finite(let exit) = rest.combined else { continue }
      #expect(exit.time == 0.6931471805599453, "\(exit)")
      #expect(try single.restSettling(within: size / 2, below: (size / 2).nextUp).governor == .position)
      #expect(try single.restSettling(within: size / 2, below: (size / 2).nextDown).governor == .speed)
    }
    // x = e^(−t) + e^(−2t) is 3/4 with velocity −1 at ln 2.
    let double = try CertifiedProblems.spring(1, 3, 2, from: 2, velocity: -3).restSettling(within: 0.75, below: 1)
    #expect(double.governor == .both, "\(double)")
  }

  @Test("friction slows by one logarithm")
  func friction() throws {
    let motion = try CertifiedProblems.friction(rate: 2, velocity: -100)
    guard case .finite(let exit) = try motion.speedSettling(below: 1) else { return }
    #expect(exit.time == 2.302585092994046)
    #expect(try motion.speedSettling(below: 100) == .never && motion.speedSettling(below: 0) == .infinite)
    #expect(try CertifiedProblems.friction(rate: 0, velocity: 1).speedSettling(below: 0.5) == .infinite)
    #expect(try CertifiedProblems.friction(rate: 0, velocity: 1).speedSettling(below: 1) == .never)
    #expect(try motion.restSettling(within: 0.5, below: 2).governor == .position)
  }
}
