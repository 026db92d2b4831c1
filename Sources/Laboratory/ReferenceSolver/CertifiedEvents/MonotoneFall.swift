/// A stretch on which a motion falls from 1, with slope `slope` ≤ 0, through `level` in (0, 1): where it does so.
///
/// The state is scaled so that it starts at displacement 1. The crossing is bracketed by the interval Newton method: with
/// f(t) = x(t) − level and I a ball of times within the stretch on which f′ does not vanish, N = t₀ − f(t₀)/f′(I) holds
/// each zero of f in I, and if N lies inside I there is exactly one.
struct MonotoneFall: ~Copyable {
  /// Bits of the derivative: it only scales the last step, which is small.
  private static let slopeBits = 64

  let modes: OscillatorModes
  let slope: Ball
  let level: Ball
  /// −ln level, from where it is known best.
  let depth: Ball
  /// The next turning point; nil when there is none.
  let end: Ball?

  init(
    modes: borrowing OscillatorModes, slope: consuming Ball, level: consuming Ball, depth: consuming Ball,
    end: consuming Ball?
  ) {
    self.modes = modes.copy()
    self.slope = slope
    self.level = level
    self.depth = depth
    self.end = end
  }

  /// The time of the crossing; nil when the precision is too low to bracket it.
  func crossing() -> Ball? {
    if let guess = firstGuess(), let found = newton(from: guess) { return found }
    if let guess = shallowGuess(), let found = newton(from: guess) { return found }
    if let guess = slowGuess(), let found = newton(from: guess) { return found }
    if let middle = bisected() { return newton(from: middle) }
    return nil
  }

  private func newton(from start: borrowing Ball) -> Ball? {
    var guess = start.copy()
    for _ in 0..<8 {
      let here = state(at: guess)
      let gap = here.displacement - level
      let step = gap / here.velocity.rounded(to: Self.slopeBits)
      guard step.isFinite else { return nil }
      // Why: four steps hold the root when the step is near it; the second term keeps the ball from having no inside.
      let reach = step.scaled(byPowerOfTwo: 2).magnitude + guess.scaled(byPowerOfTwo: -modes.precision)
      let around = guess.widened(to: reach)
      if around.isPositive, endsBeyond(around) {
        if let slopes = velocities(within: reach, of: here.velocity),
          let time = sharpened(guess, by: gap, over: slopes, within: reach)
        {
          return time
        }
        let there = state(at: around.rounded(to: Self.slopeBits))
        if let time = sharpened(guess, by: gap, over: there.velocity, within: reach) { return time }
      }
      // Why rounded: the step has the few bits of the derivative, and a guess of so few would keep the next gap from being
      // known any better.
      guess = inside(guess - step, from: guess).rounded(to: modes.precision)
    }
    return nil
  }

  /// The step of the interval Newton method from `guess`; nil unless it lands within `reach` and is sharp.
  private func sharpened(
    _ guess: borrowing Ball, by gap: borrowing Ball, over slopes: borrowing Ball, within reach: borrowing Ball
  ) -> Ball? {
    guard slopes.isNegative else { return nil }
    let step = gap / slopes.rounded(to: modes.precision)
    let narrowed = guess - step
    guard (reach - step.magnitude).isPositive, narrowed.isSharp(bits: 63) else { return nil }
    return narrowed
  }

  /// A ball of the velocities at every time within `reach` of one at which the velocity is `known`.
  ///
  /// v² + (k/m) x² never grows, so that |v| ≤ |slope| + ω₀ and ω₀ |x| no more; hence |x″| = |ω₀² x + (r + R) v| is at most
  /// (ω₀ + r + R)(|slope| + ω₀). With b = R + gap, which neither ω₀ nor R exceeds, that is below 4 b (b + |slope|).
  ///
  /// - Returns: nil for a motion that is run backwards, whose energy does grow.
  private func velocities(within reach: borrowing Ball, of known: borrowing Ball) -> Ball? {
    guard !modes.slowRate.isNegative else { return nil }
    let bound = modes.fastRate.rounded(to: Self.slopeBits) + modes.gap
    let change = (reach * bound * (bound + slope.magnitude)).scaled(byPowerOfTwo: 2)
    return known.rounded(to: Self.slopeBits) + Ball(exactly: 0).widened(to: change)
  }

