internal import CGSL

/// GSL's trust-region least squares (`gsl_multifit_nlinear`), with room for problems of one size.
///
/// Kept from one problem to the next of the same size it allocates nothing but the solution. Not for use by several tasks
/// at once; the same problem gives the same bits.
public final class LeastSquaresSolver {
  public let residualCount: Int
  public let parameterCount: Int
  private let settings: LeastSquaresSettings
  private let workspace: UnsafeMutablePointer<gsl_multifit_nlinear_workspace>
  private let start: UnsafeMutablePointer<gsl_vector>

  /// - Throws: ``LeastSquaresError`` when there are fewer residuals than parameters, or no memory.
  public init(
    residualCount: Int, parameterCount: Int, settings: LeastSquaresSettings = LeastSquaresSettings()
  ) throws(LeastSquaresError) {
    GSLLibrary.silenceAborts()
    guard parameterCount > 0, residualCount >= parameterCount else {
      throw .tooFewResiduals(residuals: residualCount, parameters: parameterCount)
    }
    var parameters = gsl_multifit_nlinear_default_parameters()
    parameters.trs = settings.method.subproblem
    parameters.solver = settings.solver.type
    parameters.scale = dashpot_gsl_multifit_nlinear_scale_more()
    guard
      let workspace = gsl_multifit_nlinear_alloc(
        dashpot_gsl_multifit_nlinear_trust(), &parameters, residualCount, parameterCount)
    else { throw .library(.noMemory) }
    guard let start = gsl_vector_alloc(parameterCount) else {
      gsl_multifit_nlinear_free(workspace)
      throw .library(.noMemory)
    }
    self.residualCount = residualCount
    self.parameterCount = parameterCount
    self.settings = settings
    self.workspace = workspace
    self.start = start
  }

  deinit {
    gsl_multifit_nlinear_free(workspace)
    gsl_vector_free(start)
  }

  /// The nearest minimum of Σ weight · residual² downhill of `parameters`.
  ///
  /// - Parameters:
  ///   - weights: one for each residual, 1 where none are given.
  ///   - isCancelled: asked before each iteration.
  /// - Throws: ``LeastSquaresError`` for counts that do not fit, weights that are none, a model that is not finite at
  ///   the start, too many iterations, and when cancelled.
  public func minimise(
    _ problem: some LeastSquaresProblem, from parameters: [Double], weights: [Double]? = nil,
    isCancelled: () -> Bool = { false }
  ) throws(LeastSquaresError) -> LeastSquaresSolution {
    try check(problem, parameters, weights)
    for (index, parameter) in parameters.enumerated() { gsl_vector_set(start, index, parameter) }
    let context = LeastSquaresContext(problem)
    return try withExtendedLifetime(context) { () throws(LeastSquaresError) in
      var function = gsl_multifit_nlinear_fdf()
      function.f = { evaluateResiduals($0, $1, $2) }
      function.df = { evaluateLeastSquaresJacobian($0, $1, $2) }
      function.n = residualCount
      function.p = parameterCount
      function.params = Unmanaged.passUnretained(context).toOpaque()
      return try withUnsafeMutablePointer(to: &function) { (function) throws(LeastSquaresError) in
        try begin(function, weights)
        guard context.startIsFinite else { throw .notFinite }
        return polished(try iterate(isCancelled), function, weights)
      }
    }
  }

  private func check(
    _ problem: some LeastSquaresProblem, _ parameters: [Double], _ weights: [Double]?
  ) throws(LeastSquaresError) {
    let counts = [
      ("residuals", problem.residualCount, residualCount),
      ("parameters", problem.parameterCount, parameterCount), ("parameters", parameters.count, parameterCount),
      ("weights", weights?.count ?? residualCount, residualCount),
    ]
    for (what, given, expected) in counts where given != expected {
      throw .wrongCount(of: what, given: given, expected: expected)
    }
    guard parameters.allSatisfy(\.isFinite) else { throw .notFinite }
    if let weights, let index = weights.firstIndex(where: { !($0 >= 0 && $0.isFinite) }) {
      throw .badWeight(index: index, value: weights[index])
    }
  }

  private func begin(
    _ function: UnsafeMutablePointer<gsl_multifit_nlinear_fdf>, _ weights: [Double]?
  ) throws(LeastSquaresError) {
    var status: Int32
    if let weights {
      guard let vector = gsl_vector_alloc(residualCount) else { throw .library(.noMemory) }
      defer { gsl_vector_free(vector) }
      for (index, weight) in weights.enumerated() { gsl_vector_set(vector, index, weight) }
      status = gsl_multifit_nlinear_winit(start, vector, function, workspace)
    } else {
      status = gsl_multifit_nlinear_init(start, function, workspace)
    }
    if let error = GSLError(status: status) { throw error == .badFunction ? .notFinite : .library(error) }
  }

