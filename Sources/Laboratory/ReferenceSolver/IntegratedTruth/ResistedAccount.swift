internal import GSLNumerics
internal import MotionProblems

/// One stepper's account of a resisted spring, phase by phase, and of what happens in each.
struct ResistedAccount {
  private(set) var path: ResistedPath
  let oscillator: Oscillator

  init(
    _ problem: MotionProblem, oscillator: Oscillator, resistance: Resistance, stepper: ODEStepper
  ) throws(ReferenceError) {
    self.oscillator = oscillator
    do throws(IntegrationError) {
      let scaled = try ScaledProblem(problem, window: 1)
      let settings = ODESettings(
        stepper: stepper, absoluteTolerance: IntegratedMotion.tolerance.perStep,
        initialStep: MotionIntegrator.firstStep(of: scaled.equation))
      let integrator = try Self.attempt { () throws(ODEError) in
        try ODEIntegrator(
          scaled.equation, settings: settings,
          state: [problem.start.position / scaled.length, problem.start.velocity / scaled.velocity])
      }
      path = try ResistedPath(
        problem: problem, oscillator: oscillator, resistance: resistance, scaled: scaled, integrator: integrator)
    } catch {
      throw .notIntegrated(error)
    }
  }

  var scaled: ScaledProblem { path.scaled }
  var phases: [ResistedPath.Phase] { path.phases }

  mutating func advance(to seconds: Double) throws(ReferenceError) {
    do throws(IntegrationError) { try path.advance(to: seconds) } catch { throw .notIntegrated(error) }
  }

  /// The place of the start of a phase in the coordinates of the problem.
  func place(ofPhase index: Int) -> Double { phases[index].target + scaled.length * phases[index].place }

  /// Seconds.
  func time(ofPhase index: Int) -> Double { phases[index].time / scaled.rate }

  /// (m v² + k y²)/k at the start of a phase, or now for nil; square units of length.
  func energy(ofPhase index: Int?) -> Double {
    let place: Double
    let speed: Double
    if let index {
      place = scaled.length * phases[index].place
      speed = scaled.velocity * phases[index].speed
    } else {
      place = path.position - (phases.last?.target ?? 0)
      speed = path.velocity
    }
    return place * place + speed * speed * (oscillator.mass / oscillator.stiffness)
  }

  /// The instants, s, within a phase at which a function of (time, place, velocity) in scaled units passes 0.
  ///
  /// - Parameter end: of the time that is looked at, s, for the last phase.
  func zeros(
    of function: @escaping (UnsafeBufferPointer<Double>) -> Double, inPhase index: Int, until end: Double
  ) throws(ReferenceError) -> [Crossing] {
    let phase = phases[index]
    guard phase.heading != 0 else { return [] }
    let last = index + 1 < phases.count ? phases[index + 1].time : end * scaled.rate
    guard last > phase.time else { return [] }
    do throws(IntegrationError) {
      return try Self.attempt { () throws(ODEError) in
        var settings = path.integrator.settings
        settings.initialStep = MotionIntegrator.firstStep(of: scaled.equation)
        let integrator = try ODEIntegrator(
          path.equation(heading: phase.heading), settings: settings, time: phase.time,
          state: [phase.place, phase.speed])
        return try integrator.crossings(of: { _, state in function(state) }, until: last).map {
          Crossing(time: $0.time / scaled.rate, isRising: $0.isRising, state: $0.state)
        }
      }
    } catch {
      throw .notIntegrated(error)
    }
  }

  private static func attempt<Result>(_ action: () throws(ODEError) -> Result) throws(IntegrationError) -> Result {
    do throws(ODEError) { return try action() } catch { throw .stopped(cause: error, time: 0) }
  }
}
