internal import CFLINT

extension Ball {
  @inline(__always)
  static func + (left: borrowing Ball, right: borrowing Ball) -> Ball {
    let precision = min(left.precision, right.precision)
    return Ball(owning: ball_add(left.raw, right.raw, precision), precision: precision)
  }

  @inline(__always)
  static func - (left: borrowing Ball, right: borrowing Ball) -> Ball {
    let precision = min(left.precision, right.precision)
    return Ball(owning: ball_subtract(left.raw, right.raw, precision), precision: precision)
  }

  @inline(__always)
  static func * (left: borrowing Ball, right: borrowing Ball) -> Ball {
    let precision = min(left.precision, right.precision)
    return Ball(owning: ball_multiply(left.raw, right.raw, precision), precision: precision)
  }

  /// - Precondition: at least one operand has a limited precision.
  @inline(__always)
  static func / (left: borrowing Ball, right: borrowing Ball) -> Ball {
    let precision = min(left.precision, right.precision)
    assert(precision < Ball.exact, "a quotient needs a limited precision")
    return Ball(owning: ball_divide(left.raw, right.raw, precision), precision: precision)
  }

  @inline(__always)
  static prefix func - (value: borrowing Ball) -> Ball {
    Ball(owning: ball_negate(value.raw), precision: value.precision)
  }

  /// The ball times 2 to the power `exponent`, exactly.
  @inline(__always)
  func scaled(byPowerOfTwo exponent: Int) -> Ball {
    Ball(owning: ball_scale(raw, exponent), precision: precision)
  }

  var magnitude: Ball { Ball(owning: ball_absolute_value(raw), precision: precision) }

  var squared: Ball { self * self }
}
