internal import MotionEngine

/// Which leg of a run it is, and which time in it.
///
/// Legs of one length are counted from one border by the engine's ``Timing``, and nothing is summed up; time left over at
/// a leg's end goes to the next one. A leg whose motion was changed on its way has a length of its own, and after it the
/// count begins anew.
struct LegCounter {
  enum Place: Equatable {
    /// On its way, at this time of the present leg.
    case within(Double)
    /// At the end of the last leg.
    case over
    /// A later leg has begun; ask again with that one's length.
    case later(leg: Int)
  }

  /// The present leg, from 0.
  private(set) var leg = 0
  /// When the leg ``firstLeg`` began, s since the start of the run.
  private(set) var base = 0.0
  private var firstLeg = 0
  /// Whether the present leg is unlike the others; then it is ``firstLeg``.
  private var isSingle = false
  private var timing = Timing.once
  /// Whether there never was more than one leg.
  private var isPlain = true
  private var timedLegs: Int? = 1

  /// - Parameters:
  ///   - elapsed: s since the start of the run.
  ///   - length: of the present leg, s.
  ///   - count: how many legs there are in all; nil: without end.
  mutating func place(at elapsed: Double, length: Double, of count: Int?) -> Place {
    let since = elapsed - base
    if isPlain, count == 1 {
      // Why: what the timing below says of a single leg, without asking it.
      return since >= length - 2 * length.ulp ? .over : .within(max(0, since))
    }
    isPlain = false
    let isLast = count.map { leg >= $0 - 1 } ?? false
    if isSingle {
      let sample = Timing.once.sample(at: since, of: length)
      guard sample.isOver else { return .within(sample.time) }
      return isLast ? .over : .later(leg: leg + 1)
    }
    retime(legs: count.map { max($0, leg + 1) - firstLeg })
    let sample = timing.sample(at: since, of: length)
    if sample.isOver {
      guard !isLast, let count else { return .over }
      return .later(leg: count - 1)
    }
    let found = firstLeg + sample.leg
    return found > leg ? .later(leg: found) : .within(sample.time)
  }

  /// Until when a single leg that is on its way goes on as it does, s since ``base``; nil where that is not so simple.
  func steadyEnd(length: Double, of count: Int?) -> Double? {
    guard isPlain, count == 1 else { return nil }
    return length < .infinity ? length - 2 * length.ulp : .infinity
  }

  /// The motion of the present leg takes another time than it did.
  ///
  /// - Parameters:
  ///   - oldLength: of the leg up to now, s.
  ///   - restart: the time in the leg at which its motion began anew; 0 where it goes on with the same time.
  mutating func change(from oldLength: Double, restartedAfter restart: Double = 0) {
    if !isSingle, leg != firstLeg { base += Double(leg - firstLeg) * oldLength }
    base += restart
    firstLeg = leg
    isSingle = true
  }

  /// Goes on to a later leg.
  ///
  /// - Parameters:
  ///   - oldLength: of the legs up to there, s.
  ///   - newLength: of the later one, s.
  ///   - start: when it begins, where that does not follow from the lengths.
  mutating func enter(leg next: Int, after oldLength: Double, newLength: Double, at start: Double? = nil) {
    defer { leg = next }
    guard isSingle || newLength != oldLength || start != nil else { return }
    base = start ?? base + Double(next - firstLeg) * oldLength
    firstLeg = next
    isSingle = false
  }

  private mutating func retime(legs: Int?) {
    guard legs != timedLegs else { return }
    timedLegs = legs
    let repetition: Repetition = legs.map { .count(Double($0)) } ?? .forever
    timing = (try? Timing(repetition: repetition)) ?? .once
  }
}
