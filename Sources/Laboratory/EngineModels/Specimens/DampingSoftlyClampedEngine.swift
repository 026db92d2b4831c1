package import MotionProblems

/// The textbook form with a damping coefficient that is bent over above 60.
///
/// A limit that seemed safe at the stiffnesses its author tried: a spring of response 0.1 s asked for at ζ = 1 has the
/// coefficient 125.7 and swings with ζ = 0.56 instead.
///
/// The limiter is a reconstruction. What is known is the limit, that it is soft, and that one ratio. The simplest smooth
/// limiter with both takes the excess e over 60 for e · r/(e + r), which starts with slope 1 and never exceeds r;
/// r = 12.317 gives 0.5600. Right up to 60, whatever the mass.
package struct DampingSoftlyClampedEngine: EngineModel {
  /// Where the coefficient begins to lag behind what was asked; mass / s.
  static let limit = 60.0
  /// How far beyond the limit it can ever come; mass / s.
  static let room = 12.317

  package init() {}

  package var name: String { "damping-softly-clamped" }
  package var summary: String { "A spring whose damping coefficient is bent over above 60, whatever its stiffness" }

  /// What becomes of a damping coefficient.
  static func clamped(_ dampingCoefficient: Double) -> Double {
    guard dampingCoefficient > limit else { return dampingCoefficient }
    let excess = dampingCoefficient - limit
    // Why: written so that an excess of any size keeps below the overflow.
    return limit + room / (1 + room / excess)
  }

  package func refusal(of problem: MotionProblem) -> String? { SpokenLaws.springs.refusal(of: problem, by: name) }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    if let refusal = refusal(of: problem) { throw .rejected(reason: refusal) }
    let mistaken = try problem.changingLaw(
      spring: { asked throws(ProblemError) in
        try Oscillator(
          mass: asked.mass, stiffness: asked.stiffness, dampingCoefficient: Self.clamped(asked.dampingCoefficient))
      })
    try ClosedFormEngine<TextbookClosedForm>().record(mistaken, at: times, restBand: restBand, into: &trace)
  }
}
