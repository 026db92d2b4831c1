internal import MotionProblems

/// Dashpot's engine with one thing wrong, each in a corner of its own: what a suite must catch before its verdict on the
/// engine itself means anything.
package enum MutantCatalog {
  package static let all: [any EngineModel] =
    [
      DetunedEngine(relativeDetuning: 1e-11), coarselyCritical(within: 1e-6), ForgetfulRetargetEngine(forgotten: 0),
      ForgetfulRetargetEngine(forgotten: 1), RoundedTurnEngine(), AbsoluteSnapEngine(), singlePrecisionFrequency,
      massToOneDecimal, presetAtMassOne, standsWhereItIs, stopsTwiceAsFar, dragForward,
    ] + misreadDurations + playbacks

  /// Every damping ratio within `width` of 1 taken for exactly 1.
  package static func coarselyCritical(within width: Double) -> any EngineModel {
    ChangedProblemEngine("coarsely-critical", "that takes |ζ − 1| < \(width) for critical damping") { problem in
      try problem.changingLaw(
        spring: { oscillator throws(ProblemError) in
          guard (oscillator.dampingRatio - 1).magnitude < width else { return oscillator }
          return try Oscillator(
            mass: oscillator.mass, stiffness: oscillator.stiffness,
            dampingCoefficient: 2 * oscillator.stiffness.squareRoot() * oscillator.mass.squareRoot())
        })
    }
  }

  /// ωₙ above 10⁴ rad/s kept in 32 bits, below critical damping.
  static let singlePrecisionFrequency = ChangedProblemEngine(
    "single-precision-frequency", "that keeps frequencies above 10⁴ rad/s in single precision"
  ) { problem in
    try problem.changingLaw(
      spring: { oscillator throws(ProblemError) in
        let (ratio, frequency) = (oscillator.dampingRatio, oscillator.naturalFrequency)
        guard ratio > 0, ratio < 1, frequency > 1e4 else { return oscillator }
        let scale = Double(Float(frequency)) / frequency
        return try Oscillator(
          mass: oscillator.mass, stiffness: oscillator.stiffness * (scale * scale),
          dampingCoefficient: oscillator.dampingCoefficient * scale)
      })
  }

  /// A mass from a settings file of one decimal.
  static let massToOneDecimal = ChangedProblemEngine("mass-to-one-decimal", "that rounds the mass to a tenth") {
    problem in
    try problem.changingLaw(
      spring: { oscillator throws(ProblemError) in
        try Oscillator(
          mass: max((oscillator.mass * 10).rounded() / 10, 0.1), stiffness: oscillator.stiffness,
          dampingCoefficient: oscillator.dampingCoefficient)
      })
  }

  /// The mass that a preset brings is dropped.
  static let presetAtMassOne = ChangedProblemEngine("preset-at-mass-one", "that takes every preset at mass 1") {
    problem in
    guard problem.springName != nil else { return problem }
    return try problem.changingLaw(
      spring: { oscillator throws(ProblemError) in
        try Oscillator(
          mass: 1, stiffness: oscillator.stiffness, dampingCoefficient: oscillator.dampingCoefficient)
      })
  }

  /// From equal to to: nothing to do, whatever the velocity.
  static let standsWhereItIs = ChangedProblemEngine(
    "stands-where-it-is", "that does not start where it is on its target already"
  ) { problem in
    guard case .spring = problem.law, problem.start.position == 0, problem.retargets.isEmpty else { return problem }
    return try problem.replacing(start: PhaseState(position: 0, velocity: 0), retargets: [])
  }

  /// The stopping distance v²/2a remembered as v²/a.
  static let stopsTwiceAsFar = ChangedProblemEngine(
    "stops-twice-as-far", "that brakes with half of a constant deceleration"
  ) { problem in
    try problem.changingLaw(
      friction: { friction throws(ProblemError) in
        guard friction.rate == 0, friction.deceleration > 0 else { return friction }
        return try .constant(frictionDeceleration: friction.deceleration / 2)
      })
  }

  /// v² has no sign: a motion to the left goes right.
  static let dragForward = ChangedProblemEngine("drag-forward", "whose quadratic drag forgets the direction") {
    problem in
    guard case .friction(let friction) = problem.law, friction.drag > 0 else { return problem }
    return try problem.replacing(
      start: PhaseState(position: problem.start.position, velocity: problem.start.velocity.magnitude), retargets: [])
  }
}
