public import MotionProblems

/// Why the values of the axes make no case.
public enum CaseError: Error, Hashable, Sendable {
  case problem(ProblemError)
  case noFrequency(rule: SettlingWords.Rule, duration: Double, dampingRatio: Double)
  case unknownSpring(String)
}

extension CaseError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .problem(let error): "\(error)"
    case .noFrequency(let rule, let duration, let ratio):
      "the rule \(rule.text) gives no spring with damping ratio \(ShortestText.text(ratio)) that settles in "
        + "\(ShortestText.text(duration)) s"
    case .unknownSpring(let name): "the suite lists no spring '\(name)'"
    }
  }
}
