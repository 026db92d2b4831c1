package import MotionProblems

/// A motion integrated in whole steps of one length from its anchor.
///
/// What is integrated advances by whole steps only; what is shown at a time between two of them is a copy advanced by
/// the exact remainder. So the integrated state, and with it every shown one, is a function of time alone: which other
/// times were asked for changes not a bit.
package struct FixedStepMotion<Method: FixedStepMethod>: AnchoredMotion {
  private let acceleration: Acceleration
  private let timeStep: Double
  /// The state after ``stepsTaken`` steps.
  private var integrated: PhaseState
  private var stepsTaken = 0
  private var remaindersTaken = 0

  package init(from start: PhaseState, under acceleration: Acceleration, timeStep: Double) {
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
      integrated = step(by: timeStep)
      stepsTaken += 1
    }
    guard remainder > 0 else { return integrated }
    remaindersTaken += 1
    return step(by: remainder)
  }

  package var evaluations: Int { (stepsTaken + remaindersTaken) * Method.evaluationsPerStep }

  @inline(__always)
  private func step(by dt: Double) -> PhaseState {
    let next = Method.step(integrated, by: dt, under: acceleration)
    if let part = acceleration.turn(from: integrated, to: next, by: dt) { return turned(at: part * dt, of: dt) }
    return acceleration.resting(next, after: integrated, by: dt)
  }

  /// A step in two parts, between which the motion is at rest.
  private func turned(at first: Double, of dt: Double) -> PhaseState {
    let turn = Method.step(integrated, by: first, under: acceleration)
    let rest = PhaseState(position: turn.position, velocity: 0)
    return Method.step(rest, by: dt - first, under: acceleration)
  }
}
