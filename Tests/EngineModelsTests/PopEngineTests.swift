import MotionProblems
import Testing

@testable import EngineModels

@Suite("Dashpot's engine through Pop's words")
struct PopEngineTests {
  static let problems = [(1.0, 100.0, 10.0), (1, 100, 20), (2, 100, 15), (1, 1200, 415.7), (1, 100, 0), (1, 1500, 1)]

  @Test("It shows the plain engine's motion, also through retargets and a stall", arguments: problems)
  func sameMotion(mass: Double, stiffness: Double, damping: Double) throws {
    let oscillator = try Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: damping)
    let problem = try MotionProblem(
      law: .spring(oscillator), start: PhaseState(position: -1, velocity: 3),
      retargets: [Retarget(time: 0.105, target: 2), Retarget(time: 0.3, target: -1), Retarget(time: 30.5, target: 0)])
    let times = [0, 0.01, 0.1, 0.11, 0.25, 0.3, 0.35, 0.6, 30.55, 30.7, 31]
    let shown = try trace(of: PopEngine(), problem, at: times, restBand: 1e-4)
    let plain = try trace(of: DashpotEngine(), problem, at: times, restBand: 1e-4)
    #expect(shown.positions.count == times.count)
    for index in times.indices {
      // 1e-12 of the amplitude, which is 3 or more, and of its rate √(k/m) for the velocity.
      expectClose(shown.positions[index], plain.positions[index], within: 3e-12, "x(\(times[index]))")
      expectClose(
        shown.velocities[index], plain.velocities[index], within: 3e-12 * (1 + (stiffness / mass).squareRoot()),
        "v(\(times[index]))")
    }
    if let finished = plain.finished {
      expectClose(try #require(shown.finished), finished, within: 1e-9, "finished")
    } else {
      #expect(shown.finished == nil)
    }
  }

  @Test("It refuses friction, in words")
  func friction() throws {
    let problem = try MotionProblem(law: .friction(.exponential(rate: 2)), start: PhaseState(position: 0, velocity: 1))
    #expect(PopEngine().refusal(of: problem)?.contains("sum over milliseconds") == true)
  }
}
