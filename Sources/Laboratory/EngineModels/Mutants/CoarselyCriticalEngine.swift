package import MotionProblems

/// Dashpot's engine that takes every damping ratio within 1e-6 of 1 for exactly 1: a mutant that the suite must catch.
package struct CoarselyCriticalEngine: EngineModel {
  /// |ζ − 1| below this is taken for critical.
  package static let width = 1e-6

  package init() {}

  package var name: String { "mutant-coarsely-critical" }
  package var summary: String { "Dashpot's engine that treats |ζ − 1| < 1e-6 as critical damping" }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    try DashpotEngine().record(
      problem.changingLaw(
        spring: { oscillator throws(ProblemError) in
          guard (oscillator.dampingRatio - 1).magnitude < Self.width else { return oscillator }
          return try Oscillator(
            mass: oscillator.mass, stiffness: oscillator.stiffness,
            dampingCoefficient: 2 * oscillator.stiffness.squareRoot() * oscillator.mass.squareRoot())
        },
        friction: { rate throws(ProblemError) in .exponential(rate: rate) }),
      at: times, restBand: restBand, into: &trace)
  }
}
