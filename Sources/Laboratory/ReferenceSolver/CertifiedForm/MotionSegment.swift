internal import MotionProblems

/// A stretch of a motion between two moves of its target. A retarget to the target in force moves nothing and opens none.
struct MotionSegment: Hashable, Sendable {
  /// Seconds, in the time of the problem.
  let start: Double
  /// Seconds; infinite for the last segment.
  let end: Double
  /// What displacements are measured from: the target of a spring, the start of a free motion.
  let origin: Double

  static func all(of problem: MotionProblem) -> [MotionSegment] {
    var segments: [MotionSegment] = []
    segments.reserveCapacity(problem.retargets.count + 1)
    var start = 0.0
    var origin = 0.0
    if case .friction = problem.law { origin = problem.start.position }
    for retarget in problem.retargets where retarget.target != origin {
      segments.append(MotionSegment(start: start, end: retarget.time, origin: origin))
      start = retarget.time
      origin = retarget.target
    }
    segments.append(MotionSegment(start: start, end: .infinity, origin: origin))
    return segments
  }
}

/// The state at the start of one segment after the other.
struct SegmentWalk: ~Copyable {
  private(set) var segment: MotionSegment
  private(set) var state: BallState

  /// The start of the problem: exact.
  init(_ start: PhaseState, in segment: MotionSegment) {
    self.segment = segment
    state = BallState(
      displacement: Ball(exactly: start.position) - Ball(exactly: segment.origin),
      velocity: Ball(exactly: start.velocity))
  }

  /// Goes on to the start of `next`: exact only where the motion is still at rest.
  mutating func advance(to next: MotionSegment, under law: borrowing LinearLaw) {
    let shift = Ball(exactly: segment.origin) - Ball(exactly: next.origin)
    if !state.isZero {
      let reached = law.transition(after: Ball(exactly: next.start) - Ball(exactly: segment.start))(state)
      state = BallState(displacement: reached.displacement + shift, velocity: reached.velocity.copy())
    } else {
      state = BallState(displacement: shift.copy(), velocity: Ball(exactly: 0))
    }
    segment = next
  }
}
