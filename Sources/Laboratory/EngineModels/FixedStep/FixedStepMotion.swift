package import MotionProblems

/// A motion integrated in whole steps of one length from its anchor.
///
/// What is integrated advances by whole steps only; what is shown at a time between two of them is a copy advanced by
/// the exact remainder. So the integrated state, and with it every shown one, is a function of time alone: which other
/// times were asked for changes not a bit.
package struct FixedStepMotion<Method: FixedStepMethod>: AnchoredMotion {
  private let acceleration: LinearAcceleration
  private let timeStep: Double
  /// The state after ``stepsTaken`` steps.
  private var integrated: PhaseState
  private var stepsTaken = 0

  package init(from start: PhaseState, under acceleration: LinearAcceleration, timeStep: Double) {
    integrated = start
    self.acceleration = acceleration
    self.timeStep = timeStep
  }

  package mutating func state(after time: Double) -> PhaseState {
    // Why: steps are counted, never summed up. The rounded quotient is the right count or one too many, which a
    // fused remainder shows by its sign.
    var count = (time / timeStep).rounded(.down)
    var remainder = time.addingProduct(-count, timeStep)
    if remainder < 0 {
      count -= 1
      remainder = time.addingProduct(-count, timeStep)
    }
    while Double(stepsTaken) < count {
      integrated = Method.step(integrated, by: timeStep, under: acceleration)
      stepsTaken += 1
    }
    return remainder == 0 ? integrated : Method.step(integrated, by: remainder, under: acceleration)
  }
}
