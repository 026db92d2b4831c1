import Foundation
import Testing

@testable import MotionEngine

@Suite("Uniform samples of a motion")
struct UniformSamplingTests {
  /// Ulp of the envelope that ``SpringKernel/record(every:count:into:)`` promises, and half of one of the kernel's own.
  static let promised = 4.5

  static let dampingRatios = [0, 1e-6, 0.05, 0.5, 0.97, 1 - 1e-9, 1, 1 + 1e-9, 1.03, 2, 25, 400]

  @Test("are the states at the multiples of the interval", arguments: dampingRatios)
  func agreement(_ ratio: Double) throws {
    let spring = try Spring(mass: 2, naturalFrequency: 6, dampingRatio: ratio)
    var worst = 0.0
    for start in [
      SpringState(displacement: -1, velocity: 0), SpringState(displacement: 0, velocity: 2),
      SpringState(displacement: 0.7, velocity: -31), SpringState(displacement: -3e-5, velocity: -4),
    ] {
      let kernel = SpringKernel(spring: spring, start: start)
      // Powers of two, so that the times asked of the kernel are exact.
      for (interval, count) in [(0x1p-7, 500), (0x1p-3, 300), (0x1p-12, 33), (0x1p-7, 7), (4, 200)] {
        var states: [SpringState] = []
        kernel.record(every: interval, count: count, into: &states)
        try #require(states.count == count)
        for (index, state) in states.enumerated() {
          let time = Double(index) * interval
          let exact = kernel.state(at: time)
          let envelope = Envelope(spring, start, time)
          let errors = [
            (state.displacement - exact.displacement).magnitude / envelope.displacement.ulp,
            (state.velocity - exact.velocity).magnitude / envelope.velocity.ulp,
          ]
          worst = max(worst, errors[0], errors[1])
          #expect(
            max(errors[0], errors[1]) <= Self.promised, "\(start), interval \(interval), \(index): \(state), \(exact)")
        }
      }
    }
    print("uniform samples at ratio \(ratio): worst \(worst) ulp from the kernel")
  }

  @Test("are the states at the multiples of the interval from any start", arguments: [11, 12, 13, 14] as [UInt64])
  func anyStart(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var states: [SpringState] = []
    var worst = 0.0
    for index in 0..<400 {
      let ratio = [generator.logarithmic(1e-3, 1), generator.logarithmic(1, 1.2), generator.logarithmic(1, 300)][
        index % 3]
      let spring = try Spring(
        mass: generator.logarithmic(0.1, 10), naturalFrequency: generator.logarithmic(0.5, 50), dampingRatio: ratio)
      let start = start(index, spring, &generator)
      let kernel = SpringKernel(spring: spring, start: start)
      // A power of two, so that the times asked of the kernel are exact.
      let interval = Double(sign: .plus, exponent: -4 - Int(generator.next() % 6), significand: 1)
      kernel.record(every: interval, count: 360, into: &states)
      for (number, state) in states.enumerated() {
        let exact = kernel.state(at: Double(number) * interval)
        let envelope = Envelope(spring, start, Double(number) * interval)
        let error = max(
          (state.displacement - exact.displacement).magnitude / envelope.displacement.ulp,
          (state.velocity - exact.velocity).magnitude / envelope.velocity.ulp)
        #expect(error <= Self.promised, "seed \(seed), \(spring), \(start), \(number) of \(interval): \(error) ulp")
        worst = max(worst, error)
      }
    }
    print("uniform samples from any start, seed \(seed): worst \(worst) ulp from the kernel")
  }

  /// Of both signs, and every fourth near one of the two modes of its spring, so that the other one all but cancels.
  private func start(_ index: Int, _ spring: Spring, _ generator: inout SeededGenerator) -> SpringState {
    let displacement = Double.random(in: -1...1, using: &generator)
    let reach = 2 * spring.naturalFrequency * max(1, spring.dampingRatio)
    guard index % 4 == 0 else {
      return SpringState(displacement: displacement, velocity: Double.random(in: -reach...reach, using: &generator))
    }
    let rate = spring.overdampedRates.map { index % 8 == 0 ? $0.slow : $0.fast } ?? spring.decayRate
    // Why not nearer: the envelope here is found in doubles.
    let share = 1 + generator.logarithmic(1e-6, 1)
    return SpringState(displacement: displacement, velocity: -rate * displacement * share)
  }

  @Test("start at the start, stay at rest, and reuse their storage")
  func edges() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    let start = SpringState(displacement: 0.1, velocity: -7)
    var states: [SpringState] = []
    SpringKernel(spring: spring, start: start).record(every: 1.0 / 60, count: 1000, into: &states)
    #expect(states[0] == start)
    #expect(states[999].displacement.magnitude < 1e-30)
    SpringKernel(spring: spring, start: start).record(every: 10, count: 400, into: &states)
    #expect(states.count == 400 && states[399] == .rest)
    SpringKernel(spring: spring, start: .rest).record(every: 1.0 / 60, count: 50, into: &states)
    #expect(states == Array(repeating: .rest, count: 50))
    SpringKernel(spring: spring, start: start).record(every: 1.0 / 60, count: 0, into: &states)
    #expect(states.isEmpty)
  }
}

/// The tight envelope of displacement and velocity at a time.
private struct Envelope {
  let displacement: Double
  let velocity: Double

  init(_ spring: Spring, _ start: SpringState, _ time: Double) {
    let x = start.displacement
    let v = start.velocity
    displacement = Self.size(spring, x, v + spring.decayRate * x, time)
    velocity = Self.size(spring, v, spring.acceleration(in: start) + spring.decayRate * v, time)
  }

  private static func size(_ spring: Spring, _ x: Double, _ w: Double, _ time: Double) -> Double {
    let decay = spring.decayRate
    let omega = spring.dampedFrequency
    if omega > 0 {
      return exp(-decay * time) * (abs(x) + abs(w) * sin(min(omega * time, .pi / 2)) / omega)
    }
    guard let rates = spring.overdampedRates, rates.fast > rates.slow else {
      return exp(-decay * time) * (abs(x) + abs(w) * time)
    }
    let alpha = (rates.fast - rates.slow) / 2
    let slow = exp(-rates.slow * time)
    let fast = exp(-rates.fast * time)
    let whole = (abs(x) * (slow + fast) + abs(w) / alpha * (slow - fast)) / 2
    let modes = abs(x + w / alpha) / 2 * slow + abs(x - w / alpha) / 2 * fast
    return min(whole, modes)
  }
}
