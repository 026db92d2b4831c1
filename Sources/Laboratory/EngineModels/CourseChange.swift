package import MotionProblems

/// What is changed from outside at one instant: the target, the constants of the spring, or both.
package struct CourseChange: Hashable, Sendable {
  /// s
  package let time: Double
  /// nil for the one in force.
  package let target: Double?
  /// nil for the one in force.
  package let oscillator: Oscillator?
}

extension MotionProblem {
  /// Retargets and changes of constants in order of time.
  package var courseChanges: [CourseChange] {
    var retargets = self.retargets[...]
    var changes = constantsChanges[...]
    var course: [CourseChange] = []
    while let time = [retargets.first?.time, changes.first?.time].compactMap(\.self).min() {
      let target = retargets.first?.time == time ? retargets.removeFirst().target : nil
      let oscillator = changes.first?.time == time ? changes.removeFirst().oscillator : nil
      course.append(CourseChange(time: time, target: target, oscillator: oscillator))
    }
    return course
  }
}

extension Trace {
  /// As ``follow(_:at:startingWith:)``, anchored anew at changes of constants too.
  ///
  /// - Parameter start: makes the motion from the state at its anchor under the law in force from there on.
  package mutating func follow<Motion: AnchoredMotion>(
    _ problem: MotionProblem, at times: [Double], startingUnder start: (PhaseState, MotionProblem.Law) -> Motion
  ) {
    clear()
    positions.reserveCapacity(times.count)
    velocities.reserveCapacity(times.count)
    var (anchor, target, law) = (0.0, 0.0, problem.law)
    var motion = start(problem.start, law)
    var pending = problem.courseChanges[...]
    for time in times {
      while let next = pending.first, next.time <= time {
        let state = motion.state(after: next.time - anchor)
        let shift = next.target.map { target - $0 } ?? 0
        law = next.oscillator.map { .spring($0) } ?? law
        motion = start(PhaseState(position: state.position + shift, velocity: state.velocity), law)
        anchor = next.time
        target = next.target ?? target
        pending.removeFirst()
      }
      let state = motion.state(after: time - anchor)
      positions.append(target + state.position)
      velocities.append(state.velocity)
    }
  }
}
