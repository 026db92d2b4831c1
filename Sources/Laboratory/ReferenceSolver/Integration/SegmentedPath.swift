internal import GSLNumerics
internal import MotionProblems

/// A path through the targets of a problem, one stretch of smooth equation after another.
struct SegmentedPath {
  let problem: MotionProblem
  let scaled: ScaledProblem
  let integrator: ODEIntegrator
  private var target = 0.0
  private var passed = 0

  init(problem: MotionProblem, scaled: ScaledProblem, integrator: ODEIntegrator) {
    self.problem = problem
    self.scaled = scaled
    self.integrator = integrator
  }

  var position: Double { target + scaled.length * integrator[0] }
  var velocity: Double { scaled.velocity * integrator[1] }

  mutating func advance(to time: Double) throws(IntegrationError) {
    while passed < problem.retargets.count, problem.retargets[passed].time < time {
      let retarget = problem.retargets[passed]
      try run(to: retarget.time)
      let displacement = integrator[0] + (target - retarget.target) / scaled.length
      integrator.reset(state: [displacement, integrator[1]])
      target = retarget.target
      passed += 1
    }
    try run(to: time)
  }

  private func run(to time: Double) throws(IntegrationError) {
    do throws(ODEError) { try integrator.advance(to: time * scaled.rate) } catch {
      throw .stopped(cause: error, time: integrator.time / scaled.rate)
    }
  }
}
