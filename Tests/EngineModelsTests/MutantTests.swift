import MotionProblems
import Testing

@testable import EngineModels

@Suite("Mutants of Dashpot's engine")
struct MutantTests {
  static let times = SampleTimes.uniform(count: 121, over: 1).times

  @Test("Detuning by ε runs the motion ahead by ε t", arguments: [1e-3, -1e-3, 1e-6, 1e-9])
  func detuned(epsilon: Double) throws {
    for problem in [
      try spring(mass: 2, stiffness: 200, dampingCoefficient: 12), try spring(stiffness: 100, dampingCoefficient: 60),
    ] {
      let plain = try trace(of: DashpotEngine(), problem, at: Self.times)
      let mutant = try trace(of: DetunedEngine(relativeDetuning: epsilon), problem, at: Self.times)
      for (index, time) in Self.times.enumerated() {
        // From rest the motion is a function of ωₙ t alone; the second order is below ε² (10 t)².
        expectClose(
          mutant.positions[index] - plain.positions[index], epsilon * time * plain.velocities[index],
          within: 200 * epsilon * epsilon + 1e-14, "ε \(epsilon) at \(time)")
      }
    }
  }

  @Test("Detuned friction has its rest point nearer by ε")
  func detunedFriction() throws {
    let shown = try trace(
      of: DetunedEngine(relativeDetuning: 0.25), try friction(rate: 4, velocity: 1000), at: [0, 100])
    expectClose(shown.positions[1], 200, within: 1e-12, "rest at λ 5")
  }

  @Test("Detuning drops the catalogue name, which would bring the right spring back")
  func detunedByName() throws {
    let problem = try spring(stiffness: 180, dampingCoefficient: 12, springName: "react-spring-wobbly")
    let plain = try trace(of: DashpotEngine(), problem, at: Self.times)
    #expect(try trace(of: DetunedEngine(relativeDetuning: 1e-6), problem, at: Self.times) != plain)
    #expect(try trace(of: DetunedEngine(relativeDetuning: 0), problem, at: Self.times) == plain)
  }

  @Test("Coarsely critical: changed within 1e-6 of ζ = 1, untouched beyond", arguments: [-1.0, 1])
  func coarselyCritical(side: Double) throws {
    let inside = try spring(stiffness: 100, dampingCoefficient: 20 * (1 + side * 5e-7))
    let outside = try spring(stiffness: 100, dampingCoefficient: 20 * (1 + side * 5e-6))
    let critical = try spring(stiffness: 100, dampingCoefficient: 20)
    let mutant = MutantCatalog.coarselyCritical(within: 1e-6)
    #expect(
      try trace(of: mutant, inside, at: Self.times) == (try trace(of: DashpotEngine(), critical, at: Self.times)))
    #expect(
      try trace(of: mutant, outside, at: Self.times) == (try trace(of: DashpotEngine(), outside, at: Self.times)))
    let plain = try trace(of: DashpotEngine(), inside, at: Self.times)
    let caught = try trace(of: mutant, inside, at: Self.times)
    let largest = zip(plain.positions, caught.positions).map { ($0 - $1).magnitude }.max() ?? 0
    // |dx/dζ| peaks at about 0.45.
    #expect((1e-8...1e-6).contains(largest), "largest difference \(largest)")
  }

  @Test("Forgetful: the published values of a velocity lost at a retarget")
  func forgetful() throws {
    let problem = try RetargetTests.problem()
    let shown = try trace(of: ForgetfulRetargetEngine(forgotten: 0), problem, at: [0, 0.1, 0.2, 0.1 + 0.2])
    expectClose(shown.positions[1] + 100, 34.02998466082983, within: 1e-12 * 100, "at the retarget")
    expectClose(shown.positions[2] + 100, 39.46457843108161, within: 1e-12 * 100, "0.1 s later")
    expectClose(shown.positions[3] + 100, 47.59532507893437, within: 1e-12 * 100, "0.2 s later")
    #expect(shown.velocities[1] == 0)
  }

  @Test("Forgetful at the first retarget only, and the plain engine without one or before it")
  func forgetfulOnce() throws {
    let mutant = ForgetfulRetargetEngine(forgotten: 0)
    let retargets = [Retarget(time: 0.25, target: 1), Retarget(time: 0.5, target: -1)]
    let twice = try spring(stiffness: 100, dampingCoefficient: 10, retargets: retargets)
    let shown = try trace(of: mutant, twice, at: [0, 0.5 - 1e-9, 0.5])
    expectClose(shown.velocities[2], shown.velocities[1], within: 1e-6, "velocity across the second retarget")
    let plain = try spring(stiffness: 100, dampingCoefficient: 10)
    #expect(try trace(of: mutant, plain, at: Self.times) == (try trace(of: DashpotEngine(), plain, at: Self.times)))
    #expect(
      try trace(of: mutant, twice, at: [0, 0.1, 0.2]) == (try trace(of: DashpotEngine(), twice, at: [0, 0.1, 0.2])))
  }
}