  /// The midpoint of `next`, or, if that has left the stretch, a point half way to the end it has left by.
  private func inside(_ next: borrowing Ball, from guess: borrowing Ball) -> Ball {
    let middle = next.midpoint
    guard middle.isPositive else { return guess.scaled(byPowerOfTwo: -1) }
    if !endsBeyond(middle), let limit = endCopy() {
      return (guess + limit).midpoint.scaled(byPowerOfTwo: -1)
    }
    return middle
  }

  /// Eighty halvings on certified signs; stops early where a sign stays open.
  private func bisected() -> Ball? {
    var low = Ball(exactly: 0).rounded(to: modes.precision)
    var high: Ball
    if let limit = endCopy() {
      high = limit.midpoint
    } else {
      high = (Ball(exactly: 1) / modes.fastRate).midpoint
      while !(state(at: high).displacement - level).isNegative {
        guard high.exponent < 1 << 20 else { return nil }
        low = high.copy()
        high = high.scaled(byPowerOfTwo: 1)
      }
    }
    for _ in 0..<80 {
      let middle = (low + high).midpoint.scaled(byPowerOfTwo: -1)
      let gap = state(at: middle).displacement - level
      if gap.isPositive {
        low = middle.copy()
      } else if gap.isNegative {
        high = middle.copy()
      } else {
        return middle
      }
    }
    return (low + high).midpoint.scaled(byPowerOfTwo: -1)
  }

  private func state(at time: borrowing Ball) -> BallState {
    if slope.isZero { return modes.release(after: time) }
    let transition = modes.transition(after: time)
    return BallState(
      displacement: transition.positionFromPosition + transition.positionFromVelocity * slope,
      velocity: transition.velocityFromPosition + transition.velocityFromVelocity * slope)
  }

  private func endsBeyond(_ time: borrowing Ball) -> Bool {
    switch end {
    case .some(let limit): (limit - time).isPositive
    case .none: true
    }
  }

  private func endCopy() -> Ball? {
    switch end {
    case .some(let limit): limit.copy()
    case .none: nil
    }
  }

  /// Where the parabola of ln x at the start reaches the level: near the crossing for a shallow fall, however shallow.
  ///
  /// ln x = a t + (x″ − a²) t²/2 + … with a the slope and x″ = −k/m − (r + R) a.
  private func shallowGuess() -> Ball? {
    let rates = modes.slowRate + modes.fastRate
    let bend = modes.squaredFrequency + (rates + slope) * slope
    let square = slope.squared + bend * depth.scaled(byPowerOfTwo: 1)
    guard square.isPositive else { return nil }
    let guess = depth.scaled(byPowerOfTwo: 1) / (square.squareRoot() - slope)
    return guess.isFinite && guess.isPositive ? guess.midpoint : nil
  }

  /// Where the slower mode alone reaches the level: near the crossing of a strongly damped spring once the faster is gone.
  private func slowGuess() -> Ball? {
    guard modes.damping == .over, modes.slowRate.isPositive else { return nil }
    let share = ((slope + modes.slowRate) * modes.gapInverse).logarithmOfOnePlus()
    let guess = (depth + share) / modes.slowRate
    return guess.isFinite && guess.isPositive ? guess.midpoint : nil
  }

  /// A start from ordinary doubles in units of time near 1/ω; nil where they cannot hold it.
  private func firstGuess() -> Ball? {
    let shift = modes.squaredFrequency.exponent / 2
    let estimate = FallEstimate(
      damping: modes.damping,
      rate: modes.slowRate.scaled(byPowerOfTwo: -shift).nearestDouble,
      fastRate: modes.fastRate.scaled(byPowerOfTwo: -shift).nearestDouble,
      gap: modes.gap.scaled(byPowerOfTwo: -shift).nearestDouble,
      slope: slope.scaled(byPowerOfTwo: -shift).nearestDouble,
      depth: depth.nearestDouble)
    guard let time = estimate.crossing() else { return nil }
    return Ball(exactly: time).rounded(to: modes.precision).scaled(byPowerOfTwo: -shift)
  }
}
