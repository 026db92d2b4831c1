internal import MotionProblems

/// A law of friction that is not linear in the velocity, from the start of its motion, at one precision.
enum FreeForm: ~Copyable {
  case stopping(StoppingForm)
  case drag(DragForm)

  /// - Precondition: the motion is ``FreeMotion``'s.
  init(_ motion: FreeMotion, precision: Int) {
    if motion.friction.drag > 0 {
      self = .drag(DragForm(drag: motion.friction.drag, speed: motion.speed, precision: precision))
    } else {
      self = .stopping(
        StoppingForm(
          rate: motion.friction.rate, deceleration: motion.friction.deceleration, speed: motion.speed,
          precision: precision))
    }
  }

  /// Way gone and speed at a time ≥ 0 after the start, exact.
  func state(after time: borrowing Ball) throws(Undecided) -> BallState {
    switch self {
    case .drag(let form): return BallState(displacement: form.way(after: time), velocity: form.speed(after: time))
    case .stopping(let form):
      if time.isZero { return BallState(displacement: Ball(exactly: 0), velocity: form.speed.copy()) }
      let state = try form.state(after: time)
      return BallState(displacement: form.rest - state.left, velocity: state.speed.copy())
    }
  }

  /// Way left; nil where there is no end to it.
  func left(after time: borrowing Ball) throws(Undecided) -> Ball? {
    switch self {
    case .drag: nil
    case .stopping(let form): try form.state(after: time).left.copy()
    }
  }
}

/// A motion that moves, under a law that is not linear in the velocity: its start and constants.
///
/// Every such motion goes one way, and its mirror image is the motion to the other side.
struct FreeMotion: Hashable, Sendable {
  let friction: Friction
  let start: PhaseState

  /// nil for a spring, for a law that is linear while its constants are 0, and at rest.
  init?(_ problem: MotionProblem) {
    guard case .friction(let friction) = problem.law, !friction.isLinear, problem.start.velocity != 0 else {
      return nil
    }
    self.friction = friction
    start = problem.start
  }

  var speed: Double { abs(start.velocity) }
  var isBackward: Bool { start.velocity < 0 }
}

extension Friction {
  /// Whether v′ is a multiple of v, as for all laws whose other constants are 0.
  var isLinear: Bool { deceleration == 0 && drag == 0 }
}
