internal import CFLINT

/// A real number known to within a radius: the interval [midpoint − radius, midpoint + radius], kept by Arb.
///
/// Every operation returns an interval that contains each value the exact operation can take on its operands' intervals.
/// Exponents are unbounded, so nothing overflows or underflows. Up to 128 bits a ball lives in its own 56 bytes and an
/// operation allocates nothing; a ball belongs to one owner at a time and is freed when that owner is done with it.
///
/// An operation works at the lower of its operands' precisions. Balls made from doubles have ``exact`` precision:
/// sums and products of them are exact, whatever their size, until they meet a ball of limited precision.
struct Ball: ~Copyable {
  /// Bits of the midpoint that an operation with this ball keeps.
  let precision: Int
  let raw: arb_struct

  /// No limit: sums and products keep every bit. Not for division, roots or transcendental functions.
  static let exact = ball_exact_precision()

  /// - Parameter raw: a fresh ball that nobody else owns.
  @inline(__always)
  init(owning raw: arb_struct, precision: Int) {
    self.raw = raw
    self.precision = precision
  }

  /// The double itself, radius 0.
  ///
  /// - Precondition: `value` is finite.
  @inline(__always)
  init(exactly value: Double) {
    precondition(value.isFinite, "a ball is made from a finite number")
    self.init(owning: ball_from_double(value), precision: Ball.exact)
  }

  /// The integer itself, radius 0.
  @inline(__always)
  init(exactly value: Int) {
    self.init(owning: ball_from_integer(value), precision: Ball.exact)
  }

  @inline(__always)
  deinit { ball_clear(raw) }

  /// The same ball.
  @inline(__always)
  func copy() -> Ball { Ball(owning: ball_copy(raw), precision: precision) }

  /// The ball rounded to `precision` bits, its radius grown by what that costs.
  @inline(__always)
  func rounded(to precision: Int) -> Ball { Ball(owning: ball_round(raw, precision), precision: precision) }

  /// The midpoint alone, radius 0, at the same precision.
  var midpoint: Ball { Ball(owning: ball_midpoint(raw), precision: precision) }

  /// The ball around this midpoint that reaches as far as the largest magnitude in `bound`.
  func widened(to bound: borrowing Ball) -> Ball {
    Ball(owning: ball_with_radius(raw, bound.raw), precision: precision)
  }

  var isExact: Bool { ball_is_exact(raw) != 0 }
  /// Exactly 0, radius 0.
  var isZero: Bool { ball_is_zero(raw) != 0 }
  var isFinite: Bool { ball_is_finite(raw) != 0 }

  /// An upper bound of the radius; infinite when that is out of a double's range, 2⁻¹⁰⁰⁰ when it is smaller.
  var radius: Double { ball_radius_bound(raw) }

  /// The radius itself, an exact number at the same precision.
  var radiusBall: Ball { Ball(owning: ball_radius(raw), precision: precision) }

  /// An upper bound of the largest magnitude in the ball; infinite and 2⁻¹⁰⁰⁰ as for ``radius``.
  var magnitudeBound: Double { ball_largest_magnitude_bound(raw) }

  /// The exponent e with |midpoint| in [2^(e − 1), 2^e); for zero and magnitudes beyond 2^±(2⁶³), the end of Int's range.
  var exponent: Int { ball_exponent(raw) }

  /// The least exponent e with all of the ball below 2^e in magnitude, give or take one; for zero and magnitudes out of
  /// range as for ``exponent``.
  var magnitudeExponent: Int { ball_magnitude_exponent(raw) }

  /// The interval as a double, its correction and a bound.
  @inline(__always)
  var split: SplitValue {
    let parts = ball_split(raw)
    return SplitValue(high: parts.high, tail: parts.tail, radius: parts.radius)
  }

  /// The double next to the midpoint, infinite when out of range.
  var nearestDouble: Double { ball_nearest_double(raw) }
}

/// A number as the sum of two doubles, with a bound of the distance to the true one.
struct SplitValue: Hashable {
  /// The double next to the value.
  var high: Double
  /// What `high` lacks, some 53 more bits.
  var tail: Double
  /// |true value − (high + tail)| is at most this.
  var radius: Double
}
