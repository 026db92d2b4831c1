/// One segment of a spring's motion, cut at its turning points into stretches on which it is monotone.
///
/// Stretch n ≥ 0 begins at turning point n, the start for n = 0, and ends at the next one, at the end of the segment, or
/// never, in which case it tends to the target. A level strictly between the two ends of a stretch is passed exactly once
/// in it, and others are not, so that events cannot be missed.
struct SpringPath: ~Copyable {
  let start: SpringStart
  let segment: MotionSegment
  /// How many moves of the target came before.
  let index: Int
  /// The first turning point of the motion if it went on for ever.
  let first: Turn?
  /// Seconds; nil for a segment without end.
  let length: Ball?
  /// The state at the end, displacement from the segment's own target; nil for a segment without end.
  let finish: BallState?

  init(
    _ start: consuming SpringStart, in segment: MotionSegment, index: Int, finish: consuming BallState?
  ) throws(Undecided) {
    first = try start.firstTurn()
    length = segment.end.isFinite ? Ball(exactly: segment.end) - Ball(exactly: segment.start) : nil
    self.start = start
    self.segment = segment
    self.index = index
    self.finish = finish
  }

  /// Turning point `number` ≥ 1 of the motion if it went on for ever.
  func endlessTurn(_ number: Int) -> Turn? {
    switch first {
    case .some(let first): start.turn(first, swingsLater: number - 1)
    case .none: nil
    }
  }

  /// Turning point `number` ≥ 1 if it comes before the end of the segment.
  func turn(_ number: Int) throws(Undecided) -> Turn? {
    guard let turn = endlessTurn(number) else { return nil }
    switch length {
    case .none: return turn
    case .some(let length):
      // Why: only a critically damped motion can turn exactly at the end, and then its velocity there is an exact 0.
      if finishesAtRest { return nil }
      let left = length - turn.time
      guard try left.sign(deciding: "the motion turns before the target moves") == .positive else { return nil }
      return turn
    }
  }

  private var finishesAtRest: Bool {
    switch finish {
    case .some(let finish): finish.velocity.isZero
    case .none: false
    }
  }

  /// The stretch with which to begin when only instants from `time` on matter, seconds of the segment.
  func firstStretch(from time: borrowing Ball) throws(Undecided) -> Int {
    guard start.modes.damping == .under, time.isPositive else { return 0 }
    switch first {
    case .none: return 0
    case .some(let first):
      let swings = (time - first.time) * start.modes.gap / Ball.pi(start.precision)
      guard swings.isPositive else { return 0 }
      guard let count = Int(exactly: swings.nearestDouble.rounded(.down)), count < 1 << 53 else {
        throw Undecided("the swings before the window can be counted")
      }
      return max(0, count - 1)
    }
  }
}

extension SpringPath {
  /// On which side of a level the motion is when it turns there; zero when it turns exactly at it.
  ///
  /// See ``SpringSettling`` for why a tie between a turning point and a level can be decided.
  ///
  /// - Parameter level: exact.
  func side(of turn: borrowing Turn, from level: borrowing Ball) throws(Undecided) -> Sign {
    let place = try turn.displacement.sign(deciding: "the motion turns above or below its target")
    guard try level.sign(deciding: "a level is above or below the target") == place else { return place }
    let excess: Ball
    if start.modes.coefficient.isZero {
      excess = start.energy - start.modes.stiffness * level.squared
    } else {
      excess = turn.displacement.magnitude - level.magnitude
      if start.isExact, start.precision >= 512, !excess.isPositive, !excess.isNegative,
        RationalTie.touches(start: start, halfWidth: level.magnitude)
      {
        return .zero
      }
    }
    let beyond = try excess.sign(deciding: "a swing reaches a level")
    return place == .positive ? beyond : beyond.opposite
  }
}

extension Sign {
  var opposite: Sign {
    switch self {
    case .negative: .positive
    case .zero: .zero
    case .positive: .negative
    }
  }
}
