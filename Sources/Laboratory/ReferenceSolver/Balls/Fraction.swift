internal import CFLINT

/// A rational number, exact: for the few decisions that no radius can settle.
struct Fraction: ~Copyable {
  private let raw: fmpq

  private init(owning raw: fmpq) { self.raw = raw }

  /// The number of an exact ball.
  ///
  /// - Precondition: the ball is exact and its exponent is of a double's order, say below 10⁵.
  init(_ ball: borrowing Ball) {
    let isOrdinary = ball.isZero || (ball.isFinite && abs(ball.exponent) < 100_000)
    precondition(ball.isExact && isOrdinary, "a fraction is made from an exact ball")
    raw = fraction_from_ball(ball.raw)
  }

  deinit { fraction_clear(raw) }

  static func + (left: borrowing Fraction, right: borrowing Fraction) -> Fraction {
    Fraction(owning: fraction_add(left.raw, right.raw))
  }

  static func - (left: borrowing Fraction, right: borrowing Fraction) -> Fraction {
    Fraction(owning: fraction_subtract(left.raw, right.raw))
  }

  static func * (left: borrowing Fraction, right: borrowing Fraction) -> Fraction {
    Fraction(owning: fraction_multiply(left.raw, right.raw))
  }

  /// - Precondition: `right` is not 0.
  static func / (left: borrowing Fraction, right: borrowing Fraction) -> Fraction {
    Fraction(owning: fraction_divide(left.raw, right.raw))
  }

  static func == (left: borrowing Fraction, right: borrowing Fraction) -> Bool {
    fraction_equals(left.raw, right.raw) != 0
  }

  var isPositive: Bool { fraction_sign(raw) > 0 }
  /// −1, 0 or 1.
  var sign: Int { Int(fraction_sign(raw).signum()) }

  /// The ball of `precision` bits around it.
  func ball(precision: Int) -> Ball { Ball(owning: fraction_to_ball(raw, precision), precision: precision) }

  func power(_ exponent: Int) -> Fraction { Fraction(owning: fraction_power(raw, exponent)) }

  /// The root of a positive fraction when it is a fraction itself.
  ///
  /// - Precondition: self > 0, degree > 0.
  func root(degree: Int) -> Fraction? {
    precondition(isPositive && degree > 0, "a root is taken of a positive fraction")
    var root = fmpq()
    let exists = fraction_root(&root, raw, degree) != 0
    let fraction = Fraction(owning: root)
    return exists ? .some(fraction) : .none
  }

  /// The longer of numerator and denominator, in bits.
  var height: Int { max(fraction_numerator_bits(raw), fraction_denominator_bits(raw)) }

  /// Numerator and denominator in lowest terms, when both are below 2⁶².
  var smallParts: (numerator: Int, denominator: Int)? {
    var numerator: Int64 = 0
    var denominator: Int64 = 0
    guard fraction_small_parts(raw, &numerator, &denominator) != 0 else { return nil }
    return (Int(numerator), Int(denominator))
  }
}
