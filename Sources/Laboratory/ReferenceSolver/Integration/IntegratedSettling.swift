internal import GSLNumerics
public import MotionProblems

/// Settling found by integrating and looking for crossings, as a check of settling found in closed form.
public enum IntegratedSettling {
  /// The last time at which |x| leaves or enters the band of `halfWidth` around the target, s.
  ///
  /// 0 if the motion is never outside; infinity if it never stays inside, which only an undamped spring does. The
  /// search ends where the energy says so: m x′² + k x² never grows, so once it is below k · `halfWidth`² the motion
  /// cannot leave the band again.
  ///
  /// Accuracy: about the tolerance over the speed at the crossing; 1e-9 of the natural time in usual cases.
  ///
  /// - Throws: ``IntegrationError``.
  /// - Precondition: `halfWidth` finite and > 0.
  public static func settlingTime(
    of oscillator: Oscillator, from start: PhaseState, within halfWidth: Double
  ) throws(IntegrationError) -> Double {
    precondition(halfWidth.isFinite && halfWidth > 0, "a band has a finite positive half width")
    let problem: MotionProblem
    do throws(ProblemError) { problem = try MotionProblem(law: .spring(oscillator), start: start) } catch {
      throw .outOfRange(quantity: "start", value: start.position)
    }
    let scaled = try ScaledProblem(problem, window: 1)
    let band = halfWidth / scaled.length
    let first = [start.position / scaled.length, start.velocity / scaled.velocity]
    if energy(first, scaled) <= band * band { return 0 }
    if oscillator.dampingCoefficient == 0 { return .infinity }
    do throws(ODEError) { return try lastCrossing(of: band, from: first, scaled) / scaled.rate } catch {
      throw .stopped(cause: error, time: 0)
    }
  }

  /// Twice the energy over k, in square units of length.
  private static func energy(_ state: [Double], _ scaled: ScaledProblem) -> Double {
    let speed = state[1] * scaled.equation.velocityOverLength
    return state[0] * state[0] + speed * speed
  }

  private static func lastCrossing(
    of band: Double, from state: [Double], _ scaled: ScaledProblem
  ) throws(ODEError) -> Double {
    let stepper: ODEStepper = scaled.equation.damping > 40 ? .bsimp : .rk8pd
    // Why: the tolerance must be small beside the band, or a slow entry would be blurred.
    let settings = ODESettings(
      stepper: stepper, absoluteTolerance: min(1e-13, band * 1e-9), relativeTolerance: 1e-15,
      initialStep: MotionIntegrator.firstStep(of: scaled.equation))
    let integrator = try ODEIntegrator(scaled.equation, settings: settings, state: state)
    // Why: about one half period, or one slow time constant where the motion does not swing.
    let chunk = 3 + scaled.equation.damping
    var last = 0.0
    while energy(integrator.state, scaled) > band * band {
      let start = integrator.time
      let crossings = try integrator.crossings(of: { _, y in y[0] * y[0] - band * band }, until: start + chunk)
      last = crossings.last?.time ?? last
    }
    return last
  }
}
