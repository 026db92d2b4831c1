/// An instant of a ``SpringPath`` at which it is at a level.
struct PathCrossing: ~Copyable {
  /// Seconds of the segment.
  let time: Ball
  let direction: LevelCrossing.Direction
  /// The stretch it lies in, whose number is that of the turning points before.
  let stretch: Int
}

extension SpringPath {
  /// The crossings of a level, in order, until `take` refuses one.
  ///
  /// - Parameters:
  ///   - level: displacement from the segment's target, exact.
  ///   - first: seconds of the segment; earlier ones may be left out.
  ///   - take: what to do with a crossing; whether to go on.
  /// - Returns: false when a time is not sharp at this precision.
  func crossings(
    of level: borrowing Ball, from first: borrowing Ball,
    take: (borrowing PathCrossing) throws(Undecided) -> Bool
  ) throws(Undecided) -> Bool {
    var stretch = try firstStretch(from: first)
    var before = try sideAtStart(of: stretch, from: level)
    if stretch == 0, before == .zero, index > 0 {
      // Why: a motion that is on the level when the target moves passes it in the segment that this opens.
      let opening = PathCrossing(time: Ball(exactly: 0), direction: try startDirection(), stretch: 0)
      guard try take(opening) else { return true }
    }
    while true {
      let next = try turn(stretch + 1)
      let after = try sideAtEnd(next, from: level)
      if before != .zero, after == before.opposite {
        guard let time = try time(of: level, in: stretch, from: before), time.isSharp(bits: 63) else { return false }
        let crossing = PathCrossing(
          time: time.copy(), direction: before == .negative ? .rising : .falling, stretch: stretch)
        guard try take(crossing) else { return true }
      }
      guard let next else { return true }
      if after == .zero {
        guard next.time.isSharp(bits: 63) else { return false }
        let touch = PathCrossing(time: next.time.copy(), direction: .touching, stretch: stretch)
        guard try take(touch) else { return true }
      }
      if stretch > 0, try isOutOfReach(level, on: before, and: after) { return true }
      stretch += 1
      before = after == .zero ? try sideInside(level) : after
    }
  }

  /// Where a motion is that has touched a level: on the side of its target.
  private func sideInside(_ level: borrowing Ball) throws(Undecided) -> Sign {
    try level.sign(deciding: "a level is above or below the target").opposite
  }

  /// Whether two turning points in a row are inside a level, so that all later ones are.
  private func isOutOfReach(_ level: borrowing Ball, on before: Sign, and after: Sign) throws(Undecided) -> Bool {
    guard before == after else { return false }
    guard start.modes.coefficient.isZero else { return true }
    let excess = start.energy - start.modes.stiffness * level.squared
    return try excess.sign(deciding: "an undamped motion reaches a level") == .negative
  }

  private func sideAtStart(of stretch: Int, from level: borrowing Ball) throws(Undecided) -> Sign {
    if stretch == 0 {
      return try (start.state.displacement - level).sign(deciding: "the motion starts above or below a level")
    }
    guard let turn = endlessTurn(stretch) else { return .zero }
    let side = try side(of: turn, from: level)
    return side == .zero ? try sideInside(level) : side
  }

  private func startDirection() throws(Undecided) -> LevelCrossing.Direction {
    let sign = try start.state.velocity.sign(deciding: "the motion starts upwards or downwards")
    return sign == .positive ? .rising : .falling
  }

  /// The side at the next turning point, else at the end of the segment, else at the target, which is not reached.
  private func sideAtEnd(_ next: borrowing Turn?, from level: borrowing Ball) throws(Undecided) -> Sign {
    switch next {
    case .some(let next): return try side(of: next, from: level)
    case .none: break
    }
    switch finish {
    case .some(let finish):
      return try (finish.displacement - level).sign(deciding: "a level is passed before the target moves")
    case .none:
      return try (-level).sign(deciding: "a level is above or below the target")
    }
  }
}
