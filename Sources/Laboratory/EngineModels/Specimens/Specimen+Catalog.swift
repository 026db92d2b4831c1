internal import MotionProblems

extension Specimen {
  /// RK4 that goes on from the value it shows; it runs slow, and the more so the higher the frame rate.
  static let displayFedBack = Specimen(
    engine: DisplayFedBackEngine(),
    twin: FixedStepEngine<ClassicRungeKutta>(),
    signatures: [(60.0, 0.980), (120, 0.960), (144, 0.932), (240, 0.900)].map { rate, expected in
      Signature(
        problem: fromZeroToOne(stiffness: 100, dampingCoefficient: 0.1),
        schedule: .frames(DisplayFrames(rate: rate)), window: 20, quantity: .timeScale, expected: expected,
        tolerance: 0.0005)
    })

  /// A cap of 300 on the argument of sinh and cosh; the value leaps from 0.779 to 0.993 within 35 ms.
  ///
  /// Positions from the faulty formula with 50 digits, 5 and 35 ms after the leap at 3.0151134 s.
  static let sinhCapped = Specimen(
    engine: ClosedFormEngine<SinhCappedForm>(),
    twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: [(3.02, -0.1356761803141120), (3.05, -0.0067549192651894648)].map { time, expected in
      Signature(
        problem: fromZeroToOne(stiffness: 100, dampingCoefficient: 200),
        schedule: .frames(DisplayFrames(rate: 200)), window: 4, quantity: .position(time: time), expected: expected,
        tolerance: 1e-12)
    })

  /// ωₙ for ωₙ² above critical damping; the value starts at 0.970 instead of 0.
  ///
  /// Positions from the faulty formula with 50 digits.
  static let omegaForOmegaSquared = Specimen(
    engine: ClosedFormEngine<OmegaForOmegaSquaredForm>(),
    twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: [(0.0, -0.02954379014472503), (0.25, -0.01550825240784541)].map { time, expected in
      Signature(
        problem: fromZeroToOne(stiffness: 2, dampingCoefficient: 10),
        schedule: .frames(DisplayFrames(rate: 60)), window: 2, quantity: .position(time: time), expected: expected,
        tolerance: 1e-12)
    })

  /// A spring of mass 1 at rest one unit below its target.
  private static func fromZeroToOne(stiffness: Double, dampingCoefficient: Double) -> MotionProblem {
    do {
      let oscillator = try Oscillator(mass: 1, stiffness: stiffness, dampingCoefficient: dampingCoefficient)
      return try MotionProblem(law: .spring(oscillator), start: PhaseState(position: -1, velocity: 0))
    } catch {
      preconditionFailure("a constant in this file is out of range: \(error)")
    }
  }
}
