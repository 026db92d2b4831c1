package import MotionProblems

/// A motion from one anchor, the start or a retarget, to the next.
package protocol AnchoredMotion {
  /// The displacement from the target in force and the velocity, `time` seconds after the anchor.
  ///
  /// - Precondition: called with times that do not descend; a stepping method keeps what it has integrated.
  mutating func state(after time: Double) -> PhaseState

  /// How often it has evaluated the right-hand side of its equation; 0 for a closed form.
  var evaluations: Int { get }
}

extension AnchoredMotion {
  package var evaluations: Int { 0 }
}

extension Trace {
  /// Fills the trace with a motion that is anchored anew at the exact instant of every retarget.
  ///
  /// A retarget falls between samples as it likes: the state is taken at its own time, not at the next frame.
  ///
  /// - Parameter start: makes the motion whose state at its anchor is the displacement and velocity handed in.
  package mutating func follow<Motion: AnchoredMotion>(
    _ problem: MotionProblem, at times: [Double], startingWith start: (PhaseState) -> Motion
  ) {
    clear()
    positions.reserveCapacity(times.count)
    velocities.reserveCapacity(times.count)
    var anchor = 0.0
    var target = 0.0
    var motion = start(problem.start)
    var pending = problem.retargets[...]
    for time in times {
      while let next = pending.first, next.time <= time {
        let state = motion.state(after: next.time - anchor)
        evaluations += motion.evaluations
        motion = start(
          PhaseState(position: state.position + (target - next.target), velocity: state.velocity))
        anchor = next.time
        target = next.target
        pending.removeFirst()
      }
      let state = motion.state(after: time - anchor)
      positions.append(target + state.position)
      velocities.append(state.velocity)
    }
    evaluations += motion.evaluations
  }
}
