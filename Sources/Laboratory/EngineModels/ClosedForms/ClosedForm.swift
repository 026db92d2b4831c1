package import MotionProblems

/// A formula for a motion from a given state, with its constants prepared.
package protocol ClosedForm: AnchoredMotion {
  /// Lower case with hyphens.
  static var name: String { get }
  static var summary: String { get }
  /// Whether the formula has a branch for a motion without a spring.
  static var speaksOfFriction: Bool { get }

  /// - Precondition: a spring, unless ``speaksOfFriction``.
  init(_ law: MotionProblem.Law, from start: PhaseState)
}
