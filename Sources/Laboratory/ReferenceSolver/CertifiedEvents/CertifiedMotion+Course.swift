/// What is kept within a band.
enum BandedQuantity: ~Copyable {
  /// The distance from the target, units of length.
  case place(Ball)
  /// |velocity|, units of length per second.
  case speed(Ball)
}

/// Answers for a spring whose constants change after the last retarget: its final course has more than one segment, and
/// what a single segment's closed forms know of "ever after" holds for the last of them only.
extension CertifiedMotion {
  /// The first segment after the last move of the target; the segments from there on share their target.
  var courseStart: Int {
    let target = lastSegment.origin
    return (segments.lastIndex { $0.origin != target } ?? -1) + 1
  }

  /// The last exit in the time of the last segment, where it may be negative.
  ///
  /// - Returns: nil when the precision is too low for a sharp time.
  func lastExitOfCourse(
    from band: borrowing BandedQuantity, precision: Int
  ) throws(Undecided) -> BandExit? {
    var last = LatestExit()
    var turns = 0
    let window = EventWindow(from: segments[courseStart].start)
    let isSharp = try visitSegments(within: window, precision: precision) {
      path, segment, index throws(Undecided) -> Bool? in
      guard index >= courseStart else { return true }
      switch path {
      case .rest: return true
      case .friction: return true
      case .free: return true
      case .dry: return true
      case .spring(let path):
        let within = try path.quantity(of: band)
        guard let exit = try within.lastExit(band.width(under: within)) else { return nil }
        last.take(
          exit, later: Ball(exactly: segment.start) - Ball(exactly: lastSegment.start), turnsBefore: turns)
        turns += try within.turnCount()
        return true
      }
    }
    return isSharp ? last.exit : nil
  }

  /// ``peak()`` over all segments of the course.
  func peakOfCourse() throws(ReferenceError) -> Peak? {
    try Precision.raising(for: "the peak is sharp") { bits throws(Undecided) -> Peak?? in
      var found: Peak?
      let isSharp = try visitTurnBeyondTarget(precision: bits) { turn, start in
        guard turn.time.isSharp(bits: 62), turn.displacement.isSharp(bits: 62) else { return false }
        let time = (turn.time + Ball(exactly: start)).nearestDouble
        found = Peak(time: time, excursion: abs(turn.displacement.nearestDouble))
        return true
      }
      return isSharp ? .some(found) : nil
    }
  }

  /// ``overshoot()`` over all segments of the course.
  func overshootOfCourse() throws(ReferenceError) -> Double? {
    try Precision.raising(for: "the overshoot is sharp") { bits throws(Undecided) -> Double?? in
      var distance = Ball(exactly: 0)
      let window = EventWindow(from: segments[courseStart].start)
      _ = try visitSegments(within: window, precision: bits) { path, _, index throws(Undecided) -> Bool? in
        guard index >= courseStart else { return true }
        switch path {
        case .rest: break
        case .friction: break
        case .free: break
        case .dry: break
        case .spring(let path): distance = path.start.state.displacement.magnitude
        }
        return false
      }
      if distance.isZero { return .some(nil) }
      var fraction: Double? = 0
      let isSharp = try visitTurnBeyondTarget(precision: bits) { turn, _ in
        let part = turn.displacement.magnitude.rounded(to: bits) / distance
        guard part.isSharp(bits: 62) else { return false }
        fraction = part.nearestDouble
        return true
      }
      return isSharp ? .some(fraction) : nil
    }
  }

  /// Hands over the first turning point on the far side of the target, in the time of its segment, and that segment's
  /// start; none where there is no such turn.
  private func visitTurnBeyondTarget(
    precision: Int, _ visit: (borrowing Turn, Double) -> Bool
  ) throws(Undecided) -> Bool {
    var far: Sign?
    let window = EventWindow(from: segments[courseStart].start)
    return try visitSegments(within: window, precision: precision) {
      path, segment, index throws(Undecided) -> Bool? in
      guard index >= courseStart else { return true }
      switch path {
      case .rest: return true
      case .friction: return true
      case .free: return true
      case .dry: return true
      case .spring(let path):
        if far == nil { far = try path.farSide() }
        var number = 1
        while let turn = try path.turn(number) {
          let side = try turn.displacement.sign(deciding: "the motion turns above or below its target")
          if side == far { return visit(turn, segment.start) ? false : nil }
          number += 1
        }
        return true
      }
    }
  }
}

