internal import MotionProblems

extension Specimen {
  /// A spring of mass 2 with half its stiffness, at its damping ratio of 0.5: slow by √2.
  static let responseAtMassOne = Specimen(
    story: """
      A spring given by its response needs the stiffness m (2π/response)²; here the mass is forgotten, though the \
      way back from stiffness to response has it. The damping ratio is the one asked for, so the motion has the \
      right shape and the wrong speed: right at mass 1, 1/√2 of it at mass 2, half at mass 4.
      """,
    seenIn: ["an engine's code, where every preset has mass 1"],
    engine: ResponseAtMassOneEngine(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0.25, -0.72062226642649034), (0.5, -0.25482427137443449)],
      of: .spring(mass: 2, stiffness: 50, dampingCoefficient: 10)))

  /// Response 0.1 s asked for at ζ = 1, which is k (20π)² and c 40π; what comes has ζ = 0.56 and passes its target.
  static let dampingSoftlyClamped = Specimen(
    story: """
      A limit of 60 on the damping coefficient, bent so that nothing jumps, seems out of reach at the stiffnesses \
      it was tried with. But the coefficient grows with the stiffness: a spring with a response of 0.1 s needs 126 \
      for critical damping, gets 70, and swings with a damping ratio of 0.56 where it should creep.
      """,
    seenIn: ["an engine's code; the bend of the limiter is a reconstruction"],
    engine: DampingSoftlyClampedEngine(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(2.0 / 60, -0.15571673647313326), (5.0 / 60, 0.053006539017756741)],
      of: .spring(stiffness: 3947.8417604357433, dampingCoefficient: 125.66370614359172)))

  /// Not a number after 4 s at k 1200 and ζ 6, where 9e-6 of the way are left.
  static let coshOverflow = Specimen(
    story: """
      The textbook form above critical damping multiplies e^(−σt) by a cosh. Long before the motion is over on \
      paper the cosh has overflowed and the exponential is next to nothing; the value is infinite for a while and \
      then no number, with a few hundred-thousandths of the way left. What asks for a time of rest there never \
      gets one, or stops the program.
      """,
    seenIn: ["libadwaita", "niri"],
    engine: ClosedFormEngine<CoshOverflowForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: [3.5, 4].map { time in
      Signature(
        problem: .spring(stiffness: 1200, dampingCoefficient: 415.6921938165306),
        schedule: .frames(DisplayFrames(rate: 60)), window: 5, quantity: .notFinite(time: time), expected: 1,
        tolerance: 0)
    })

  /// Published: 1 instead of 1/e at c 10⁹ after 10⁹ s, and 0.367876… at 10⁶.
  static let slowRootBySubtraction = Specimen(
    story: """
      The slow root above critical damping is worked out as (c − √(c² − 4mk))/2m. Under strong damping the two \
      terms are nearly equal, and what is left of them is rounding. The motion gets slower or faster by a few \
      digits first and stands still for ever in the end. Dividing k/m by the fast root costs nothing and is right.
      """,
    seenIn: ["google-deepmind/mujoco#3551"],
    engine: ClosedFormEngine<SlowRootBySubtractionForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.ends([(1e9, 1)], of: .spring(stiffness: 1, dampingCoefficient: 1e9, position: 1))
      + Signature.ends(
        [(1e6, 0.36787663996690931)], of: .spring(stiffness: 1, dampingCoefficient: 1e6, position: 1)))
}
