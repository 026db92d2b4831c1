import Testing

@testable import GSLNumerics

/// llnl/sundials#722, scipy/scipy#18039, and the chapter on evolution in the manual of GSL: a right-hand side that jumps
/// needs a reset at the jump.
@Suite struct DiscontinuityTests {
  static let settings = ODESettings(stepper: .rk8pd, absoluteTolerance: 1e-12, initialStep: 1e-3)

  @Test func sawtoothIntegratesToFive() throws {
    let sawtooth = ODEFunction(dimension: 1) { time, _, f in f[0] = time - time.rounded(.down) }
    let integrator = try ODEIntegrator(sawtooth, settings: Self.settings, state: [0])
    for tooth in 1...10 {
      // Why: the last instant before the jump still belongs to this tooth.
      try integrator.advance(to: Double(tooth).nextDown)
      try integrator.restart(at: Double(tooth), state: integrator.state)
    }
    let (observed, tolerance) = (integrator[0], 1e-11)
    #expect(abs(observed - 5) < tolerance, "\(observed), expected 5 ± \(tolerance)")
  }

  @Test func aTargetMovedInFlight() throws {
    let (out, back) = (
      SpringSystem(stiffness: 100, damping: 10, target: 1), SpringSystem(stiffness: 100, damping: 10)
    )
    let integrator = try ODEIntegrator(out, settings: Self.settings, state: [0, 0])
    try integrator.advance(to: 0.5)
    #expect(abs(integrator[0] - 1.074590566595033) < 1e-11)
    #expect(abs(integrator[1] - -0.8794242073251285) < 1e-10)
    try integrator.restart(system: back, at: 0.5, state: integrator.state)
    try integrator.advance(to: 1)
    #expect(abs(integrator[0] - -0.07242044985570709) < 1e-11)
    #expect(abs(integrator[1] - 0.9332790134857242) < 1e-10)
  }

  /// The jump in the middle of a step, without a reset: the controller finds it by refusing steps, which costs more.
  @Test func aResetIsCheaperThanAJumpStumbledUpon() throws {
    let jumping = ODEFunction(dimension: 2) { time, y, f in
      f[0] = y[1]
      f[1] = -100 * (y[0] - (time < 0.5 ? 1 : 0)) - 10 * y[1]
    }
    let blind = try ODEIntegrator(jumping, settings: Self.settings, state: [0, 0])
    try blind.advance(to: 1)
    let (out, back) = (
      SpringSystem(stiffness: 100, damping: 10, target: 1), SpringSystem(stiffness: 100, damping: 10)
    )
    let told = try ODEIntegrator(out, settings: Self.settings, state: [0, 0])
    try told.advance(to: 0.5)
    let before = told.derivativeCount
    try told.restart(system: back, at: 0.5, state: told.state)
    try told.advance(to: 1)
    #expect(abs(told[0] - -0.07242044985570709) < 1e-11)
    #expect(abs(blind[0] - -0.07242044985570709) < 1e-6)
    #expect(before + told.derivativeCount < blind.derivativeCount)
  }

  @Test func aResetTakesANewState() throws {
    let integrator = try ODEIntegrator(Tide(), settings: Self.settings, state: [1])
    try integrator.advance(to: 1)
    integrator.reset(state: [4])
    #expect(integrator.state == [4] && integrator.time == 1)
  }
}
