/// v′ = −λ v − a sign v with a > 0 as balls, told backwards from the instant of its stop.
///
/// A time s before it stops the speed is u with u′ = λ u + a, u(0) = 0, hence
///
///     u(s) = (a/λ) (e^(λs) − 1)      left to go(s) = (a/λ²) (e^(λs) − 1 − λs)
///
/// or a s and a s²/2 without λ. The start is s = T with u(T) = |v₀|, so λT = ln(1 + λ|v₀|/a).
struct StoppingForm: ~Copyable {
  /// λ, a and |v₀|, exact.
  let rate: Ball
  let deceleration: Ball
  let speed: Ball
  let precision: Int
  /// T.
  let stop: Ball
  /// The way in all.
  let rest: Ball

  /// - Precondition: `deceleration` and `speed` are not 0.
  init(rate: Double, deceleration: Double, speed: Double, precision: Int) {
    self.rate = Ball(exactly: rate)
    self.deceleration = Ball(exactly: deceleration)
    self.speed = Ball(exactly: speed)
    self.precision = precision
    let ratio = self.speed.rounded(to: precision) / self.deceleration
    if rate == 0 {
      stop = ratio.copy()
      rest = (self.speed * ratio).scaled(byPowerOfTwo: -1)
    } else {
      stop = (self.rate * ratio).logarithmOfOnePlus() / self.rate
      rest = (self.speed - self.deceleration * stop) / self.rate
    }
  }

  /// Speed and way left at a time ≥ 0 after the start, exact; both exactly 0 from the stop on.
  func state(after time: borrowing Ball) throws(Undecided) -> FreeState {
    if time.isZero { return FreeState(speed: speed.copy(), left: rest.copy()) }
    guard try isMoving(at: time) else { return FreeState(speed: Ball(exactly: 0), left: Ball(exactly: 0)) }
    return state(before: stop - time)
  }

  /// Why: without λ the stop is a fraction, and a time may be it exactly. With λ it is a logarithm of one, which no double
  /// but 0 is, so that enough bits always decide.
  private func isMoving(at time: borrowing Ball) throws(Undecided) -> Bool {
    let ahead = rate.isZero ? speed - deceleration * time : stop - time
    return try ahead.sign(deciding: "the motion has stopped at a sample's time") == .positive
  }

  /// Speed and way left a time before the stop.
  func state(before stop: borrowing Ball) -> FreeState {
    if rate.isZero {
      let speed = deceleration * stop
      return FreeState(speed: speed.copy(), left: (speed * stop).scaled(byPowerOfTwo: -1))
    }
    let exponent = rate * stop
    let growth = exponent.exponentialMinusOne()
    let scale = deceleration / rate.rounded(to: precision)
    return FreeState(speed: scale * growth, left: scale * (growth - exponent) / rate)
  }
}

/// A free motion at an instant: how fast it is, and how far it still goes.
struct FreeState: ~Copyable {
  let speed: Ball
  let left: Ball
}
