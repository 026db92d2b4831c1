extension StoppingForm {
  /// The last time at which more than `halfWidth` ≥ 0 is left to go; it is the stop itself for 0.
  ///
  /// - Returns: nil when the precision is too low for a sharp time.
  func lastExit(within halfWidth: borrowing Ball) throws(Undecided) -> BandExit? {
    if halfWidth.isZero { return stop.isSharp(bits: 63) ? .finite(stop.copy(), lobe: 0) : nil }
    guard try startsOutside(halfWidth) else { return .never }
    let time = stop - (try timeLeft(toGo: halfWidth))
    return time.isSharp(bits: 63) ? .finite(time, lobe: 0) : nil
  }

  /// Why: without λ both sides are fractions and may be equal; with λ the way holds a logarithm of one, and is none.
  private func startsOutside(_ halfWidth: borrowing Ball) throws(Undecided) -> Bool {
    let excess =
      rate.isZero
      ? speed.squared - (deceleration * halfWidth).scaled(byPowerOfTwo: 1) : rest - halfWidth
    return try excess.sign(deciding: "the motion starts outside its band") == .positive
  }

  /// The time before the stop at which `distance` > 0 is left: √(2 d/a), or y/λ with e^y − 1 − y = λ² d/a.
  func timeLeft(toGo distance: borrowing Ball) throws(Undecided) -> Ball {
    let ratio = distance.rounded(to: precision) / deceleration
    if rate.isZero { return ratio.scaled(byPowerOfTwo: 1).squareRoot() }
    return try root(of: rate.squared * ratio) / rate
  }

  /// The y > 0 with g(y) = e^y − 1 − y = `level` > 0: Newton's steps from above, where g is convex, then a proof by two
  /// signs that the root lies in the ball returned.
  private func root(of level: borrowing Ball) throws(Undecided) -> Ball {
    let one = Ball(exactly: 1)
    // e^y − 1 − y ≥ y²/2 bounds y by √(2 level); for a level above 1 so does ln(1 + level) (1 + 1/level).
    var guess =
      (level - one).isPositive
      ? ((one + level).logarithm() * (one + one / level)).midpoint
      : level.scaled(byPowerOfTwo: 1).squareRoot().midpoint
    for _ in 0..<200 {
      let growth = guess.exponentialMinusOne()
      let step = ((growth - guess - level) / growth).midpoint
      guess = (guess - step).midpoint
      if step.isZero || step.exponent < guess.exponent - precision / 2 { break }
    }
    let width = guess.scaled(byPowerOfTwo: -(precision / 2 + 8))
    let above = guess + width
    let below = guess - width
    let question = "the time of the last exit is bracketed"
    guard try (above.exponentialMinusOne() - above - level).sign(deciding: question) == .positive,
      try (level - (below.exponentialMinusOne() - below)).sign(deciding: question) == .positive
    else { throw Undecided(question) }
    return guess.widened(to: width)
  }
}
