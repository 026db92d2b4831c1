/// One instant inside a ``Timing``.
public struct TimingSample: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case before, active, after
  }

  /// Where the instant lies; the end itself is still active.
  public let phase: Phase
  /// Time in the motion, s, in 0 … duration; in a leg played backwards it falls.
  public let time: Double
  /// Which leg, from 0; negative where the phase is played backwards from 0.
  public let leg: Int
  /// Whether the leg is played backwards.
  public let isReversed: Bool
  /// Whether all legs are played: nothing changes from here on.
  public let isOver: Bool
  /// The length of a leg, s.
  public let duration: Double

  /// Time since the leg's border, s, growing in every leg played with a positive speed.
  public var legTime: Double { isReversed ? duration - time : time }

  /// ``time`` as a share of the duration, 0 … 1; 1 of a duration of 0 unless it is played backwards.
  public var progress: Double {
    if duration == 0 { return isReversed ? 0 : 1 }
    return duration == .infinity ? 0 : time / duration
  }

  /// Whether anything is shown, by a fill mode.
  public func isShown(by fillMode: FillMode) -> Bool {
    switch phase {
    case .before: fillMode.fillsBefore
    case .active: true
    case .after: fillMode.fillsAfter
    }
  }
}

extension TimingSample {
  /// In the middle of a first leg that is played forwards.
  @inline(__always)
  package init(within time: Double, of duration: Double) {
    self.init(phase: .active, time: time, leg: 0, isReversed: false, isOver: false, duration: duration)
  }
}

extension Timing {
  /// Whether there is one leg, whose time goes as the parent's does: then the time in it is that since the begin.
  package var isStraight: Bool { repetition == .once && !autoreverses && speed == 1 && timeOffset == 0 }

  /// Which time it is inside at a time of the parent. A time that is not a number counts as before the begin.
  ///
  /// - Parameters:
  ///   - parentTime: s.
  ///   - natural: the duration of what is timed, s, ≥ 0, used where ``duration`` is nil.
  public func sample(at parentTime: Double, of natural: Double = 0) -> TimingSample {
    let elapsed = (parentTime - beginTime) * speed.magnitude
    let total = activeDuration(of: natural)
    guard elapsed >= 0 else {
      return folded(0, natural: natural, phase: .before, isOver: false)
    }
    let isOver = elapsed >= total - 2 * total.ulp
    let phase: TimingSample.Phase = elapsed > total ? .after : .active
    return folded(isOver ? total : elapsed, natural: natural, phase: phase, isOver: isOver)
  }

  private func folded(
    _ elapsed: Double, natural: Double, phase: TimingSample.Phase, isOver: Bool
  ) -> TimingSample {
    let length = duration ?? natural
    let active = (speed < 0 ? -elapsed : elapsed) + timeOffset
    let place = LegPlace(active, length: length, isEnd: isOver && speed >= 0, legsIfInstant: legsIfInstant)
    let isReversed = autoreverses && place.leg & 1 != 0
    return TimingSample(
      phase: phase, time: isReversed ? length - place.time : place.time, leg: place.leg, isReversed: isReversed,
      isOver: isOver, duration: length)
  }

  /// How many legs there are when none takes time.
  private var legsIfInstant: Int {
    let plays: Double =
      switch repetition {
      case .count(let count): min(count.rounded(.up), 0x1p52)
      case .once, .duration, .forever: 1
      }
    return Int(plays) * (autoreverses ? 2 : 1)
  }
}

extension Timing {
  /// Inside a parent that is timed itself: its own time runs in the parent's basic time, and it is clipped with it.
  ///
  /// - Parameters:
  ///   - rootTime: the time of the outermost one's parent, s.
  ///   - natural: the duration of what is timed, s, ≥ 0, used where ``duration`` is nil.
  ///   - parents: from the outermost inwards; each needs a duration of its own.
  /// - Returns: nil when a parent shows nothing at that time.
  public func sample(
    at rootTime: Double, of natural: Double = 0, inside parents: some Sequence<Timing>
  ) -> TimingSample? {
    var time = rootTime
    for parent in parents {
      let sample = parent.sample(at: time, of: .infinity)
      guard sample.isShown(by: parent.fillMode) else { return nil }
      time = sample.time
    }
    return sample(at: time, of: natural)
  }
}

/// Active time taken apart into a leg and the time in it.
private struct LegPlace {
  let leg: Int
  let time: Double

  init(_ active: Double, length: Double, isEnd: Bool, legsIfInstant: Int) {
    guard length > 0 else {
      self.init(leg: legsIfInstant - 1, time: 0)
      return
    }
    guard length < .infinity else {
      self.init(leg: 0, time: max(0, active))
      return
    }
    if active > 0, active < length - 2 * length.ulp {
      self.init(leg: 0, time: active)
      return
    }
    let quotient = active / length
    // Why: from here on the spacing of doubles is more than a leg, and every time is a border.
    guard quotient.magnitude < 0x1p53 else {
      self.init(leg: quotient > 0 ? Int(0x1p53) : -Int(0x1p53), time: isEnd ? length : 0)
      return
    }
    let nearest = quotient.rounded()
    if Self.rest(active, nearest, length).magnitude <= 2 * active.ulp {
      let atEnd = isEnd && nearest >= 1
      self.init(leg: Int(nearest) - (atEnd ? 1 : 0), time: atEnd ? length : 0)
      return
    }
    var leg = quotient.rounded(.down)
    var time = Self.rest(active, leg, length)
    if time < 0 {
      leg -= 1
      time = Self.rest(active, leg, length)
    }
    self.init(leg: Int(leg), time: min(time, length))
  }

  private init(leg: Int, time: Double) {
    self.leg = leg
    self.time = time
  }

  /// active − leg · length, rounded once.
  private static func rest(_ active: Double, _ leg: Double, _ length: Double) -> Double {
    let border = ErrorFree.product(leg, length)
    // Why: the halves of a length near the largest double overflow.
    return border.low.isFinite ? (active - border.high) - border.low : active - leg * length
  }
}
