/// Why no minimum was found.
public enum MinimumError: Error, Hashable, Sendable {
  case badBracket(lower: Double, inside: Double, upper: Double)
  /// The value inside is not below both ends.
  case noDip(lower: Double, inside: Double, upper: Double)
  case badSimplex(reason: String)
  case notFinite(argument: [Double])
  case iterationLimit(Int)
  case library(GSLError)
}

extension MinimumError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .badBracket(let lower, let inside, let upper):
      "\(lower), \(inside), \(upper) are no bracket; give three finite numbers that ascend"
    case .noDip(let lower, let inside, let upper):
      "the function at \(inside) is not below its values at \(lower) and \(upper); choose another point between them"
    case .badSimplex(let reason): "the simplex cannot start: \(reason)"
    case .notFinite(let argument):
      "the function is not finite at \(argument.map { "\($0)" }.joined(separator: ", ")); start inside its domain"
    case .iterationLimit(let limit): "no minimum within \(limit) iterations; raise the limit or loosen the tolerance"
    case .library(let error): "GSL failed with \(error)"
    }
  }
}
