public import GSLNumerics
public import MotionProblems

/// Integrates the equation of one problem after another, reusing GSL's work space.
///
/// The answer to a problem does not depend on what was integrated before. One for each thread.
public final class MotionIntegrator {
  private var integrators: [ODEStepper: ODEIntegrator] = [:]

  public init() {}

  /// Position and velocity at `times`, by a stepper on the equation itself.
  ///
  /// Where friction stops a motion, or a resisted spring turns, the velocity passes 0; that instant is found as a root on
  /// the integrated solution, and the motion stays there or goes on from there. The integrator is reset at every retarget, exactly at its time. A sample at that time has the state of that
  /// instant, which both sides share.
  ///
  /// - Parameters:
  ///   - times: seconds, ascending strictly, the first ≥ 0.
  ///   - tolerance: the recommended one when nil.
  ///   - fixedStep: s; with a length error control is off, and every way between two instants is divided into the fewest
  ///     equal steps that are no longer. The tolerance then only ends the iterations of implicit methods.
  /// - Throws: ``IntegrationError``; nothing is returned for the times before the failure either.
  public func integrate(
    _ problem: MotionProblem, at times: [Double], stepper: ODEStepper, tolerance: IntegrationTolerance? = nil,
    fixedStep: Double? = nil
  ) throws(IntegrationError) -> IntegratedTrace {
    var trace = IntegratedTrace()
    trace.positions.reserveCapacity(times.count)
    trace.velocities.reserveCapacity(times.count)
    guard let window = times.last else { return trace }
    try Self.check(times)
    if let free = FreeMotion(problem) {
      try integrate(free, at: times, stepper: stepper, tolerance: tolerance, fixedStep: fixedStep, into: &trace)
      return trace
    }
    let scaled = try ScaledProblem(problem, window: max(window, .leastNormalMagnitude))
    if case .resistedSpring(let oscillator, let resistance) = problem.law {
      try integrate(
        problem, oscillator, resistance, scaled, at: times, stepper: stepper, tolerance: tolerance,
        fixedStep: fixedStep, into: &trace)
      return trace
    }
    let allowed =
      tolerance
      ?? .recommended(
        for: stepper, periods: window * scaled.fastestRate / (2 * Double.pi), dampingRatio: scaled.leastDampingRatio)
    let integrator = try prepared(
      scaled.equation, stepper: stepper, tolerance: allowed, firstStep: Self.firstStep(of: scaled.equation),
      fixedStep: fixedStep.map { $0 * scaled.rate },
      state: [problem.start.position / scaled.length, problem.start.velocity / scaled.velocity])
    var path = SegmentedPath(problem: problem, scaled: scaled, integrator: integrator)
    for time in times {
      try path.advance(to: time)
      trace.positions.append(path.position)
      trace.velocities.append(path.velocity)
    }
    trace.work = path.work
    trace.work.count(integrator)
    return trace
  }

  /// ``integrate(_:at:stepper:tolerance:)`` where the law is not linear.
  private func integrate(
    _ free: FreeMotion, at times: [Double], stepper: ODEStepper, tolerance: IntegrationTolerance?,
    fixedStep: Double?, into trace: inout IntegratedTrace
  ) throws(IntegrationError) {
    let scaled = try ScaledSliding(free)
    // Why: the equation forgets in about one unit of time, as a critically damped one does.
    let allowed = tolerance ?? .recommended(for: stepper, periods: 1, dampingRatio: 0.5)
    let integrator = try prepared(
      scaled.equation, stepper: stepper, tolerance: allowed, firstStep: 0.1,
      fixedStep: fixedStep.map { $0 * scaled.rate }, state: [0, 1])
    var path = SlidingPath(scaled: scaled, integrator: integrator)
    for time in times {
      try path.advance(to: time)
      trace.positions.append(path.position)
      trace.velocities.append(path.velocity)
    }
    trace.stop = path.stop
    trace.work.count(integrator)
  }

  /// ``integrate(_:at:stepper:tolerance:)`` for a spring with other resistance.
  private func integrate(
    _ problem: MotionProblem, _ oscillator: Oscillator, _ resistance: Resistance, _ scaled: ScaledProblem,
    at times: [Double], stepper: ODEStepper, tolerance: IntegrationTolerance?, fixedStep: Double?,
    into trace: inout IntegratedTrace
  ) throws(IntegrationError) {
    let periods = (times.last ?? 0) * scaled.rate / (2 * Double.pi)
    let allowed =
      tolerance
      ?? .recommended(for: stepper, periods: periods, dampingRatio: scaled.equation.damping / 2)
    let integrator = try prepared(
      scaled.equation, stepper: stepper, tolerance: allowed, firstStep: Self.firstStep(of: scaled.equation),
      fixedStep: fixedStep.map { $0 * scaled.rate },
      state: [problem.start.position / scaled.length, problem.start.velocity / scaled.velocity])
    var path = try ResistedPath(
      problem: problem, oscillator: oscillator, resistance: resistance, scaled: scaled, integrator: integrator)
    for time in times {
      try path.advance(to: time)
      trace.positions.append(path.position)
      trace.velocities.append(path.velocity)
    }
    path.closeAccount()
    trace.stop = path.stop
    trace.work = path.work
  }

  private static func check(_ times: [Double]) throws(IntegrationError) {
    var previous = -Double.leastNonzeroMagnitude
    for time in times {
      guard time.isFinite, time > previous else { throw .timesMustAscend(time: time, previous: previous) }
      previous = time
    }
  }

  private func prepared(
    _ equation: any DifferentiableODESystem, stepper: ODEStepper, tolerance: IntegrationTolerance, firstStep: Double,
    fixedStep: Double?, state: [Double]
  ) throws(IntegrationError) -> ODEIntegrator {
    let settings = ODESettings(
      stepper: stepper, absoluteTolerance: tolerance.perStep, initialStep: firstStep, fixedStep: fixedStep)
    do throws(ODEError) {
      if let integrator = integrators[stepper] {
        try integrator.restart(system: equation, settings: settings, state: state)
        return integrator
      }
      let integrator = try ODEIntegrator(equation, settings: settings, state: state)
      integrators[stepper] = integrator
      return integrator
    } catch {
      throw .stopped(cause: error, time: 0)
    }
  }

  /// A tenth of the fastest time of the equation, short enough that the first step is hardly ever refused.
  static func firstStep(of equation: LinearMotion) -> Double { 0.1 / (1 + equation.damping) }
}
