internal import MotionProblems

extension Specimen {
  /// A spring of mass 2 with half its stiffness, at its damping ratio of 0.5: slow by √2.
  static let responseAtMassOne = Specimen(
    engine: ResponseAtMassOneEngine(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0.25, -0.72062226642649034), (0.5, -0.25482427137443449)],
      of: .spring(mass: 2, stiffness: 50, dampingCoefficient: 10)))

  /// Response 0.1 s asked for at ζ = 1, which is k (20π)² and c 40π; what comes has ζ = 0.56 and passes its target.
  static let dampingSoftlyClamped = Specimen(
    engine: DampingSoftlyClampedEngine(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(2.0 / 60, -0.15571673647313326), (5.0 / 60, 0.053006539017756741)],
      of: .spring(stiffness: 3947.8417604357433, dampingCoefficient: 125.66370614359172)))

  /// Not a number after 4 s at k 1200 and ζ 6, where 9e-6 of the way are left.
  static let coshOverflow = Specimen(
    engine: ClosedFormEngine<CoshOverflowForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: [3.5, 4].map { time in
      Signature(
        problem: .spring(stiffness: 1200, dampingCoefficient: 415.6921938165306),
        schedule: .frames(DisplayFrames(rate: 60)), window: 5, quantity: .notFinite(time: time), expected: 1,
        tolerance: 0)
    })

  /// Published: 1 instead of 1/e at c 10⁹ after 10⁹ s, and 0.367876… at 10⁶.
  static let slowRootBySubtraction = Specimen(
    engine: ClosedFormEngine<SlowRootBySubtractionForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.ends([(1e9, 1)], of: .spring(stiffness: 1, dampingCoefficient: 1e9, position: 1))
      + Signature.ends(
        [(1e6, 0.36787663996690931)], of: .spring(stiffness: 1, dampingCoefficient: 1e6, position: 1)))
}
