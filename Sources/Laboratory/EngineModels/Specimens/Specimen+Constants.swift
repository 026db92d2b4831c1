internal import MotionProblems

extension Specimen {
  /// A spring of mass 2 with half its stiffness, at its damping ratio of 0.5: slow by √2.
  static let responseAtMassOne = Specimen(
    story: """
      The response of a spring fixes the ratio of stiffness to mass. Here the stiffness is (2π/response)² \
      whatever the mass, which is right at mass 1 only. Most examples have mass 1, so that every test passes; \
      at mass 2 the spring is slow by √2.
      """,
    seenIn: ["the code of a public engine"],
    engine: ResponseAtMassOneEngine(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0.25, -0.72062226642649034), (0.5, -0.25482427137443449)],
      of: .spring(mass: 2, stiffness: 50, dampingCoefficient: 10)))

  /// Response 0.1 s asked for at ζ = 1, which is k (20π)² and c 40π; what comes has ζ = 0.56 and passes its target.
  static let dampingSoftlyClamped = Specimen(
    story: """
      Large damping coefficients are bent towards a ceiling so that a slider stays usable. A quick spring \
      needs a large coefficient to be critically damped; what it gets swings. Asked for ζ = 1 at a response of \
      0.1 s, it has ζ = 0.56 and passes its target. The limiter is reconstructed from those two numbers.
      """,
    seenIn: ["the code of a public engine"],
    engine: DampingSoftlyClampedEngine(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(2.0 / 60, -0.15571673647313326), (5.0 / 60, 0.053006539017756741)],
      of: .spring(stiffness: 3947.8417604357433, dampingCoefficient: 125.66370614359172)))

  /// Not a number after 4 s at k 1200 and ζ 6, where 9e-6 of the way are left.
  static let coshOverflow = Specimen(
    story: """
      The textbook form above critical damping is a vanishing exponential times a hyperbolic cosine. After \
      some time the one underflows to 0 and the other overflows to infinity, and their product is no number. \
      The spring moves well until it suddenly is nowhere.
      """,
    seenIn: ["YaLTeR/niri", "libadwaita"],
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
      The slow rate of an overdamped spring is (c − √(c² − 4mk))/2m: the difference of two numbers that agree \
      in nearly all their digits. With growing damping it keeps fewer and fewer right digits and in the end is \
      0, and the spring never moves. The rate as a quotient, k over the fast root, loses nothing.
      """,
    seenIn: ["google-deepmind/mujoco#3551"],
    engine: ClosedFormEngine<SlowRootBySubtractionForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.ends([(1e9, 1)], of: .spring(stiffness: 1, dampingCoefficient: 1e9, position: 1))
      + Signature.ends(
        [(1e6, 0.36787663996690931)], of: .spring(stiffness: 1, dampingCoefficient: 1e6, position: 1)))
}
