internal import MotionProblems

extension Specimen {
  /// RK4 that goes on from the value it shows; it runs slow, and the more so the higher the frame rate.
  static let displayFedBack = Specimen(
    engine: DisplayFedBackEngine(), twin: FixedStepEngine<ClassicRungeKutta>(),
    signatures: Signature.timeScales([(60, 0.980), (120, 0.960), (144, 0.932), (240, 0.900)], tolerance: 0.0005))

  /// Frames rounded up to whole steps; it runs fast by ⌈T/1 ms⌉ · 1 ms / T, with T the frame time.
  ///
  /// Measured of react-spring to three decimals: 1.020, 1.080, 1.008 and 1.199.
  static let stepsRoundedUp = Specimen(
    engine: StepsRoundedUpEngine(), twin: FixedStepEngine<SemiImplicitEuler>(),
    signatures: Signature.timeScales([(60, 1.020), (120, 1.080), (144, 1.008), (240, 1.200)], tolerance: 0.0005))

  /// A cap of 300 on the argument of sinh and cosh; the value leaps from 0.779 to 0.993 within 35 ms.
  ///
  /// The samples are 5 and 35 ms after the leap at 3.0151134 s.
  static let sinhCapped = Specimen(
    engine: ClosedFormEngine<SinhCappedForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(3.02, -0.1356761803141120), (3.05, -0.0067549192651894648)],
      of: .spring(stiffness: 100, dampingCoefficient: 200), rate: 200))

  /// ωₙ for ωₙ² above critical damping; the value starts at 0.970 instead of 0.
  static let omegaForOmegaSquared = Specimen(
    engine: ClosedFormEngine<OmegaForOmegaSquaredForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0, -0.02954379014472503), (0.25, -0.01550825240784541)], of: .spring(stiffness: 2, dampingCoefficient: 10)))

  /// A damping ratio of 10 taken for 1; the value is at 0.80 instead of 0.14 after 0.3 s.
  static let dampingCutToOne = Specimen(
    engine: ClosedFormEngine<DampingCutToOneForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0.3, -0.1991482734714558), (0.5, -0.04042768199451280)], of: .spring(stiffness: 100, dampingCoefficient: 200)))

  /// c/2 · m for c/(2m) at mass 2; published as 0.5007715695574124 at 0.1 s instead of 0.1899822056267776.
  static let decayRateTimesMass = Specimen(
    engine: ClosedFormEngine<DecayRateTimesMassForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0.1, 0.5007715695574124 - 1), (0.5, 0.000348477635575291)],
      of: .spring(mass: 2, stiffness: 100, dampingCoefficient: 15)))

  /// The wrong constant at critical damping; published as 0.6505145308871298 at 0.1 s instead of 0.4481808382428365.
  static let criticalConstant = Specimen(
    engine: ClosedFormEngine<CriticalConstantForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0.1, 0.6505145308871298 - 1), (0.2, -0.1218017549129514)],
      of: .spring(stiffness: 100, dampingCoefficient: 20, velocity: 5)))

  /// Time cut to whole milliseconds: 0.1166667 s shows what was right at 0.116 s, 0.4666667 s what was at 0.466 s.
  static let wholeMilliseconds = Specimen(
    engine: ClosedFormEngine<WholeMillisecondsForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(7.0 / 60, -0.5731594241266452)], of: .spring(stiffness: 100, dampingCoefficient: 10))
      + Signature.positions(
        [(28.0 / 60, -0.2525102893696725)], of: .spring(stiffness: 1500, dampingCoefficient: 10, velocity: 100)))

  /// A velocity lost at a retarget from 100 to 50 at 0.1 s; published as 39.46457843108161 and 47.59532507893437 after
  /// another 0.1 and 0.2 s, instead of 67.92757115499632 and 69.96419499813556.
  static let velocityLost = Specimen(
    engine: VelocityLostEngine(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0.2, 39.46457843108161 - 100), (0.3, 47.59532507893437 - 100)],
      of: .spring(
        stiffness: 100, dampingCoefficient: 10, position: -100, retargets: [Retarget(time: 0.1, target: -50)])))
}
