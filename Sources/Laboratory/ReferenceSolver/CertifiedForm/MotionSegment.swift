internal import MotionProblems

/// A stretch of a motion between two moves of its target or changes of its constants. A retarget to the target in force
/// moves nothing and opens none, and neither do the constants in force.
struct MotionSegment: Hashable, Sendable {
  /// Seconds, in the time of the problem.
  let start: Double
  /// Seconds; infinite for the last segment.
  let end: Double
  /// What displacements are measured from: the target of a spring, the start of a free motion.
  let origin: Double
  /// The law in force.
  let law: MotionProblem.Law

  /// All time, about 0; for a motion that is looked at by itself.
  static let endless = MotionSegment(
    start: 0, end: .infinity, origin: 0, law: .friction(.exponential(rate: 0)))

  static func all(of problem: MotionProblem) -> [MotionSegment] {
    var segments: [MotionSegment] = []
    segments.reserveCapacity(problem.retargets.count + problem.constantsChanges.count + 1)
    var start = 0.0
    var origin = 0.0
    var law = problem.law
    if case .friction = problem.law { origin = problem.start.position }
    var retargets = problem.retargets[...]
    var changes = problem.constantsChanges[...]
    while let time = [retargets.first?.time, changes.first?.time].compactMap(\.self).min() {
      let target = retargets.first?.time == time ? retargets.removeFirst().target : origin
      let next = changes.first?.time == time ? .spring(changes.removeFirst().oscillator) : law
      guard target != origin || next != law else { continue }
      segments.append(MotionSegment(start: start, end: time, origin: origin, law: law))
      (start, origin, law) = (time, target, next)
    }
    segments.append(MotionSegment(start: start, end: .infinity, origin: origin, law: law))
    return segments
  }
}

extension BallState {
  /// The start of a problem: exact.
  init(_ start: PhaseState, in segment: MotionSegment) {
    self.init(
      displacement: Ball(exactly: start.position) - Ball(exactly: segment.origin),
      velocity: Ball(exactly: start.velocity))
  }
}

/// The state at the start of one segment after the other, and the law in force there, where it is linear.
struct SegmentWalk: ~Copyable {
  private(set) var segment: MotionSegment
  private(set) var state: BallState
  private(set) var law: LinearLaw
  private let precision: Int

  /// The start of the problem: exact.
  init(_ start: PhaseState, in segment: MotionSegment, precision: Int) {
    self.segment = segment
    self.precision = precision
    state = BallState(start, in: segment)
    law = LinearLaw(segment.law, precision: precision)
  }

  /// Goes on to the start of `next`: exact only where the motion is still at rest, or see ``stateAtEnd()``.
  mutating func advance(to next: MotionSegment) {
    let shift = Ball(exactly: segment.origin) - Ball(exactly: next.origin)
    if !state.isZero {
      let reached = stateAtEnd()
      state = BallState(displacement: reached.displacement + shift, velocity: reached.velocity.copy())
    } else {
      state = BallState(displacement: shift.copy(), velocity: Ball(exactly: 0))
    }
    if next.law != segment.law { law = LinearLaw(next.law, precision: precision) }
    segment = next
  }

  /// The state at the end of the segment, before the target moves, with exact zeros where there are any.
  ///
  /// A motion that starts exactly has a state x = Σ aⱼ e^(λⱼt) after a time t ≠ 0, with λⱼ t and aⱼ algebraic and, up to and
  /// above critical damping, with constant aⱼ that vanish only at rest: such a sum of different exponentials and a
  /// fraction is 0 only if every term is (Lindemann and Weierstrass). At critical damping 2m x = (2m x₀ + N t) e^(−σt)
  /// and 4m² v = (4m² v₀ − c N t) e^(−σt), and a bracket may be 0. Once a target has moved the state has terms of
  /// different exponents that do not vanish together, so this is the only case; once constants have changed it is not
  /// excluded that a bracket vanishes again, and such a tie stays undecided.
  ///
  /// - Precondition: the segment ends.
  func stateAtEnd() -> BallState {
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
