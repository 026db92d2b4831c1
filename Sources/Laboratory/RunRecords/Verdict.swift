/// What became of one engine on one case.
public enum Verdict: Hashable, Sendable {
  case within
  case exceeds
  case failed(error: String)
  case notApplicable(reason: String)
}
