/// The instant at which a motion comes through a level on a stretch where it does not turn.
struct MonotoneCrossing {
  let kernel: SpringKernel
  /// +1 or −1: the side from which the level is approached, as a factor on the displacement.
  let side: Double
  /// The level on that side, as side · x = level; any sign.
  let level: Double

  /// The root of side · x(t) = level in an interval at whose lower end side · x is above the level and at whose upper
  /// end it is not.
  ///
  /// Newton steps, on ln(side · x / level) while the level is positive, since an exponential tail is straight there.
  /// A step that leaves the bracket is replaced by bisection, so the search ends for any input.
  /// It ends when the bracket or the step is below the spacing of doubles, that is, with an error of an ulp of the
  /// time plus that of the displacement divided by the speed.
  func solve(from lower: Double, to upper: Double, guess: Double) -> Double {
    var low = lower
    var high = upper
    var time = guess > low && guess < high ? guess : 0.5 * (low + high)
    for _ in 0..<200 {
      let state = kernel.state(at: time)
      let excess = side * state.displacement - level
      if excess > 0 { low = time } else { high = time }
      var next = time + step(displacement: side * state.displacement, velocity: side * state.velocity)
      if !(next > low && next < high) {
        if abs(next - time) <= time.ulp { return time }
        next = 0.5 * (low + high)
        if next <= low || next >= high { return low }
      }
      if abs(next - time) <= 0.5 * time.ulp { return next }
      time = next
    }
    return time
  }

  private func step(displacement: Double, velocity: Double) -> Double {
    guard level > 0, displacement > 0 else { return (level - displacement) / velocity }
    let ratio = displacement / level
    // ln(ratio) from the exact difference where it is near zero.
    let logarithm = abs(ratio - 1) < 0.25 ? MathLibrary.log1p((displacement - level) / level) : MathLibrary.log(ratio)
    return -logarithm * (displacement / velocity)
  }
}
