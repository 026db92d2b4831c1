import MotionProblems
import Testing

@testable import EngineModels

@Suite("Observed order of the textbook methods")
struct FixedStepOrderTests {
  /// Seconds; chosen where no leading term of an error is near a zero, so that every ratio is close to its limit.
  static let time = 0.4

  static func problems() throws -> [(String, MotionProblem)] {
    [
      ("underdamped", try spring(stiffness: 100, dampingCoefficient: 10, velocity: 3)),
      ("critical", try spring(mass: 2, stiffness: 50, dampingCoefficient: 20, from: -2, velocity: 1)),
      ("overdamped", try spring(mass: 0.5, stiffness: 20, dampingCoefficient: 9, from: 1, velocity: 4)),
      ("undamped", try spring(mass: 4, stiffness: 144, dampingCoefficient: 0, velocity: -2)),
      ("friction", try friction(rate: 4, velocity: 1000)),
    ]
  }

  @Test("Explicit Euler is of order 1")
  func explicitEuler() throws { try observe(ExplicitEuler.self, stepCounts: [512, 1024, 2048, 4096, 8192]) }

  @Test("Semi-implicit Euler is of order 1")
  func semiImplicitEuler() throws {
    try observe(SemiImplicitEuler.self, stepCounts: [512, 1024, 2048, 4096, 8192])
  }

  @Test("Velocity Verlet is of order 2, with damping too")
  func velocityVerlet() throws { try observe(VelocityVerlet.self, stepCounts: [64, 128, 256, 512, 1024]) }

  @Test("Classic Runge-Kutta is of order 4")
  func rungeKutta() throws { try observe(ClassicRungeKutta.self, stepCounts: [64, 128, 256, 512, 1024]) }

  @Test("Runge-Kutta without its first stage is of order 0: no step makes it better")
  func rungeKuttaWithoutFirstStage() throws {
    try observe(RungeKuttaWithoutFirstStage.self, stepCounts: [512, 1024, 2048, 4096, 8192])
  }

  /// Of the ratio 2^order: the next term of the error's expansion at the coarsest step.
  static let ratioTolerance = 0.07

  /// The signed order over four halvings: the error keeps its sign and shrinks by 2^order each time.
  private func observe<Method: FixedStepMethod>(_ method: Method.Type, stepCounts: [Int]) throws {
    for (label, problem) in try Self.problems() {
      let exact = ExactMotion(problem.law).state(after: Self.time, from: problem.start)
      var errors: [(position: Double, velocity: Double)] = []
      for count in stepCounts {
        let engine = FixedStepEngine<Method>(timeStep: Self.time / Double(count))
        let shown = try trace(of: engine, problem, at: [0, Self.time])
        errors.append((shown.positions[1] - exact.position, shown.velocities[1] - exact.velocity))
      }
      for (coarse, fine) in zip(errors, errors.dropFirst()) {
        for (quantity, ratio) in [
          ("position", coarse.position / fine.position), ("velocity", coarse.velocity / fine.velocity),
        ] {
          let exact = Double(1 << Method.order)
          // A change of sign makes the ratio negative and fails.
          expectClose(
            ratio, exact, within: exact * Self.ratioTolerance, "\(Method.name), \(label), \(quantity), error ratio")
        }
      }
    }
  }
}
