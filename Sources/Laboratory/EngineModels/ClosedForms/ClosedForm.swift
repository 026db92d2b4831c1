package import MotionProblems

/// A formula for a motion from a given state, with its constants prepared.
package protocol ClosedForm: AnchoredMotion {
  /// Lower case with hyphens.
  static var name: String { get }
  static var summary: String { get }
  /// What the formula has branches for.
  static var laws: SpokenLaws { get }

  /// - Precondition: one of ``laws``.
  init(_ law: MotionProblem.Law, from start: PhaseState)
}
