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

  /// Engines that know the factor start from it and not from the rate. Pop's sum goes a little less far than the integral:
  /// it is told a greater velocity.
  @Test("It slides the way of a continuous friction", arguments: [0.5, 0.9, 0.998, 0.99999])
  func decay(factor: Double) throws {
    let decay = try MotionProblem(
      law: .friction(.exponential(rate: 1)), start: PhaseState(position: 0, velocity: -800),
      decelerationFactor: factor)
    let times = [0, 0.001, 0.016, 0.5, 3, 40]
    let shown = try trace(of: PopEngine(), decay, at: times)
    let plain = try trace(of: DashpotEngine(), decay, at: times)
    for index in times.indices {
      expectClose(
        shown.positions[index], plain.positions[index], within: 1e-14 * (1 + abs(plain.positions[5])), "x\(index)")
      expectClose(shown.velocities[index], plain.velocities[index], within: 1e-11, "v\(index)")
    }
    if factor == 0.998 {
      // v₀/λ (1 − e^(−λ/2)), λ = −1000 ln 0.998, with 30 digits.
      expectClose(shown.positions[3], -252.7424181428077166, within: 1e-10, "after half a second")
    }
  }

  @Test("It refuses frictions that its words do not state")
  func friction() throws {
    let start = PhaseState(position: 0, velocity: 1)
    let byRate = try MotionProblem(law: .friction(.exponential(rate: 2)), start: start)
    #expect(PopEngine().refusal(of: byRate)?.contains("factor per millisecond, not by a rate") == true)
    let dry = try MotionProblem(law: .friction(.constant(deceleration: 2)), start: start)
    #expect(PopEngine().refusal(of: dry)?.contains("factor per millisecond only") == true)
  }
}
