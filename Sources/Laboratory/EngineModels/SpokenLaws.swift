package import MotionProblems

/// The kinds of motion that a method has words for.
package enum SpokenLaws: Hashable, Sendable {
  case springs
  /// v′ = −λ v and no other friction.
  case friction
  /// Friction of every kind.
  case allFriction
  /// All of them, springs without other resistance and with constants that stay.
  case springsAndFriction
  /// Springs whose constants change as well.
  case changingSpringsAndFriction
  /// Whatever has a closed form: Coulomb friction on a spring as well.
  case closedForms
  /// Quadratic damping on a spring as well.
  case everything

  /// Why an engine of this name cannot be asked the problem, or nil when it can.
  package func refusal(of problem: MotionProblem, by name: String) -> String? {
    if self == .everything { return nil }
    if case .resistedSpring(_, .coulomb) = problem.law, self != .closedForms {
      return "\(name) has no springs with Coulomb friction"
    }
    if case .resistedSpring(_, .quadratic) = problem.law { return "\(name) has no springs with quadratic damping" }
    guard problem.constantsChanges.isEmpty || self == .changingSpringsAndFriction || self == .closedForms else {
      return "\(name) has no springs whose constants change"
    }
    return switch (self, problem.law) {
    case (.springs, .friction): "\(name) has springs only"
    case (.friction, .spring), (.allFriction, .spring): "\(name) has friction only"
    case (.friction, .friction(.exponential)): nil
    case (.friction, .friction): "\(name) has exponential friction only"
    default: nil
    }
  }
}
