internal import CGSL

/// Where the sum of squared residuals is smallest, and what that says about the parameters.
public struct LeastSquaresSolution: Hashable, Sendable {
  /// Why the search ended.
  public enum Ending: Hashable, Sendable {
    /// The last step was as small as was asked for.
    case converged
    /// No step makes the sum smaller any more: the best that rounding allows, or a valley without a bottom.
    case noFurtherProgress
    /// The iterations ran out, and ``LeastSquaresSettings/keepsUnfinished`` allowed it.
    case iterationLimit
  }

  public let parameters: [Double]
  /// Each multiplied by the square root of its weight.
  public let residuals: [Double]
  /// Of ``residuals``, row by row.
  public let jacobian: [Double]
  public let sumOfSquares: Double
  public let iterations: Int
  public internal(set) var ending: Ending

  /// Residuals less parameters.
  public var degreesOfFreedom: Int { residuals.count - parameters.count }

  /// (JᵀJ)⁻¹ row by row, by a QR factorisation with pivots. Times the variance of a residual it is the covariance of the
  /// parameters in a linear problem.
  ///
  /// Rows and columns of parameters that the rank leaves undetermined are 0; ask ``conditioning()`` first.
  public func covariance() throws(LeastSquaresError) -> [Double] {
    let count = parameters.count
    let gathered = triangle()
    return try gathered.withMatrix(rows: count, columns: count) { (matrix) throws(LeastSquaresError) in
      guard let result = gsl_matrix_alloc(count, count) else { throw .library(.noMemory) }
      defer { gsl_matrix_free(result) }
      if let error = GSLError(status: gsl_multifit_nlinear_covar(matrix, 0, result)) { throw .library(error) }
      return (0..<count * count).map { gsl_matrix_get(result, $0 / count, $0 % count) }
    }
  }

  /// What the residuals can tell of the parameters: the singular values of the Jacobian, its columns scaled to norm 1.
  public func conditioning() throws(LeastSquaresError) -> LeastSquaresConditioning {
    let count = parameters.count
    var gathered = triangle()
    for column in 0..<count {
      let norm = (0..<count).map { gathered[$0 * count + column] }.reduce(0) { $0 + $1 * $1 }.squareRoot()
      guard norm > 0 else { continue }
      for row in 0..<count { gathered[row * count + column] /= norm }
    }
    return try gathered.withMatrix(rows: count, columns: count) { (matrix) throws(LeastSquaresError) in
      guard let directions = gsl_matrix_alloc(count, count), let values = gsl_vector_alloc(count) else {
        throw .library(.noMemory)
      }
      defer {
        gsl_matrix_free(directions)
        gsl_vector_free(values)
      }
      if let error = GSLError(status: gsl_linalg_SV_decomp_jacobi(matrix, directions, values)) {
        throw .library(error)
      }
      return LeastSquaresConditioning(
        singularValues: (0..<count).map { gsl_vector_get(values, $0) },
        directions: (0..<count).map { index in (0..<count).map { gsl_matrix_get(directions, $0, index) } })
    }
  }

  private func triangle() -> [Double] { LeastSquaresTriangle(self).factor }
}

/// How well a problem determines its parameters.
public struct LeastSquaresConditioning: Hashable, Sendable {
  /// From the largest to the smallest.
  public let singularValues: [Double]
  /// For each singular value the direction among the scaled parameters that it belongs to, of norm 1.
  public let directions: [[Double]]

  /// How many directions among the parameters the residuals tell apart: those whose singular value is above `tolerance`
  /// of the largest.
  public func rank(tolerance: Double = 1e-12) -> Int {
    let largest = singularValues.first ?? 0
    return singularValues.count { $0 > tolerance * largest }
  }

  /// The indices of the parameters that take part in a direction which the residuals do not tell; empty at full rank.
  public func undetermined(tolerance: Double = 1e-12) -> [Int] {
    let free = directions.dropFirst(rank(tolerance: tolerance))
    return singularValues.indices.filter { index in free.contains { $0[index].magnitude > 0.05 } }
  }
}

extension [Double] {
  /// Hands out a GSL matrix over a copy of these entries.
  fileprivate func withMatrix<Value>(
    rows: Int, columns: Int, _ body: (UnsafeMutablePointer<gsl_matrix>) throws(LeastSquaresError) -> Value
  ) throws(LeastSquaresError) -> Value {
    GSLLibrary.silenceAborts()
    guard let matrix = gsl_matrix_alloc(rows, columns) else { throw .library(.noMemory) }
    defer { gsl_matrix_free(matrix) }
    for (index, entry) in enumerated() { gsl_matrix_set(matrix, index / columns, index % columns, entry) }
    return try body(matrix)
  }
}
