extension DryPath {
  /// The crossings of a level, in order, until `take` refuses one.
  ///
  /// Each phase is monotone, so that a level strictly between its ends is passed exactly once in it. Where the motion is
  /// held exactly at the level it arrives with the stop.
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
    if heading == .zero { return true }
    let target = modes.stiffness * level
    var number = try firstPhase(from: first)
    var before = try side(ofTurn: number, from: target)
    if number == 0, before == .zero, opensAtRetarget {
      // Why: a motion that is on the level when the target moves passes it in the segment that this opens.
      let opening = PathCrossing(time: Ball(exactly: 0), direction: direction(inPhase: 0), stretch: 0)
      guard try take(opening) else { return true }
    }
    while true {
      let turns = try hasTurn(number + 1)
      let after = turns ? try side(ofTurn: number + 1, from: target) : try sideAtEnd(ofPhase: number, from: target)
      if before != .zero, after == before.opposite {
        guard let time = try time(of: target, inPhase: number, from: before), time.isSharp(bits: 63) else {
          return false
        }
        let crossing = PathCrossing(time: time.copy(), direction: direction(inPhase: number), stretch: number)
        guard try take(crossing) else { return true }
      }
      guard turns else { return true }
      let isHeld = number + 1 == lastTurn
      if after == .zero {
        let time = time(ofTurn: number + 1)
        guard time.isSharp(bits: 63) else { return false }
        let direction = isHeld ? direction(inPhase: number) : .touching
        guard try take(PathCrossing(time: time, direction: direction, stretch: number)) else { return true }
      }
      if isHeld || (number > 0 && before == after) { return true }
      number += 1
      if after != .zero { before = after }
    }
  }

  private func direction(inPhase number: Int) -> LevelCrossing.Direction {
    heading(inPhase: number) == .positive ? .rising : .falling
  }

  /// A phase no later than that of `time`, with which to begin.
  func firstPhase(from time: borrowing Ball) throws(Undecided) -> Int {
    guard let lastTurn, lastTurn > 1, time.isPositive else { return 0 }
    let swings = (time - self.time(ofTurn: 1)) * modes.gap / Ball.pi(precision)
    guard swings.isPositive else { return 0 }
    let count = swings.nearestDouble.rounded(.down)
    return count < Double(lastTurn) ? max(0, Int(count) - 1) : max(0, lastTurn - 2)
  }

  /// The sign of Y − `target` at a turn, for 0 at the start.
  func side(ofTurn number: Int, from target: borrowing Ball) throws(Undecided) -> Sign {
    guard number > 0, let swings = swings() else {
      return try (start.displacement - target).sign(deciding: "the motion starts above or below a level")
    }
    let away = heading(inPhase: number).opposite
    let side = try swings.side(ofTurn: number, from: target.times(away) - force)
    return away == .positive ? side : side.opposite
  }

  /// The same at the end of the segment, or of the centre, which is approached and not reached.
  private func sideAtEnd(ofPhase number: Int, from target: borrowing Ball) throws(Undecided) -> Sign {
    switch length {
    case .none: return try (centre(ofPhase: number) - target).sign(deciding: "the motion comes as far as a level")
    case .some(let length):
      let elapsed = length - time(ofTurn: number)
      let phase = try phase(number)
      let reached = modes.transition(after: elapsed)(phase.state)
      let place = reached.displacement + centre(ofPhase: number)
      return try (place - target).sign(deciding: "a level is passed before the target moves")
    }
  }

  /// When a phase passes Y = `target`, which is known to happen once.
  ///
  /// - Returns: nil when the precision is too low.
  func time(of target: borrowing Ball, inPhase number: Int, from side: Sign) throws(Undecided) -> Ball? {
    let path = try Self.endlessPath(phase(number))
    guard let time = try path.time(of: target - centre(ofPhase: number), in: 0, from: side) else { return nil }
    return self.time(ofTurn: number) + time
  }

  /// A phase, or the motion of its momentum, as if it went on for ever.
  static func endlessPath(_ start: consuming SpringStart) throws(Undecided) -> SpringPath {
    try SpringPath(start, in: .endless, index: 0, finish: nil)
  }

  /// The turns in a window, without that at which the motion is held, which does not turn.
  ///
  /// - Returns: nil when the precision is too low.
  func extrema(in window: EventWindow, room: Int, _ segment: MotionSegment, _ index: Int) throws(Undecided)
    -> [Extremum]?
  {
    var found: [Extremum] = []
    let first = Ball(exactly: window.first) - Ball(exactly: segment.start)
    let last = window.last.isFinite ? Ball(exactly: window.last) - Ball(exactly: segment.start) : nil
    var number = max(1, try firstPhase(from: first))
    while found.count < room, number != lastTurn, try hasTurn(number) {
      let time = time(ofTurn: number)
      if CertifiedMotion.isPast(time, last) { break }
      if !(first - time).isPositive {
        let displacement = place(atTurn: number) / modes.stiffness.rounded(to: precision)
        guard time.isSharp(bits: 63), displacement.isSharp(bits: 63) else { return nil }
        let place = (displacement + Ball(exactly: segment.origin)).split
        found.append(
          Extremum(
            instant: EventTime(time, in: segment), position: place.high, positionTail: place.tail,
            positionRadius: place.radius, isMaximum: heading(inPhase: number) == .negative, lobe: number - 1,
            segment: index))
      }
      number += 1
    }
    return found
  }
}
