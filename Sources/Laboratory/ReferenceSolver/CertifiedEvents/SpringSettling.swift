/// The last exit of one segment of a spring's motion from the band |x| ≤ h, at one precision.
///
/// What can be decided exactly is decided first. Below critical damping the turning points have heights
/// √(Q/k) e^(−κθ), κ = c/s, at phases θ₁ + jπ; the last of them above h is found by one logarithm, and between it and the
/// next one x falls from beyond h to less than −h … h: exactly one crossing. Otherwise there is at most one turning point.
///
/// No turning point has height h exactly, so more precision always decides, but for two cases that are decided on
/// exact numbers: a start at rest on the edge of the band, and springs above critical damping whose s is rational
/// (``RationalTie``). Below critical damping e^(−κθ) is the power (e^(iθ))^(iκ) of an algebraic number with an
/// exponent that is algebraic and not rational, hence transcendental (Gelfond and Schneider), while h √(k/Q) is algebraic;
/// at critical damping it is e to a rational number other than 0 (Lindemann).
struct SpringSettling: ~Copyable {
  let start: SpringStart
  let halfWidth: Ball
  /// Whether the numbers of the start are exact.
  let isExact: Bool

  /// - Parameter halfWidth: exact, ≥ 0.
  init(start: consuming SpringStart, halfWidth: consuming Ball) {
    isExact = start.isExact
    self.start = start
    self.halfWidth = halfWidth
  }

  /// - Returns: nil when the precision is too low for a sharp time.
  func lastExit() throws(Undecided) -> BandExit? {
    if start.state.isZero { return .never }
    if halfWidth.isZero { return .infinite }
    if start.modes.coefficient.isZero {
      let excess = start.energy - start.modes.stiffness * halfWidth.squared
      return try excess.sign(deciding: "an undamped motion reaches beyond its band") == .positive ? .infinite : .never
    }
    let startsAtRest = start.state.velocity.isZero
    if startsAtRest, try !startsOutside() { return .never }
    if start.modes.damping == .under { return try lastExitOfSwings(startsAtRest: startsAtRest) }
    return try lastExitOfOneTurn()
  }

  private func startsOutside() throws(Undecided) -> Bool {
    let excess = start.state.displacement.magnitude - halfWidth
    return try excess.sign(deciding: "the segment starts outside its band") == .positive
  }

  private func lastExitOfSwings(startsAtRest: Bool) throws(Undecided) -> BandExit? {
    let pi = Ball.pi(start.precision)
    let fold = start.modes.coefficient / start.modes.root
    let height = start.logarithmOfHeight(over: halfWidth)
    let turn = try start.phaseOfFirstTurn()
    let first = startsAtRest ? Ball(exactly: 0) : turn.copy()
    let swings = (height - fold * first) / (fold * pi)
    if try swings.sign(deciding: "the first swing leaves the band") == .negative {
      let end = turn * start.modes.gapInverse
      return try startsOutside() ? try initialFall(until: end) : .never
    }
    if swings.exponent > 72 { return manySwings(height: height, pi: pi) }
    guard let count = swings.roundedUp().uniqueInteger else { throw Undecided("one more swing leaves the band") }
    let last = count - Ball(exactly: 1)
    let phase = first + pi * last
    let depth = height - fold * phase
    let swing = pi * start.modes.gapInverse
    guard try depth.sign(deciding: "the last swing leaves the band") == .positive else { return nil }
    let fall = MonotoneFall(
      modes: start.modes, slope: Ball(exactly: 0), level: (-depth).exponential(), depth: depth, end: swing)
    guard let tau = fall.crossing() else { return nil }
    let lobe = startsAtRest ? last.nearestDouble : count.nearestDouble
    return sharp(phase * start.modes.gapInverse + tau, lobe: lobe < 0x1p53 ? Int(lobe) : nil)
  }

  /// More than 2⁷¹ swings: T is where the envelope enters the band, give or take one swing, a part of 2⁻⁷¹ of T.
  private func manySwings(height: borrowing Ball, pi: borrowing Ball) -> BandExit? {
    let middle = height / start.meanRate
    return sharp(middle + Ball(exactly: 0).widened(to: pi.scaled(byPowerOfTwo: 1) * start.modes.gapInverse), lobe: nil)
  }

  private func lastExitOfOneTurn() throws(Undecided) -> BandExit? {
    guard let turn = try start.onlyTurn() else {
      return try startsOutside() ? try initialFall(until: nil) : .never
    }
    let depth = start.logarithmOfHeight(over: halfWidth) - start.meanRate * turn
    let leaves: Bool
    if isExact, start.precision >= 512, !depth.isPositive, !depth.isNegative,
      RationalTie.touches(start: start, halfWidth: halfWidth)
    {
      leaves = false
    } else {
      leaves = try depth.sign(deciding: "the only swing leaves the band") == .positive
    }
    guard leaves else { return try startsOutside() ? try initialFall(until: turn) : .never }
    let fall = MonotoneFall(
      modes: start.modes, slope: Ball(exactly: 0), level: (-depth).exponential(), depth: depth, end: nil)
    guard let tau = fall.crossing() else { return nil }
    return sharp(turn + tau, lobe: 1)
  }

  /// The start is outside and no turning point is: the way from the start to the first turning point or to rest.
  private func initialFall(until end: consuming Ball?) throws(Undecided) -> BandExit? {
    let place = start.state.displacement.rounded(to: start.precision)
    let level = halfWidth / place.magnitude
    let depth = -level.logarithm()
    let fall = MonotoneFall(
      modes: start.modes, slope: start.state.velocity / place, level: level, depth: depth, end: end)
    guard let time = fall.crossing() else { return nil }
    return sharp(time, lobe: 0)
  }

  /// The answer, if its radius is at most 2⁻⁶³ of the time.
  private func sharp(_ time: consuming Ball, lobe: Int?) -> BandExit? {
    time.isSharp(bits: 63) ? .finite(time, lobe: lobe) : nil
  }
}
