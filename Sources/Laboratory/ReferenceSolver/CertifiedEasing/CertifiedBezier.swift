/// The true course of a cubic Bézier timing curve, for counting errors in ulp.
///
/// The abscissa rises with the parameter, so that the parameter of a time lies between two numbers at which the abscissa is
/// below and above it: that is what is proven, by the signs of two balls. How the two are found proves nothing and may be
/// done in any way.
public struct CertifiedBezier: Hashable, Sendable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  /// - Precondition: all are finite, x₁ and x₂ in 0 … 1.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    precondition(0...1 ~= x1 && 0...1 ~= x2 && y1.isFinite && y2.isFinite, "a timing curve has legal control points")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The value in ulp of max(1, |y₁|, |y₂|), and the slope in ulp of the larger of that and itself.
  ///
  /// - Parameter time: above 0 and below 1.
  /// - Returns: nil at a vertical tangent, and where 2048 bits do not do.
  public func point(at time: Double) -> CertifiedPoint? {
    CertifiedPoints.raising(from: Precision.first) { bits in
      guard let parameter = parameter(at: time, bits: bits) else { return nil }
      let height = Ball(exactly: max(1, y1.magnitude, y2.magnitude))
      let state = state(at: parameter)
      guard let value = CertifiedValue(state.value, envelope: height) else { return nil }
      let size = state.slope.magnitude
      let isSteep = size.lowerExponent > height.lowerExponent
      let slope =
        isSteep ? CertifiedValue(state.slope, envelope: size) : CertifiedValue(state.slope, envelope: height)
      return slope.map { CertifiedPoint(position: value, velocity: $0) }
    }
  }

  /// Value and slope as decimals of so many significant digits; nil as for ``point(at:)``.
  public func digits(_ count: Int, at time: Double) -> (value: String, slope: String)? {
    guard let parameter = parameter(at: time, bits: 2048) else { return nil }
    let state = state(at: parameter)
    return (state.value.decimal(digits: count), state.slope.decimal(digits: count))
  }

  private struct State: ~Copyable {
    let value: Ball
    let slope: Ball
  }

  private func state(at parameter: borrowing Ball) -> State {
    let abscissa = BernsteinBalls(x1, x2)
    let ordinate = BernsteinBalls(y1, y2)
    let run = abscissa.rate(at: parameter)
    return State(value: ordinate.value(at: parameter), slope: ordinate.rate(at: parameter) / run)
  }

  // MARK: - The parameter

  /// A ball that holds the parameter of a time; nil where so many bits do not tell on which side of it a number lies.
  private func parameter(at time: Double, bits: Int) -> Ball? {
    let abscissa = BernsteinBalls(x1, x2)
    let time = Ball(exactly: time)
    var guess = Ball(exactly: nearParameter(at: time.nearestDouble)).rounded(to: bits)
    var lastStep = Int.max
    for _ in 0..<200 {
      let rate = abscissa.rate(at: guess)
      guard rate.isPositive else { break }
      let step = ((time - abscissa.value(at: guess)) / rate).midpoint
      let next = (guess + step).midpoint
      // Why: near a vertical tangent one step may lead out of the curve; half way to the end is then as good.
      if next.isNegative || next.isZero {
        guess = guess.scaled(byPowerOfTwo: -1)
        continue
      }
      let exponent = step.isZero ? Int.min : step.exponent
      let isAsNearAsItGets = exponent >= lastStep || exponent < next.exponent - bits
      guess = next
      if isAsNearAsItGets { break }
      lastStep = exponent
    }
    return enclosed(guess, abscissa, time, bits: bits)
  }

  /// The narrowest of some balls around a guess whose ends lie on either side of the time.
  private func enclosed(
    _ guess: borrowing Ball, _ abscissa: borrowing BernsteinBalls, _ time: borrowing Ball, bits: Int
  ) -> Ball? {
    let middle = guess.midpoint
    var width = 4 - bits
    while width < -8 {
      let radius = middle.magnitude.scaled(byPowerOfTwo: width)
      let below = time - abscissa.value(at: (middle - radius).midpoint)
      let above = time - abscissa.value(at: (middle + radius).midpoint)
      if below.isPositive && above.isNegative { return middle.widened(to: radius.scaled(byPowerOfTwo: 1)) }
      width += max(4, bits / 16)
    }
    return nil
  }

  /// The parameter in plain doubles, by halving the interval of their bit patterns.
  private func nearParameter(at time: Double) -> Double {
    var low = UInt64(1)
    var high = (1.0).bitPattern
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let s = Double(bitPattern: middle)
      let rest = 1 - s
      if 3 * s * rest * (x1 * rest + x2 * s) + s * s * s < time { low = middle } else { high = middle }
    }
    return Double(bitPattern: high)
  }
}

/// One coordinate of a Bézier curve from 0 to 1 in balls.
struct BernsteinBalls: ~Copyable {
  private let p: Ball
  private let q: Ball
  private let beforeEnd: Ball
  private let between: Ball

  init(_ p: Double, _ q: Double) {
    self.p = Ball(exactly: p)
    self.q = Ball(exactly: q)
    beforeEnd = Ball(exactly: 1) - self.q
    between = self.q - self.p
  }

  /// 3 s (1 − s) (p (1 − s) + q s) + s³.
  func value(at s: borrowing Ball) -> Ball {
    let rest = Ball(exactly: 1) - s
    let product = s * rest
    return (product.scaled(byPowerOfTwo: 1) + product) * (p * rest + q * s) + s * s * s
  }

  /// 3 (p (1 − s)² + 2 (q − p) s (1 − s) + (1 − q) s²).
  func rate(at s: borrowing Ball) -> Ball {
    let rest = Ball(exactly: 1) - s
    let third = (p * rest + (between * s).scaled(byPowerOfTwo: 1)) * rest + beforeEnd * (s * s)
    return third.scaled(byPowerOfTwo: 1) + third
  }
}
