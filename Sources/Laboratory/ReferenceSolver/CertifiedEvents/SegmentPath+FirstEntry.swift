extension SegmentPath {
  /// The first time within `halfWidth` of the target, or, under friction, of where the motion rests.
  ///
  /// A motion that starts outside comes in over the edge on its own side: between it and the band there is nothing else.
  ///
  /// - Returns: nil when the precision is too low.
  func firstEntry(
    within halfWidth: borrowing Ball, _ segment: MotionSegment, _ index: Int
  ) throws(Undecided) -> FirstEvent? {
    switch self {
    case .rest: return .atOnce
    case .friction(let path): return try path.firstEntry(within: halfWidth, segment, index)
    case .free(let path): return try path.firstEntry(within: halfWidth, segment, index)
    case .spring(let path):
      return try passing(into: halfWidth, from: path.start.state.displacement, segment, index)
    case .dry(let path):
      return try passing(into: halfWidth, from: path.inUnitsOfLength(path.start).displacement, segment, index)
    }
  }

  /// - Parameter place: where the segment starts, from the target.
  private func passing(
    into halfWidth: borrowing Ball, from place: borrowing Ball, _ segment: MotionSegment, _ index: Int
  ) throws(Undecided) -> FirstEvent? {
    let excess = place.magnitude - halfWidth
    guard try excess.sign(deciding: "the segment starts outside its band") == .positive else { return .atOnce }
    let isAbove = try place.sign(deciding: "the motion starts above or below its target") == .positive
    var found = FirstEvent.never
    let isSharp = try crossings(of: isAbove ? halfWidth.copy() : -halfWidth, from: Ball(exactly: 0)) {
      found = .finite(LevelCrossing($0, segment, index))
      return false
    }
    return isSharp ? found : nil
  }
}

extension FrictionPath {
  /// The way left only shrinks, so that the first entry is the last exit.
  fileprivate func firstEntry(
    within halfWidth: borrowing Ball, _ segment: MotionSegment, _ index: Int
  ) throws(Undecided) -> FirstEvent? {
    let settling = FrictionSettling(
      form: FrictionForm(rate: form.rate.nearestDouble, precision: form.precision), velocity: velocity.copy(),
      halfWidth: halfWidth.copy())
    guard let exit = try settling.lastExit() else { return nil }
    switch exit {
    case .never: return .atOnce
    case .infinite: return .never
    case .finite(let exit):
      let sign = try velocity.sign(deciding: "the motion starts upwards or downwards")
      let crossing = PathCrossing(time: exit.time.copy(), direction: sign == .positive ? .rising : .falling, stretch: 0)
      return .finite(LevelCrossing(crossing, segment, index))
    }
  }
}
