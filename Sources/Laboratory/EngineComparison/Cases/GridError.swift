/// Why an axis has no points.
public enum GridError: Error, Hashable, Sendable {
  case notFinite
  case reversed(from: Double, to: Double)
  case onePoint(Double)
  case zeroStep
  case stepHasWrongSign(from: Double, to: Double, step: Double)
  case stepDoesNotFit(from: Double, to: Double, step: Double, intervals: Double)
  case decadesDoNotFit(from: Double, to: Double, perDecade: Int, intervals: Double)
  case countTooSmall(count: Int)
  case logarithmOf(Double)
  case tooDense(from: Double, to: Double, count: Int)
  case tooMany(count: Int)
}

extension GridError: CustomStringConvertible {
  public var description: String {
    func text(_ value: Double) -> String { ShortestText.text(value) }
    return switch self {
    case .notFinite: "its ends and step must be finite, and so must their difference"
    case .reversed(let from, let to):
      "it is reversed: from \(text(from)) is above to \(text(to)); write from: \(text(to)), to: \(text(from))"
    case .onePoint(let value):
      "from and to are both \(text(value)), so that it has one point; write list: [\(text(value))]"
    case .zeroStep: "a step of 0 never arrives; give a step above 0 or a count"
    case .stepHasWrongSign(let from, let to, let step):
      "step \(text(step)) leads away from \(text(to)); write step: \(text(-step)) to go from \(text(from)) up"
    case .stepDoesNotFit(let from, let to, let step, let intervals):
      "step \(text(step)) does not lead from \(text(from)) to \(text(to)), which are "
        + "\(text(DecimalRounding.rounded(intervals, significantDigits: 7))) steps apart; change the step, or give a count"
    case .decadesDoNotFit(let from, let to, let perDecade, let intervals):
      "\(perDecade) per decade does not lead from \(text(from)) to \(text(to)), which are "
        + "\(text(DecimalRounding.rounded(intervals, significantDigits: 7))) intervals apart; give a count"
    case .countTooSmall(let count): "a count of \(count) is too small; at least 2, or write list: […]"
    case .logarithmOf(let from): "a logarithmic axis starts above 0, not at \(text(from))"
    case .tooMany(let count):
      "it has \(count) points, more than the \(Suite.largestCaseCount) cases a suite may have; give fewer"
    case .tooDense(let from, let to, let count):
      "\(count) points from \(text(from)) to \(text(to)) lie too close to be told apart; give a smaller count"
    }
  }
}
