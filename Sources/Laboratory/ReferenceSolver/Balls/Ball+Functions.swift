internal import CFLINT

extension Ball {
  static func pi(_ precision: Int) -> Ball { Ball(owning: ball_pi(precision), precision: precision) }

  /// √self; the operand must not reach below 0.
  @inline(__always)
  func squareRoot() -> Ball { Ball(owning: ball_square_root(raw, precision), precision: precision) }

  @inline(__always)
  func exponential() -> Ball { Ball(owning: ball_exponential(raw, precision), precision: precision) }

  /// e^self − 1 without cancellation.
  @inline(__always)
  func exponentialMinusOne() -> Ball {
    Ball(owning: ball_exponential_minus_one(raw, precision), precision: precision)
  }

  /// Natural logarithm of a positive ball.
  func logarithm() -> Ball { Ball(owning: ball_logarithm(raw, precision), precision: precision) }

  /// ln(1 + self) without cancellation.
  func logarithmOfOnePlus() -> Ball { Ball(owning: ball_logarithm_of_one_plus(raw, precision), precision: precision) }

  @inline(__always)
  func sineAndCosine() -> SineAndCosine {
    let both = ball_sine_cosine(raw, precision)
    return SineAndCosine(
      sine: Ball(owning: both.sine, precision: precision), cosine: Ball(owning: both.cosine, precision: precision))
  }

  /// The angle in (−π, π] of the point (`x`, `y`).
  static func angle(y: borrowing Ball, x: borrowing Ball) -> Ball {
    let precision = min(x.precision, y.precision)
    return Ball(owning: ball_arctangent(y.raw, x.raw, precision), precision: precision)
  }

  /// The least integer not below self, as a ball.
  func roundedUp() -> Ball { Ball(owning: ball_ceiling(raw, precision), precision: precision) }
}

struct SineAndCosine: ~Copyable {
  let sine: Ball
  let cosine: Ball
}
