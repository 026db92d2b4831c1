internal import Foundation

/// What a designer measures, of the motion with ω = 1 over a way of 1. nil for what does not happen.
extension FeelShape {
  /// - Parameter course: how the motion lies in the words of whoever asks.
  func measure(_ target: SpringTarget, on course: FeelCourse, frequency: Double) -> Double? {
    switch target {
    case .settlingTime(_, let band): settlingTime(within: band).map { $0 / frequency }
    case .overshoot: overshoot
    case .peakTime: peak.map { $0.time / frequency }
    case .riseTime: riseTime.map { $0 / frequency }
    case .firstArrival: firstArrival(at: 0).map { $0 / frequency }
    case .peakSpeed: peakSpeed * frequency * course.way
    case .value(_, let time): course.value(at: state(after: time * frequency).place)
    }
  }

  /// Place and time of the first turning point beyond the target.
  var peak: (time: Double, place: Double)? {
    guard let first = firstTurn else { return nil }
    let height = abs(state(after: first).place)
    // Why by the velocity: what has died away has lost its sign. A start at rest, or forwards, turns beyond the target.
    if velocity >= 0 { return (first, height) }
    return isUnderdamped ? (first + halfSwing, height * swingFactor) : nil
  }

  var overshoot: Double { peak?.place ?? 0 }

  var riseTime: Double? {
    guard let late = firstArrival(at: -0.1), let early = firstArrival(at: -0.9) else { return nil }
    return late - early
  }

  /// When the motion passes a level on its way from −1 towards 0 for the first time.
  func firstArrival(at level: Double) -> Double? {
    if velocity == 0 { return fallTime(to: -level) }
    if level == 0, isUnderdamped { return firstZero(pushed: velocity) }
    guard let turn = firstTurn else { return approach(to: level, from: (-1, velocity), start: 0) }
    let place = state(after: turn).place
    if place >= level { return passing(of: level, from: (-1, velocity), between: 0, and: turn) }
    // It goes backwards first and is released from there.
    return fallTime(to: level / place).map { turn + $0 }
  }

  var peakSpeed: Double {
    // The speed is itself a motion of this kind, from (ν, 1 − 2ζν), so that its greatest value is at its first turn.
    let push = 1 - 2 * dampingRatio * velocity
    guard let turn = firstTurn(from: velocity, push) else { return abs(velocity) }
    return max(abs(velocity), abs(state(after: turn, from: velocity, push).place))
  }

  /// nil for a motion that keeps leaving the band for ever.
  func settlingTime(within band: Double) -> Double? {
    guard let turn = firstTurn else { return approach(to: -band, from: (-1, velocity), start: 0) }
    let height = abs(state(after: turn).place)
    guard height > band else {
      return passing(of: -band, from: (-1, velocity), between: 0, and: turn)
    }
    guard isUnderdamped else { return fallTime(to: band / height).map { turn + $0 } }
    let loss = Double.pi * dampingRatio / gap
    guard loss > 0 else { return nil }
    let count = (log(height / band) / loss).rounded(.up) - 1
    return fallTime(to: band / (height * exp(-loss * count))).map { turn + count * halfSwing + $0 }
  }

  /// When a motion without a turning point passes a level below 0 on its way to rest.
  private func approach(to level: Double, from start: (place: Double, speed: Double), start first: Double) -> Double? {
    guard level < 0 else { return nil }
    var end = first + (dampingRatio + gap) * (1 - log(-level))
    while state(after: end, from: start.place, start.speed).place < level {
      guard end < 1e300 else { return nil }
      end *= 2
    }
    return passing(of: level, from: start, between: first, and: end)
  }
}

/// Where a motion lies in the words of whoever asks.
struct FeelCourse: Hashable, Sendable {
  let from: Double
  let to: Double
  let initialVelocity: Double

  init(_ feel: SpringFeel) {
    from = feel.from
    to = feel.to
    initialVelocity = feel.initialVelocity
  }

  var way: Double { abs(to - from) }

  /// Ways per second towards the target.
  var relativeVelocity: Double { initialVelocity / (to - from) }

  func value(at place: Double) -> Double { to + (to - from) * place }

  /// −1 at the start, 0 at the target.
  func place(of value: Double) -> Double { (value - to) / (to - from) }

  /// The motion of a spring with this frequency.
  func shape(dampingRatio: Double, frequency: Double) -> FeelShape {
    FeelShape(dampingRatio: dampingRatio, velocity: relativeVelocity / frequency)
  }
}
