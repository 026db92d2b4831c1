internal import EngineModels
public import GSLNumerics
public import MotionProblems
public import RunRecords

/// The motions and methods of the published page.
public enum WorkPrecisionGallery {
  /// Made to be found out: its order is 0 where 4 is formal.
  public static let specimen = "rk4-without-first-stage"

  /// Our own engine, every textbook method that takes steps, the specimen, and every stepper of GSL.
  public static var methods: [WorkPrecisionMethod] {
    (engines + EngineCatalog.all.filter { $0.name == specimen }).map { .engine($0) }
      + ODEStepper.allCases.flatMap(steppers)
  }

  /// What is studied of a motion when nothing is named: no specimens, and of GSL three steppers that suit it.
  public static func methods(suiting problem: MotionProblem) -> [WorkPrecisionMethod] {
    var chosen: [ODEStepper] = [.rkf45, .rk8pd, .msadams]
    if let oscillator = problem.oscillator, oscillator.isStiff { chosen = [.rk4imp, .bsimp, .msbdf] }
    return engines.map { .engine($0) } + chosen.flatMap(steppers)
  }

  /// A stepper over everything that it can be run over.
  public static func steppers(_ stepper: ODEStepper) -> [WorkPrecisionMethod] {
    WorkPrecisionMethod.knobs(of: stepper).map { .stepper(stepper, over: $0) }
  }

  private static var engines: [any EngineModel] {
    let faulty = Set(EngineCatalog.specimens.map(\.engine.name))
    return EngineCatalog.all.filter { engine in
      !faulty.contains(engine.name) && (engine is any SteppingEngine || engine.name == "dashpot")
    }
  }

  /// Every regime of a spring, a moving target, and friction.
  public static func motions() throws(ProblemError) -> [(title: String, problem: MotionProblem)] {
    try [
      ("Underdamped", spring(damping: 10)), ("Undamped", spring(damping: 0)), ("Critical", spring(damping: 20)),
      ("Overdamped", spring(damping: 100)), ("Retargeted", spring(damping: 6, retargets: [(0.375, 0.5), (0.75, -1)])),
      (
        "Friction", MotionProblem(law: .friction(.exponential(rate: 2)), start: PhaseState(position: 0, velocity: 1000))
      ),
      ("Drag", MotionProblem(law: .friction(.quadratic(drag: 0.01)), start: PhaseState(position: 0, velocity: 500))),
    ]
  }

  private static func spring(
    damping: Double, retargets: [(time: Double, target: Double)] = []
  ) throws(ProblemError) -> MotionProblem {
    try MotionProblem(
      law: .spring(Oscillator(mass: 1, stiffness: 100, dampingCoefficient: damping)),
      start: PhaseState(position: -1, velocity: 0),
      retargets: retargets.map { Retarget(time: $0.time, target: $0.target) })
  }

  /// What determines the numbers besides the motions.
  public static var provenance: [ProvenanceItem] { RunProvenance.software }
}
