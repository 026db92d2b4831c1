import GSLNumerics
import MotionProblems
import Testing

@testable import ReferenceSolver

@Suite struct IntegratedRetargetTests {
  /// From −1, to 0.5 at 0.125 s, to −2 at 0.75 s; values computed with 50 digits.
  @Test(arguments: [ODEStepper.rk8pd, .msadams, .bsimp]) func twoRetargets(stepper: ODEStepper) throws {
    let problem = try MotionProblem(
      law: .spring(try Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 10)),
      start: PhaseState(position: -1, velocity: 0),
      retargets: [Retarget(time: 0.125, target: 0.5), Retarget(time: 0.75, target: -2)])
    let expected = [
      (0.125, -0.52401015019411926, 5.4584449929733265), (0.25, 0.26135450480963273, 5.4703214835436875),
      (0.75, 0.4696933713568115, -0.13683169090610543), (1, -2.0614416917466381, -6.7289707468161118),
      (2, -2.0034905385085491, 0.054150323978306338),
    ]
    let loose = IntegrationTolerance(perStep: 1e-13)
    let trace = try IntegratedSolution.integrate(
      problem, at: expected.map(\.0), stepper: stepper, tolerance: stepper == .msadams ? loose : nil)
    for (index, (time, position, velocity)) in expected.enumerated() {
      #expect(
        abs(trace.positions[index] - position) < 2e-11,
        "\(stepper) at \(time): \(trace.positions[index]), expected \(position)")
      #expect(
        abs(trace.velocities[index] - velocity) < 2e-10,
        "\(stepper) at \(time): velocity \(trace.velocities[index]), expected \(velocity)")
    }
  }

  @Test(arguments: [ODEStepper.rk4imp, .bsimp]) func stiffRetargets(stepper: ODEStepper) throws {
    let problem = try MotionProblem(
      law: .spring(try Oscillator(mass: 1, stiffness: 1, dampingCoefficient: 100)),
      start: PhaseState(position: -1, velocity: 0),
      retargets: [Retarget(time: 64, target: 0.5), Retarget(time: 96, target: -2)])
    let expected = [
      (64.0, -0.52731141334738321), (80, -0.37544565014930868), (96, -0.24599363497075815),
      (128, -0.72618914602849922), (1024, -1.999836530331629),
    ]
    let trace = try IntegratedSolution.integrate(problem, at: expected.map(\.0), stepper: stepper)
    for (index, (time, position)) in expected.enumerated() {
      #expect(
        abs(trace.positions[index] - position) < 3e-11,
        "\(stepper) at \(time): \(trace.positions[index]), expected \(position)")
    }
  }

  /// Without the reset a multistep method carries its history across the jump. The same samples, but the retarget as a
  /// right-hand side that jumps inside a step.
  @Test func aResetIsWorthIt() throws {
    let problem = try MotionProblem(
      law: .spring(try Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 10)),
      start: PhaseState(position: -1, velocity: 0), retargets: [Retarget(time: 0.47, target: -1)])
    let reset = try IntegratedSolution.integrate(problem, at: [1], stepper: .rk8pd)
    let jumping = ODEFunction(dimension: 2) { time, y, f in
      f[0] = y[1]
      f[1] = -(y[0] - (time < 4.7 ? 0 : -1)) - y[1]
    }
    let settings = ODESettings(stepper: .rk8pd, absoluteTolerance: 1e-11, initialStep: 0.05)
    let blind = try ODEIntegrator(jumping, settings: settings, state: [-1, 0])
    try blind.advance(to: 10)
    #expect(abs(blind[0] - reset.positions[0]) < 1e-8)
    #expect(blind.derivativeCount > reset.evaluations, "\(blind.derivativeCount) against \(reset.evaluations)")
  }

  /// Moving the target to where it is changes nothing but the rounding.
  @Test func aRetargetToTheSameTarget() throws {
    let law = MotionProblem.Law.spring(try Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 10))
    let start = PhaseState(position: -1, velocity: 0)
    let plain = try MotionProblem(law: law, start: start)
    let moved = try MotionProblem(law: law, start: start, retargets: [Retarget(time: 0.3, target: 0)])
    let times = [0.2, 0.3, 0.4, 1]
    let (one, two) = (
      try IntegratedSolution.integrate(plain, at: times, stepper: .rk8pd),
      try IntegratedSolution.integrate(moved, at: times, stepper: .rk8pd)
    )
    for index in times.indices { #expect(abs(one.positions[index] - two.positions[index]) < 1e-11) }
  }
}
