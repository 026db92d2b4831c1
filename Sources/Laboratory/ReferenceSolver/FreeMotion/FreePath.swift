/// A ``FreeMotion`` as a path: one way, without a turn, until it stops or for ever.
struct FreePath: ~Copyable {
  let motion: FreeMotion
  let precision: Int

  private var direction: LevelCrossing.Direction { motion.isBackward ? .falling : .rising }

  /// When it is at a place, if ever after its start. Where it rests it arrives with the stop.
  ///
  /// - Parameter place: from its start, exact.
  func crossing(of place: borrowing Ball) throws(Undecided) -> PathCrossing? {
    let ahead = motion.isBackward ? -place : place.copy()
    guard try ahead.sign(deciding: "a level is before or behind the start") == .positive else { return nil }
    switch FreeForm(motion, precision: precision) {
    case .drag(let form):
      return PathCrossing(time: form.time(toGo: ahead), direction: direction, stretch: 0)
    case .stopping(let form):
      guard let time = try form.time(toGo: ahead) else { return nil }
      return PathCrossing(time: time, direction: direction, stretch: 0)
    }
  }

  /// The way left only shrinks, so that the first entry is the last exit.
  func firstEntry(
    within halfWidth: borrowing Ball, _ segment: MotionSegment, _ index: Int
  ) throws(Undecided) -> FirstEvent? {
    guard let exit = try lastExit(within: halfWidth) else { return nil }
    switch exit {
    case .never: return .atOnce
    case .infinite: return .never
    case .finite(let exit):
      let crossing = PathCrossing(time: exit.time.copy(), direction: direction, stretch: 0)
      return .finite(LevelCrossing(crossing, segment, index))
    }
  }

  /// The last time farther than `halfWidth` from where it rests; infinite where it does not.
  func lastExit(within halfWidth: borrowing Ball) throws(Undecided) -> BandExit? {
    switch FreeForm(motion, precision: precision) {
    case .drag: .infinite
    case .stopping(let form): try form.lastExit(within: halfWidth)
    }
  }

  /// The last time faster than `speed`.
  func lastExit(below speed: borrowing Ball) throws(Undecided) -> BandExit? {
    let excess = Ball(exactly: motion.speed) - speed
    guard try excess.sign(deciding: "the motion starts faster than its band") == .positive else { return .never }
    let time: Ball
    switch FreeForm(motion, precision: precision) {
    case .drag(let form):
      if speed.isZero { return .infinite }
      time = form.time(untilSpeed: speed)
    case .stopping(let form): time = form.time(untilSpeed: speed)
    }
    return time.isSharp(bits: 63) ? .finite(time, lobe: 0) : nil
  }
}

extension FreeMotion {
  /// Whether place and speed leave their bands for the last time at one instant, both before the end.
  ///
  /// Under a deceleration alone they do where 2 a h = u², and all comes to its end with the stop. With a rate besides,
  /// e^y = 1 + λu/a would need y = λu/a − λ²h/a, a fraction, whose exponential is none (Lindemann).
  func exitsTogether(halfWidth: Double, speed: Double) -> Bool {
    if halfWidth == 0, speed == 0 { return true }
    guard friction.rate == 0, friction.drag == 0 else { return false }
    let way = Ball(exactly: friction.deceleration) * Ball(exactly: halfWidth)
    return (way.scaled(byPowerOfTwo: 1) - Ball(exactly: speed).squared).isZero
  }
}

extension DragForm {
  /// (e^(b y) − 1)/(b|v₀|).
  func time(toGo way: borrowing Ball) -> Ball {
    let exponent = drag.rounded(to: precision) * way
    // Why: b|v₀| is below e^1420, so that such a time is no double, whichever it is, and its power would fill memory.
    if (exponent - Ball(exactly: 4096)).isPositive { return Ball(exactly: 1).scaled(byPowerOfTwo: 4096) }
    return exponent.exponentialMinusOne() / (drag * speed)
  }

  /// (1/s − 1/|v₀|)/b, for a speed s > 0.
  func time(untilSpeed wanted: borrowing Ball) -> Ball {
    (speed - wanted).rounded(to: precision) / (drag * speed * wanted)
  }
}

extension StoppingForm {
  /// The time at which `way` > 0 is gone; nil where it comes not as far.
  func time(toGo way: borrowing Ball) throws(Undecided) -> Ball? {
    // Why: without λ all is a fraction, and the way may be the whole one; with λ that holds a logarithm of one.
    let left =
      rate.isZero ? speed.squared - (deceleration * way).scaled(byPowerOfTwo: 1) : rest - way
    switch try left.sign(deciding: "the motion comes as far as a level") {
    case .negative: return nil
    case .zero: return stop.copy()
    case .positive:
      let distance = rate.isZero ? left.rounded(to: precision) / deceleration.scaled(byPowerOfTwo: 1) : left.copy()
      return stop - (try timeLeft(toGo: distance))
    }
  }

  /// T less ln(1 + λs/a)/λ, or s/a without λ.
  func time(untilSpeed wanted: borrowing Ball) -> Ball {
    let ratio = wanted.rounded(to: precision) / deceleration
    return rate.isZero
      ? (speed - wanted).rounded(to: precision) / deceleration : stop - (rate * ratio).logarithmOfOnePlus() / rate
  }
}
