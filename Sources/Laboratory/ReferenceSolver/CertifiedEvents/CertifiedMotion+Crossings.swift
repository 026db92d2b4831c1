extension CertifiedMotion {
  /// The instants at which the position is `level`, in order, segment by segment.
  ///
  /// The start is none, even when it is at the level, and neither is any instant of a rest at it. Below critical damping
  /// there is no end of them at the target in force: the list then stops at the window's limit and says so, and the window
  /// from its last time's `nextUp` has those that follow.
  ///
  /// - Parameter level: in the coordinates of the problem, finite.
  /// - Throws: ``ReferenceError/undecided(question:bits:)`` where a swing after a retarget seems to end exactly at the
  ///   level; it cannot happen without retargets. ``ReferenceError/outOfRange(quantity:)`` for a time that is no finite
  ///   double.
  public func crossings(
    of level: Double, in window: EventWindow = EventWindow()
  ) throws(ReferenceError) -> EventList<LevelCrossing> {
    guard level.isFinite else { throw .invalid(quantity: "a level", value: level) }
    return try events(in: window, what: "the time of a crossing") {
      path, segment, index, room throws(Undecided) -> [LevelCrossing]? in
      try crossings(
        of: Ball(exactly: level) - Ball(exactly: segment.origin), on: path, segment, index, in: window, room: room)
    } time: {
      $0.instant.time
    }
  }

  /// The instants at which the motion enters or leaves the band of `halfWidth` around the target in force (under friction
  /// around its start), in order, segment by segment. That a target moves, and its band with it, is none.
  ///
  /// - Parameter halfWidth: units of length, ≥ 0.
  /// - Throws: as ``crossings(of:in:)``.
  public func bandCrossings(
    within halfWidth: Double, in window: EventWindow = EventWindow()
  ) throws(ReferenceError) -> EventList<BandCrossing> {
    guard halfWidth.isFinite, halfWidth >= 0 else {
      throw .invalid(quantity: "the half width of a band", value: halfWidth)
    }
    return try events(in: window, what: "the time of a crossing") {
      path, segment, index, room throws(Undecided) -> [BandCrossing]? in
      guard
        let above = try crossings(of: Ball(exactly: halfWidth), on: path, segment, index, in: window, room: room),
        let below = try crossings(of: Ball(exactly: -halfWidth), on: path, segment, index, in: window, room: room)
      else { return nil }
      let all = above.map { BandCrossing($0, isUpperEdge: true) } + below.map { BandCrossing($0, isUpperEdge: false) }
      return Array(all.sorted { $0.crossing.instant.isBefore($1.crossing.instant) }.prefix(room))
    } time: {
      $0.crossing.instant.time
    }
  }

  /// The first time the position is `level`: at once when it starts there, never when it does not come as far.
  ///
  /// - Parameter level: in the coordinates of the problem, finite.
  /// - Throws: as ``crossings(of:in:)``.
  public func firstArrival(at level: Double) throws(ReferenceError) -> FirstEvent {
    if problem.start.position == level { return .atOnce }
    let first = try crossings(of: level, in: .firstEvent).events.first
    return first.map(FirstEvent.finite) ?? .never
  }

  /// The first time from the last retarget on that the motion is within `halfWidth` of its final target; under friction,
  /// of where it rests.
  ///
  /// - Parameter halfWidth: units of length, ≥ 0. The edges belong to the band.
  /// - Throws: as ``crossings(of:in:)``.
  public func firstEntry(within halfWidth: Double) throws(ReferenceError) -> FirstEvent {
    guard halfWidth.isFinite, halfWidth >= 0 else {
      throw .invalid(quantity: "the half width of a band", value: halfWidth)
    }
    let found = try Precision.raising(for: "the time of the first entry is sharp") {
      bits throws(Undecided) -> FirstEvent? in
      var found = FirstEvent.never
      let window = EventWindow(from: segments[courseStart].start, limit: 1)
      let isSharp = try visitSegments(within: window, precision: bits) { path, segment, index throws(Undecided) in
        guard index >= courseStart else { return true }
        guard let entry = try path.firstEntry(within: Ball(exactly: halfWidth), segment, index) else { return nil }
        if entry == .atOnce, index > courseStart {
          throw Undecided("the motion is in its band when the constants change")
        }
        found = entry
        return entry == .never
      }
      return isSharp ? found : nil
    }
    if case .finite(let crossing) = found, !crossing.instant.time.isFinite {
      throw .outOfRange(quantity: "the time of the first entry")
    }
    return found
  }

  /// The crossings on one segment and within the window; nil when the precision is too low.
  private func crossings(
    of level: consuming Ball, on path: borrowing SegmentPath, _ segment: MotionSegment, _ index: Int,
    in window: EventWindow, room: Int
  ) throws(Undecided) -> [LevelCrossing]? {
    var found: [LevelCrossing] = []
    let first = Ball(exactly: window.first) - Ball(exactly: segment.start)
    let last = window.last.isFinite ? Ball(exactly: window.last) - Ball(exactly: segment.start) : nil
    let isSharp = try path.crossings(of: level, from: first) { crossing in
      if Self.isPast(crossing.time, last) { return false }
      if (first - crossing.time).isPositive { return true }
      found.append(LevelCrossing(crossing, segment, index))
      return found.count < room
    }
    return isSharp ? found : nil
  }
}

extension LevelCrossing {
  init(_ crossing: borrowing PathCrossing, _ segment: MotionSegment, _ index: Int) {
    self.init(
      instant: EventTime(crossing.time, in: segment), direction: crossing.direction, lobe: crossing.stretch,
      segment: index)
  }
}

extension BandCrossing {
  init(_ crossing: LevelCrossing, isUpperEdge: Bool) {
    let kind: Kind =
      switch crossing.direction {
      case .touching: .touch
      case .rising: isUpperEdge ? .exit : .entry
      case .falling: isUpperEdge ? .entry : .exit
      }
    self.init(crossing: crossing, kind: kind, isUpperEdge: isUpperEdge)
  }
}
