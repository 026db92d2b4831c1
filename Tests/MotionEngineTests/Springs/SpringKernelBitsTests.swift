import Testing

@testable import MotionEngine

/// The same on every processor with IEEE arithmetic, with and without hardware for fused multiply-add, whichever
/// variants the C library picks; each changes only when the formula does.
@Suite("The bits of the kernel")
struct SpringKernelBitsTests {
  /// FNV-1a over the words of a test.
  private struct Fingerprint {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ state: SpringState) {
      for bits in [state.displacement.bitPattern, state.velocity.bitPattern] { add(bits) }
    }

    mutating func add(_ bits: UInt64) { hash = (hash ^ bits) &* 0x0000_0100_0000_01B3 }
  }

  @Test("half a million states, a million results, are the same on every processor")
  func everywhere() throws {
    var print = Fingerprint()
    var random = SeededGenerator(seed: 5)
    for motion in 0..<20_000 {
      let spring = try spring(motion, &random)
      let start = SpringState(displacement: uniform(-2, 2, &random), velocity: uniform(-9, 9, &random))
      let kernel = SpringKernel(spring: spring, start: motion % 5 == 0 ? cancelling(spring, start) : start)
      for index in 1...25 {
        let scale = Double(sign: .plus, exponent: index - 12, significand: uniform(1, 2, &random))
        print.add(kernel.state(at: scale))
      }
    }
    #expect(print.hash == 10_103_375_005_667_471_886, "observed \(print.hash)")
  }

  @Test("uniform samples and steps are the same on every processor")
  func samples() throws {
    var print = Fingerprint()
    var random = SeededGenerator(seed: 6)
    var states: [SpringState] = []
    for motion in 0..<500 {
      let spring = try spring(motion, &random)
      let start = SpringState(displacement: uniform(-2, 2, &random), velocity: uniform(-9, 9, &random))
      SpringKernel(spring: spring, start: start).record(every: uniform(0.001, 0.2, &random), count: 200, into: &states)
      for state in states { print.add(state) }
      print.add(SpringStep(spring: spring, duration: uniform(0.001, 0.2, &random)).applied(to: start))
    }
    #expect(print.hash == 17_911_255_176_549_009_225, "observed \(print.hash)")
  }

  @Test("decays are the same on every processor")
  func decays() throws {
    var print = Fingerprint()
    var random = SeededGenerator(seed: 7)
    for _ in 0..<50_000 {
      let decay = try ExponentialDecay(frictionRate: uniform(0, 20, &random))
      let velocity = uniform(-900, 900, &random)
      let time = uniform(0, 30, &random)
      print.add(decay.distance(after: time, from: velocity).bitPattern)
      print.add(decay.velocity(after: time, from: velocity).bitPattern)
      print.add(decay.remainingDistance(after: time, from: velocity).bitPattern)
    }
    #expect(print.hash == 800_964_452_621_198_449, "observed \(print.hash)")
  }

  /// Every damping, near-critical and critical ones included; only correctly rounded operations go into it.
  private func spring(_ motion: Int, _ random: inout SeededGenerator) throws -> Spring {
    let mass = uniform(0.25, 4, &random)
    let root = uniform(1, 30, &random)
    let ratios = [
      0, 1e-9, uniform(0, 1, &random), uniform(0.9, 1, &random), 1 - 1e-9, 1, 1 + 1e-9, uniform(1, 1.2, &random),
      uniform(1, 10, &random), uniform(10, 1000, &random),
    ]
    return try Spring(
      mass: mass, stiffness: mass * root * root, dampingCoefficient: 2 * ratios[motion % 10] * (mass * root))
  }

  /// At the fast root, so that the slow mode all but cancels.
  private func cancelling(_ spring: Spring, _ start: SpringState) -> SpringState {
    let rate = spring.dampingCoefficient / (2 * spring.mass)
    let root = max(0, rate * rate - spring.stiffness / spring.mass).squareRoot()
    return SpringState(displacement: start.displacement, velocity: -(rate + root) * start.displacement)
  }

  private func uniform(_ low: Double, _ high: Double, _ random: inout SeededGenerator) -> Double {
    low + (high - low) * (Double(random.next() >> 11) * 0x1p-53)
  }
}
