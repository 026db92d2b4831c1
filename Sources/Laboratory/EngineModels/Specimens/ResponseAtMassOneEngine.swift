package import MotionProblems

/// The textbook form of a spring given by its response and damping ratio, whose stiffness is (2π/response)² whatever
/// the mass.
///
/// The response 2π √(m/k) is worked out rightly, its inverse forgets the mass: the spring gets the stiffness k/m, and
/// the damping coefficient that makes the ratio asked for with it. The motion is right in shape and runs at 1/√m of its
/// speed: right at mass 1, half as fast at mass 4. Found by reading engines' code, where every preset has mass 1.
package struct ResponseAtMassOneEngine: EngineModel {
  package init() {}

  package var name: String { "response-at-mass-one" }
  package var summary: String {
    "A spring given by its response whose stiffness forgets the mass, right at mass 1 only"
  }

  package func refusal(of problem: MotionProblem) -> String? { SpokenLaws.springs.refusal(of: problem, by: name) }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    if let refusal = refusal(of: problem) { throw .rejected(reason: refusal) }
    let mistaken = try problem.changingLaw(
      spring: { asked throws(ProblemError) in
        // Why: 2ζ √(k′ m) with k′ = k/m is c/√m, and at mass 1 both constants come back to the bit.
        try Oscillator(
          mass: asked.mass, stiffness: asked.stiffness / asked.mass,
          dampingCoefficient: asked.dampingCoefficient / asked.mass.squareRoot())
      })
    try ClosedFormEngine<TextbookClosedForm>().record(mistaken, at: times, restBand: restBand, into: &trace)
  }
}
