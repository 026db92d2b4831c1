extension CertifiedMotion {
  /// A list of events, each segment's found by `find`, at the lowest precision at which all of them are sharp.
  ///
  /// - Parameters:
  ///   - find: the events of one segment within the window, no more than it is told there is room for; nil when the
  ///     precision is too low.
  ///   - time: of an event.
  func events<Event>(
    in window: EventWindow, what: String,
    find: (borrowing SegmentPath, MotionSegment, Int, Int) throws(Undecided) -> [Event]?,
    time: (Event) -> Double
  ) throws(ReferenceError) -> EventList<Event> {
    // Why: one more than asked for tells whether the list is complete.
    let most = window.limit < Int.max ? window.limit + 1 : Int.max
    let found = try Precision.raising(for: "\(what) is sharp") { bits throws(Undecided) -> [Event]? in
      var all: [Event] = []
      let isSharp = try visitSegments(within: window, precision: bits) { path, segment, index throws(Undecided) in
        guard let some = try find(path, segment, index, most - all.count) else { return nil }
        all += some
        return all.count < most
      }
      return isSharp ? all : nil
    }
    guard found.allSatisfy({ time($0).isFinite }) else { throw .outOfRange(quantity: what) }
    var list = EventList<Event>()
    list.events = Array(found.prefix(window.limit))
    list.isComplete = found.count <= window.limit
    return list
  }

  /// Whether an instant is after the end of a window without doubt.
  static func isPast(_ time: borrowing Ball, _ last: borrowing Ball?) -> Bool {
    switch last {
    case .some(let last): (time - last).isPositive
    case .none: false
    }
  }

  /// All turning points, in order, segment by segment.
  ///
  /// Below critical damping there is no end of them; at and above it there is at most one in each segment. The start is
  /// none, even when it is at rest. Where the target moves at an instant of no velocity it is one if the motion turns back.
  ///
  /// - Throws: ``ReferenceError/outOfRange(quantity:)`` for a time or position that is no finite double.
  public func extrema(in window: EventWindow = EventWindow()) throws(ReferenceError) -> EventList<Extremum> {
    let list = try events(in: window, what: "the time of a turning point") {
      path, segment, index, room throws(Undecided) -> [Extremum]? in
      switch path {
      case .rest: return []
      case .friction: return []
      case .free: return []
      case .dry(let path): return try path.extrema(in: window, room: room, segment, index)
      case .spring(let path):
        let shift = index > 0 ? Ball(exactly: segment.origin) - Ball(exactly: segments[index - 1].origin) : nil
        return try path.extrema(in: window, room: room, shift: shift)
      }
    } time: {
      $0.instant.time
    }
    guard list.events.allSatisfy({ $0.position.isFinite }) else {
      throw .outOfRange(quantity: "the position of a turning point")
    }
    return list
  }
}

extension SpringPath {
  /// - Parameters:
  ///   - shift: by how much the target has moved where the segment begins; nil for the first segment.
  /// - Returns: nil when the precision is too low.
  func extrema(in window: EventWindow, room: Int, shift: consuming Ball?) throws(Undecided) -> [Extremum]? {
    var found: [Extremum] = []
    let first = Ball(exactly: window.first) - Ball(exactly: segment.start)
    let last = window.last.isFinite ? Ball(exactly: window.last) - Ball(exactly: segment.start) : nil
    if let shift, !first.isPositive, try turnsAtStart(shift: shift) {
      let opening = Turn(time: Ball(exactly: 0), displacement: start.state.displacement.copy())
      found.append(try extremum(opening, after: 0))
    }
    var number = try firstStretch(from: first) + 1
    while found.count < room, let turn = try turn(number) {
      if CertifiedMotion.isPast(turn.time, last) { break }
      if !(first - turn.time).isPositive {
        guard turn.time.isSharp(bits: 63), turn.displacement.isSharp(bits: 63) else { return nil }
        found.append(try extremum(turn, after: number - 1))
      }
      number += 1
    }
    return found
  }

  /// Whether a motion without velocity at the start of the segment turned there: its acceleration, −(k/m) x, has kept its
  /// sign.
  private func turnsAtStart(shift: borrowing Ball) throws(Undecided) -> Bool {
    guard start.state.velocity.isZero else { return false }
    let place = start.state.displacement.copy()
    let before = try (place + shift).sign(deciding: "the motion was above or below its target")
    let after = try place.sign(deciding: "the motion starts above or below its target")
    return before != .zero && before == after
  }

  private func extremum(_ turn: borrowing Turn, after lobe: Int) throws(Undecided) -> Extremum {
    let place = (turn.displacement + Ball(exactly: segment.origin)).split
    let sign = try turn.displacement.sign(deciding: "the motion turns above or below its target")
    return Extremum(
      instant: EventTime(turn.time, in: segment), position: place.high, positionTail: place.tail,
      positionRadius: place.radius, isMaximum: sign == .positive, lobe: lobe, segment: index)
  }
}
