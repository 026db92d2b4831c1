/// What a search for the last exit found, in the time of its segment and at one precision.
enum BandExit: ~Copyable {
  case never
  case infinite
  case finite(ExitInstant)

  static func finite(_ time: consuming Ball, lobe: Int?) -> BandExit {
    .finite(ExitInstant(time: time, lobe: lobe))
  }
}

/// The last exit of a ``BandExit``.
struct ExitInstant: ~Copyable {
  /// Seconds of the segment.
  let time: Ball
  /// Turning points before it; nil beyond 2⁵³.
  let lobe: Int?
}

/// The last of several exits, each of a segment.
struct LatestExit: ~Copyable {
  private var isInfinite = false
  private var time: Ball?
  private var lobe: Int?

  mutating func take(_ exit: borrowing BandExit, later shift: borrowing Ball, turnsBefore: Int) {
    switch exit {
    case .never: break
    case .infinite: isInfinite = true
    case .finite(let exit):
      time = exit.time + shift
      lobe = exit.lobe.map { turnsBefore + $0 }
    }
  }

  /// The later one of two in one segment.
  mutating func take(_ crossing: borrowing PathCrossing) {
    guard isLater(crossing.time) else { return }
    time = crossing.time.copy()
    lobe = crossing.stretch
  }

  private func isLater(_ other: borrowing Ball) -> Bool {
    switch time {
    case .none: true
    case .some(let time): (other - time).isPositive
    }
  }

  var exit: BandExit {
    if isInfinite { return .infinite }
    switch time {
    case .none: return .never
    case .some(let time): return .finite(time.copy(), lobe: lobe)
    }
  }
}
