internal import GSLNumerics

/// The best of a form's minima that a list of starts leads to.
struct FormSearch<Form: MotionForm> {
  let residuals: FormResiduals<Form>
  let weights: [Double]?
  let isCancelled: @Sendable () -> Bool

  /// A minimum: all parameters, and the solution in the free ones.
  struct Minimum {
    let parameters: [Double]
    let solution: LeastSquaresSolution
  }

  init(_ residuals: FormResiduals<Form>, weights: [Double]? = nil, isCancelled: @escaping @Sendable () -> Bool) {
    self.residuals = residuals
    self.weights = weights
    self.isCancelled = isCancelled
  }

  /// The lowest minimum, refined until rounding.
  ///
  /// - Parameter starts: full lists of parameters; several are first followed loosely.
  /// - Throws: the last error when no start leads to a minimum.
  func best(from starts: [[Double]]) throws(LeastSquaresError) -> Minimum {
    let few = residuals.thinned(to: Self.enoughSamples)
    guard starts.count > 1 || few.residualCount < residuals.residualCount else {
      return try minimum(from: starts.first ?? residuals.template)
    }
    let loose = try solver(for: few, tolerance: 1e-4, limit: 60)
    var found: [LeastSquaresSolution] = []
    var failure = LeastSquaresError.notFinite
    for start in starts {
      do throws(LeastSquaresError) {
        found.append(try minimise(few, loose, from: residuals.free.map { start[$0] }))
      } catch {
        if error == .cancelled { throw error }
        failure = error
      }
    }
    for candidate in found.sorted(by: { $0.sumOfSquares < $1.sumOfSquares }).prefix(2) {
      do throws(LeastSquaresError) {
        return try minimum(from: residuals.complete(candidate.parameters))
      } catch {
        if error == .cancelled { throw error }
        failure = error
      }
    }
    throw failure
  }

  /// - Note: of many samples that the form misses by far more than their noise only to 1e-5 of what it leaves, a hundredth
  ///   of a standard error: there the last digits take most of the time and mean nothing.
  func minimum(from start: [Double]) throws(LeastSquaresError) -> Minimum {
    var place = residuals.free.map { start[$0] }
    if residuals.recording.count > Self.many {
      let coarse = try minimise(residuals, try solver(for: residuals, tolerance: 1e-5, limit: 40), from: place)
      let left = (coarse.sumOfSquares / Double(coarse.residuals.count)).squareRoot()
      if left > 2 * residuals.recording.roughness, left > 1e-9 {
        return Minimum(parameters: residuals.complete(coarse.parameters), solution: coarse)
      }
      place = coarse.parameters
    }
    let solution = try minimise(residuals, try solver(for: residuals, tolerance: 5e-8, limit: 300), from: place)
    return Minimum(parameters: residuals.complete(solution.parameters), solution: solution)
  }

  private static var many: Int { 2000 }

  /// So many samples tell one start from another.
  private static var enoughSamples: Int { 400 }

  private func solver(
    for residuals: FormResiduals<Form>, tolerance: Double, limit: Int
  ) throws(LeastSquaresError) -> LeastSquaresSolver {
    try LeastSquaresSolver(
      residualCount: residuals.residualCount, parameterCount: residuals.parameterCount,
      settings: LeastSquaresSettings(
        solver: .cholesky, stepTolerance: tolerance, iterationLimit: limit,
        keepsUnfinished: true))
  }

  private func minimise(
    _ residuals: FormResiduals<Form>, _ solver: LeastSquaresSolver, from start: [Double]
  ) throws(LeastSquaresError) -> LeastSquaresSolution {
    try solver.minimise(
      residuals, from: start, weights: weights?.count == residuals.residualCount ? weights : nil,
      isCancelled: isCancelled)
  }
}
