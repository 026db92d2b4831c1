import Foundation
import MotionEngine
internal import TextbookC

/// Position and velocity of one spring at many times, one by one and on a uniform grid, by turns with the textbook
/// formula in C, its constants prepared.
enum KernelBenchmarks {
  private static let samples = 360
  private static let springs = 100
  private static let interval = 0.005
  private static let frequency = 10.0
  private static let ratios = [0, 0.1, 0.5, 0.99, 1 - 1e-6, 1, 1 + 1e-6, 1.02, 1.2, 5, 50, 1000]

  static var all: [Comparison] {
    ratios.map { single($0) } + ratios.map { uniform($0) }
  }

  /// All samples of a motion at once, its kernel prepared each time: what `make witnesses` sets beside another solver.
  static var wholeMotions: Benchmark {
    Benchmark(name: "whole motions, ζ = 0.5", unit: "cases of \(samples) samples") {
      let spring = try Spring(mass: 1, naturalFrequency: frequency, dampingRatio: 0.5)
      return (
        springs,
        {
          var states: [SpringState] = []
          var sum = 0.0
          for _ in 0..<springs {
            let kernel = SpringKernel(spring: spring, start: SpringState(displacement: -1, velocity: 0))
            kernel.record(every: 3.0 / Double(samples - 1), count: samples, into: &states)
            sum += states[samples / 2].displacement
          }
          keep(sum)
        }
      )
    }
  }

  private static func single(_ ratio: Double) -> Comparison {
    comparison("kernel, ζ = \(ratio)", ratio, promise: .time(atMost: 2.5)) { kernel in
      var sum = 0.0
      for index in 0..<samples {
        let state = kernel.state(at: Double(index) * interval)
        sum += state.displacement + state.velocity
      }
      return sum
    }
  }

  private static func uniform(_ ratio: Double) -> Comparison {
    var states: [SpringState] = []
    let name = "\(samples) uniform samples, ζ = \(ratio)"
    return comparison(name, ratio, promise: .rate(atLeast: ratio < 1 ? 3 : 1.5)) { kernel in
      kernel.record(every: interval, count: samples, into: &states)
      return states.reduce(0) { $0 + ($1.displacement + $1.velocity) }
    }
  }

  private static func comparison(
    _ name: String, _ ratio: Double, promise: Comparison.Promise, ours: @escaping (SpringKernel) -> Double
  ) -> Comparison {
    Comparison(
      name: name, beside: "textbook formula in C", unit: "samples", units: springs * samples, promise: promise
    ) {
      let spring = try Spring(mass: 1, naturalFrequency: frequency, dampingRatio: ratio)
      let kernel = SpringKernel(spring: spring, start: SpringState(displacement: -1, velocity: 0))
      let theirs = textbook(ratio)
      return (
        { keep((0..<springs).reduce(0) { sum, _ in sum + ours(kernel) }) },
        { keep((0..<springs).reduce(0) { sum, _ in sum + theirs() }) }
      )
    }
  }

  /// From rest at −1: v = k/m times what a unit of velocity would have reached.
  private static func textbook(_ ratio: Double) -> () -> Double {
    let count = Int32(samples)
    let square = frequency * frequency
    let decay = ratio * frequency
    if ratio == 1 {
      let constants = textbook_critical(decay: decay, x: -1, x_slope: -decay, v: 0, v_slope: square)
      return { textbook_critical_sum(constants, interval, count) }
    }
    let turn = frequency * abs(1 - ratio * ratio).squareRoot()
    if ratio < 1 {
      let constants = textbook_oscillation(
        decay: decay, turn: turn, x: -1, x_slope: -decay / turn, v: 0, v_slope: square / turn)
      return { textbook_oscillation_sum(constants, interval, count) }
    }
    let slow = square / (decay + turn)
    let fast = decay + turn
    let share = slow / (2 * turn)
    let constants = textbook_modes(
      slow: slow, fast: fast, x_slow: -fast / (2 * turn), x_fast: share, v_slow: square / (2 * turn),
      v_fast: -square / (2 * turn))
    return { textbook_modes_sum(constants, interval, count) }
  }
}
