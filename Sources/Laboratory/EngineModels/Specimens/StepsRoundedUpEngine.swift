package import MotionProblems

/// Semi-implicit Euler of 1 ms that takes as many steps a frame as cover the frame's time, and keeps no remainder.
///
/// Every frame advances the motion by its time rounded up to whole steps: 17 ms for 16.667, 9 for 8.333, 7 for 6.944,
/// 5 for 4.167. So it runs fast by a factor that is the frame rate's: 1.02, 1.08, 1.008, 1.2. Seen in react-spring.
///
/// A retarget advances the motion as an extra frame would. There is no rest rule.
package struct StepsRoundedUpEngine: SteppingEngine {
  /// Seconds.
  package let timeStep: Double

  /// - Precondition: `timeStep` finite and > 0.
  package init(timeStep: Double = 0.001) {
    precondition(timeStep.isFinite && timeStep > 0, "a time step is finite and positive")
    self.timeStep = timeStep
  }

  package var name: String { "semi-implicit-euler-steps-rounded-up" }
  package var summary: String {
    "Semi-implicit Euler that rounds each frame up to whole steps of 1 ms, as in react-spring"
  }
  package var formalOrder: Int { SemiImplicitEuler.formalOrder }

  package func stepping(by timeStep: Double) -> StepsRoundedUpEngine { StepsRoundedUpEngine(timeStep: timeStep) }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    try StepLimit.check(times, timeStep: timeStep)
    let acceleration = Acceleration(problem.law)
    var state = problem.start
    var clock = 0.0
    var target = 0.0
    var pending = problem.retargets[...]
    func advance(to time: Double) {
      let count = Int(((time - clock) / timeStep).rounded(.up))
      clock = time
      for _ in 0..<count { state = SemiImplicitEuler.step(state, by: timeStep, under: acceleration) }
      trace.evaluations += count * SemiImplicitEuler.evaluationsPerStep
    }
    for time in times {
      while let next = pending.first, next.time <= time {
        advance(to: next.time)
        state.position += target - next.target
        target = next.target
        pending.removeFirst()
      }
      advance(to: time)
      trace.positions.append(target + state.position)
      trace.velocities.append(state.velocity)
    }
  }
}
