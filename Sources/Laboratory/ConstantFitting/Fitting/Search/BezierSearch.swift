internal import Foundation
internal import GSLNumerics

/// Fits a cubic Bézier timing curve.
struct BezierSearch {
  private let session: FitSession

  init(_ session: FitSession) { self.session = session }

  func candidate() throws(LeastSquaresError) -> ModelCandidate {
    try FitStart.best(of: session.starts()) { (start) throws(LeastSquaresError) in
      let moving = session.scaled.since(start.time)
      guard moving.count > 8 else { throw .tooFewResiduals(residuals: moving.count, parameters: 7) }
      let starts = starts(session.fitter.loss == .squares ? moving : moving.withoutSpikes)
      let search = try WeightedSearch(
        BezierForm(), session, starts: starts.map { [start.time] + $0 },
        held: start.isFree ? [] : [0])
      return try BezierConstants(session: session, search: search).candidate()
    }
  }

  /// On a grid of abscissas and durations the four ordinates are found exactly.
  private func starts(_ moving: ScaledRecording) -> [[Double]] {
    let seen = moving.thinned(to: 80)
    let last = seen.times[seen.count - 1]
    var found: [(parameters: [Double], sum: Double)] = []
    let angles = [0.25, 0.6, 0.95, 1.3]
    for first in angles {
      for second in angles {
        for share in [0.2, 0.35, 0.5, 0.65, 0.8, 0.95, 1.1] {
          let state = BezierForm.State(
            angles: (first, second), abscissas: (pow(sin(first), 2), pow(sin(second), 2)), duration: share * last,
            from: 0, weights: (0, 0, 0))
          var columns = [[Double]](repeating: [Double](repeating: 0, count: seen.count), count: 4)
          for index in 0..<seen.count {
            let fraction = seen.times[index] / state.duration
            columns[0][index] = 1
            let basis = fraction < 1 ? BezierPoint(state, fraction: fraction).basis : (0, 0, 1)
            (columns[1][index], columns[2][index], columns[3][index]) = basis
          }
          let part = LinearPart(of: seen.values, in: columns)
          found.append(([first, second, log(state.duration)] + part.coefficients, part.sumOfSquares))
        }
      }
    }
    return found.filter { $0.sum.isFinite }.sorted { $0.sum < $1.sum }.prefix(4).map(\.parameters)
  }
}

/// The constants of a fitted timing curve in the units of the recording.
struct BezierConstants: Sendable {
  let session: FitSession
  let search: WeightedSearch<BezierForm>

  func candidate() throws(LeastSquaresError) -> ModelCandidate {
    let builder = CandidateBuilder(
      session: session, residuals: search.residuals, weights: search.weights, minimum: search.minimum,
      quantities: [
        0: [.start], 1: [.x1], 2: [.x2], 3: [.duration], 4: [.from], 5: [.y1], 6: [.y2], 7: [.target],
      ])
    return try builder.candidate(.bezier, held: []) { try constants(withIntervals: $0) }
  }

  private func constants(withIntervals: Bool) throws -> [FittedConstant] {
    let scaled = session.scaled
    let (scale, window) = (scaled.scale, scaled.window)
    let values = search.minimum.parameters
    let finder =
      withIntervals ? try session.finder(search.residuals, search.weights, search.minimum.solution) : nil
    func constant(
      _ quantity: FittedQuantity, _ value: Double, range: ClosedRange<Double>? = nil, _ gradient: [Int: Double]
    ) -> FittedConstant {
      let interval = finder?.interval(of: value, gradient: gradient).map { interval in
        interval.mapped { end in range.map { min(max(end, $0.lowerBound), $0.upperBound) } ?? end }
      }
      return FittedConstant(quantity: quantity, value: value, interval: interval)
    }
    let (one, two, way) = (sin(values[1]), sin(values[2]), values[7])
    let duration = window * exp(values[3])
    var result = [
      constant(.x1, one * one, range: 0...1, [1: sin(2 * values[1])]),
      constant(.y1, values[5] / way, [5: 1 / way, 7: -values[5] / way / way]),
      constant(.x2, two * two, range: 0...1, [2: sin(2 * values[2])]),
      constant(.y2, values[6] / way, [6: 1 / way, 7: -values[6] / way / way]),
      constant(.duration, duration, range: 0...(.infinity), [3: duration]),
      constant(.from, scaled.offset + scale * values[4], [4: scale]),
      constant(.target, scaled.offset + scale * (values[4] + way), [4: scale, 7: scale]),
    ]
    if search.residuals.free.contains(0) {
      result.append(constant(.start, scaled.origin + window * values[0], [0: window]))
    }
    return result
  }
}
