internal import MotionProblems

/// Their twin is Dashpot's engine, which is finished at the exact last exit from the band.
extension Specimen {
  /// A thousandth at k 100, c 100: claimed at ln 1000/50 = 0.1382 s; the motion keeps within it from 6.848 s on.
  static let settlingByEnvelopeRate = Specimen(
    story: """
      The envelope of a spring below critical damping shrinks at the rate c/2m, and the time until it is small \
      is a fair bound. Above critical damping the slow root alone counts, and the formula is far too short: \
      fifty times at ζ = 5.
      """,
    seenIn: ["libadwaita"],
    engine: RestRuleEngine<EnvelopeRateRest>(), twin: DashpotEngine(),
    signatures: [
      .claim(0.13815510557964274, band: 1e-3, of: .spring(stiffness: 100, dampingCoefficient: 100))
    ])

  /// A ten-thousandth at ζ = 4: claimed at 1.25 ln 10⁴/ωₙ = 1.151 s, with 23.5 % of the way left.
  static let settlingByNaturalFrequency = Specimen(
    story: """
      Above critical damping the settling time is given as a constant over the natural frequency, whatever the \
      damping. Just above critical damping that is about right; at ζ = 4 the animation ends with a quarter of \
      its way to go.
      """,
    seenIn: ["Wave"],
    engine: RestRuleEngine<NaturalFrequencyRest>(), twin: DashpotEngine(),
    signatures: [.claim(1.1512925464970228, band: 1e-4, of: .spring(stiffness: 100, dampingCoefficient: 80))])

  /// From 0 to 0.005: finished in its first frame; it keeps within a thousandth of its way from 1.270 s on.
  static let restInAbsoluteUnits = Specimen(
    story: """
      A motion counts as finished when distance and speed are below fixed numbers. Those suit pixels. An \
      opacity or a scale that goes from 0 to a small value is finished before it has begun, and jumps to its \
      end in the first frame.
      """,
    seenIn: ["software-mansion/react-native-reanimated#3424", "motiondivision/motion#1979"],
    engine: RestRuleEngine<AbsoluteUnitsRest>(), twin: DashpotEngine(),
    signatures: [.claim(0, band: 5e-6, of: .spring(stiffness: 100, dampingCoefficient: 10, position: -0.005))])

  /// Friction at 60 and 120 Hz as published, frames 154 and 266; a spring over 100 units at 144 Hz, where it turns
  /// round, and at 240, in the first frame. They keep within 0.1 from 4.259 and 1.270 s on.
  static let restByFrameChange: Specimen = {
    let decay = MotionProblem.friction(rate: 2, velocity: 1000)
    let spring = MotionProblem.spring(stiffness: 100, dampingCoefficient: 10, position: -100)
    return Specimen(
      story: """
        A motion counts as finished when it changes by less than a threshold in one frame. At a higher frame \
        rate every frame changes less, so that the same motion stops earlier and somewhere else; and a spring \
        also changes little where it turns round.
        """,
      seenIn: ["microsoft/react-native-windows#9409", "React Native"],
      engine: RestRuleEngine<FrameChangeRest>(), twin: DashpotEngine(),
      signatures: [
        .claim(154.0 / 60, band: 0.1, of: decay, rate: 60), .claim(266.0 / 120, band: 0.1, of: decay, rate: 120),
        .claim(52.0 / 144, band: 0.1, of: spring, rate: 144), .claim(1.0 / 240, band: 0.1, of: spring, rate: 240),
      ])
  }()

  /// The long spring: claimed at 20 s; it keeps within a thousandth from 137.9 s on.
  static let durationCap = Specimen(
    story: """
      An animation that takes longer than some seconds is cut. A spring with little damping is then stopped in \
      full swing and snaps to its target.
      """,
    seenIn: ["libadwaita", "Motion"],
    engine: DurationCapEngine(), twin: DashpotEngine(),
    signatures: [.claim(20, band: 1e-3, of: .spring(stiffness: 100, dampingCoefficient: 0.1))])

  /// Published: the first crossing at 0.1695 s, and within a hundredth from 0.654 s on.
  static let crossingIsRest = Specimen(
    story: """
      A motion counts as finished when its value equals the target. A spring below critical damping crosses \
      its target at the highest speed it will ever have again.
      """,
    seenIn: ["chenglou/react-motion#235"],
    engine: RestRuleEngine<CrossingRest>(), twin: DashpotEngine(),
    signatures: [
      .claim(0.1695369946496419, band: 1e-2, of: .spring(stiffness: 180, dampingCoefficient: 12))
    ])
}
