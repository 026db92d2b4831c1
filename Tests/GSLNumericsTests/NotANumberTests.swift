import Testing

@testable import GSLNumerics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// jax-ml/jax#40510 and patrick-kidger/diffrax#152: a NaN error estimate compares false and passes for a good step.
@Suite struct NotANumberTests {
  /// Implicit Euler would need millions of steps for these tolerances.
  static let steppers = ODEStepper.allCases.filter { $0 != .rk1imp }

  static func settings(_ stepper: ODEStepper) -> ODESettings {
    ODESettings(stepper: stepper, absoluteTolerance: 1e-4, relativeTolerance: 1e-4, initialStep: 0.1)
  }

  @Test(arguments: steppers, [Double.nan, .infinity])
  func aTrialStepBeyondTheDomainIsShortened(stepper: ODEStepper, beyond: Double) throws {
    let system = PartialGrowth(isDefined: { _, value in value < 20 }, beyond: beyond)
    let integrator = try ODEIntegrator(system, settings: Self.settings(stepper), state: [1])
    try integrator.advance(to: log(19.9))
    let observed = integrator[0]
    // Each of some tens of steps may err by 1e-4 (1 + 20), and growth carries it on.
    let tolerance = 0.1
    #expect(abs(observed - 19.9) < tolerance, "\(stepper): \(observed), expected 19.9 ± \(tolerance)")
  }

  @Test(arguments: steppers, [false, true])
  func theIntegrationFailsWhereTheEquationEnds(stepper: ODEStepper, autonomous: Bool) throws {
    let lastValue = exp(0.5)
    let inState: @Sendable (Double, Double) -> Bool = { _, value in value < lastValue }
    let inTime: @Sendable (Double, Double) -> Bool = { time, _ in time < 0.5 }
    let system = PartialGrowth(isDefined: autonomous ? inState : inTime, isAutonomous: autonomous)
    let integrator = try ODEIntegrator(system, settings: Self.settings(stepper), state: [1])
    let error = #expect(throws: ODEError.self) { try integrator.advance(to: 3) }
    guard case .notFinite(let time) = error else {
      Issue.record("\(stepper): \(String(describing: error))")
      return
    }
    // A multistep method with a tolerance of 1e-4 reaches the last value about so much early or late.
    #expect(abs(time - 0.5) < 2e-3, "\(stepper) stopped at \(time), expected 0.5")
    #expect(integrator.time == time && integrator[0].isFinite)
  }

  @Test func anEquationThatNeverHoldsFailsAtItsStart() throws {
    let system = PartialGrowth(isDefined: { _, _ in false })
    for stepper in Self.steppers {
      let integrator = try ODEIntegrator(system, settings: Self.settings(stepper), state: [1])
      #expect(throws: ODEError.notFinite(time: 0), "\(stepper)") { try integrator.advance(to: 1) }
      #expect(integrator.state == [1])
    }
  }
}
