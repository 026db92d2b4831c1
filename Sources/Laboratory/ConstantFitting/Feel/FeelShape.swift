internal import Foundation
internal import GSLNumerics

/// The motion of a spring with ω = 1 over a way of 1: y from −1 to 0, y″ + 2ζ y′ + y = 0.
///
/// Any spring of this damping ratio is the same motion on another clock, so what a designer measures of it is a number of
/// the damping ratio (and of the initial velocity in ways per 1/ω), over or times ω.
///
/// - Accuracy: some ulp of the envelope; answers are held against certified truth before anyone sees them.
struct FeelShape {
  let dampingRatio: Double
  /// Towards the target, ways per 1/ω.
  let velocity: Double
  /// √|1 − ζ²|, formed without cancellation.
  let gap: Double

  init(dampingRatio: Double, velocity: Double = 0) {
    self.dampingRatio = dampingRatio
    self.velocity = velocity
    gap = abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }

  var isUnderdamped: Bool { dampingRatio < 1 }
  /// Between two turning points; infinite at and above critical damping.
  var halfSwing: Double { isUnderdamped ? Double.pi / gap : .infinity }
  /// What a half swing leaves of the distance from the target.
  var swingFactor: Double { isUnderdamped ? exp(-Double.pi * dampingRatio / gap) : 0 }

  /// Displacement and velocity after a start from (`place`, `speed`).
  func state(after time: Double, from place: Double, _ speed: Double) -> (place: Double, speed: Double) {
    if isUnderdamped {
      let (angle, fade) = (gap * time, exp(-dampingRatio * time))
      let (cosine, sine) = (cos(angle), gap > 0 ? sin(angle) / gap : time)
      return (
        fade * (place * cosine + (speed + dampingRatio * place) * sine),
        fade * (speed * cosine - (place + dampingRatio * speed) * sine)
      )
    }
    let fast = dampingRatio + gap
    let slow = 1 / fast
    let spread = fast - slow
    let share = spread > 0 ? -expm1(-spread * time) / spread : time
    let drive = speed + slow * place
    let fade = exp(-slow * time)
    let displacement = fade * (place + drive * share)
    return (displacement, fade * drive * exp(-spread * time) - slow * displacement)
  }

  func state(after time: Double) -> (place: Double, speed: Double) { state(after: time, from: -1, velocity) }

  /// The first instant of no velocity after the start; nil where there is none.
  func firstTurn(from place: Double, _ speed: Double) -> Double? {
    if isUnderdamped {
      // y′ is e^(−ζt) (v cos − (y + ζ v) sin/g).
      let phase = atan2(speed * gap, place + dampingRatio * speed)
      let isEarly = phase <= 0
      // Why: a start at rest is a turning point itself, and the next one is half a swing later.
      return (speed == 0 ? Double.pi : isEarly ? phase + Double.pi : phase) / gap
    }
    guard speed != 0 else { return nil }
    let fast = dampingRatio + gap
    let slow = 1 / fast
    let (slowPart, fastPart) = (speed + slow * place, speed + fast * place)
    let spread = fast - slow
    guard spread > 0 else {
      let time = speed / (place + speed)
      return time > 0 && time.isFinite ? time : nil
    }
    let faded = slow * fastPart / (fast * slowPart)
    guard faded > 0, faded < 1 else { return nil }
    return -log(faded) / spread
  }

  var firstTurn: Double? { firstTurn(from: -1, velocity) }

  /// When a motion released at rest from 1 is at `level`, on its first way; nil where that does not come as far.
  ///
  /// - Parameter level: at most 1; a level that is passed only by rounding counts as the end of the way.
  func fallTime(to level: Double) -> Double? {
    guard level < 1 else { return 0 }
    if level == 0 { return firstZero(pushed: 0) }
    guard level > -swingFactor else { return isUnderdamped ? halfSwing : nil }
    guard level > 0 else {
      return isUnderdamped ? passing(of: level, from: (1, 0), between: 0, and: halfSwing) : nil
    }
    // Why: near critical damping half a swing is long, and the level is passed soon.
    var end = (dampingRatio + gap) * (1 - log(level))
    while end < halfSwing, state(after: end, from: 1, 0).place > level {
      guard end < 1e300 else { return nil }
      end *= 2
    }
    return passing(of: level, from: (1, 0), between: 0, and: min(end, halfSwing))
  }

  /// When a motion from −1 with a velocity towards the target is first there, below critical damping.
  func firstZero(pushed velocity: Double) -> Double? {
    isUnderdamped ? atan2(gap, velocity - dampingRatio) / gap : nil
  }

  /// When a stretch without a turning point passes a level.
  func passing(
    of level: Double, from start: (place: Double, speed: Double), between first: Double, and last: Double
  ) -> Double? {
    try? RootFinder.root(from: first, to: last) { state(after: $0, from: start.place, start.speed).place - level }
  }
}
