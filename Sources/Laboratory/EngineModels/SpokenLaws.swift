package import MotionProblems

/// The kinds of motion that a method has words for.
package enum SpokenLaws: Hashable, Sendable {
  case springs
  /// v′ = −λ v and no other friction.
  case friction
  /// Friction of every kind.
  case allFriction
  /// All of them.
  case springsAndFriction

  /// Why an engine of this name cannot be asked the problem, or nil when it can.
  package func refusal(of problem: MotionProblem, by name: String) -> String? {
    switch (self, problem.law) {
    case (.springs, .friction): "\(name) has springs only"
    case (.friction, .spring), (.allFriction, .spring): "\(name) has friction only"
    case (.friction, .friction(.exponential)): nil
    case (.friction, .friction): "\(name) has exponential friction only"
    default: nil
    }
  }
}
