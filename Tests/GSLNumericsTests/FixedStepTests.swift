import Testing

@testable import GSLNumerics

@Suite("Integration in fixed steps")
struct FixedStepTests {
  private func integrator(_ step: Double, stepper: ODEStepper = .rk4) throws -> ODEIntegrator {
    let settings = ODESettings(
      stepper: stepper, absoluteTolerance: 1e-12, initialStep: 0.1, stepLimit: 1000, fixedStep: step)
    return try ODEIntegrator(Tide(), settings: settings, state: [1])
  }

  @Test(
    "A way is divided into the fewest equal steps that are no longer",
    arguments: [(0.25, 8), (0.1, 20), (1.0 / 3, 6), (0.3, 7), (5, 1), (2.0 / 7, 7)])
  func division(_ step: Double, _ count: Int) throws {
    let integrator = try integrator(step)
    try integrator.advance(to: 2)
    #expect(integrator.time == 2 && integrator.stepCount == count)
    let same = try self.integrator(step)
    try same.takeFixedSteps(count: count, of: 2 / Double(count))
    #expect(integrator[0] == same[0], "the bits of as many steps taken one by one")
    try integrator.advance(to: 2)
    #expect(integrator.stepCount == count, "no way, no step")
  }

  @Test func itsLimitOfStepsHolds() throws {
    let integrator = try integrator(0.001)
    #expect(throws: ODEError.stepLimit(time: 0, limit: 1000)) { try integrator.advance(to: 2) }
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func aLengthIsFiniteAndPositive(_ step: Double) {
    #expect(throws: ODEError.self) { try integrator(step) }
  }

  @Test(arguments: [ODEStepper.msadams, .msbdf])
  func multistepMethodsRefuse(_ stepper: ODEStepper) {
    #expect(throws: ODEError.badSetting(name: "fixedStep", value: 0.1)) { try integrator(0.1, stepper: stepper) }
  }
}
