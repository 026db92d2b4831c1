internal import MotionProblems

/// Their twin is Dashpot's engine, which is finished at the exact last exit from the band.
extension Specimen {
  /// A thousandth at k 100, c 100: claimed at ln 1000/50 = 0.1382 s; the motion keeps within it from 6.848 s on.
  static let settlingByEnvelopeRate = Specimen(
    story: """
      The time in which e^(−σt) falls to a thousandth is a fair estimate while the spring swings. Above critical \
      damping there are two rates, the slow one decides, and σ is the mean of both: at five times critical damping \
      the spring is said to have settled after 0.14 s, when it has hardly set off; it needs 6.85 s. Every position \
      shown is right.
      """,
    seenIn: ["libadwaita's rule"],
    engine: RestRuleEngine<EnvelopeRateRest>(), twin: DashpotEngine(),
    signatures: [
      .claim(0.13815510557964274, band: 1e-3, of: .spring(stiffness: 100, dampingCoefficient: 100))
    ])

  /// A ten-thousandth at ζ = 4: claimed at 1.25 ln 10⁴/ωₙ = 1.151 s, with 23.5 % of the way left.
  static let settlingByNaturalFrequency = Specimen(
    story: """
      The settling time above critical damping is a quarter more than that of a critical spring with the same \
      frequency. That is enough next to critical damping. Beyond it the motion slows down in proportion to the \
      damping ratio and the rule does not: at a ratio of 4 it ends with nearly a quarter of the way left.
      """,
    seenIn: ["an engine's code"],
    engine: RestRuleEngine<NaturalFrequencyRest>(), twin: DashpotEngine(),
    signatures: [.claim(1.1512925464970228, band: 1e-4, of: .spring(stiffness: 100, dampingCoefficient: 80))])

  /// From 0 to 0.005: finished in its first frame; it keeps within a thousandth of its way from 1.270 s on.
  static let restInAbsoluteUnits = Specimen(
    story: """
      A motion is finished within 0.01 of its target and below a speed of 2, numbers that were chosen for pixels. \
      An opacity, a scale, a fraction of a screen are measured in units a hundred times larger: such a motion is \
      over in its first frame, or jumps at its end. The same motion in other units is another motion.
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
        A motion is finished when a frame changes its value by less than 0.1. That is a threshold on the speed \
        times the time of a frame: at twice the frame rate a decay stops at twice the speed, short of its place. A \
        spring stands still where it turns round, too, so on a fast display it ends at the top of its overshoot, \
        or before it has set off.
        """,
      seenIn: ["React Native's decay", "microsoft/react-native-windows#9409"],
      engine: RestRuleEngine<FrameChangeRest>(), twin: DashpotEngine(),
      signatures: [
        .claim(154.0 / 60, band: 0.1, of: decay, rate: 60), .claim(266.0 / 120, band: 0.1, of: decay, rate: 120),
        .claim(52.0 / 144, band: 0.1, of: spring, rate: 144), .claim(1.0 / 240, band: 0.1, of: spring, rate: 240),
      ])
  }()

  /// The long spring: claimed at 20 s; it keeps within a thousandth from 137.9 s on.
  static let durationCap = Specimen(
    story: """
      A guard against a search for rest that never ends: after 20 s every motion is finished. Most are by then. \
      One with little damping is not, and neither is one without, which was asked to go on for ever; they stop in \
      full swing and jump.
      """,
    seenIn: ["libadwaita", "Motion"],
    engine: DurationCapEngine(), twin: DashpotEngine(),
    signatures: [.claim(20, band: 1e-3, of: .spring(stiffness: 100, dampingCoefficient: 0.1))])

  /// Published: the first crossing at 0.1695 s, and within a hundredth from 0.654 s on.
  static let crossingIsRest = Specimen(
    story: """
      A motion is finished when its value equals the target. Every spring that swings gets there at nearly its highest \
      speed, with its whole overshoot still to come. What waits for the end begins too soon, and what is cut there \
      loses the bounce it was asked for.
      """,
    seenIn: ["chenglou/react-motion#235"],
    engine: RestRuleEngine<CrossingRest>(), twin: DashpotEngine(),
    signatures: [
      .claim(0.1695369946496419, band: 1e-2, of: .spring(stiffness: 180, dampingCoefficient: 12))
    ])
}
