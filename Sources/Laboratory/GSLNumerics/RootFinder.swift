internal import CGSL

/// Finds where a continuous function of one variable changes its sign, with a bracketing method of GSL.
public enum RootFinder {
  public enum Method: String, CaseIterable, Sendable {
    case bisection, falsepos, brent
  }

  /// The root in [`lower`, `upper`], to within `absoluteTolerance + relativeTolerance · |root|`.
  ///
  /// An end at which the function is exactly 0 is returned at once.
  ///
  /// - Parameter relativeTolerance: the default is two ulp.
  /// - Throws: ``RootError`` unless the ends are finite and ordered, the function is finite where it is asked and its
  ///   signs at the ends differ, and when the iterations run out.
  public static func root(
    from lower: Double, to upper: Double, method: Method = .brent, absoluteTolerance: Double = 0,
    relativeTolerance: Double = 0x1p-51, iterationLimit: Int = 200, of function: (Double) -> Double
  ) throws(RootError) -> Double {
    GSLLibrary.silenceAborts()
    guard lower.isFinite, upper.isFinite, lower <= upper else { throw .badBracket(lower: lower, upper: upper) }
    let (atLower, atUpper) = (function(lower), function(upper))
    if atLower == 0 { return lower }
    if atUpper == 0 { return upper }
    guard atLower.isFinite else { throw .notFinite(argument: lower) }
    guard atUpper.isFinite else { throw .notFinite(argument: upper) }
    guard (atLower < 0) != (atUpper < 0) else {
      throw .noSignChange(lower: lower, upper: upper, valueAtLower: atLower, valueAtUpper: atUpper)
    }
    let outcome = withoutActuallyEscaping(function) { escapable in
      iterate(
        RootFunction(escapable), from: lower, to: upper, method: method,
        tolerance: (absoluteTolerance, relativeTolerance), limit: iterationLimit)
    }
    return try outcome.get()
  }

  private static func iterate(
    _ function: RootFunction, from lower: Double, to upper: Double, method: Method,
    tolerance: (absolute: Double, relative: Double), limit: Int
  ) -> Result<Double, RootError> {
    guard let solver = gsl_root_fsolver_alloc(method.type) else { return .failure(.library(.noMemory)) }
    defer { gsl_root_fsolver_free(solver) }
    return withExtendedLifetime(function) {
      var callback = gsl_function(
        function: { evaluateRootFunction($0, $1) }, params: Unmanaged.passUnretained(function).toOpaque())
      return withUnsafeMutablePointer(to: &callback) { callback in
        if let error = GSLError(status: gsl_root_fsolver_set(solver, callback, lower, upper)) {
          return .failure(function.error ?? .library(error))
        }
        for _ in 0..<limit {
          if let error = GSLError(status: gsl_root_fsolver_iterate(solver)) {
            return .failure(function.error ?? .library(error))
          }
          let (low, high) = (gsl_root_fsolver_x_lower(solver), gsl_root_fsolver_x_upper(solver))
          let root = gsl_root_fsolver_root(solver)
          // Why: GSL's own interval test takes the smaller end as the scale and never ends around 0.
          if high - low <= tolerance.absolute + tolerance.relative * abs(root) || high.nextDown <= low {
            return .success(root)
          }
        }
        return .failure(.iterationLimit(limit))
      }
    }
  }
}

extension RootFinder.Method {
  fileprivate var type: UnsafePointer<gsl_root_fsolver_type>? {
    switch self {
    case .bisection: dashpot_gsl_root_fsolver_bisection()
    case .falsepos: dashpot_gsl_root_fsolver_falsepos()
    case .brent: dashpot_gsl_root_fsolver_brent()
    }
  }
}

/// A Swift function behind a C pointer, and what went wrong in it.
private final class RootFunction {
  let body: (Double) -> Double
  var error: RootError?

  init(_ body: @escaping (Double) -> Double) { self.body = body }
}

private func evaluateRootFunction(_ argument: Double, _ context: UnsafeMutableRawPointer?) -> Double {
  guard let context else { return .nan }
  return Unmanaged<RootFunction>.fromOpaque(context)._withUnsafeGuaranteedRef { function in
    let value = function.body(argument)
    if !value.isFinite { function.error = .notFinite(argument: argument) }
    return value
  }
}
