import MotionProblems
import Testing

@testable import EngineModels

@Suite("The Core Animation interface on the bench")
struct CoreAnimationEngineTests {
  static let engine = CoreAnimationEngine()

  /// Of the amplitude.
  static let tolerance = 1e-12

  @Test("positions computed elsewhere, at mass 2 and on a retarget")
  func published() throws {
    let heavy = try spring(mass: 2, stiffness: 100, dampingCoefficient: 15)
    let shown = try trace(of: Self.engine, heavy, at: [0, 0.1, 0.2, 0.5])
    for (position, expected) in zip(shown.positions, [0, 0.1899822056267776, 0.5530831065573773, 1.137978324186814]) {
      expectClose(position + 1, expected, within: 1e-14, "mass 2")
    }
    expectClose(shown.velocities[1], 3.234284571266397, within: 1e-13, "velocity")
    let retargeted = try spring(
      stiffness: 100, dampingCoefficient: 10, from: -100, retargets: [Retarget(time: 0.1, target: -50)])
    let way = try trace(of: Self.engine, retargeted, at: [0, 0.1, 0.2, 0.3])
    for (position, expected) in zip(way.positions, [0, 34.02998466082983, 67.92757115499632, 69.96419499813556]) {
      expectClose(position + 100, expected, within: 1e-12, "retarget")
    }
    expectClose(way.velocities[1], 533.5071951146930, within: 1e-11, "velocity at the retarget")
  }

  @Test("as near as the plain engine at any damping, frame rate and retarget", arguments: [0, 0.1, 0.5, 1, 3, 30])
  func plain(_ ratio: Double) throws {
    let retargets = [
      Retarget(time: 0.137, target: 2), Retarget(time: 0.1371, target: -5), Retarget(time: 1, target: 1),
    ]
    let schedules: [[Double]] = [
      SampleTimes.uniform(count: 360, over: 3).times, [0, 0.137, 0.5, 0.9999, 30.1, 31],
      (0..<144).map { Double($0) / 48 }, [0, 1e-9, 0.2],
    ]
    // From the target, thrown: the amplitude is that of the throw or of the retargets.
    for position in [-3.0, 0] {
      let problem = try spring(
        mass: 0.5, stiffness: 200, dampingCoefficient: 2 * ratio * 10, from: position, velocity: 40,
        retargets: retargets)
      for times in schedules {
        let expected = try trace(of: DashpotEngine(), problem, at: times)
        let shown = try trace(of: Self.engine, problem, at: times)
        for index in times.indices {
          expectClose(
            shown.positions[index], expected.positions[index], within: Self.tolerance * 8,
            "position at \(times[index])")
          expectClose(
            shown.velocities[index], expected.velocities[index], within: Self.tolerance * 8 * 20,
            "velocity at \(times[index])")
        }
      }
    }
  }

  @Test("a throw from the target without a retarget", arguments: [10.0, 20, 40])
  func thrown(_ damping: Double) throws {
    let problem = try spring(stiffness: 100, dampingCoefficient: damping, from: 0, velocity: 500)
    let peaks = [
      10.0: (0.1209199576156145, 27.3146507936801), 20: (0.1, 18.3939720585721),
      40: (0.07603459963009463, 10.9280296148963),
    ]
    let (time, peak) = try #require(peaks[damping])
    let shown = try trace(of: Self.engine, problem, at: [0, time])
    #expect(shown.positions[0] == 0)
    expectClose(shown.positions[1], peak, within: 1e-12, "the peak")
    expectClose(shown.velocities[1], 0, within: 1e-10, "the velocity there")
  }

  @Test("at rest at its target it stays there")
  func still() throws {
    let problem = try spring(stiffness: 100, dampingCoefficient: 10, from: 0)
    #expect(try trace(of: Self.engine, problem, at: [0, 0.1, 5]).positions == [0, 0, 0])
  }

  @Test("friction is refused in words, and constants that are no spring")
  func refusals() throws {
    #expect(Self.engine.refusal(of: try friction(rate: 4, velocity: 1)) == "dashpot-core-animation has springs only")
    #expect(Self.engine.refusal(of: try spring(stiffness: 1, dampingCoefficient: 1)) == nil)
    let extreme = try spring(mass: 1e300, stiffness: 1e-300, dampingCoefficient: 1e300)
    #expect(throws: EngineFailure.self) { try trace(of: Self.engine, extreme, at: [0, 1]) }
  }
}
