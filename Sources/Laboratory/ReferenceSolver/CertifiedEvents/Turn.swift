/// An instant of zero velocity: seconds from the start of the segment, and the displacement there.
struct Turn: ~Copyable {
  let time: Ball
  let displacement: Ball
}

extension SpringStart {
  /// The first instant after the start with v = 0; nil when there is none.
  ///
  /// A motion that starts with v₀ ≠ 0 has its first turning point on the side that v₀ points to: there v falls through 0
  /// for v₀ > 0, so x″ = −(k/m) x < 0. One that starts at rest has it on the other side.
  func firstTurn() throws(Undecided) -> Turn? {
    let velocity = try state.velocity.sign(deciding: "the motion starts upwards or downwards")
    if modes.damping == .under {
      let time = try phaseOfFirstTurn() * modes.gapInverse
      let height = height(at: time)
      if velocity != .zero {
        return Turn(time: time, displacement: velocity == .positive ? height.copy() : -height)
      }
      let place = try state.displacement.sign(deciding: "the motion starts above or below its target")
      return Turn(time: time, displacement: place == .negative ? height.copy() : -height)
    }
    guard let time = try onlyTurn() else { return nil }
    let height = height(at: time)
    return Turn(time: time, displacement: velocity == .positive ? height.copy() : -height)
  }

  /// The turning point `count` ≥ 0 half swings after `turn`; nil at and above critical damping for any but `turn` itself.
  func turn(_ turn: borrowing Turn, swingsLater count: Int) -> Turn? {
    if count == 0 { return Turn(time: turn.time.copy(), displacement: turn.displacement.copy()) }
    guard modes.damping == .under else { return nil }
    let later = Ball(exactly: count) * Ball.pi(precision) * modes.gapInverse
    let displacement = turn.displacement * (-(meanRate * later)).exponential()
    return Turn(time: turn.time + later, displacement: count.isMultiple(of: 2) ? displacement.copy() : -displacement)
  }

  /// The first turning point on the far side of the target: the side opposite to the start, or, for a start on the
  /// target, the side it moves to.
  func firstTurnBeyondTarget() throws(Undecided) -> Turn? {
    guard let first = try firstTurn() else { return nil }
    let place = try state.displacement.sign(deciding: "the motion starts above or below its target")
    let side = try first.displacement.sign(deciding: "the motion turns above or below its target")
    if side == place { return turn(first, swingsLater: 1) }
    return first
  }
}
