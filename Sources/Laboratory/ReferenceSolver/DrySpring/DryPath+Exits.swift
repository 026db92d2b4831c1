/// Last exits from bands, for a segment without end.
///
/// The heights |Y| of the turns shrink, and so do the greatest speeds of the phases: the last one outside is found by halving,
/// and the exit is in the phase that it begins.
extension DryPath {
  /// The last time farther than `halfWidth` from the target; infinite where the motion is held or tends to a place outside.
  ///
  /// - Returns: nil when the precision is too low for a sharp time.
  func lastExit(within halfWidth: borrowing Ball) throws(Undecided) -> BandExit? {
    let edge = modes.stiffness * halfWidth
    let excess = start.displacement.magnitude - edge
    let startsOutside = try excess.sign(deciding: "the segment starts outside its band") == .positive
    if heading == .zero { return startsOutside ? .infinite : .never }
    var last = startsOutside ? 0 : nil
    var endsOnEdge = false
    if let lastTurn {
      let end = try height(ofTurn: lastTurn, over: edge)
      if end == .positive { return .infinite }
      endsOnEdge = end == .zero
      if let turn = try lastTurnBeyond(edge, before: lastTurn) { last = turn }
    } else {
      let room = edge - force
      guard try room.sign(deciding: "the edge of what friction holds is inside the band") == .positive else {
        return .infinite
      }
      if firstTurn != nil, try height(ofTurn: 1, over: edge) == .positive { last = 1 }
    }
    guard let last else { return .never }
    let side = try place(atTurn: last).sign(deciding: "the motion turns above or below its target")
    let time: Ball
    if endsOnEdge, last + 1 == lastTurn, try self.side(ofTurn: last + 1, from: edge.times(side)) == .zero {
      // Why: it comes to the edge from outside and is held there.
      time = self.time(ofTurn: last + 1)
    } else {
      guard let passing = try self.time(of: edge.times(side), inPhase: last, from: side) else { return nil }
      time = passing
    }
    return time.isSharp(bits: 63) ? .finite(time, lobe: last) : nil
  }

  /// The sign of |Y| − `edge` at a turn ≥ 1.
  private func height(ofTurn number: Int, over edge: borrowing Ball) throws(Undecided) -> Sign {
    guard let swings = swings() else { return .negative }
    let outer = try swings.side(ofTurn: number, from: edge - force)
    guard outer != .positive, number == lastTurn else { return outer }
    // Why: only where it is held can the motion be on the side it came from.
    let inner = try swings.side(ofTurn: number, from: -edge - force)
    if inner == .negative { return .positive }
    return outer == .zero || inner == .zero ? .zero : .negative
  }

  private func lastTurnBeyond(_ edge: borrowing Ball, before end: Int) throws(Undecided) -> Int? {
    var (low, high) = (0, end)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if try height(ofTurn: middle, over: edge) == .positive { low = middle } else { high = middle }
    }
    return low > 0 ? low : nil
  }

  /// The last time faster than `speed`; the stop itself for 0.
  ///
  /// - Returns: nil when the precision is too low for a sharp time.
  func lastExit(below speed: borrowing Ball) throws(Undecided) -> BandExit? {
    if heading == .zero { return .never }
    if speed.isZero {
      guard let lastTurn else { return .infinite }
      let stop = time(ofTurn: lastTurn)
      return stop.isSharp(bits: 63) ? .finite(stop, lobe: lastTurn - 1) : nil
    }
    if let phase = try lastFastPhase(speed) {
      return try exit(below: speed, inPhase: phase, stretch: 1)
    }
    let path = SpringStart(momentumOf: opening.state, modes: modes.copy())
    let limit = modes.mass * modes.stiffness * speed
    if let peak = try path.firstTurn() {
      // Why: a momentum that grows at first has its greatest value on its own side, before the first turn.
      let side = try peak.displacement.sign(deciding: "the motion speeds up at first")
      if side == heading {
        let excess = peak.displacement.magnitude - limit
        let isFast = try excess.sign(deciding: "a swing is faster than the band") == .positive
        return isFast ? try exit(below: speed, inPhase: 0, stretch: 1) : .never
      }
    }
    let excess = path.state.displacement.magnitude - limit
    let isFast = try excess.sign(deciding: "the motion starts faster than its band") == .positive
    return isFast ? try exit(below: speed, inPhase: 0, stretch: 0) : .never
  }

  private func exit(below speed: borrowing Ball, inPhase number: Int, stretch: Int) throws(Undecided) -> BandExit? {
    let path = try Self.endlessPath(SpringStart(momentumOf: phase(number).state, modes: modes.copy()))
    let side = heading(inPhase: number)
    let limit = (modes.mass * modes.stiffness * speed).times(side)
    guard let fall = try path.time(of: limit, in: stretch, from: side) else { return nil }
    let time = time(ofTurn: number) + fall
    return time.isSharp(bits: 63) ? .finite(time, lobe: number) : nil
  }

  /// The last phase from 1 on whose greatest speed is more than `speed`.
  ///
  /// A phase from rest at the distance R is fastest at R times what one from rest at 1 is.
  private func lastFastPhase(_ speed: borrowing Ball) throws(Undecided) -> Int? {
    guard let swings = swings() else { return nil }
    let end = lastTurn ?? 2
    guard end > 1 else { return nil }
    let unit = BallState(displacement: Ball(exactly: 1), velocity: Ball(exactly: 0))
    guard let peak = try SpringStart(momentumOf: unit, modes: modes.copy()).firstTurn() else { return nil }
    let fastest = peak.displacement.magnitude
    var (low, high) = (0, end)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let isFast = try swings.isFaster(afterTurn: middle, than: speed, fastestOfUnit: fastest)
      if isFast { low = middle } else { high = middle }
    }
    return low > 0 ? low : nil
  }
}

extension DrySwings {
  /// Whether a phase's greatest momentum R(j) P is more than m k u.
  ///
  /// Without a damper P = √(mk), and R(j) = √(Q/k) − 2Fj is u √(mk) where the square of Q/k − 4F²j² − mku² is 16 F²j² mku².
  fileprivate func isFaster(
    afterTurn turn: Int, than speed: borrowing Ball, fastestOfUnit peak: borrowing Ball
  ) throws(Undecided) -> Bool {
    let limit = mass * stiffness * speed
    let excess = distance(afterTurn: turn) * peak - limit
    if excess.isPositive { return true }
    if excess.isNegative { return false }
    if isUndamped, isExact {
      let square = limit * speed
      let reach = (force * Ball(exactly: turn)).scaled(byPowerOfTwo: 1).squared
      let gap = energy - stiffness * (reach + square)
      if (gap.squared - (stiffness.squared * reach * square).scaled(byPowerOfTwo: 2)).isZero { return false }
    }
    return try excess.sign(deciding: "a swing is faster than the band") == .positive
  }
}