extension BandedQuantity {
  /// The half width of the band in units of what ``SpringPath/quantity(of:)`` gives.
  fileprivate func width(under path: borrowing SpringPath) -> Ball {
    switch self {
    case .place(let width): width.copy()
    case .speed(let speed): path.start.modes.mass * speed
    }
  }
}

extension SpringPath {
  /// The side of the target opposite to the start; where it starts there, the one it moves to.
  fileprivate func farSide() throws(Undecided) -> Sign {
    let place = try start.state.displacement.sign(deciding: "the motion starts above or below its target")
    if place != .zero { return place.opposite }
    return try start.state.velocity.sign(deciding: "the motion starts upwards or downwards")
  }

  /// The path itself, or that of its momentum, which obeys the same equation.
  fileprivate func quantity(of band: borrowing BandedQuantity) throws(Undecided) -> SpringPath {
    let modes = start.modes.copy()
    switch band {
    case .place:
      return try SpringPath(
        SpringStart(modes: modes, state: start.state.copy()), in: segment, index: index, finish: finishCopy())
    case .speed:
      var changed: BallState?
      if let finish = finishCopy() { changed = SpringStart(momentumOf: finish, modes: start.modes.copy()).state.copy() }
      return try SpringPath(
        SpringStart(momentumOf: start.state, modes: modes), in: segment, index: index, finish: changed)
    }
  }

  private func finishCopy() -> BallState? {
    switch finish {
    case .some(let finish): finish.copy()
    case .none: nil
    }
  }

  /// Turning points within the segment, 0 for one without end.
  fileprivate func turnCount() throws(Undecided) -> Int {
    guard segment.end.isFinite else { return 0 }
    var count = try firstStretch(from: Ball(exactly: segment.end) - Ball(exactly: segment.start))
    while try turn(count + 1) != nil { count += 1 }
    return count
  }

  /// The last time within the segment at which it leaves the band of `width`, whatever comes after its end.
  ///
  /// - Returns: nil when the precision is too low for a sharp time.
  fileprivate func lastExit(_ width: borrowing Ball) throws(Undecided) -> BandExit? {
    let whole = SpringSettling(
      start: SpringStart(modes: start.modes.copy(), state: start.state.copy()), halfWidth: width.copy())
    guard let endless = try whole.lastExit() else { return nil }
    guard segment.end.isFinite else { return endless }
    let length = Ball(exactly: segment.end) - Ball(exactly: segment.start)
    switch endless {
    case .never: return .never
    case .infinite: break
    case .finite(let exit):
      let left = length - exit.time
      if try left.sign(deciding: "the last exit is before the constants change") == .positive {
        return .finite(exit.time.copy(), lobe: exit.lobe)
      }
    }
    return try lastCrossing(width, before: length)
  }

  /// The last passing of an edge inwards before the end; as the motion would go on to leave the band later, one of them is
  /// in the last two swings, if there is any.
  private func lastCrossing(_ width: borrowing Ball, before length: borrowing Ball) throws(Undecided) -> BandExit? {
    var last = LatestExit()
    let isUnder = start.modes.damping == .under
    let first =
      isUnder
      ? length - (Ball.pi(start.precision) * start.modes.gapInverse).scaled(byPowerOfTwo: 1) : Ball(exactly: 0)
    for isUpper in [true, false] {
      let inwards: LevelCrossing.Direction = isUpper ? .falling : .rising
      let isSharp = try crossings(of: isUpper ? width.copy() : -width, from: first) {
        crossing throws(Undecided) -> Bool in
        if crossing.direction == inwards { last.take(crossing) }
        return true
      }
      guard isSharp else { return nil }
    }
    return last.exit
  }
}
