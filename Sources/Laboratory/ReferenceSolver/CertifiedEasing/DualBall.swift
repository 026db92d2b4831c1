/// A number and its rate of change with time, each in a ball: what a formula gives besides its value when it is run on one.
struct DualBall: ~Copyable {
  let value: Ball
  let slope: Ball

  init(value: consuming Ball, slope: consuming Ball) {
    self.value = value
    self.slope = slope
  }

  /// A number that does not change.
  init(constant value: consuming Ball) {
    self.value = value
    slope = Ball(exactly: 0)
  }

  init(_ value: Double) { self.init(constant: Ball(exactly: value)) }

  /// numerator / denominator.
  init(_ numerator: Int, over denominator: Int, bits: Int) {
    self.init(constant: Ball(exactly: numerator).rounded(to: bits) / Ball(exactly: denominator))
  }

  /// Time itself.
  static func time(_ time: Double, bits: Int) -> DualBall {
    DualBall(value: Ball(exactly: time).rounded(to: bits), slope: Ball(exactly: 1))
  }

  func copy() -> DualBall { DualBall(value: value.copy(), slope: slope.copy()) }

  static func + (a: borrowing DualBall, b: borrowing DualBall) -> DualBall {
    DualBall(value: a.value + b.value, slope: a.slope + b.slope)
  }

  static func - (a: borrowing DualBall, b: borrowing DualBall) -> DualBall {
    DualBall(value: a.value - b.value, slope: a.slope - b.slope)
  }

  static func * (a: borrowing DualBall, b: borrowing DualBall) -> DualBall {
    DualBall(value: a.value * b.value, slope: a.value * b.slope + a.slope * b.value)
  }

  static func / (a: borrowing DualBall, b: borrowing DualBall) -> DualBall {
    let quotient = a.value / b.value
    return DualBall(value: quotient.copy(), slope: (a.slope - quotient * b.slope) / b.value)
  }

  /// Times a whole number.
  func times(_ factor: Int) -> DualBall {
    DualBall(value: value * Ball(exactly: factor), slope: slope * Ball(exactly: factor))
  }

  var halved: DualBall {
    DualBall(value: value.scaled(byPowerOfTwo: -1), slope: slope.scaled(byPowerOfTwo: -1))
  }

  var doubled: DualBall {
    DualBall(value: value.scaled(byPowerOfTwo: 1), slope: slope.scaled(byPowerOfTwo: 1))
  }

  func power(_ exponent: Int) -> DualBall {
    var result = copy()
    for _ in 1..<exponent { result = result * self }
    return result
  }

  func squareRoot() -> DualBall {
    let root = value.squareRoot()
    return DualBall(value: root.copy(), slope: slope / root.scaled(byPowerOfTwo: 1))
  }

  /// The sine of as many half turns.
  func sineOfHalfTurns(bits: Int) -> DualBall {
    let pi = Ball.pi(bits)
    let both = (value * pi).sineAndCosine()
    return DualBall(value: both.sine.copy(), slope: both.cosine * slope * pi)
  }

  /// The cosine of as many half turns.
  func cosineOfHalfTurns(bits: Int) -> DualBall {
    let pi = Ball.pi(bits)
    let both = (value * pi).sineAndCosine()
    return DualBall(value: both.cosine.copy(), slope: -(both.sine * slope * pi))
  }

  /// 2 to this power.
  func powerOfTwo(bits: Int) -> DualBall {
    let logarithm = Ball(exactly: 2).rounded(to: bits).logarithm()
    let power = (value * logarithm).exponential()
    return DualBall(value: power.copy(), slope: power * slope * logarithm)
  }
}
