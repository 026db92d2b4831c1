/// Why an engine delivered no trace.
public enum EngineFailure: Error, Hashable, Sendable {
  /// The engine refused the constants with words of its own.
  case rejected(reason: String)
  /// The engine would need more steps than anyone would wait for.
  case tooManySteps(needed: Double, limit: Int)
}

extension EngineFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .rejected(let reason): "the engine refused the constants: \(reason)"
    case .tooManySteps(let needed, let limit):
      "it would take \(needed) steps, more than the limit of \(limit); shorten the window or lengthen the step"
    }
  }
}
