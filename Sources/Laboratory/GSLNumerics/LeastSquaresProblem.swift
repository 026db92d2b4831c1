/// A nonlinear least-squares problem: the parameters that make the sum of the squared residuals smallest.
public protocol LeastSquaresProblem {
  /// How many residuals there are; at least as many as parameters.
  var residualCount: Int { get }
  /// How many parameters there are; at least one.
  var parameterCount: Int { get }

  /// Writes every residual, model less data. One that is not finite makes the parameters as bad as can be.
  func writeResiduals(at parameters: UnsafeBufferPointer<Double>, into residuals: UnsafeMutableBufferPointer<Double>)

  /// Writes ∂(residual i)/∂(parameter j) at index `i · parameterCount + j`.
  func writeJacobian(at parameters: UnsafeBufferPointer<Double>, into entries: UnsafeMutableBufferPointer<Double>)
}

/// How a least-squares problem is solved.
public struct LeastSquaresSettings: Hashable, Sendable {
  /// How a step is found inside the trust region.
  public enum Method: String, CaseIterable, Hashable, Sendable {
    /// Levenberg and Marquardt's.
    case levenbergMarquardt
    /// The same with Transtrum and Sethna's geodesic acceleration.
    case accelerated
  }

  /// How the linear least-squares problem of a step is solved, from the fastest to the most careful.
  public enum Solver: String, CaseIterable, Hashable, Sendable {
    /// Of the normal equations: half of the digits.
    case cholesky
    case orthogonalTriangular
    case singularValues
  }

  public var method: Method
  public var solver: Solver
  /// The solution is found when a step moves the residuals by less than this part of their norm, or by what rounding
  /// moves them.
  public var stepTolerance: Double
  public var iterationLimit: Int
  /// Whether what was reached within the limit is a solution with that ending, and not an error.
  public var keepsUnfinished: Bool

  public init(
    method: Method = .levenbergMarquardt, solver: Solver = .orthogonalTriangular, stepTolerance: Double = 1e-12,
    iterationLimit: Int = 200, keepsUnfinished: Bool = false
  ) {
    self.method = method
    self.solver = solver
    self.stepTolerance = stepTolerance
    self.iterationLimit = iterationLimit
    self.keepsUnfinished = keepsUnfinished
  }
}

/// Why a least-squares problem was not solved.
public enum LeastSquaresError: Error, Hashable, Sendable {
  /// Fewer residuals than parameters, or no parameter.
  case tooFewResiduals(residuals: Int, parameters: Int)
  /// The start has another number of parameters, or the weights another number than the residuals.
  case wrongCount(of: String, given: Int, expected: Int)
  /// A weight that is negative or no number.
  case badWeight(index: Int, value: Double)
  /// A residual or a derivative at the start is not finite.
  case notFinite
  case iterationLimit(Int)
  case cancelled
  case library(GSLError)
}

extension LeastSquaresError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooFewResiduals(let residuals, let parameters):
      "\(residuals) residuals do not determine \(parameters) parameters; give more data"
    case .wrongCount(let what, let given, let expected): "there are \(given) \(what), and \(expected) are needed"
    case .badWeight(let index, let value): "weight \(index) is \(value); give a finite number of at least 0"
    case .notFinite: "the model is not finite at the start; choose a start inside its domain"
    case .iterationLimit(let limit): "no minimum within \(limit) iterations; raise the limit or give a better start"
    case .cancelled: "the search was cancelled"
    case .library(let error): "GSL failed with \(error)"
    }
  }
}
