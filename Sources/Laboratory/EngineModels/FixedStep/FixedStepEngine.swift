package import MotionProblems

/// An engine that integrates with one method at one step, whatever the display does.
///
/// It has no rest rule: ``Trace/finished`` stays nil.
package struct FixedStepEngine<Method: FixedStepMethod>: SteppingEngine {
  /// Seconds.
  package let timeStep: Double

  /// - Precondition: `timeStep` finite and > 0.
  package init(timeStep: Double = 0.001) {
    precondition(timeStep.isFinite && timeStep > 0, "a time step is finite and positive")
    self.timeStep = timeStep
  }

  package var name: String { Method.name }
  package var summary: String { Method.summary }
  package var formalOrder: Int { Method.formalOrder }

  package func stepping(by timeStep: Double) -> FixedStepEngine { FixedStepEngine(timeStep: timeStep) }

  package func refusal(of problem: MotionProblem) -> String? { SpokenLaws.everything.refusal(of: problem, by: name) }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    try StepLimit.check(times, timeStep: timeStep)
    guard problem.constantsChanges.isEmpty else {
      return trace.follow(problem, at: times) { start, law in
        FixedStepMotion<Method>(from: start, under: Acceleration(law), timeStep: timeStep)
      }
    }
    let acceleration = Acceleration(problem.law)
    trace.follow(problem, at: times) { start in
      FixedStepMotion<Method>(from: start, under: acceleration, timeStep: timeStep)
    }
  }
}
