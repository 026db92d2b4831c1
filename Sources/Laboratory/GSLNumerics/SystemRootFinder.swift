internal import CGSL

/// Finds where several functions of as many variables are all 0, by Powell's hybrid method with scaling and differences for
/// derivatives (`hybrids` of GSL).
///
/// What it finds depends on where it starts, and it may find nothing where there is a root.
public enum SystemRootFinder {
  /// A root and how far the functions are from 0 there.
  public struct Root: Hashable, Sendable {
    public let arguments: [Double]
    /// The largest |residual|.
    public let residual: Double
    public let iterations: Int
  }

  /// A root near `start`.
  ///
  /// - Parameters:
  ///   - residual: the search ends when no function is farther from 0.
  ///   - equations: fills its second argument, which has the length of the first.
  /// - Throws: ``RootError/notFiniteSystem(arguments:)`` where a function is not finite at or near the start,
  ///   ``RootError/iterationLimit(_:)``, and ``RootError/library(_:)`` where GSL makes no more progress.
  public static func root(
    near start: [Double], residual: Double = 1e-13, iterationLimit: Int = 200,
    of equations: (UnsafeBufferPointer<Double>, UnsafeMutableBufferPointer<Double>) -> Void
  ) throws(RootError) -> Root {
    GSLLibrary.silenceAborts()
    guard !start.isEmpty, start.allSatisfy(\.isFinite) else { throw .notFiniteSystem(arguments: start) }
    let outcome = withoutActuallyEscaping(equations) { escapable in
      iterate(
        VectorFunction(count: start.count, resultCount: start.count, escapable), from: start, residual: residual,
        limit: iterationLimit)
    }
    return try outcome.get()
  }

  private static func iterate(
    _ function: VectorFunction, from start: [Double], residual: Double, limit: Int
  ) -> Result<Root, RootError> {
    let count = start.count
    guard let search = gsl_multiroot_fsolver_alloc(dashpot_gsl_multiroot_fsolver_hybrids(), count),
      let origin = LibraryVector(start)
    else { return .failure(.library(.noMemory)) }
    defer { gsl_multiroot_fsolver_free(search) }
    return withExtendedLifetime(function) {
      var callback = gsl_multiroot_function(
        f: { evaluateEquations($0, $1, $2) }, n: count, params: Unmanaged.passUnretained(function).toOpaque())
      return withUnsafeMutablePointer(to: &callback) { callback in
        if let error = GSLError(status: gsl_multiroot_fsolver_set(search, callback, origin.pointer)) {
          return .failure(function.unfit.map { .notFiniteSystem(arguments: $0) } ?? .library(error))
        }
        for iteration in 0...limit {
          guard let root = gsl_multiroot_fsolver_root(search), let left = gsl_multiroot_fsolver_f(search) else {
            return .failure(.library(.failed))
          }
          let farthest = numbers(in: left, count: count).reduce(0) { max($0, abs($1)) }
          if farthest <= residual {
            return .success(
              Root(arguments: numbers(in: root, count: count), residual: farthest, iterations: iteration))
          }
          if let error = GSLError(status: gsl_multiroot_fsolver_iterate(search)) {
            return .failure(function.unfit.map { .notFiniteSystem(arguments: $0) } ?? .library(error))
          }
        }
        return .failure(.iterationLimit(limit))
      }
    }
  }
}
