/// How far a motion goes from a reference point: the candidates on each stretch are its ends and its first turning points.
///
/// Between turning points a motion is monotone, and those of a spring lie on alternate sides of its target at heights that
/// never grow, so none after the second is farther out on either side.
struct FarthestPoints: ~Copyable {
  /// What distances are measured from.
  private let reference: Ball
  /// The largest distance so far, 0 before the first point.
  private(set) var distance = Ball(exactly: 0)

  init(from reference: consuming Ball) { self.reference = reference }

  /// Takes in the points of one segment between two of its times.
  ///
  /// - Parameters:
  ///   - state: at the start of the segment, displacement from `origin`. Turning points are counted from there, since
  ///     late states of a spring above critical damping do not tell whether it has turned.
  ///   - first: seconds from the start of the segment, exact, ≥ 0.
  ///   - last: likewise; nil for a stretch without end.
  mutating func include(
    _ state: borrowing BallState, origin: borrowing Ball, law: borrowing LinearLaw, from first: borrowing Ball,
    to last: borrowing Ball?
  ) throws(Undecided) {
    if state.isZero { return include(origin.copy()) }
    include(state, after: first, origin: origin, law: law)
    switch last {
    case .some(let last): include(state, after: last, origin: origin, law: law)
    case .none: break
    }
    switch law {
    case .friction: return
    case .spring(let modes):
      let start = SpringStart(modes: modes.copy(), state: state.copy())
      try includeTurns(of: start, origin: origin, from: first, to: last)
    }
  }

  private mutating func includeTurns(
    of start: borrowing SpringStart, origin: borrowing Ball, from first: borrowing Ball, to last: borrowing Ball?
  ) throws(Undecided) {
    guard let turn = try start.firstTurn() else { return }
    for count in start.firstTurns(from: first, after: turn) {
      guard let next = start.turn(turn, swingsLater: count), !(first - next.time).isPositive else { continue }
      if Self.isReached(next.time, last) { include(next.displacement + origin) }
    }
  }

  private mutating func include(
    _ state: borrowing BallState, after time: borrowing Ball, origin: borrowing Ball, law: borrowing LinearLaw
  ) {
    if time.isZero { return include(state.displacement + origin) }
    let reached = law.transition(after: time)(state)
    include(reached.displacement + origin)
  }

  /// Why: a turning point that may or may not be within the stretch differs from its end by less than the radius.
  static func isReached(_ time: borrowing Ball, _ last: borrowing Ball?) -> Bool {
    switch last {
    case .some(let last): !(time - last).isPositive
    case .none: true
    }
  }

  mutating func include(_ place: consuming Ball) {
    let next = (place - reference).magnitude
    if (next.midpoint - distance.midpoint).isPositive { distance = next.copy() }
  }
}

extension SpringStart {
  /// Half swings after `turn` among which are the first two turning points at or after `time`.
  func firstTurns(from time: borrowing Ball, after turn: borrowing Turn) -> ClosedRange<Int> {
    guard modes.damping == .under else { return 0...0 }
    let swings = (time - turn.time) * modes.gap / Ball.pi(precision)
    guard swings.isPositive else { return 0...2 }
    let before = max(0, Int(exactly: swings.nearestDouble.rounded(.down)) ?? 0)
    return before...(before + 3)
  }
}
