internal import CGSL

/// Finds where a function of one variable is least, by Brent's method of GSL.
public enum ScalarMinimizer {
  /// A local minimum and the value there.
  public struct Minimum: Hashable, Sendable {
    public let argument: Double
    public let value: Double
  }

  /// A local minimum in (`lower`, `upper`).
  ///
  /// A minimum is known to about the square root of the precision of the function: the default, 2⁻²⁴, is about
  /// the narrowest bracket that Brent's method reaches.
  ///
  /// - Parameters:
  ///   - inside: where the function is below both ends.
  ///   - relativeTolerance: of the argument; the search also ends where the bracket is within `absoluteTolerance`.
  /// - Throws: ``MinimumError`` unless the three arguments ascend, the function is finite where it is asked and lower
  ///   inside than at the ends, and when the iterations run out.
  public static func minimum(
    from lower: Double, through inside: Double, to upper: Double, absoluteTolerance: Double = 0,
    relativeTolerance: Double = 0x1p-24, iterationLimit: Int = 200, of function: (Double) -> Double
  ) throws(MinimumError) -> Minimum {
    GSLLibrary.silenceAborts()
    guard lower.isFinite, upper.isFinite, lower < inside, inside < upper else {
      throw .badBracket(lower: lower, inside: inside, upper: upper)
    }
    let values = (lower: function(lower), inside: function(inside), upper: function(upper))
    for (argument, value) in [(lower, values.lower), (inside, values.inside), (upper, values.upper)]
    where !value.isFinite { throw .notFinite(argument: [argument]) }
    guard values.inside < values.lower, values.inside < values.upper else {
      throw .noDip(lower: lower, inside: inside, upper: upper)
    }
    let outcome = withoutActuallyEscaping(function) { escapable in
      iterate(
        VectorFunction(count: 1) { arguments, results in results[0] = escapable(arguments[0]) },
        bracket: (lower, inside, upper), values: values, tolerance: (absoluteTolerance, relativeTolerance),
        limit: iterationLimit)
    }
    return try outcome.get()
  }

  private static func iterate(
    _ function: VectorFunction, bracket: (lower: Double, inside: Double, upper: Double),
    values: (lower: Double, inside: Double, upper: Double), tolerance: (absolute: Double, relative: Double), limit: Int
  ) -> Result<Minimum, MinimumError> {
    guard let search = gsl_min_fminimizer_alloc(dashpot_gsl_min_fminimizer_brent()) else {
      return .failure(.library(.noMemory))
    }
    defer { gsl_min_fminimizer_free(search) }
    return withExtendedLifetime(function) {
      var callback = gsl_function(
        function: { evaluateScalar($0, $1) }, params: Unmanaged.passUnretained(function).toOpaque())
      return withUnsafeMutablePointer(to: &callback) { callback in
        let status = gsl_min_fminimizer_set_with_values(
          search, callback, bracket.inside, values.inside, bracket.lower, values.lower, bracket.upper, values.upper)
        if let error = GSLError(status: status) { return .failure(.library(error)) }
        for _ in 0..<limit {
          if let error = GSLError(status: gsl_min_fminimizer_iterate(search)) {
            return .failure(function.unfit.map { .notFinite(argument: $0) } ?? .library(error))
          }
          let (low, high) = (gsl_min_fminimizer_x_lower(search), gsl_min_fminimizer_x_upper(search))
          let found = gsl_min_fminimizer_x_minimum(search)
          if high - low <= tolerance.absolute + tolerance.relative * abs(found) || high.nextDown <= low {
            return .success(Minimum(argument: found, value: gsl_min_fminimizer_f_minimum(search)))
          }
        }
        return .failure(.iterationLimit(limit))
      }
    }
  }
}
