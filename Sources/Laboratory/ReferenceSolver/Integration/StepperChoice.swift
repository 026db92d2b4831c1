public import GSLNumerics
public import MotionProblems

/// Which stepper suits a problem.
public enum StepperChoice {
  /// One in so many stiff cases goes to the second family of implicit steppers.
  public static let stratum: UInt64 = 4

  /// `rkck` for a spring with quadratic damping, whose truth is `rk8pd` beside `bsimp`; `rk8pd` where nothing is stiff (ζ ≤ 20 and all friction); else `rk4imp`, and for a fixed quarter of the cases
  /// `bsimp`, so that two families which share nothing vouch for the stiff part of a sweep.
  ///
  /// - Parameter caseIndex: any number that identifies the case; the choice depends on it alone, so that neither order
  ///   nor sharding changes it.
  public static func stepper(for problem: MotionProblem, caseIndex: UInt64) -> ODEStepper {
    if problem.resistance?.quadraticDamping ?? 0 > 0 { return .rkck }
    let springs = [problem.oscillator].compactMap(\.self) + problem.constantsChanges.map(\.oscillator)
    guard springs.contains(where: \.isStiff) else { return .rk8pd }
    return SplitMix64.word(seed: 0x5749_FF5B, index: caseIndex) % stratum == 0 ? .bsimp : .rk4imp
  }

  /// What ``stepper(for:caseIndex:)`` needs to be as good as the others where its recommended tolerance is not enough.
  public static func tolerance(for problem: MotionProblem) -> IntegrationTolerance? {
    problem.resistance?.quadraticDamping ?? 0 > 0 ? IntegrationTolerance(perStep: 1e-13) : nil
  }
}
