/// The powers of two that bring a segment's states into the range of a fixed-point number.
///
/// With X = 2^`length` and Ω = 2^`frequency` the scaled state is (x/X, v/(ΩX)), and so chosen that over the whole segment
/// both components stay below 5/4, and that no power of the step matrix is greater than ``matrixBound``.
///
/// **Why such an Ω exists.** Let M(t) be the map of (x, v/Ω) over t ≥ 0, with entries a, b, c, d in reading order.
///
/// - *Spring, Ω²∈ [ω²/2, 2ω²], ω² = k/m.* The energy k x² + m v² never grows. From (1, 0) it gives |x| ≤ 1 and |v| ≤ ω;
///   from (0, 1) it gives |x| ≤ 1/ω and |v| ≤ 1. So |a|, |d| ≤ 1, |b| ≤ Ω/ω ≤ √2, |c| ≤ ω/Ω ≤ √2: each row of M sums to at
///   most 1 + √2.
/// - *Overdamped spring, Ω ∈ [r, R], its two rates.* From (0, 1) x is h = (e^(−rt) − e^(−Rt))/(R − r) ≥ 0, greatest where
///   R e^(−Rt) = r e^(−rt), hence at most e^(−rt)/R ≤ 1/R. So 0 ≤ b = Ω h ≤ Ω/R ≤ 1 and |c| = r R h/Ω ≤ r/Ω ≤ 1, and
///   |a|, |d| ≤ 1 as before: a row sums to at most 2.
/// - *Friction.* a = 1, c = 0, 0 < d ≤ 1, and 0 ≤ b = Ω(1 − e^(−λt))/λ ≤ Ω · min(1/λ, t) ≤ 1 as Ω ≤ max(λ, 1/window).
///
/// A power of M over one step is M over as many steps, so the bound is one of all powers. A start below 1/2 in both
/// components stays below (1 + √2)/2 < 5/4.
struct GridScale: Hashable, Sendable {
  /// X = 2^length, at least twice |x| and |v/Ω| at the start.
  let length: Int
  /// Ω = 2^frequency, 1/s.
  let frequency: Int

  /// The largest row sum of any power of the step matrix; 1 + √2 with room for rounding.
  static let matrixBound = 2.5

  /// What is smaller is scaled as if it were of this size, and so rounded to 0.
  private static let leastLength = -100_000

  /// - Returns: nil when the state is too large for any scale.
  init?(start: borrowing BallState, law: borrowing LinearLaw, window: Double) {
    let frequency = Self.frequency(start: start, law: law, window: window)
    let speed = start.velocity.scaled(byPowerOfTwo: -frequency)
    let largest = max(start.displacement.magnitudeExponent, speed.magnitudeExponent)
    guard largest < 100_000 else { return nil }
    self.frequency = frequency
    length = max(largest, Self.leastLength) + 1
  }

  private static func frequency(start: borrowing BallState, law: borrowing LinearLaw, window: Double) -> Int {
    switch law {
    case .friction(let form):
      // Why: a rate below the least power of two of a window's inverse does not matter; exponent e means 2^(e−1) ≤ rate.
      return max(form.rate.exponent - 1, -window.exponent - 1)
    case .spring(let modes):
      let slow = modes.slowRate.exponent
      let fast = modes.fastRate.exponent - 1
      if modes.damping == .over, fast - slow > 2 {
        return min(max(preferred(start), slow), fast)
      }
      return balanced(modes)
    }
  }

  /// The exponent e with 2^(2e) within a factor of 2 of k/m.
  private static func balanced(_ modes: borrowing OscillatorModes) -> Int {
    let exponent = modes.squaredFrequency.exponent
    // Why: k/m is in [2^(exponent − 1), 2^exponent]; of two neighbouring powers one is even.
    return exponent.isMultiple(of: 2) ? exponent / 2 : (exponent - 1) / 2
  }

  /// The exponent that makes both components of the start alike.
  private static func preferred(_ start: borrowing BallState) -> Int {
    if start.velocity.isZero { return -100_000 }
    if start.displacement.isZero { return 100_000 }
    return start.velocity.exponent - start.displacement.exponent
  }
}
