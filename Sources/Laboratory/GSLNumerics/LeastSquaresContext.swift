internal import CGSL

/// What GSL's callbacks need to reach a Swift problem.
final class LeastSquaresContext {
  /// What stands for a residual that is not finite: its square is finite, and no step towards it is taken.
  private static let worst = 1e100

  private let problem: any LeastSquaresProblem
  private var isStarted = false
  /// Whether the first residuals, and derivatives, were numbers.
  private(set) var startIsFinite = true

  init(_ problem: any LeastSquaresProblem) { self.problem = problem }

  func residuals(
    _ parameters: UnsafePointer<gsl_vector>?, _ output: UnsafeMutablePointer<gsl_vector>?
  ) -> Int32 {
    guard let parameters = Self.contiguous(parameters), let output, output.pointee.stride == 1 else {
      return Int32(GSL_EBADLEN)
    }
    let residuals = UnsafeMutableBufferPointer(start: output.pointee.data, count: output.pointee.size)
    problem.writeResiduals(at: parameters, into: residuals)
    // Why: a NaN passes every comparison that would have refused the step.
    for index in residuals.indices where !(residuals[index].magnitude < Self.worst) {
      residuals[index] = Self.worst
      if !isStarted { startIsFinite = false }
    }
    isStarted = true
    return 0
  }

  func jacobian(_ parameters: UnsafePointer<gsl_vector>?, _ output: UnsafeMutablePointer<gsl_matrix>?) -> Int32 {
    guard let parameters = Self.contiguous(parameters), let output, output.pointee.tda == output.pointee.size2 else {
      return Int32(GSL_EBADLEN)
    }
    let entries = UnsafeMutableBufferPointer(
      start: output.pointee.data, count: output.pointee.size1 * output.pointee.size2)
    problem.writeJacobian(at: parameters, into: entries)
    for entry in entries where !entry.isFinite {
      startIsFinite = false
      return Int32(GSL_EBADFUNC)
    }
    return 0
  }

  private static func contiguous(_ vector: UnsafePointer<gsl_vector>?) -> UnsafeBufferPointer<Double>? {
    guard let vector, vector.pointee.stride == 1 else { return nil }
    return UnsafeBufferPointer(start: vector.pointee.data, count: vector.pointee.size)
  }
}

/// `gsl_multifit_nlinear_fdf.f`.
func evaluateResiduals(
  _ parameters: UnsafePointer<gsl_vector>?, _ context: UnsafeMutableRawPointer?,
  _ output: UnsafeMutablePointer<gsl_vector>?
) -> Int32 {
  guard let context else { return Int32(GSL_EFAULT) }
  return Unmanaged<LeastSquaresContext>.fromOpaque(context)._withUnsafeGuaranteedRef {
    $0.residuals(parameters, output)
  }
}

/// `gsl_multifit_nlinear_fdf.df`.
func evaluateLeastSquaresJacobian(
  _ parameters: UnsafePointer<gsl_vector>?, _ context: UnsafeMutableRawPointer?,
  _ output: UnsafeMutablePointer<gsl_matrix>?
) -> Int32 {
  guard let context else { return Int32(GSL_EFAULT) }
  return Unmanaged<LeastSquaresContext>.fromOpaque(context)._withUnsafeGuaranteedRef {
    $0.jacobian(parameters, output)
  }
}
