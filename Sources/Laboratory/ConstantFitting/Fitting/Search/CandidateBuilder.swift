internal import Foundation
internal import GSLNumerics

/// From a form's minimum to a candidate, whatever the model.
struct CandidateBuilder<Form: MotionForm> {
  let session: FitSession
  let residuals: FormResiduals<Form>
  let weights: [Double]?
  let minimum: FormSearch<Form>.Minimum
  /// The quantity that a parameter shows, by its index.
  let quantities: [Int: [FittedQuantity]]

  func candidate(
    _ model: FittedModel, held: [HeldConstant],
    constants: @escaping @Sendable (_ withIntervals: Bool) throws -> [FittedConstant]
  ) throws(LeastSquaresError) -> ModelCandidate {
    let scaled = session.scaled
    let solution = minimum.solution
    let left = zip(solution.residuals, weights ?? []).map { $1 > 0 ? $0 / $1.squareRoot() : 0 }
    let plain = weights == nil ? solution.residuals : left
    let values = Array(plain.prefix(scaled.count))
    let freedom = Double(max(1, solution.degreesOfFreedom))
    let robustScale = weights == nil ? nil : RobustLoss.scale(of: values)
    let parameters = minimum.parameters
    let form = residuals.form
    let (scale, window, offset, origin) = (scaled.scale, scaled.window, scaled.offset, scaled.origin)
    return ModelCandidate(
      model: model, parameterCount: residuals.parameterCount, observations: residuals.residualCount,
      sumOfSquares: solution.sumOfSquares, scaledResiduals: plain, residuals: values.map { -$0 * scale },
      weights: weights, loss: session.fitter.loss, robustScale: robustScale,
      noise: scale * (robustScale ?? (values.reduce(0) { $0 + $1 * $1 } / freedom).squareRoot()),
      startTime: origin + window * parameters[0], held: held, undetermined: try undetermined(),
      curve: { time in
        let motion = parameters.withUnsafeBufferPointer { buffer -> (value: Double, velocity: Double) in
          guard let start = buffer.baseAddress else { return (.nan, .nan) }
          let local = (time - origin) / window - start[0]
          return local >= 0 ? form.motion(form.state(start + 1), at: local) : (start[1 + form.startParameter], 0)
        }
        return (offset + scale * motion.value, scale / window * motion.velocity)
      }, constants: constants)
  }

  private func undetermined() throws(LeastSquaresError) -> [FittedQuantity] {
    let conditioning = try minimum.solution.conditioning()
    var columns = conditioning.undetermined(tolerance: 1e-9)
    if columns.isEmpty, minimum.solution.ending == .iterationLimit, let weakest = conditioning.directions.last {
      // Why: a valley that is still being followed has no bottom that these samples could show.
      columns = weakest.indices.filter { weakest[$0].magnitude > 0.3 }
    }
    return columns.flatMap { quantities[residuals.free[$0]] ?? [] }
  }
}
