internal import CGSL

/// Finds where a function of several variables is least, by the simplex of Nelder and Mead (`nmsimplex2` of GSL).
///
/// It asks for values only, so the function need not be smooth. What it finds is a local minimum.
public enum SimplexMinimizer {
  /// A local minimum, the value there, and how large the simplex still was.
  public struct Minimum: Hashable, Sendable {
    public let arguments: [Double]
    public let value: Double
    /// The mean distance of the corners from their centre.
    public let size: Double
    public let iterations: Int
  }

  /// The local minimum that a simplex around `start` shrinks to.
  ///
  /// - Parameters:
  ///   - steps: how far the other corners are from the start, one for each variable, not 0.
  ///   - size: the search ends when the corners are nearer to their centre than this, in the mean.
  /// - Throws: ``MinimumError`` for a start without variables or with a step of 0, where the function is not finite at a
  ///   corner, and when the iterations run out.
  public static func minimum(
    from start: [Double], steps: [Double], size: Double = 1e-9, iterationLimit: Int = 1000,
    of function: (UnsafeBufferPointer<Double>) -> Double
  ) throws(MinimumError) -> Minimum {
    GSLLibrary.silenceAborts()
    guard !start.isEmpty, start.count == steps.count else {
      throw .badSimplex(reason: "it has \(start.count) variables and \(steps.count) steps; give as many of both")
    }
    guard start.allSatisfy(\.isFinite), steps.allSatisfy({ $0.isFinite && $0 != 0 }) else {
      throw .badSimplex(reason: "a start is finite, and a step is finite and not 0")
    }
    let outcome = withoutActuallyEscaping(function) { escapable in
      iterate(
        VectorFunction(count: start.count) { arguments, results in results[0] = escapable(arguments) }, from: start,
        steps: steps, size: size, limit: iterationLimit)
    }
    return try outcome.get()
  }

  private static func iterate(
    _ function: VectorFunction, from start: [Double], steps: [Double], size: Double, limit: Int
  ) -> Result<Minimum, MinimumError> {
    guard let search = gsl_multimin_fminimizer_alloc(dashpot_gsl_multimin_fminimizer_nmsimplex2(), start.count),
      let origin = LibraryVector(start), let step = LibraryVector(steps)
    else { return .failure(.library(.noMemory)) }
    defer { gsl_multimin_fminimizer_free(search) }
    return withExtendedLifetime(function) {
      var callback = gsl_multimin_function(
        f: { evaluateObjective($0, $1) }, n: start.count, params: Unmanaged.passUnretained(function).toOpaque())
      return withUnsafeMutablePointer(to: &callback) { callback in
        if let error = GSLError(status: gsl_multimin_fminimizer_set(search, callback, origin.pointer, step.pointer)) {
          return .failure(function.unfit.map { .notFinite(argument: $0) } ?? .library(error))
        }
        for iteration in 1...max(1, limit) {
          if let error = GSLError(status: gsl_multimin_fminimizer_iterate(search)) {
            return .failure(function.unfit.map { .notFinite(argument: $0) } ?? .library(error))
          }
          let extent = gsl_multimin_fminimizer_size(search)
          guard extent <= size, let best = gsl_multimin_fminimizer_x(search) else { continue }
          return .success(
            Minimum(
              arguments: numbers(in: best, count: start.count), value: gsl_multimin_fminimizer_minimum(search),
              size: extent, iterations: iteration))
        }
        return .failure(.iterationLimit(limit))
      }
    }
  }
}
