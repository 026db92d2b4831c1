internal import GSLNumerics
internal import MotionProblems

extension IntegratedMotion {
  /// As ``CertifiedMotion/crossings(of:in:)``, for a window that ends or a list that is cut by its limit or by
  /// ``mostSwings``.
  public func crossings(
    of level: Double, in window: EventWindow = EventWindow()
  ) throws(ReferenceError) -> EventList<LevelCrossing> {
    guard level.isFinite else { throw .invalid(quantity: "a level", value: level) }
    return try events(in: window) { phases, pair throws(ReferenceError) in
      let phase = phases.phase(pair)
      return try times(of: level, in: phases, pair).map { time, radius in
        LevelCrossing(
          instant: EventTime(time: time, tail: 0, radius: radius), direction: phase.heading > 0 ? .rising : .falling,
          lobe: phases.lobe(of: pair), segment: phase.segment)
      }
    } time: {
      $0.instant.time
    }
  }

  /// As ``CertifiedMotion/extrema(in:)``.
  public func extrema(in window: EventWindow = EventWindow()) throws(ReferenceError) -> EventList<Extremum> {
    try events(in: window) { phases, pair throws(ReferenceError) in
      let phase = phases.phase(pair)
      guard phase.startsWithTurn else { return [] }
      let (time, place) = (agreed(phases.times(of: pair)), agreed(phases.places(of: pair)))
      return [
        Extremum(
          instant: EventTime(time: time.value, tail: 0, radius: time.radius), position: place.value, positionTail: 0,
          positionRadius: place.radius, isMaximum: phase.heading < 0, lobe: phases.lobe(of: pair) - 1,
          segment: phase.segment)
      ]
    } time: {
      $0.instant.time
    }
  }

  /// As ``CertifiedMotion/firstArrival(at:)``.
  public func firstArrival(at level: Double) throws(ReferenceError) -> FirstEvent {
    if problem.start.position == level { return .atOnce }
    let first = try crossings(of: level, in: .firstEvent).events.first
    return first.map(FirstEvent.finite) ?? .never
  }

  /// The events of one phase after the other: to the end of the window, or until nothing but rounding is left.
  private func events<Event>(
    in window: EventWindow, find: (AgreedPhases, AgreedPhases.Pair) throws(ReferenceError) -> [Event],
    time: (Event) -> Double
  ) throws(ReferenceError) -> EventList<Event> {
    let first = max(window.first, problem.lastChangeTime) + 8 * oscillator.naturalPeriod
    var phases = try accounts(upTo: min(window.last, first))
    var list = EventList<Event>()
    var done = 0
    while true {
      let isLast = phases.end >= window.last || isOver(phases)
      // Why: the last phase is not whole while more is to come.
      let whole = max(done, phases.pairs.count - (isLast ? 0 : 1))
      for pair in phases.pairs[done..<whole] where list.events.count <= window.limit {
        list.events += try find(phases, pair).filter { time($0) >= window.first && time($0) <= window.last }
      }
      done = whole
      list.isComplete = list.events.count <= window.limit
      list.events.removeLast(max(0, list.events.count - window.limit))
      if !list.isComplete || phases.end >= window.last { return list }
      if isLast {
        // Why: a motion that swings does so for ever, and only what is above rounding is listed.
        list.isComplete = isStill || oscillator.dampingRatio >= 1
        return list
      }
      try phases.advance(to: min(window.last, 2 * phases.end))
    }
  }

  /// Whether the motion has died away so far that what is left is rounding, or has been followed far enough.
  private func isOver(_ phases: AgreedPhases) -> Bool {
    if phases.pairs.count >= Self.mostSwings { return true }
    let reach = phases.pairs.reduce(0) { max($0, phases.accounts[0].energy(ofPhase: $1.first)) }
    return phases.energyLeft <= 1e-22 * reach
  }

  /// When a phase passes a level, each with the difference of both accounts.
  func times(
    of level: Double, in phases: AgreedPhases, _ pair: AgreedPhases.Pair
  ) throws(ReferenceError) -> [(value: Double, radius: Double)] {
    var found: [[Double]] = []
    for (number, account) in phases.accounts.enumerated() {
      let index = pair[number]
      let phase = account.phases[index]
      let height = (level - phase.target) / account.scaled.length
      // Why: a phase is monotone, so that a level not between its ends needs no search.
      if let next = account.phases[safely: index + 1], next.segment == phase.segment,
        (phase.place - height) * (next.place - height) > 0
      {
        found.append([])
        continue
      }
      found.append(try account.zeros(of: { $0[0] - height }, inPhase: index, until: phases.end).map(\.time))
    }
    guard found[0].count == found[1].count else {
      throw .undecided(question: "a swing reaches the level \(level)", bits: 53)
    }
    return zip(found[0], found[1]).map { agreed(($0, $1)) }
  }
}

extension Array {
  fileprivate subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
