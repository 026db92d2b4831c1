extension DryPath {
  /// Where in its phases the motion is.
  enum Moment: Hashable {
    case phase(Int)
    /// Friction has held it since this turn; 0 for the start.
    case held(Int)
  }

  /// The moment at a time ≥ 0 of the segment, exact.
  ///
  /// Why this can be decided: ωt of a turn t has an algebraic sine and cosine, and none of an algebraic ωt ≠ 0 has
  /// (Lindemann). Only at critical damping is the turn of an exact start a fraction; it then counts as past.
  func moment(at time: borrowing Ball) throws(Undecided) -> Moment {
    if heading == .zero { return .held(0) }
    guard try hasTurned(by: time) else { return .phase(0) }
    guard let lastTurn else { return .phase(1) }
    if lastTurn == 1 { return .held(1) }
    let swings = (time - self.time(ofTurn: 1)) * modes.gap / Ball.pi(precision)
    let left = swings - Ball(exactly: lastTurn - 1)
    if !left.isNegative {
      guard left.isPositive else { throw Undecided("friction holds the motion by then") }
      return .held(lastTurn)
    }
    let count = Int(swings.nearestDouble.rounded(.down))
    guard !(swings - Ball(exactly: count)).isNegative, (swings - Ball(exactly: count + 1)).isNegative else {
      throw Undecided("the motion has turned by then")
    }
    return .phase(count + 1)
  }

  private func hasTurned(by time: borrowing Ball) throws(Undecided) -> Bool {
    switch firstTurn {
    case .none: return false
    case .some(let turn):
      if modes.damping == .critical, opening.isExact {
        // Why: the turn is at 4 m² V/(c N), and N has the sign of V.
        let reached = modes.coefficient * opening.momentum.magnitude * time
        let due = modes.mass.squared.scaled(byPowerOfTwo: 2) * opening.state.velocity.magnitude
        return !(reached - due).isNegative
      }
      return try (time - turn.time).sign(deciding: "the motion has turned by then") != .negative
    }
  }

  /// Displacement from the target and velocity at a time ≥ 0 of the segment, exact.
  func state(after time: borrowing Ball) throws(Undecided) -> BallState {
    if time.isZero { return inUnitsOfLength(start) }
    let moment = try moment(at: time)
    switch moment {
    case .held(let turn):
      return inUnitsOfLength(BallState(displacement: place(atTurn: turn), velocity: Ball(exactly: 0)))
    case .phase(let number):
      return try state(after: time - self.time(ofTurn: number), ofPhase: phase(number), number: number)
    }
  }

  /// The same in a phase at hand.
  func state(
    after elapsed: borrowing Ball, ofPhase phase: borrowing SpringStart, number: Int
  ) throws(Undecided) -> BallState {
    let reached = modes.transition(after: elapsed)(phase.state)
    return inUnitsOfLength(
      BallState(
        displacement: reached.displacement + centre(ofPhase: number), velocity: reached.velocity.copy()))
  }

  func inUnitsOfLength(_ state: borrowing BallState) -> BallState {
    let stiffness = modes.stiffness.rounded(to: precision)
    return BallState(
      displacement: state.displacement.isZero ? Ball(exactly: 0) : state.displacement / stiffness,
      velocity: state.velocity.isZero ? Ball(exactly: 0) : state.velocity / stiffness)
  }
}
