internal import MotionProblems

extension Specimen {
  /// RK4 that goes on from the value it shows; it runs slow, and the more so the higher the frame rate.
  static let displayFedBack = Specimen(
    story: """
      A fixed step of 1 ms leaves a remainder at the end of a frame. What is shown there is rightly blended from \
      the last two steps; here the blend is also taken for the state, and the next frame goes on from it. Every \
      frame so loses part of a step. The motion looks like a spring and keeps its shape, but runs 2 % slow at 60 \
      Hz and 10 % slow at 240 Hz: one animation, another speed on every display.
      """,
    seenIn: ["Pop", "Rebound", "INTUAnimationEngine"],
    engine: DisplayFedBackEngine(), twin: FixedStepEngine<ClassicRungeKutta>(),
    signatures: Signature.timeScales([(60, 0.980), (120, 0.960), (144, 0.932), (240, 0.900)], tolerance: 0.0005))

  /// Frames rounded up to whole steps; it runs fast by ⌈T/1 ms⌉ · 1 ms / T, with T the frame time.
  ///
  /// Measured of react-spring to three decimals: 1.020, 1.080, 1.008 and 1.199.
  static let stepsRoundedUp = Specimen(
    story: """
      The time of a frame is rounded up to whole steps of 1 ms and the surplus is never given back. A frame of \
      16.667 ms takes 17 steps, one of 4.167 ms takes 5. The spring runs fast by a factor that belongs to the \
      display: 2 % at 60 Hz, 20 % at 240 Hz. With constant frames nothing stutters, so nobody sees it without a \
      clock.
      """,
    seenIn: ["react-spring"],
    engine: StepsRoundedUpEngine(), twin: FixedStepEngine<SemiImplicitEuler>(),
    signatures: Signature.timeScales([(60, 1.020), (120, 1.080), (144, 1.008), (240, 1.200)], tolerance: 0.0005))

  /// A cap of 300 on the argument of sinh and cosh; the value leaps from 0.779 to 0.993 within 35 ms.
  ///
  /// The samples are 5 and 35 ms after the leap at 3.0151134 s.
  static let sinhCapped = Specimen(
    story: """
      Above critical damping the textbook form multiplies a vanishing exponential by a sinh and a cosh that \
      overflow. Capping their argument at 300 keeps the numbers finite, but from there on only the exponential \
      goes on: the motion, far from its target, falls onto it within a few hundredths of a second. Mild damping \
      never gets that far; a spring with a damping ratio of 10 does after 3 s.
      """,
    seenIn: ["popmotion", "Motion"],
    engine: ClosedFormEngine<SinhCappedForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(3.02, -0.1356761803141120), (3.05, -0.0067549192651894648)],
      of: .spring(stiffness: 100, dampingCoefficient: 200), rate: 200))

  /// ωₙ for ωₙ² above critical damping; the value starts at 0.970 instead of 0.
  static let omegaForOmegaSquared = Specimen(
    story: """
      The roots above critical damping need the square of the natural frequency; here the frequency stands in its \
      place, and both amplitudes are taken from the slow root. The motion does not even begin where it was told to: \
      with k 2 and c 10, at 97 % of its way. Below a frequency of 1 rad/s it may be no number at all.
      """,
    seenIn: ["the code of a public engine"],
    engine: ClosedFormEngine<OmegaForOmegaSquaredForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0, -0.02954379014472503), (0.25, -0.01550825240784541)], of: .spring(stiffness: 2, dampingCoefficient: 10)))

  /// A damping ratio of 10 taken for 1; the value is at 0.80 instead of 0.14 after 0.3 s.
  static let dampingCutToOne = Specimen(
    story: """
      A closed form with two branches, one for springs that swing and one for critical damping; a damping ratio \
      beyond 1 is taken for 1. The spring arrives many times too soon: with a ratio of 10 it has covered 80 % of \
      its way when it should have covered 14 %. It ends in the right place, so a test of the end sees nothing.
      """,
    seenIn: ["wobble"],
    engine: ClosedFormEngine<DampingCutToOneForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0.3, -0.1991482734714558), (0.5, -0.04042768199451280)], of: .spring(stiffness: 100, dampingCoefficient: 200)))

  /// c/2 · m for c/(2m) at mass 2; published as 0.5007715695574124 at 0.1 s instead of 0.1899822056267776.
  static let decayRateTimesMass = Specimen(
    story: """
      A slip of precedence: c / 2 * m where c / (2 * m) is meant. At mass 1 the two are the same, and nearly every \
      test is at mass 1. At mass 2 the swing dies four times as fast as it should, at mass 0.5 four times as \
      slowly.
      """,
    seenIn: ["flutter/flutter#163858"],
    engine: ClosedFormEngine<DecayRateTimesMassForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0.1, 0.5007715695574124 - 1), (0.5, 0.000348477635575291)],
      of: .spring(mass: 2, stiffness: 100, dampingCoefficient: 15)))

  /// The wrong constant at critical damping; published as 0.6505145308871298 at 0.1 s instead of 0.4481808382428365.
  static let criticalConstant = Specimen(
    story: """
      The second constant at critical damping is v0 / (r x0) where v0 - r x0 is meant. The two do not even have \
      the same unit. Without start velocity from a distance of 1 the motion is wrong too, but it is smooth and \
      ends in the right place, so it passes every test that does not compare it with theory; from the target \
      itself it is no number.
      """,
    seenIn: ["flutter/flutter#109675"],
    engine: ClosedFormEngine<CriticalConstantForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0.1, 0.6505145308871298 - 1), (0.2, -0.1218017549129514)],
      of: .spring(stiffness: 100, dampingCoefficient: 20, velocity: 5)))

  /// Time cut to whole milliseconds: 0.1166667 s shows what was right at 0.116 s, 0.4666667 s what was at 0.466 s.
  static let wholeMilliseconds = Specimen(
    story: """
      The formula is right and the time it is asked for is cut to whole milliseconds. At 60 Hz a frame shows what \
      was right a third or two thirds of a millisecond before: an error of up to 0.4 % of the way where the motion \
      is fastest, and a small unevenness from frame to frame.
      """,
    seenIn: ["libadwaita", "Motion"],
    engine: TunableFormEngine<WholeMillisecondsForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(7.0 / 60, -0.5731594241266452)], of: .spring(stiffness: 100, dampingCoefficient: 10))
      + Signature.positions(
        [(28.0 / 60, -0.2525102893696725)], of: .spring(stiffness: 1500, dampingCoefficient: 10, velocity: 100)))

  /// A velocity lost at a retarget from 100 to 50 at 0.1 s; published as 39.46457843108161 and 47.59532507893437 after
  /// another 0.1 and 0.2 s, instead of 67.92757115499632 and 69.96419499813556.
  static let velocityLost = Specimen(
    story: """
      When the target moves, the motion begins anew from where it is, at rest. Nothing jumps, so a test of \
      positions at the moment itself passes. But the thing stops dead for a frame at every change of mind, and a \
      finger that drags a target along holds it back all the way.
      """,
    seenIn: ["sveltejs/svelte-extras#9", "motiondivision/motion#2041"],
    engine: VelocityLostEngine(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0.2, 39.46457843108161 - 100), (0.3, 47.59532507893437 - 100)],
      of: .spring(
        stiffness: 100, dampingCoefficient: 10, position: -100, retargets: [Retarget(time: 0.1, target: -50)])))
}
