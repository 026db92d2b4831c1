import ConstantFitting
import Foundation
import MotionProblems

/// Whole fits of recordings of 10,000 samples with noise of 1 % of the way, starts and intervals included.
enum FittingBenchmarks {
  private static let samples = 10_000

  static var all: [Benchmark] {
    [
      fit("fit of 10,000 samples, a spring", [.spring], promise: 5),
      fit("fit of 10,000 samples, all seven laws", FittedModel.allCases, promise: nil),
    ]
  }

  private static func fit(_ name: String, _ models: [FittedModel], promise: Double?) -> Benchmark {
    Benchmark(name: name, unit: "fits", promise: promise) {
      let recording = try recording()
      let fitter = try MotionFitter(models: models)
      return (
        1,
        {
          guard let fits = try? fitter.fit(recording) else { preconditionFailure("this recording can be fitted") }
          keep(fits.best.noise)
        }
      )
    }
  }

  /// A spring of stiffness 200 and damping ratio 0.4 from 3 to 10 over 2 s.
  private static func recording() throws -> RecordedMotion {
    let (rate, square) = (0.4 * 200.squareRoot(), 200.0)
    let frequency = (square - rate * rate).squareRoot()
    let times = (0..<samples).map { 2 * Double($0) / Double(samples) }
    let values = times.enumerated().map { index, time in
      let even = SplitMix64.uniform(seed: 1, index: UInt64(2 * index))
      let odd = SplitMix64.uniform(seed: 1, index: UInt64(2 * index + 1))
      let noise = 0.07 * (-2 * log(1 - even)).squareRoot() * cos(2 * Double.pi * odd)
      let phase = frequency * time
      return 10 - 7 * exp(-rate * time) * (cos(phase) + rate / frequency * sin(phase)) + noise
    }
    return try RecordedMotion(times: times, values: values)
  }
}
