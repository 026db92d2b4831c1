package import MotionProblems

/// Dashpot's engine with a spring whose frequency is off by a known fraction: a mutant that the suite must catch.
///
/// k is scaled by (1 + ε)² and c by 1 + ε, so ωₙ by 1 + ε while ζ stays; λ of friction by 1 + ε. It runs fast by ε.
package struct DetunedEngine: EngineModel {
  package let relativeDetuning: Double

  /// - Precondition: `relativeDetuning` finite and > −1.
  package init(relativeDetuning: Double) {
    precondition(relativeDetuning.isFinite && relativeDetuning > -1, "the frequency stays positive")
    self.relativeDetuning = relativeDetuning
  }

  package var name: String { "mutant-detuned" }
  package var summary: String { "Dashpot's engine with its natural frequency off by \(relativeDetuning)" }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    let factor = 1 + relativeDetuning
    try DashpotEngine().record(
      problem.changingLaw(
        spring: { oscillator throws(ProblemError) in
          try Oscillator(
            mass: oscillator.mass, stiffness: oscillator.stiffness * (factor * factor),
            dampingCoefficient: oscillator.dampingCoefficient * factor)
        },
        friction: { friction throws(ProblemError) in
          guard case .exponential(let rate) = friction else { return friction }
          return try .exponential(frictionRate: rate * factor)
        }),
      at: times, restBand: restBand, into: &trace)
  }
}
