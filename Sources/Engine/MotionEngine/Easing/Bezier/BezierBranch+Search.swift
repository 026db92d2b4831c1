/// Roots of any size, without a guess.
extension BezierBranch {
  /// Below this a rise is faint: the products of pairs of doubles would leave the range of normal numbers.
  static let faint = 0x1p-200

  /// y where x is `rise`, from 0 up to a little beyond the branch's quarter.
  func ordinate(atRise rise: DoublePair) -> DoublePair {
    guard rise.high >= Self.faint else { return rise.high == 0 ? .zero : faintOrdinate(atRise: rise) }
    return ordinate(atRise: rise, near: search(rise.high))
  }

  /// dy/dx there.
  func slope(atRise rise: DoublePair) -> Double {
    guard rise.high >= Self.faint else { return rise.high == 0 ? slopeAtStart : faintSlope(atRise: rise) }
    return slope(atRise: rise, near: search(rise.high))
  }

  /// ξ there, in a double; 0 for a faint rise.
  func parameter(atRise rise: DoublePair) -> Double {
    rise.high >= Self.faint ? parameter(atRise: rise, near: search(rise.high)) : 0
  }

  /// The only root between 0 and `bound` in plain doubles, to 2^-30 of itself: Newton's steps, and halving where one leads
  /// out of the bracket.
  private func search(_ rise: Double, below bound: Double = 0.2578125) -> Double {
    var low = 0.0
    var high = bound
    var place = firstGuess(rise, below: bound)
    for _ in 0..<Self.mostSteps {
      let residual = roughAbscissa(at: place) - rise
      if residual < 0 { low = place } else { high = place }
      let newton = place - residual / roughRates(at: place).x
      let isInside = newton > low && newton < high
      let next = isInside ? newton : 0.5 * (low + high)
      let isNear = isInside && (next - place).magnitude <= 0x1p-18 * next
      place = next
      if isNear { break }
    }
    return place
  }

  /// Each step halves the bracket at least or converges; from 1 to 2^-200 there are 200 halvings.
  private static let mostSteps = 300

  /// What each term alone would need, the least of them.
  private func firstGuess(_ rise: Double, below bound: Double) -> Double {
    let (a, b, c) = (first.high.x, second.high.x, third.high.x)
    var guess = bound * 0.75
    if rise < guess * a { guess = rise / a }
    if rise < guess * guess * b { guess = (rise / b).squareRoot() }
    if rise < guess * guess * guess * c { guess = Self.crudeCubeRoot(rise / c) }
    return guess
  }

  /// ∛x for an x > 0 to 6 %: a third of the exponent, and of the mantissa with it.
  private static func crudeCubeRoot(_ x: Double) -> Double {
    Double(bitPattern: x.bitPattern / 3 + (1.0.bitPattern / 3 * 2))
  }

  // MARK: - Faint rises

  /// A third of the exponent of a faint rise: in units of 2^-k for ξ and of 2^-3k for x the cubic term has its own size,
  /// and the others are larger than they were by powers of two, all exactly.
  private static func unit(of rise: DoublePair) -> Int { -rise.high.exponent / 3 }

  private func measured(in k: Int) -> BezierBranch {
    let (up, far) = (Double.powerOfTwo(k), Double.powerOfTwo(2 * k))
    return BezierBranch(
      first: first.scaled(SIMD2(far, 1)), second: second.scaled(SIMD2(up, 1 / up)),
      third: third.scaled(SIMD2(1, 1 / far)))
  }

  /// y in units of 2^-k, whose cubic term has a coefficient of 1 or 4 where it leads, so that ξ is below 8.
  private func faintOrdinate(atRise rise: DoublePair) -> DoublePair {
    let k = Self.unit(of: rise)
    let branch = measured(in: k)
    let scaled = rise.timesPowerOfTwo(3 * k)
    return branch.ordinate(atRise: scaled, near: branch.search(scaled.high, below: 8)).timesPowerOfTwo(-k)
  }

  private func faintSlope(atRise rise: DoublePair) -> Double {
    let k = Self.unit(of: rise)
    let branch = measured(in: k)
    let scaled = rise.timesPowerOfTwo(3 * k)
    return branch.slope(atRise: scaled, near: branch.search(scaled.high, below: 8)).timesPowerOfTwo(2 * k)
  }
}
