internal import Foundation

/// Where a search for the constants of a spring begins: pairs of σ and q with the lines that belong to them.
struct SpringStarts {
  struct Start {
    let rate: Double
    let square: Double
    /// From, velocity and target.
    let linear: [Double]
    let sumOfSquares: Double
  }

  private let recording: ScaledRecording

  init(_ recording: ScaledRecording) {
    self.recording = recording.thinned(to: Self.mostSamples)
  }

  private static let mostSamples = 400

  /// The start that the integrated equation of motion gives: with I the integral of the values and J that of I,
  /// x = −2σ I − q J + a cubic's first three terms, which is linear in 2σ and q.
  ///
  /// Why integrals: they smooth the noise that derivatives would raise. The best of the whole window and of its first
  /// parts is taken, since a long rest at the end says nothing.
  func fromIntegrals() -> Start? {
    var best: Start?
    for part in [1, 0.5, 0.25] {
      let count = recording.times.prefix { $0 <= part }.count
      guard count >= 8, let (rate, square) = constants(of: count) else { continue }
      let start = start(rate: rate, square: square)
      if start.sumOfSquares < best?.sumOfSquares ?? .infinity { best = start }
    }
    return best
  }

  /// Damping ratios that are tried.
  static let ratios = [0.02, 0.1, 0.3, 0.7, 1, 1.5, 3, 8, 25]

  /// The best of a grid over natural frequency and damping ratio, from the best on.
  func fromGrid(best count: Int, ratios: [Double]) -> [Start] {
    let most = min(0.5 * Double.pi * Double(recording.count), 3000)
    let steps = max(2, Int((log(most / 0.3) / log(1.35)).rounded(.up)))
    var starts: [Start] = []
    for step in 0...steps {
      let frequency = 0.3 * exp(log(most / 0.3) * Double(step) / Double(steps))
      for ratio in ratios {
        starts.append(start(rate: ratio * frequency, square: frequency * frequency))
      }
    }
    return Array(starts.filter { $0.sumOfSquares.isFinite }.sorted { $0.sumOfSquares < $1.sumOfSquares }.prefix(count))
  }

  func start(rate: Double, square: Double) -> Start {
    let count = recording.count
    var columns = [[Double]](repeating: [Double](repeating: 0, count: count), count: 3)
    for index in 0..<count {
      let response = SpringResponse(rate: rate, square: square, time: recording.times[index])
      columns[0][index] = response.displacement
      columns[1][index] = response.velocity
      columns[2][index] = 1 - response.displacement
    }
    let part = LinearPart(of: recording.values, in: columns)
    return Start(rate: rate, square: square, linear: part.coefficients, sumOfSquares: part.sumOfSquares)
  }

  private func constants(of count: Int) -> (rate: Double, square: Double)? {
    let (times, values) = (recording.times.prefix(count), recording.values.prefix(count))
    var (once, twice) = ([Double](repeating: 0, count: count), [Double](repeating: 0, count: count))
    for index in 1..<count {
      let step = times[index] - times[index - 1]
      let (before, now) = (values[index - 1], values[index])
      once[index] = once[index - 1] + step * (before + now) / 2
      twice[index] = twice[index - 1] + step * once[index - 1] + step * step * (2 * before + now) / 6
    }
    let columns = [
      [Double](repeating: 1, count: count), Array(times), times.map { $0 * $0 }, once.map { -$0 }, twice.map { -$0 },
    ]
    let coefficients = LinearPart(of: Array(values), in: columns).coefficients
    let square = coefficients[4]
    guard square > 1e-3, square.isFinite else { return nil }
    return (max(coefficients[3] / 2, 0.005 * square.squareRoot()), square)
  }
}
