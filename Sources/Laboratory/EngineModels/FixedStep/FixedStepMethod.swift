package import MotionProblems

/// One step of a numerical method, without memory between steps.
package protocol FixedStepMethod: Sendable {
  /// Lower case with hyphens.
  static var name: String { get }
  static var summary: String { get }
  /// The power of the step with which the error at a fixed time shrinks.
  static var order: Int { get }
  /// The ``order`` that the method was written to have; another number only where a fault has spoilt it.
  static var formalOrder: Int { get }
  /// How often a step evaluates the right-hand side.
  static var evaluationsPerStep: Int { get }

  /// The state one step of `dt` seconds later.
  static func step(_ state: PhaseState, by dt: Double, under acceleration: Acceleration) -> PhaseState
}

extension FixedStepMethod {
  package static var formalOrder: Int { order }
}
