internal import GSLNumerics
internal import MotionProblems

/// A path through the targets and constants of a problem, one stretch of smooth equation after another.
struct SegmentedPath {
  let problem: MotionProblem
  let scaled: ScaledProblem
  let integrator: ODEIntegrator
  private var target = 0.0
  private var retargets: ArraySlice<Retarget>
  private var changes: ArraySlice<ConstantsChange>
  /// What was counted before the last change of constants.
  private(set) var work = IntegratedTrace.Work()

  init(problem: MotionProblem, scaled: ScaledProblem, integrator: ODEIntegrator) {
    self.problem = problem
    self.scaled = scaled
    self.integrator = integrator
    retargets = problem.retargets[...]
    changes = problem.constantsChanges[...]
  }

  var position: Double { target + scaled.length * integrator[0] }
  var velocity: Double { scaled.velocity * integrator[1] }

  mutating func advance(to time: Double) throws(IntegrationError) {
    while let next = [retargets.first?.time, changes.first?.time].compactMap(\.self).min(), next < time {
      try run(to: next)
      if let retarget = retargets.first, retarget.time == next {
        let displacement = integrator[0] + (target - retarget.target) / scaled.length
        integrator.reset(state: [displacement, integrator[1]])
        target = retarget.target
        retargets.removeFirst()
      }
      if let change = changes.first, change.time == next {
        try adopt(change.oscillator)
        changes.removeFirst()
      }
    }
    try run(to: time)
  }

  private mutating func adopt(_ oscillator: Oscillator) throws(IntegrationError) {
    let equation = try scaled.equation(of: oscillator)
    var settings = integrator.settings
    settings.initialStep = MotionIntegrator.firstStep(of: equation)
    work.count(integrator)
    do throws(ODEError) {
      try integrator.restart(system: equation, settings: settings, at: integrator.time, state: integrator.state)
    } catch {
      throw .stopped(cause: error, time: integrator.time / scaled.rate)
    }
  }

  private func run(to time: Double) throws(IntegrationError) {
    do throws(ODEError) { try integrator.advance(to: time * scaled.rate) } catch {
      throw .stopped(cause: error, time: integrator.time / scaled.rate)
    }
  }
}
