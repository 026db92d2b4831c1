internal import MotionProblems

/// Their twin is Dashpot's engine, which is finished at the exact last exit from the band.
extension Specimen {
  /// A thousandth at k 100, c 100: claimed at ln 1000/50 = 0.1382 s; the motion keeps within it from 6.848 s on.
  static let settlingByEnvelopeRate = Specimen(
    engine: RestRuleEngine<EnvelopeRateRest>(), twin: DashpotEngine(),
    signatures: [
      .claim(0.13815510557964274, band: 1e-3, of: .spring(stiffness: 100, dampingCoefficient: 100))
    ])

  /// A ten-thousandth at ζ = 4: claimed at 1.25 ln 10⁴/ωₙ = 1.151 s, with 23.5 % of the way left.
  static let settlingByNaturalFrequency = Specimen(
    engine: RestRuleEngine<NaturalFrequencyRest>(), twin: DashpotEngine(),
    signatures: [.claim(1.1512925464970228, band: 1e-4, of: .spring(stiffness: 100, dampingCoefficient: 80))])

  /// From 0 to 0.005: finished in its first frame; it keeps within a thousandth of its way from 1.270 s on.
  static let restInAbsoluteUnits = Specimen(
    engine: RestRuleEngine<AbsoluteUnitsRest>(), twin: DashpotEngine(),
    signatures: [.claim(0, band: 5e-6, of: .spring(stiffness: 100, dampingCoefficient: 10, position: -0.005))])

  /// Friction at 60 and 120 Hz as published, frames 154 and 266; a spring over 100 units at 144 Hz, where it turns
  /// round, and at 240, in the first frame. They keep within 0.1 from 4.259 and 1.270 s on.
  static let restByFrameChange: Specimen = {
    let decay = MotionProblem.friction(rate: 2, velocity: 1000)
    let spring = MotionProblem.spring(stiffness: 100, dampingCoefficient: 10, position: -100)
    return Specimen(
      engine: RestRuleEngine<FrameChangeRest>(), twin: DashpotEngine(),
      signatures: [
        .claim(154.0 / 60, band: 0.1, of: decay, rate: 60), .claim(266.0 / 120, band: 0.1, of: decay, rate: 120),
        .claim(52.0 / 144, band: 0.1, of: spring, rate: 144), .claim(1.0 / 240, band: 0.1, of: spring, rate: 240),
      ])
  }()

  /// The long spring: claimed at 20 s; it keeps within a thousandth from 137.9 s on.
  static let durationCap = Specimen(
    engine: DurationCapEngine(), twin: DashpotEngine(),
    signatures: [.claim(20, band: 1e-3, of: .spring(stiffness: 100, dampingCoefficient: 0.1))])

  /// Published: the first crossing at 0.1695 s, and within a hundredth from 0.654 s on.
  static let crossingIsRest = Specimen(
    engine: RestRuleEngine<CrossingRest>(), twin: DashpotEngine(),
    signatures: [
      .claim(0.1695369946496419, band: 1e-2, of: .spring(stiffness: 180, dampingCoefficient: 12))
    ])
}
