import Foundation
import MotionEngine

/// Position and velocity of one spring at many times: our kernel beside the textbook formula with its constants
/// prepared, both on one core.
enum KernelBenchmarks {
  static let samples = 360
  static let springs = 500

  static func all() throws -> [Benchmark] {
    [
      try kernel("kernel, ζ = 0.5", ratio: 0.5), textbookBelow(), try kernel("kernel, ζ = 1", ratio: 1),
      textbookCritical(), try kernel("kernel, ζ = 1.2", ratio: 1.2), textbookAbove(1.2),
      try kernel("kernel, ζ = 5", ratio: 5), textbookAbove(5), try kernel("kernel, ζ = 50", ratio: 50),
      textbookAbove(50), try uniformSampling("kernel, uniform sampling, ζ = 0.5", ratio: 0.5),
    ]
  }

  private static func kernel(_ name: String, ratio: Double) throws -> Benchmark {
    let spring = try Spring(mass: 1, naturalFrequency: 10, dampingRatio: ratio)
    let kernel = SpringKernel(spring: spring, start: SpringState(displacement: -1, velocity: 0))
    return Benchmark(name: name, unit: "samples", units: springs * samples) {
      var sum = 0.0
      for _ in 0..<springs {
        for index in 0..<samples {
          let state = kernel.state(at: Double(index) * 0.005)
          sum += state.displacement + state.velocity
        }
      }
      keep(sum)
    }
  }

  /// All samples of a motion at once, its kernel prepared each time: what `make witnesses` sets beside another solver.
  private static func uniformSampling(_ name: String, ratio: Double) throws -> Benchmark {
    let spring = try Spring(mass: 1, naturalFrequency: 10, dampingRatio: ratio)
    return Benchmark(name: name, unit: "cases of \(samples) samples", units: springs) {
      var states: [SpringState] = []
      var sum = 0.0
      for _ in 0..<springs {
        let kernel = SpringKernel(spring: spring, start: SpringState(displacement: -1, velocity: 0))
        kernel.record(every: 3.0 / Double(samples - 1), count: samples, into: &states)
        sum += states[samples / 2].displacement
      }
      keep(sum)
    }
  }

  private static func textbookBelow() -> Benchmark {
    let sigma = 5.0
    let omega = 75.0.squareRoot()
    return Benchmark(name: "textbook, ζ = 0.5", unit: "samples", units: springs * samples) {
      var sum = 0.0
      for _ in 0..<springs {
        for index in 0..<samples {
          let time = Double(index) * 0.005
          let envelope = exp(-sigma * time)
          let cosine = cos(omega * time)
          let sine = sin(omega * time)
          sum += -envelope * (cosine + sigma / omega * sine) + envelope * (omega + sigma * sigma / omega) * sine
        }
      }
      keep(sum)
    }
  }

  private static func textbookCritical() -> Benchmark {
    let sigma = 10.0
    return Benchmark(name: "textbook, ζ = 1", unit: "samples", units: springs * samples) {
      var sum = 0.0
      for _ in 0..<springs {
        for index in 0..<samples {
          let time = Double(index) * 0.005
          let envelope = exp(-sigma * time)
          sum += envelope * (-1 - sigma * time) + envelope * (sigma * sigma * time)
        }
      }
      keep(sum)
    }
  }

  private static func textbookAbove(_ ratio: Double) -> Benchmark {
    let root = (ratio * ratio - 1).squareRoot()
    let slow = 10 * (ratio - root)
    let fast = 10 * (ratio + root)
    let a = fast / (slow - fast)
    let b = slow / (fast - slow)
    return Benchmark(name: "textbook, ζ = \(ratio)", unit: "samples", units: springs * samples) {
      var sum = 0.0
      for _ in 0..<springs {
        for index in 0..<samples {
          let time = Double(index) * 0.005
          let first = a * exp(-slow * time)
          let second = b * exp(-fast * time)
          sum += first + second - slow * first - fast * second
        }
      }
      keep(sum)
    }
  }
}
