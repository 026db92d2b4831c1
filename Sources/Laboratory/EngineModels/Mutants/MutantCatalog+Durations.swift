internal import MotionProblems

extension MutantCatalog {
  /// A settling duration understood by a neighbour's rule, one mutant for each rule.
  static let misreadDurations: [any EngineModel] = [
    misreading("exact", as: .uikit) { rule in if case .exact = rule { true } else { false } },
    misreading("core-animation", as: .swiftUI) { $0 == .coreAnimation },
    misreading("swiftui", as: .coreAnimation) { $0 == .swiftUI },
    misreading("uikit", as: .coreAnimation) { $0 == .uikit },
  ]

  /// Where the other rule has an answer: below critical damping.
  private static func misreading(
    _ name: String, as rule: SettlingWords.Rule, where isMeant: @escaping @Sendable (SettlingWords.Rule) -> Bool
  ) -> ChangedProblemEngine {
    ChangedProblemEngine("misread-\(name)-duration", "that reads the settling durations of one rule by another") {
      problem in
      guard let words = problem.settlingWords, words.dampingRatio < 1, isMeant(words.rule) else { return problem }
      return try MotionProblem(
        law: problem.law, start: problem.start, retargets: problem.retargets,
        settlingWords: SettlingWords(
          rule: rule, duration: words.duration, dampingRatio: words.dampingRatio, mass: words.mass))
    }
  }
}