  private func iterate(_ isCancelled: () -> Bool) throws(LeastSquaresError) -> LeastSquaresSolution {
    for iteration in 1...max(1, settings.iterationLimit) {
      if isCancelled() { throw .cancelled }
      switch GSLError(status: gsl_multifit_nlinear_iterate(workspace)) {
      case nil: if isConverged { return solution(iteration, .converged) }
      case .noProgress?: return solution(iteration, .noFurtherProgress)
      case let error?: throw .library(error)
      }
    }
    guard settings.keepsUnfinished else { throw .iterationLimit(settings.iterationLimit) }
    return solution(settings.iterationLimit, .iterationLimit)
  }

  /// Whether the last step moved the residuals, to first order, by less than is asked, or than can be polished.
  ///
  /// Why not GSL's own test: it measures each parameter against itself, so that one whose value is 0 never passes.
  private var isConverged: Bool {
    guard let matrix = workspace.pointee.J.pointee.data, let step = workspace.pointee.dx.pointee.data,
      let parameters = workspace.pointee.x.pointee.data, let residuals = workspace.pointee.f.pointee.data
    else { return false }
    var (moved, norm, shift) = (0.0, 0.0, 0.0)
    for row in 0..<residualCount {
      var change = 0.0
      for column in 0..<parameterCount {
        let entry = matrix[row * parameterCount + column]
        change += entry * step[column]
        shift += entry * entry * parameters[column] * parameters[column]
      }
      moved += change * change
      norm += residuals[row] * residuals[row]
    }
    let tolerance = max(settings.stepTolerance, Self.polishable)
    return moved <= tolerance * tolerance * norm || moved <= Self.rounding * Self.rounding * shift
  }

  /// Below this part of the residuals' norm a sum of squares is too flat to tell whether a step was good.
  private static let polishable = 1e-7

  /// Below this part of what the parameters themselves make of the residuals a step is rounding.
  private static let rounding = 1e-13

  /// Gauss–Newton steps until one moves the residuals by less than is asked.
  ///
  /// Why: whether the sum of squares has fallen cannot be seen within the square root of an ulp of its minimum, where
  /// the trust region stops. How far the next step would still go can be seen to the last digit. Where the residuals are
  /// large and bent the steps shrink slowly or grow; Anderson's mixing with the step before takes that out.
  private func polished(
    _ found: LeastSquaresSolution, _ function: UnsafeMutablePointer<gsl_multifit_nlinear_fdf>, _ weights: [Double]?
  ) -> LeastSquaresSolution {
    guard settings.stepTolerance < Self.polishable else { return found }
    var (best, bestReach) = (found, Double.infinity)
    var current = found
    var before: (parameters: [Double], step: [Double])?
    for round in 1...Self.polishingLimit {
      let triangle = LeastSquaresTriangle(current)
      guard let step = triangle.step, triangle.reach < 4 * bestReach else { break }
      if triangle.reach < bestReach { (best, bestReach) = (current, triangle.reach) }
      let norm = current.sumOfSquares.squareRoot()
      if triangle.reach <= max(settings.stepTolerance * norm, triangle.rounding(of: current.parameters)) {
        best.ending = .converged
        break
      }
      let weight = before.map { triangle.mixing(step, after: $0.step) } ?? 0
      for (index, parameter) in current.parameters.enumerated() {
        var next = parameter + step[index]
        if let before {
          next -= weight * (parameter - before.parameters[index] + step[index] - before.step[index])
        }
        gsl_vector_set(start, index, next)
      }
      before = (current.parameters, step)
      // Why: nothing holds such a step inside of the model's domain; what was found before it stands.
      guard (try? begin(function, weights)) != nil else { break }
      current = solution(found.iterations + round, found.ending)
    }
    return best
  }

  private static let polishingLimit = 20

  private func solution(_ iterations: Int, _ ending: LeastSquaresSolution.Ending) -> LeastSquaresSolution {
    let state = workspace.pointee
    let residuals = Array(UnsafeBufferPointer(start: state.f.pointee.data, count: residualCount))
    return LeastSquaresSolution(
      parameters: Array(UnsafeBufferPointer(start: state.x.pointee.data, count: parameterCount)),
      residuals: residuals,
      jacobian: Array(UnsafeBufferPointer(start: state.J.pointee.data, count: residualCount * parameterCount)),
      sumOfSquares: residuals.reduce(0) { $0 + $1 * $1 }, iterations: iterations, ending: ending)
  }
}

extension LeastSquaresSettings.Method {
  fileprivate var subproblem: UnsafePointer<gsl_multifit_nlinear_trs>? {
    switch self {
    case .levenbergMarquardt: dashpot_gsl_multifit_nlinear_trs_lm()
    case .accelerated: dashpot_gsl_multifit_nlinear_trs_lmaccel()
    }
  }
}

extension LeastSquaresSettings.Solver {
  fileprivate var type: UnsafePointer<gsl_multifit_nlinear_solver>? {
    switch self {
    case .cholesky: dashpot_gsl_multifit_nlinear_solver_cholesky()
    case .orthogonalTriangular: dashpot_gsl_multifit_nlinear_solver_qr()
    case .singularValues: dashpot_gsl_multifit_nlinear_solver_svd()
    }
  }
}
