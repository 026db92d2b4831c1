internal import CFLINT

/// A ball reaches across the place where a decision changes: the same with more bits may decide it.
struct Undecided: Error {
  /// What could not be decided, in words for ``ReferenceError``.
  let question: String

  init(_ question: String) { self.question = question }
}

enum Sign: Int {
  case negative = -1
  case zero = 0
  case positive = 1
}

extension Ball {
  /// The sign, if all numbers of the ball share it.
  func sign(deciding question: @autoclosure () -> String) throws(Undecided) -> Sign {
    if ball_is_positive(raw) != 0 { return .positive }
    if ball_is_negative(raw) != 0 { return .negative }
    if isZero { return .zero }
    throw Undecided(question())
  }

  /// Whether all of the ball is greater than 0.
  var isPositive: Bool { ball_is_positive(raw) != 0 }
  /// Whether all of the ball is less than 0.
  var isNegative: Bool { ball_is_negative(raw) != 0 }

  /// The only integer within the ball, exact, if there is one.
  var uniqueInteger: Ball? {
    var integer = arb_struct()
    let exists = ball_unique_integer(&integer, raw) != 0
    let ball = Ball(owning: integer, precision: Ball.exact)
    return exists ? .some(ball) : .none
  }
}

extension Ball {
  /// Whether the radius is at most 2^−`bits` of the number; true for an exact ball.
  func isSharp(bits: Int) -> Bool { ball_relative_accuracy(raw) >= bits || isExact }

  /// The exponent e with the lower end of the ball in [2^(e − 1), 2^e); `Int.min` when that end is not positive.
  var lowerExponent: Int { ball_lower_exponent(raw) }

  /// The midpoint with so many significant digits.
  func decimal(digits: Int) -> String {
    let text = ball_text(raw, digits)
    defer { ball_text_clear(text) }
    return text.map { String(cString: $0) } ?? ""
  }
}
