/// Why no root was found.
public enum RootError: Error, Hashable, Sendable {
  case badBracket(lower: Double, upper: Double)
  case noSignChange(lower: Double, upper: Double, valueAtLower: Double, valueAtUpper: Double)
  case notFinite(argument: Double)
  /// Of several functions.
  case notFiniteSystem(arguments: [Double])
  case iterationLimit(Int)
  case library(GSLError)
}

extension RootError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .badBracket(let lower, let upper): "[\(lower), \(upper)] is no bracket; give two finite ends in order"
    case .noSignChange(let lower, let upper, let valueAtLower, let valueAtUpper):
      "the function is \(valueAtLower) at \(lower) and \(valueAtUpper) at \(upper); choose ends where its signs differ"
    case .notFinite(let argument): "the function is not finite at \(argument); choose a bracket inside its domain"
    case .notFiniteSystem(let arguments):
      "a function is not finite at \(arguments.map { "\($0)" }.joined(separator: ", ")); start inside the domain of all"
    case .iterationLimit(let limit): "no root within \(limit) iterations; raise the limit or loosen the tolerance"
    case .library(let error): "GSL failed with \(error)"
    }
  }
}
