import MotionProblems
import Testing

@testable import EngineModels

@Suite("Right-hand sides evaluated")
struct EvaluationCountTests {
  @Test("Whole steps and the remainders of what is shown are counted")
  func fixedSteps() throws {
    let problem = try spring(stiffness: 100, dampingCoefficient: 10)
    // Steps of 1/64: 0, 16 and 32 of them; then 32 with a remainder, which is no step of the integration.
    let times = [0, 0.25, 0.5, 0.501]
    for (engine, perStep) in [
      (FixedStepEngine<ExplicitEuler>(timeStep: 1 / 64.0) as any EngineModel, 1),
      (FixedStepEngine<SemiImplicitEuler>(timeStep: 1 / 64.0), 1),
      (FixedStepEngine<VelocityVerlet>(timeStep: 1 / 64.0), 2),
      (FixedStepEngine<ClassicRungeKutta>(timeStep: 1 / 64.0), 4),
      (FixedStepEngine<RungeKuttaWithoutFirstStage>(timeStep: 1 / 64.0), 4),
    ] {
      #expect(try trace(of: engine, problem, at: times).evaluations == 33 * perStep, "\(engine.name)")
    }
  }

  @Test("A retarget adds what was done before it")
  func retargets() throws {
    let problem = try spring(
      stiffness: 100, dampingCoefficient: 10,
      retargets: [Retarget(time: 0.25, target: 1), Retarget(time: 0.375, target: 0)])
    let engine = FixedStepEngine<ClassicRungeKutta>(timeStep: 1 / 64.0)
    #expect(try trace(of: engine, problem, at: [0, 0.5]).evaluations == 4 * 32)
  }

  @Test("Engines that step by frames count their steps")
  func frames() throws {
    let problem = try spring(stiffness: 100, dampingCoefficient: 0.1)
    let times = (0...8).map { Double($0) / 32 }
    // Four steps of 1/128 in each frame of 1/32; the rest rule is far away.
    #expect(try trace(of: DisplayFedBackEngine(timeStep: 1 / 128.0), problem, at: times).evaluations == 4 * 32)
    // Three of 1/96 and a little, rounded up to four.
    #expect(try trace(of: StepsRoundedUpEngine(timeStep: 0.0104), problem, at: times).evaluations == 4 * 8)
  }

  @Test("A closed form evaluates none, and a trace that is used again starts from none")
  func closedForms() throws {
    let problem = try spring(stiffness: 100, dampingCoefficient: 10)
    var shown = Trace()
    for engine in EngineCatalog.all where !(engine is any SteppingEngine) && engine.refusal(of: problem) == nil {
      shown.evaluations = 7
      try engine.record(problem, at: [0, 0.1], restBand: 0.001, into: &shown)
      #expect(shown.evaluations == 0, "\(engine.name)")
    }
  }

  @Test("Engines that take steps say so, and keep their name at another step")
  func stepping() throws {
    let stepping = EngineCatalog.all.compactMap { $0 as? any SteppingEngine }
    #expect(
      stepping.map(\.name) == [
        "explicit-euler", "semi-implicit-euler", "velocity-verlet", "rk4", "rk4-display-fed-back",
        "semi-implicit-euler-steps-rounded-up", "rk4-without-first-stage",
      ])
    #expect(stepping.map(\.formalOrder) == [1, 1, 2, 4, 4, 1, 4])
    for engine in stepping {
      #expect(engine.timeStep == 0.001)
      let other = engine.stepping(by: 0.25)
      #expect(other.timeStep == 0.25 && other.name == engine.name)
    }
  }
}
