/// A Bézier curve seen from one place on it: what x and y differ from there, as cubics without a constant of the distance
/// ξ in the parameter.
///
/// Near ξ = 0 every quantity keeps its relative accuracy, however small it is.
struct BezierBranch: Sendable {
  /// The coefficients of ξ, ξ² and ξ³.
  let first: PlanePair
  let second: PlanePair
  let third: PlanePair

  /// The part of the curve before this place, seen along falling ξ: x and y change their signs.
  var reversed: BezierBranch { BezierBranch(first: first, second: -second, third: third) }

  /// x and y at a double of 26 bits, each to 2^-102 of its largest term.
  @inline(__always)
  private func point(at place: Double) -> PlanePair {
    (first + (second + third.times(place)).times(place)).times(place)
  }

  /// x′ and y′ at a double of 26 bits, alike.
  @inline(__always)
  private func rates(at place: Double) -> PlanePair {
    first + (second.scaled(SIMD2(2, 2)) + (third + third.scaled(SIMD2(2, 2))).times(place)).times(place)
  }

  /// x′ and y′ in plain doubles.
  @inline(__always)
  func roughRates(at place: Double) -> SIMD2<Double> {
    (3 * place * third.high + 2 * second.high) * place + first.high
  }

  /// x″/2 and y″/2 in plain doubles.
  @inline(__always)
  func roughBends(at place: Double) -> SIMD2<Double> { 3 * place * third.high + second.high }

  /// x in plain doubles.
  @inline(__always)
  func roughAbscissa(at place: Double) -> Double {
    ((third.high.x * place + second.high.x) * place + first.high.x) * place
  }

  /// The place where x is `rise`: a double of 26 bits and a small shift from it.
  ///
  /// Why: a factor of 26 bits leaves the products exact that the residual needs, so that it is right to 2^-100 of its
  /// terms. The shift, some 2^-20 of the place, then carries the root to 2^-72 and beyond: one division, and the series of
  /// the inverse function to its third term.
  ///
  /// - Parameter guess: known to some 2^-17 of the distance over which the curve bends.
  @inline(__always)
  private func root(of rise: DoublePair, near guess: Double) -> BezierRoot {
    let place = SplitDouble(guess).head
    let reached = point(at: place)
    let rates = roughRates(at: place)
    let bends = roughBends(at: place)
    let inverse = 1 / rates.x
    let step = ((rise.high - reached.high.x) + (rise.low - reached.low.x)) * inverse
    let bend = bends.x * inverse
    let twist = third.high.x * inverse
    let shift = step * (1 - step * (bend - step * (2 * bend * bend - twist)))
    return BezierRoot(place: place, shift: shift, height: reached.y, heightRate: rates.y, bends: bends)
  }

  /// y where x is `rise`, the root being near a guess.
  @inline(__always)
  func ordinate(atRise rise: DoublePair, near guess: Double) -> DoublePair {
    let root = root(of: rise, near: guess)
    let change = root.shift * (root.heightRate + root.shift * (root.bends.y + root.shift * third.high.y))
    return ErrorFree.sum(root.height.high, root.height.low + change)
  }

  /// dy/dx there, rounded once but for 2^-60 of the larger of it and the curve's height.
  @inline(__always)
  func slope(atRise rise: DoublePair, near guess: Double) -> Double {
    let root = root(of: rise, near: guess)
    let rates = rates(at: root.place)
    let changes = root.shift * (2 * root.bends + 3 * root.shift * third.high)
    return Self.quotient(
      ErrorFree.sum(rates.high.y, rates.low.y + changes.y), ErrorFree.sum(rates.high.x, rates.low.x + changes.x))
  }

  /// ξ where x is `rise`, in a double.
  func parameter(atRise rise: DoublePair, near guess: Double) -> Double {
    let root = root(of: rise, near: guess)
    return root.place + root.shift
  }

  /// The limit of dy/dx as ξ falls to 0.
  var slopeAtStart: Double {
    for coefficient in [first, second, third] {
      if coefficient.high.x != 0 { return Self.quotient(coefficient.y, coefficient.x) }
      if coefficient.high.y != 0 { return coefficient.high.y > 0 ? .infinity : -.infinity }
    }
    return 0
  }

  /// Rounded once, but for 2^-100.
  @inline(__always)
  private static func quotient(_ rise: DoublePair, _ run: DoublePair) -> Double {
    let leading = rise.high / run.high
    // Why: beyond these the residual would overflow, or lose what it is asked for.
    guard leading.magnitude < 0x1p900, run.high > 0x1p-900 else { return leading }
    let product = ErrorFree.product(leading, run.high)
    let rest = ((rise.high - product.high) - product.low) + (rise.low - leading * run.low)
    return leading + rest / run.high
  }
}

/// A place on a curve, and what the curve is at its rounded part.
struct BezierRoot {
  /// ξ rounded to 26 bits.
  let place: Double
  /// What ξ has beyond it.
  let shift: Double
  /// y at the place.
  let height: DoublePair
  /// y′ at the place.
  let heightRate: Double
  /// x″/2 and y″/2 at the place.
  let bends: SIMD2<Double>
}
