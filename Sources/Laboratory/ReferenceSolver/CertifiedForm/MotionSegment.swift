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

  /// Goes on to the start of `next`: exact only where the motion is still at rest, or see ``state(atEndUnder:)``.
  mutating func advance(to next: MotionSegment, under law: borrowing LinearLaw) {
    let shift = Ball(exactly: segment.origin) - Ball(exactly: next.origin)
    if !state.isZero {
      let reached = state(atEndUnder: law)
      state = BallState(displacement: reached.displacement + shift, velocity: reached.velocity.copy())
    } else {
      state = BallState(displacement: shift.copy(), velocity: Ball(exactly: 0))
    }
    segment = next
  }

  /// The state at the end of the segment, before the target moves, with exact zeros where there are any.
  ///
  /// A motion that starts exactly has a state x = Σ aⱼ e^(λⱼt) after a time t ≠ 0, with λⱼ t and aⱼ algebraic and, up to and
  /// above critical damping, with constant aⱼ that vanish only at rest: such a sum of different exponentials and a
  /// fraction is 0 only if every term is (Lindemann and Weierstrass). At critical damping 2m x = (2m x₀ + N t) e^(−σt)
  /// and 4m² v = (4m² v₀ − c N t) e^(−σt), and a bracket may be 0. Once a target has moved the state has terms of
  /// different exponents that do not vanish together, so this is the only case.
  ///
  /// - Precondition: the segment ends.
  func state(atEndUnder law: borrowing LinearLaw) -> BallState {
    let time = Ball(exactly: segment.end) - Ball(exactly: segment.start)
    let reached = law.transition(after: time)(state)
    switch law {
    case .friction: return reached
    case .spring(let modes):
      guard modes.damping == .critical, state.isExact else { return reached }
      return withExactZeros(reached, after: time, under: modes)
    }
  }

  private func withExactZeros(
    _ reached: borrowing BallState, after time: borrowing Ball, under modes: borrowing OscillatorModes
  ) -> BallState {
    let twiceMass = modes.mass.scaled(byPowerOfTwo: 1)
    let momentum = twiceMass * state.velocity + modes.coefficient * state.displacement
    let place = twiceMass * state.displacement + momentum * time
    let speed = twiceMass.squared * state.velocity - modes.coefficient * momentum * time
    return BallState(
      displacement: place.isZero ? place.copy() : reached.displacement.copy(),
      velocity: speed.isZero ? speed.copy() : reached.velocity.copy())
  }
}
