/// Why an engine's constants were not tuned.
public enum TuningError: Error, Hashable, Sendable {
  /// It was asked to stop.
  case cancelled
  /// The engine has nothing to say to any case that was selected.
  case noCase(engine: String, suite: String, reason: String)
  case tooManyCases(count: Int, limit: Int)
  case range(constant: String, ConstantRangeError)
  case objective(TuningObjectiveError)
  /// No constant may be given a value of this kind.
  case valueOutside(constant: String, value: Double, lower: Double, upper: Double)
}

extension TuningError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cancelled: "it was asked to stop"
    case .noCase(let engine, let suite, let reason):
      "no case of \(suite) can be put to \(engine): \(reason); choose another suite or sweep with --over"
    case .tooManyCases(let count, let limit):
      "\(count) cases are more than \(limit), whose truth is kept at once; choose a sweep, or fewer of its cases"
    case .range(let constant, let error): "\(constant): \(error)"
    case .objective(let error): "\(error)"
    case .valueOutside(let constant, let value, let lower, let upper):
      "\(constant) cannot begin at \(value), outside of its range from \(lower) to \(upper); widen the range"
    }
  }
}
