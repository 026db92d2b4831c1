internal import GSLNumerics

/// A form's best minimum with velocities weighed by their own noise, and with outliers held back where that is asked for.
struct WeightedSearch<Form: MotionForm> {
  let residuals: FormResiduals<Form>
  let weights: [Double]?
  let minimum: FormSearch<Form>.Minimum

  /// - Parameter starts: full lists of parameters; the held ones have their values there.
  init(
    _ form: Form, _ session: FitSession, starts: [[Double]], held: Set<Int>
  ) throws(LeastSquaresError) {
    var residuals = FormResiduals(form, session.scaled, template: starts.first ?? [], held: held)
    var minimum = try FormSearch(residuals, isCancelled: session.isCancelled).best(from: starts)
    if session.scaled.velocities != nil {
      for _ in 0..<3 {
        residuals = FormResiduals(
          form, session.scaled, template: minimum.parameters, held: held,
          velocityWeight: Self.velocityWeight(form, session.scaled, at: minimum.parameters))
        minimum = try FormSearch(residuals, isCancelled: session.isCancelled).minimum(from: minimum.parameters)
      }
    }
    var weights: [Double]?
    if session.fitter.loss != .squares {
      var plain = minimum.solution.residuals
      for _ in 0..<Self.mostReweightings {
        let scale = RobustLoss.scale(of: plain)
        guard scale > 1e-13 else { break }
        let next = plain.map { RobustLoss.weight(session.fitter.loss, $0 / scale) }
        let change = zip(next, weights ?? []).map { abs($0 - $1) }.max() ?? 1
        weights = next
        minimum = try FormSearch(residuals, weights: next, isCancelled: session.isCancelled).minimum(
          from: minimum.parameters)
        plain = zip(minimum.solution.residuals, next).map { $0 / $1.squareRoot() }
        if change < 1e-6 { break }
      }
    }
    self.residuals = residuals
    self.weights = weights
    self.minimum = minimum
  }

  private static var mostReweightings: Int { 60 }

  /// The noise of the values over that of the velocities, as this minimum has them.
  private static func velocityWeight(_ form: Form, _ recording: ScaledRecording, at parameters: [Double]) -> Double {
    let both = FormResiduals(form, recording, template: parameters, held: [], velocityWeight: 1)
    var left = [Double](repeating: 0, count: both.residualCount)
    parameters.withUnsafeBufferPointer { parameters in
      left.withUnsafeMutableBufferPointer { both.writeResiduals(at: parameters, into: $0) }
    }
    func deviation(_ part: ArraySlice<Double>) -> Double {
      max(1e-13, (part.reduce(0) { $0 + $1 * $1 } / Double(part.count)).squareRoot())
    }
    return deviation(left[..<recording.count]) / deviation(left[recording.count...])
  }
}
