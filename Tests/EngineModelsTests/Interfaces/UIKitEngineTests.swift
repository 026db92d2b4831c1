import MotionProblems
import Testing

@testable import EngineModels

@Suite("The UIKit interface on the bench")
struct UIKitEngineTests {
  static let engine = UIKitEngine()

  /// Of the amplitude.
  static let tolerance = 1e-12

  /// Flutter's precedence slip, P06 in its own numbers, and a spring that is thrown.
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
    let problem = try spring(
      mass: 0.5, stiffness: 200, dampingCoefficient: 2 * ratio * 10, from: -3, velocity: 40,
      retargets: [Retarget(time: 0.137, target: 2), Retarget(time: 0.1371, target: -5), Retarget(time: 1, target: 1)])
    let schedules: [[Double]] = [
      SampleTimes.uniform(count: 360, over: 3).times, [0, 0.137, 0.5, 0.9999, 30.1, 31],
      (0..<144).map { Double($0) / 48 }, [0, 1e-9, 0.2],
    ]
    for times in schedules {
      let expected = try trace(of: DashpotEngine(), problem, at: times)
      let shown = try trace(of: Self.engine, problem, at: times)
      #expect(shown.positions.count == times.count)
      for index in times.indices {
        expectClose(
          shown.positions[index], expected.positions[index], within: Self.tolerance * 8, "position at \(times[index])")
        expectClose(
          shown.velocities[index], expected.velocities[index], within: Self.tolerance * 8 * 20,
          "velocity at \(times[index])")
      }
    }
  }

  @Test("without a retarget it is the plain engine, to the bit")
  func bits() throws {
    let problem = try spring(stiffness: 170, dampingCoefficient: 26, from: -1, velocity: 3)
    let times = SampleTimes.uniform(count: 100, over: 2).times
    let (expected, shown) = (
      try trace(of: DashpotEngine(), problem, at: times), try trace(of: Self.engine, problem, at: times)
    )
    #expect(shown.positions == expected.positions)
    #expect(shown.velocities == expected.velocities)
  }

  @Test("friction is refused in words, and constants that are no spring")
  func refusals() throws {
    #expect(Self.engine.refusal(of: try friction(rate: 4, velocity: 1)) == "dashpot-uikit has springs only")
    #expect(Self.engine.refusal(of: try spring(stiffness: 1, dampingCoefficient: 1)) == nil)
    let extreme = try spring(mass: 1e300, stiffness: 1e-300, dampingCoefficient: 1e300)
    #expect(throws: EngineFailure.self) { try trace(of: Self.engine, extreme, at: [0, 1]) }
  }
}
