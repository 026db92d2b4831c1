internal import Foundation

/// Where a search for the constants of a friction begins.
///
/// A free motion is from + velocity · h(t), with h set by one or two numbers: on a grid of them the other two are found
/// exactly.
struct FrictionStarts {
  private let recording: ScaledRecording

  init(_ recording: ScaledRecording) {
    self.recording = recording.thinned(to: 120)
  }

  /// Parameters of ``SlowingForm`` from the best on.
  func slowing(_ form: SlowingForm, best count: Int) -> [[Double]] {
    var starts: [(parameters: [Double], sum: Double)] = []
    let rates = form.hasRate ? Self.ladder(from: 0.05, to: 200, steps: form.hasDeceleration ? 6 : 16) : [0]
    let stops = form.hasDeceleration ? Self.ladder(from: 0.03, to: 20, steps: form.hasRate ? 8 : 20) : [.infinity]
    for rate in rates {
      for stop in stops {
        // Why: v₀ = (a/λ)(e^(λT) − 1), so that the deceleration is v₀ times this.
        let share = stop == .infinity ? 0 : rate > 0 ? rate / expm1(rate * stop) : 1 / stop
        let part = linear { time in
          let way = SlowingIntegrals(rate: rate, time: min(time, stop))
          return way.first - share * way.second
        }
        let (from, velocity) = (part.coefficients[0], part.coefficients[1])
        let law = (form.hasRate ? [rate] : []) + (form.hasDeceleration ? [share * velocity.magnitude] : [])
        starts.append((law + [from, velocity], part.sumOfSquares))
      }
    }
    return Self.best(starts, count)
  }

  /// Parameters of ``DragForm`` from the best on.
  func drag(best count: Int) -> [[Double]] {
    let starts = Self.ladder(from: 0.02, to: 5000, steps: 24).map { growth in
      let part = linear { log1p(growth * $0) / growth }
      let (from, velocity) = (part.coefficients[0], part.coefficients[1])
      return (parameters: [growth / max(velocity.magnitude, 1e-12), from, velocity], sum: part.sumOfSquares)
    }
    return Self.best(starts, count)
  }

  private func linear(_ shape: (Double) -> Double) -> LinearPart {
    LinearPart(
      of: recording.values, in: [[Double](repeating: 1, count: recording.count), recording.times.map(shape)])
  }

  private static func best(_ starts: [(parameters: [Double], sum: Double)], _ count: Int) -> [[Double]] {
    starts.filter { $0.sum.isFinite }.sorted { $0.sum < $1.sum }.prefix(count).map(\.parameters)
  }

  static func ladder(from lowest: Double, to highest: Double, steps: Int) -> [Double] {
    (0...steps).map { lowest * exp(log(highest / lowest) * Double($0) / Double(steps)) }
  }
}
