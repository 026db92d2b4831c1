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
    guard starts.count > 1 else { return try minimum(from: starts.first ?? residuals.template) }
    let loose = try solver(tolerance: 1e-4, limit: 60)
    var found: [LeastSquaresSolution] = []
    var failure = LeastSquaresError.notFinite
    for start in starts {
      do throws(LeastSquaresError) {
        found.append(try minimise(loose, from: residuals.free.map { start[$0] }))
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

  func minimum(from start: [Double]) throws(LeastSquaresError) -> Minimum {
    let solution = try minimise(try solver(tolerance: 1e-12, limit: 300), from: residuals.free.map { start[$0] })
    return Minimum(parameters: residuals.complete(solution.parameters), solution: solution)
  }

  private func solver(tolerance: Double, limit: Int) throws(LeastSquaresError) -> LeastSquaresSolver {
    try LeastSquaresSolver(
      residualCount: residuals.residualCount, parameterCount: residuals.parameterCount,
      settings: LeastSquaresSettings(
        solver: tolerance < 1e-6 ? .orthogonalTriangular : .cholesky, stepTolerance: tolerance, iterationLimit: limit,
        keepsUnfinished: true))
  }

  private func minimise(
    _ solver: LeastSquaresSolver, from start: [Double]
  ) throws(LeastSquaresError) -> LeastSquaresSolution {
    try solver.minimise(residuals, from: start, weights: weights, isCancelled: isCancelled)
  }
}
