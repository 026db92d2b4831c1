import MotionProblems
import Testing

@testable import EngineModels

/// Engines on springs with Coulomb friction, with quadratic damping, and with constants that change.
struct ResistedSpringEngineTests {
  private func oscillator(_ mass: Double, _ coefficient: Double, _ stiffness: Double) throws -> Oscillator {
    try Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: coefficient)
  }

  private func dry(_ constants: [Double], from position: Double, velocity: Double = 0) throws -> MotionProblem {
    try MotionProblem(
      law: .resistedSpring(
        oscillator(constants[0], constants[1], constants[2]), .coulomb(coulombFriction: constants[3])),
      start: PhaseState(position: position, velocity: velocity))
  }

  /// From mpmath, 40 digits.
  @Test("the textbook's Coulomb friction agrees with mpmath through reversals and stop")
  func textbook() throws {
    let times = [0, 0.1, 0.5, 1, 1.2, 2]
    let shown = try trace(
      of: ClosedFormEngine<TextbookClosedForm>(), dry([1, 1, 100, 8], from: -1), at: times)
    let expected = [
      -1, -0.5905923829684664230058, -0.05100511396549802732105, 0.2160795814064671159307, -0.03405508726645517899243,
      -0.05707204310617505828871,
    ]
    for (index, time) in times.enumerated() {
      expectClose(shown.positions[index], expected[index], within: 1e-15, "at \(time)")
    }
    #expect(shown.velocities.first == 0 && shown.velocities.last == 0)
    let over = try trace(
      of: ClosedFormEngine<TextbookClosedForm>(), dry([1, 25, 100, 10], from: -1, velocity: 60), at: [0, 0.1, 0.5, 1])
    for (index, value) in [-1, 1.097545299219906634539, 0.2915678592749299336024, 0.1157363421950312009277].enumerated()
    {
      expectClose(over.positions[index], value, within: 2e-15, "overdamped, \(index)")
    }
  }

  @Test("steppers hold what friction holds, and turn where it does")
  func steppers() throws {
    let held = try dry([2, 0.1, 100, 8], from: 0.08)
    let moving = try dry([1, 1, 100, 8], from: -1)
    let place = -0.05707204310617505828871
    for (engine, tolerance) in [
      (FixedStepEngine<ClassicRungeKutta>() as any EngineModel, 2e-5), (FixedStepEngine<VelocityVerlet>(), 1e-3),
      (FixedStepEngine<SemiImplicitEuler>(), 2e-2),
    ] {
      #expect(engine.refusal(of: held) == nil)
      let still = try trace(of: engine, held, at: [0, 0.5, 3])
      #expect(still.positions == [0.08, 0.08, 0.08] && still.velocities == [0, 0, 0], "\(engine.name): \(still)")
      let shown = try trace(of: engine, moving, at: [0, 1, 1.5, 5])
      expectClose(shown.positions[2], place, within: tolerance, "\(engine.name) after the stop")
      #expect(shown.positions[2] == shown.positions[3] && shown.velocities[3] == 0, "\(engine.name) rests: \(shown)")
    }
  }

  /// Position at 1 s from mpmath, 40 digits, at steps of 1/256 s and shorter: order 4 until the bend of |v| v at v = 0.
  @Test("steppers follow quadratic damping with errors that shrink with the step")
  func quadratic() throws {
    let problem = try MotionProblem(
      law: .resistedSpring(oscillator(1, 2, 100), .quadratic(quadraticDamping: 1.5)),
      start: PhaseState(position: -1, velocity: 0))
    let expected = 0.071741574248618596846
    var errors: [Double] = []
    for exponent in 8...11 {
      let engine = FixedStepEngine<ClassicRungeKutta>(timeStep: 1 / Double(1 << exponent))
      let shown = try trace(of: engine, problem, at: [0, 1])
      errors.append(abs(shown.positions[1] - expected))
    }
    // Why: the bend makes the error of each reversal depend on where in a step it falls; over two halvings it still shrinks.
    for (coarse, fine) in zip(errors, errors.dropFirst(2)) { #expect(fine < coarse / 16, "\(errors)") }
    #expect(errors[3] <= 1e-9, "\(errors)")
    let verlet = try trace(of: FixedStepEngine<VelocityVerlet>(), problem, at: [0, 1])
    expectClose(verlet.positions[1], expected, within: 1e-4, "velocity-verlet")
  }

  /// From mpmath, 50 digits.
  @Test("constants that change keep position and velocity, whatever is asked between")
  func changes() throws {
    let problem = try MotionProblem(
      law: .spring(oscillator(1, 4, 100)), start: PhaseState(position: -1, velocity: 0),
      constantsChanges: [
        ConstantsChange(time: 0.125, oscillator: oscillator(2, 30, 300)),
        ConstantsChange(time: 0.375, oscillator: oscillator(0.5, 20, 200)),
      ])
    let times = [0, 0.0625, 0.125, 0.25, 0.375, 0.5, 1]
    let expected = [
      -1, -0.82568113822257748190, -0.41370638928657200657, 0.10841200334135183727, 0.093394217008480685578,
      0.018634929380736853486, 2.8379310047977591366e-6,
    ]
    for engine in [DashpotEngine() as any EngineModel, ClosedFormEngine<TextbookClosedForm>()] {
      #expect(engine.refusal(of: problem) == nil)
      let shown = try trace(of: engine, problem, at: times)
      for (index, time) in times.enumerated() {
        expectClose(shown.positions[index], expected[index], within: 4e-16, "\(engine.name) at \(time)")
      }
      let sparse = try trace(of: engine, problem, at: [0, 0.5, 1])
      #expect(sparse.positions[1] == shown.positions[5] && sparse.positions[2] == shown.positions[6])
    }
    let rough = try trace(of: FixedStepEngine<ClassicRungeKutta>(), problem, at: times)
    expectClose(rough.positions[5], expected[5], within: 1e-9, "rk4")
    let forgetful = try trace(of: ForgetfulChangeEngine(), problem, at: times)
    expectClose(forgetful.positions[2], expected[2], within: 1e-15, "before it matters")
    #expect(abs(forgetful.positions[3] - expected[3]) > 0.05 && forgetful.velocities[2] == 0)
  }

  @Test("retargets and changes together are in order of time")
  func course() throws {
    let other = try oscillator(2, 3, 4)
    let problem = try MotionProblem(
      law: .spring(oscillator(1, 4, 100)), start: PhaseState(position: -1, velocity: 0),
      retargets: [Retarget(time: 1, target: 5), Retarget(time: 3, target: 6)],
      constantsChanges: [ConstantsChange(time: 1, oscillator: other), ConstantsChange(time: 2, oscillator: other)])
    #expect(
      problem.courseChanges == [
        CourseChange(time: 1, target: 5, oscillator: other), CourseChange(time: 2, target: nil, oscillator: other),
        CourseChange(time: 3, target: 6, oscillator: nil),
      ])
  }

  @Test("an engine that does not speak a law says so")
  func refusals() throws {
    let coulomb = try dry([1, 1, 100, 8], from: -1)
    let quadratic = try MotionProblem(
      law: .resistedSpring(oscillator(1, 2, 100), .quadratic(quadraticDamping: 1.5)), start: coulomb.start)
    let changing = try MotionProblem(
      law: .spring(oscillator(1, 2, 100)), start: coulomb.start,
      constantsChanges: [ConstantsChange(time: 1, oscillator: oscillator(1, 2, 50))])
    #expect(DashpotEngine().refusal(of: coulomb) == "dashpot has no springs with Coulomb friction")
    #expect(DashpotEngine().refusal(of: quadratic) == "dashpot has no springs with quadratic damping")
    #expect(ClosedFormEngine<TextbookClosedForm>().refusal(of: quadratic) != nil)
    for engine in EngineCatalog.all {
      let speaksAll = ["explicit-euler", "semi-implicit-euler", "velocity-verlet", "rk4", "rk4-without-first-stage"]
        .contains(engine.name)
      let isTextbook = engine.name == "textbook-closed-form"
      #expect((engine.refusal(of: quadratic) == nil) == speaksAll, "\(engine.name)")
      #expect((engine.refusal(of: coulomb) == nil) == (speaksAll || isTextbook), "\(engine.name)")
      let speaksChanges = speaksAll || isTextbook || ["dashpot", "dashpot-animator"].contains(engine.name)
      #expect((engine.refusal(of: changing) == nil) == speaksChanges, "\(engine.name)")
      if let refusal = engine.refusal(of: changing) { #expect(refusal.hasPrefix(engine.name), "\(refusal)") }
    }
  }

  @Test("the mutants are wrong in the way they say")
  func mutants() throws {
    let problem = try dry([1, 1, 100, 8], from: -1)
    let right = try trace(of: ClosedFormEngine<TextbookClosedForm>(), problem, at: [0, 0.2, 1, 1.2, 1.6])
    let flipping = try trace(of: FlippingFrictionEngine(), problem, at: [0, 0.2, 1, 1.2, 1.6])
    #expect(flipping.positions[...3] == right.positions[...3] && abs(flipping.positions[4] - right.positions[4]) > 0.01)
    let forgotten = try trace(of: FrictionForgottenEngine(), problem, at: [0, 0.2])
    let plain = try trace(
      of: DashpotEngine(), spring(stiffness: 100, dampingCoefficient: 1), at: [0, 0.2])
    #expect(forgotten.positions == plain.positions && forgotten.positions[1] != right.positions[1])
  }
}
